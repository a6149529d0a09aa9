"""What players count in Wyrmspan: coins, resources, cards, spaces, steps, places in objectives, points a round."""

from typing import Final

from drakehall.bots.evaluation.wyrmspan_cards import facts as worths
from drakehall.bots.facts.facts import Saying
from drakehall.games.wyrmspan.cards import Dragon
from drakehall.games.wyrmspan.compiled import compiled_cards
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.rounds import ROUNDS
from drakehall.games.wyrmspan.view import WyrmspanView
from drakehall.kernel.events import Message, Value

WORTH: Final = {"resources": 0.8, "dragon-cards": 0.7, "cave-cards": 0.5, "spaces": 1.0, "steps": 0.6}
PASSED_OVER: Final = ("coins", "left")
COIN: Final = 2.5
"""Worth of a coin: an action."""
PAYABLE: Final = 1.2
"""Worth of being able to pay for a dragon in hand."""
KEPT: Final = 1.0
"""Worth of beginning with dragons that can be paid for."""
NEEDED: Final = 0.6
"""Worth of coming nearer to a dragon in hand."""
SOON: Final = 0.7
"""The share of an objective's points that counts while the others can still catch up, for every round until then."""


def facts(view: WyrmspanView, seat: int) -> dict[str, float]:
    """Count a seat's supply, hand and mat."""
    mat = view.mats[seat]
    return {
        "resources": float(sum(mat.resources.values())),
        "dragon-cards": float(mat.dragon_cards),
        "cave-cards": float(mat.cave_cards),
        "spaces": float(sum(space.excavated for space in mat.spaces)),
        "steps": float(mat.track),
    }


def comparable(before: WyrmspanView, after: WyrmspanView) -> bool:
    """Return whether a round goes on: coins come anew with every round, and setup changes hands all at once."""
    return before.round == after.round and not stands_alone(before)


def stands_alone(before: WyrmspanView) -> bool:
    """WYR-3.5: every card and resource of the setup is a choice of its own."""
    return before.phase.startswith("setup")


def sayings(before: WyrmspanView, after: WyrmspanView, seat: int) -> list[Saying]:
    """Return coins, places in objectives, dragons that bring something every round, and those now affordable."""
    if stands_alone(before):
        return kept(before, after, seat) + needed(before, after, seat) + payable(before, after, seat)
    coins = spent(before, after, seat) if comparable(before, after) else []
    return coins + placed(before, after, seat) + lasting(before, after, seat) + payable(before, after, seat)


def spent(before: WyrmspanView, after: WyrmspanView, seat: int) -> list[Saying]:
    """Return coins gained, and spent beyond the one that an action costs anyway (WYR-1.2)."""
    by = after.mats[seat].coins - before.mats[seat].coins
    if -1 <= by <= 0:
        return []
    return [
        Saying(Message("wyrmspan-ground-coins" if by > 0 else "wyrmspan-risk-coins", {"count": abs(by)}), COIN * by)
    ]


def placed(before: WyrmspanView, after: WyrmspanView, seat: int) -> list[Saying]:
    """WYR-10.5: return places in objectives that a seat takes or loses, with what they count in the end."""
    said = []
    for number, (was, now) in enumerate(zip(before.standings, after.standings, strict=True), start=1):
        if not was.counts:  # judged long ago
            continue
        points = now.points[now.places[seat]]
        by = points - was.points[was.places[seat]]
        if by:
            judged = not now.counts
            kind = "won" if judged else "taken" if by > 0 else "lost"
            place: dict[str, Value] = {
                "place": now.places[seat] + 1,
                "count": points,
                "objective": now.objective,
                "round": number,
            }
            worth = by if judged else by * SOON ** (number - before.round + 1)
            said.append(Saying(Message(f"wyrmspan-standing-{kind}", place), worth))
    return said


def lasting(before: WyrmspanView, after: WyrmspanView, seat: int) -> list[Saying]:
    """WYR-10.2: return new dragons on the mat that bring something at the end of each round, roughly in points."""
    rounds = ROUNDS - before.round + 1
    cards = compiled_cards(after.dragon_table, after.cave_table)
    had = {space.dragon for space in before.mats[seat].spaces}
    said = []
    for space in after.mats[seat].spaces:
        if space.dragon is None or space.dragon in had:
            continue
        points = worths(cards).round[cards.dragon_labels.index(space.dragon)]
        if round(points) and rounds > 0:
            args: dict[str, Value] = {"dragon": space.dragon, "count": round(points), "rounds": rounds}
            said.append(Saying(Message("wyrmspan-ground-rounds", args), points * rounds))
    return said


