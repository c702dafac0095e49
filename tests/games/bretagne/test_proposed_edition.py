"""The edition that docs/balance/bretagne.md proposes, in which Enfer pays: nothing else may differ from ours."""

from __future__ import annotations

from pathlib import Path

from tests.games.bretagne.box import BRETAGNE, edition

PROPOSED = Path(__file__).parents[3] / "docs/balance/editions/bretagne-enfer.toml"


def test_the_proposal_needs_fewer_engineers_for_enfer_in_good_weather_and_changes_nothing_else() -> None:
    ours, proposed = edition().data, BRETAGNE.read_edition(PROPOSED).data
    assert [row["engineers"] for row in proposed["weather"]] == [[1, 1, 1], [1, 2, 2], [1, 3, 4]]
    for name in ours.keys() - {"edition", "weather"}:
        assert ours[name] == proposed[name], name
    assert ours.keys() == proposed.keys()


def test_enfer_stays_no_easier_than_purgatoire_and_nearly_impossible_in_a_storm() -> None:
    for row in BRETAGNE.read_edition(PROPOSED).data["weather"]:
        paradis, purgatoire, enfer = row["engineers"]
        assert paradis <= purgatoire <= enfer
        assert not row["storm"] or enfer > purgatoire
