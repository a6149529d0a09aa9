"""Why an action is not legal: the reasons that no rule test asks for."""

from tests.rules.dragon_castle.table import play, table, why, why_not


def test_castle_tiles() -> None:
    state = table(castle="3 3 3 / 2 1 2 / 1 2 1")
    message = why_not(state, "pick b2")
    assert message is not None
    assert (message.id, message.args) == ("dragon_castle-why-not-top-floor", {"floor": 1, "top": 3})
    assert why(state, "pick b1") == "blocked"
    assert why(state, "pick h1") == "no-tile"
    assert why(state, "place a1") == "start"
    assert why_not(state, "pick a1") is None


def test_second_tiles() -> None:
    state = table(castle="?.M1 M1 M1 M1 . M2")
    play(state, "pick a1")
    assert why(state, "pair f1") == "not-identical"
    assert why(state, "pair c1") == "blocked"
    assert why(state, "pair h1") == "no-tile"
    assert why(state, "pick a1") == "complete"
    depths = table(castle="?.M1 . S1 . M2", spirits="depths")
    play(depths, "pick a1", "spirit depths", "pay_shrine")
    assert why(depths, "pair c1") == "not-same-kind"


def test_elegance() -> None:
    state = table(castle="3 3 3 / 2 2 2", spirits="elegance")
    play(state, "spirit elegance", "pay_shrine")
    assert why(state, "pick a1") == "elegance-first"
    second = table(castle="?.M1 M1 . / M2 M1 M3", spirits="elegance")
    play(second, "pick a1", "spirit elegance", "pay_shrine")
    assert why(second, "pair b1") == "elegance-second"
    assert why(second, "take_shrine") == "duty"


def test_destruction_under_elegance() -> None:
    state = table(castle="S1 M1 S2 / S3 M1 S4 / S5 M2 S6 / S5 M3 S6", spirits="elegance,destruction", pools=[3, 1])
    play(state, "spirit elegance", "pay_shrine", "pick b1", "spirit destruction", "pay_shrine")
    assert why(state, "destroy b2") == "blocked"  # a free short side is of no use here
    assert why(state, "destroy b3") == "blocked"  # enclosed on all sides, but the long ones decide
    assert why(state, "destroy h1") == "no-tile"


def test_after_the_end() -> None:
    state = table(castle="1 1", tokens=[1, 0], turn=1)
    play(state, "summon")
    message = why_not(state, "summon")
    assert message is not None
    assert message.id == "why-game-over"


def test_payment_without_a_shrine() -> None:
    state = table("1M1", spirits="destruction", pools=[0, 1])
    play(state, "spirit destruction")
    assert why(state, "pay_shrine") == "no-shrine"
    assert why(state, "summon") == "pay"