def kept(before: WyrmspanView, after: WyrmspanView, seat: int) -> list[Saying]:
    """WYR-3.5: return what a discarded card leaves in hand, and the points of a dragon that is given up."""
    gone = {*after.chosen} - {*before.chosen}
    if before.phase != "setup-cards" or not gone:
        return []
    left = held(after, seat)
    caves = after.mats[seat].cave_hand or []
    args: dict[str, Value] = {
        "dragons": len(left),
        "cost": sum(sum(card_of(after, label).resources) for label in left),
        "caves": sum(f"c{label}" not in after.chosen for label in caves),
    }
    said = [Saying(Message("wyrmspan-ground-keeps", args), KEPT)]
    for card in gone:
        if card.startswith("d"):
            points = card_of(after, card[1:]).vp
            said.append(Saying(Message("wyrmspan-risk-gives-up", {"dragon": card[1:], "count": points}), -KEPT))
    return said


def needed(before: WyrmspanView, after: WyrmspanView, seat: int) -> list[Saying]:
    """WYR-3.5: return which dragon needs a resource of the setup, and how many it then lacks."""
    lacking = {label: (missing(before, seat, label), missing(after, seat, label)) for label in held(after, seat)}
    nearer = [(now, label) for label, (then, now) in lacking.items() if 0 < now < then]
    if before.phase != "setup-resources" or not nearer:
        return []
    count, dragon = min(nearer)
    return [Saying(Message("wyrmspan-ground-needed", {"dragon": dragon, "count": count}), NEEDED)]


def missing(view: WyrmspanView, seat: int, label: str) -> int:
    """Count the resources that a seat lacks for a dragon, with what it has chosen in the setup."""
    cost = zip(card_of(view, label).resources, stock(view, seat), strict=True)
    return sum(max(0, need - has) for need, has in cost)


def stock(view: WyrmspanView, seat: int) -> list[int]:
    """Count a seat's resources by kind, with what it has chosen in the setup."""
    return [view.mats[seat].resources[kind] + view.chosen.count(kind) for kind in RESOURCES]


def held(view: WyrmspanView, seat: int) -> list[str]:
    """Return the dragons in a seat's own hand, except those that it has chosen to discard."""
    return [label for label in view.mats[seat].dragon_hand or [] if f"d{label}" not in view.chosen]


def card_of(view: WyrmspanView, label: str) -> Dragon:
    """Find a dragon by its label."""
    cards = compiled_cards(view.dragon_table, view.cave_table)
    return cards.dragons[cards.dragon_labels.index(label)]


def payable(before: WyrmspanView, after: WyrmspanView, seat: int) -> list[Saying]:
    """WYR-6.2: return the most valuable of the dragons in hand that have just become affordable."""
    cards = compiled_cards(after.dragon_table, after.cave_table)
    fresh = [cards.dragon_labels.index(label) for label in {*paid(after, seat)} - {*paid(before, seat)}]
    if not fresh:
        return []
    best = max(fresh, key=lambda card: (cards.vp[card], -card))
    args: dict[str, Value] = {"dragon": cards.dragon_labels[best], "count": cards.vp[best]}
    return [Saying(Message("wyrmspan-ground-payable", args), PAYABLE)]


def paid(view: WyrmspanView, seat: int) -> list[str]:
    """Return the dragons in a seat's own hand whose cost it has, without exchanges."""
    mat = view.mats[seat]
    eggs = sum(space.eggs for space in mat.spaces) + mat.nest
    return [label for label in held(view, seat) if not missing(view, seat, label) and eggs >= card_of(view, label).egg]


def alike(view: WyrmspanView, seat: int) -> Message | None:
    """Return None: choices differ in what can be seen."""
    return None


def mark(view: WyrmspanView) -> Message | None:
    """Return the round."""
    return Message("hall-mark-round", {"round": view.round})
