"""The example that learns Loire runs, and its plot says what came of it."""

from __future__ import annotations

import numpy as np
from learn_loire import Net, gains, learn, plotted


def test_a_little_learning_gives_a_course_and_a_plot() -> None:
    course = learn(updates=1, size=4, matches=4)
    assert [at for at, _ in course] == [0, 1] and all(0.0 <= share <= 1.0 for _, share in course)
    assert plotted(course).count("<polyline") == 1 and "updates: 0 to 1 " in plotted(course)


def test_what_is_earned_counts_for_the_decision_before_it_and_not_across_matches() -> None:
    value, ended = np.zeros((4, 1)), np.array([[False], [True], [False], [False]])
    mine = np.array([[True], [False], [True], [False]])
    earned = np.array([[0.0], [1.0], [0.0], [-0.5]])
    assert gains(value, mine, earned, ended)[mine].tolist() == [1.0, -0.5]


def test_the_net_goes_down_its_slope() -> None:
    luck = np.random.default_rng(1)
    net = Net(5, 3, luck)
    seen, mask = luck.normal(size=(64, 5)), np.ones((64, 3), bool)
    aim = seen[:, 0]
    before = float(((net(seen, mask)[2] - aim) ** 2).mean())
    for _ in range(200):
        hidden, _, value = net(seen, mask)
        net.push(seen, hidden, np.c_[np.zeros((64, 3)), (value - aim) / 64])
    assert float(((net(seen, mask)[2] - aim) ** 2).mean()) < before / 4
