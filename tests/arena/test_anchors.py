"""The fixed points of ratings come from the ladders."""

from pathlib import Path

import msgspec
import pytest
from bench.anchors import OUT, anchors, written
from bench.ladder import HERE, Result

from drakehall import bots
from drakehall.bots.levels import parameters
from drakehall.bots.nets.registry import net
from drakehall.hall.anchors import anchored, measured
from drakehall.hall.skill import BEGIN
from drakehall.kernel import registry

RESULTS = HERE / "results" / "ladder"


def test_the_table_is_what_the_ladders_say() -> None:
    assert OUT.read_text(encoding="utf-8") == written(RESULTS), "python -m bench.anchors"


@pytest.mark.parametrize("game", registry.game_names())
def test_every_game_has_fixed_points_and_the_greedy_bot_stands_where_everybody_begins(game: str) -> None:
    fixed = anchored(game)
    assert fixed["greedy"].rating == BEGIN
    assert {"random", "greedy", "novice", "adept", "master"} <= set(fixed)
    assert list(fixed) == sorted(fixed, key=lambda bot: -fixed[bot].rating)


def test_a_bot_that_has_changed_is_no_fixed_point(monkeypatch: pytest.MonkeyPatch) -> None:
    known = measured()["smoki"]
    changed = {"adept": msgspec.structs.replace(known["adept"], made_of="something else")}
    monkeypatch.setattr("drakehall.hall.anchors.measured", lambda: {"smoki": known | changed})
    anchored.cache_clear()
    try:
        assert "adept" not in anchored("smoki")
        assert "master" in anchored("smoki")
    finally:
        anchored.cache_clear()


def test_what_a_bot_is_made_of_tells_bots_apart_and_leaves_time_out(monkeypatch: pytest.MonkeyPatch) -> None:
    box = registry.game("smoki")
    made_of = {bot: bots.fingerprint(bot, box) for bot in bots.bots(box)}
    assert len(set(made_of.values())) == len(made_of)

    def prints(**changes: object) -> str:
        other = msgspec.structs.replace(parameters(box, "master"), **changes)
        monkeypatch.setattr("drakehall.bots.fingerprints.parameters", lambda game, level: other)
        bots.fingerprint.cache_clear()
        try:
            return bots.fingerprint("master", box)
        finally:
            monkeypatch.undo()
            bots.fingerprint.cache_clear()

    assert prints(seconds=99.0) == made_of["master"]
    assert prints(iterations=7) != made_of["master"]


def test_a_net_counts_by_what_it_makes_of_positions_for_those_who_play_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    box = registry.game("wyrmspan")
    found = net(box)
    assert found is not None

    def prints(*names: str, **changes: object) -> list[str]:
        card = msgspec.structs.replace(found.card, **changes)
        monkeypatch.setattr("drakehall.bots.fingerprints.net", lambda _: msgspec.structs.replace(found, card=card))
        bots.fingerprint.cache_clear()
        try:
            return [bots.fingerprint(name, box) for name in names]
        finally:
            monkeypatch.undo()
            bots.fingerprint.cache_clear()

    everybody = bots.bots(box)
    told = prints(*everybody)
    assert prints(*everybody, matches=(), data="") == told
    other = prints(*everybody, share=0.25)
    changed = [name for name, one, two in zip(everybody, told, other, strict=True) if one != two]
    assert changed == bots.net_levels(box)


def test_a_ladder_hangs_on_a_bot_that_played_in_both_and_has_not_changed(tmp_path: Path) -> None:
    for name in ("smoki", "smoki-styles"):
        (tmp_path / f"{name}.json").write_bytes((RESULTS / f"{name}.json").read_bytes())
    assert "rusher" in anchors("smoki", tmp_path)
    styles = msgspec.json.decode((tmp_path / "smoki-styles.json").read_bytes(), type=Result)
    others = styles.made_of | {"adept": "something else"}
    (tmp_path / "smoki-styles.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(styles, made_of=others)))
    assert "rusher" not in anchors("smoki", tmp_path)
    (tmp_path / "smoki.json").unlink()
    assert anchors("smoki", tmp_path) == {}
