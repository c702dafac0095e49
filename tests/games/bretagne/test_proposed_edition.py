"""The editions that docs/balance/bretagne.md proposes: nothing else may differ from ours."""

from __future__ import annotations

from pathlib import Path

from tests.games.bretagne.box import BRETAGNE, edition

EDITIONS = Path(__file__).parents[3] / "docs/balance/editions"
PROPOSED = EDITIONS / "bretagne-enfer.toml"
BARGES = EDITIONS / "bretagne-barges.toml"


def test_the_proposal_needs_fewer_engineers_for_enfer_in_good_weather_and_changes_nothing_else() -> None:
    ours, proposed = edition().data, BRETAGNE.read_edition(PROPOSED).data
    assert [row["engineers"] for row in proposed["weather"]] == [[1, 1, 1], [1, 2, 2], [1, 3, 4]]
    for name in ours.keys() - {"edition", "weather"}:
        assert ours[name] == proposed[name], name
    assert ours.keys() == proposed.keys()


def test_the_other_proposal_gives_barges_other_engineers_and_francs_and_changes_nothing_else() -> None:
    ours, proposed = edition().data, BRETAGNE.read_edition(BARGES).data
    given = [row["bonus"] for row in proposed["barge"]]
    assert given == ["2 engineer", "3 engineer + franc", "2 engineer + franc", "3 engineer + franc"]
    for name in ours.keys() - {"edition", "barge"}:
        assert ours[name] == proposed[name], name
    for one, other in zip(ours["barge"], proposed["barge"], strict=True):
        assert (one["holds"], one["saves"], one["provenance"]) == (other["holds"], other["saves"], "reconstructed")
    assert ours.keys() == proposed.keys()


def test_enfer_stays_no_easier_than_purgatoire_and_nearly_impossible_in_a_storm() -> None:
    for row in BRETAGNE.read_edition(PROPOSED).data["weather"]:
        paradis, purgatoire, enfer = row["engineers"]
        assert paradis <= purgatoire <= enfer
        assert not row["storm"] or enfer > purgatoire
