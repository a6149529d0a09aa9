"""What is hidden in Wyrmspan, as numbers: what a seat remembers of it, and, for a perfect layout, all of it."""

from typing import Final, final

from drakehall.features.layout import MOST, Plan
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import MAT_SPACES
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.vocabulary import PLACES

SEALED: Final = 5
"""Two cards and three resources are chosen in setup."""


@final
class MemoryPlaces:
    """Where the fields about what a seat remembers begin."""

    def __init__(self, plan: Plan, seats: int, dragons: tuple[str, ...], caves: tuple[str, ...]) -> None:
        """Add the fields."""
        self.dragons, self.caves = len(dragons), len(caves)
        self.known = plan.flag(
            "known_dragons",
            "The dragons that everyone has seen go to each seat, and that it holds or has tucked unseen.",
            (seats, self.dragons),
        )
        self.known_caves = plan.flag(
            "known_caves",
            "The cave cards that everyone has seen go to each seat, and that it holds.",
            (seats, self.caves),
        )
        self.tucked = plan.code(
            "own_tucked",
            ("no", *PLACES),
            "Under which own dragon a card lies that its owner has seen.",
            (self.dragons,),
        )
        self.eras = plan.number(
            "dragon_eras",
            0,
            MOST,
            "How often each dragon was shuffled back: hidden ones of an era are alike.",
            (self.dragons,),
        )
        self.cave_eras = plan.number("cave_eras", 0, MOST, "How often each cave card was.", (self.caves,))

    def write(self, s: Wyrmspan, seat: int, out: memoryview) -> None:
        """Write what a seat remembers; whether a known card is in a hand or tucked need not be known."""
        if s.known_dragons or s.known_caves:
            for step in range(s.seats):
                self.write_known(s, (seat + step) % s.seats, step, out)
        for place in range(MAT_SPACES):
            for slot in s.tucked[seat * MAT_SPACES + place]:
                if s.slot_suspects[slot]:
                    out[self.tucked + s.slot_cards[slot]] = 1 + place
        write_eras(s.dragon_era, self.eras, out)
        write_eras(s.cave_era, self.cave_eras, out)

    def write_known(self, s: Wyrmspan, seat: int, step: int, out: memoryview) -> None:
        """Write the cards of a seat that everyone has seen."""
        known = s.known_dragons
        at = self.known + step * self.dragons
        for card in s.dragon_hands[seat]:
            if card in known:
                out[at + card] = 1
        for place in range(seat * MAT_SPACES, seat * MAT_SPACES + MAT_SPACES):
            for slot in s.tucked[place]:
                if s.slot_suspects[slot] and s.slot_cards[slot] in known:
                    out[at + s.slot_cards[slot]] = 1
        for card in s.cave_hands[seat]:
            if card in s.known_caves:
                out[self.known_caves + step * self.caves + card] = 1


def write_eras(eras: list[int], at: int, out: memoryview) -> None:
    """Write how often each card was shuffled back."""
    if any(eras):  # before the first reshuffle there is nothing to look at one by one
        for card, era in enumerate(eras):
            if era:
                out[at + card] = era


@final
class HiddenPlaces:
    """Where the fields about everything hidden begin."""

    def __init__(self, plan: Plan, seats: int, dragons: tuple[str, ...], caves: tuple[str, ...]) -> None:
        """Add the fields."""
        self.dragons, self.caves = len(dragons), len(caves)
        under = [f"seat +{step} {place}" for step in range(seats) for place in PLACES]
        self.hands = plan.flag("all_hand_dragons", "Hidden: the dragons in each hand.", (seats, self.dragons))
        self.cave_hands = plan.flag("all_hand_caves", "Hidden: the cave cards in each hand.", (seats, self.caves))
        self.deck = plan.code("deck_dragons", ("none", *dragons), "Hidden: the dragons from the top.", (self.dragons,))
        self.cave_deck = plan.code(
            "deck_caves", ("none", *caves), "Hidden: the cave cards from the top.", (self.caves,)
        )
        self.tucked = plan.code("all_tucked", ("no", *under), "Hidden: where each dragon is tucked.", (self.dragons,))
        self.sealed = plan.number(
            "all_chosen",
            0,
            self.dragons + self.caves,
            f"Hidden: in setup, the cards each seat keeps and its resources ({', '.join(RESOURCES)}), each + 1.",
            (seats, SEALED),
        )

    def write(self, s: Wyrmspan, seat: int, out: memoryview) -> None:
        """Write where every card is."""
        for step in range(s.seats):
            self.write_seat(s, (seat + step) % s.seats, step, out)
        for place, card in enumerate(reversed(s.dragon_deck)):
            out[self.deck + place] = 1 + card
        for place, card in enumerate(reversed(s.cave_deck)):
            out[self.cave_deck + place] = 1 + card

    def write_seat(self, s: Wyrmspan, seat: int, step: int, out: memoryview) -> None:
        """Write the hidden cards of a seat into the places of a step round the table."""
        for card in s.dragon_hands[seat]:
            out[self.hands + step * self.dragons + card] = 1
        for card in s.cave_hands[seat]:
            out[self.cave_hands + step * self.caves + card] = 1
        for place in range(MAT_SPACES):
            for slot in s.tucked[seat * MAT_SPACES + place]:
                out[self.tucked + s.slot_cards[slot]] = 1 + step * MAT_SPACES + place
        for i, choice in enumerate(s.sealed[seat]):
            out[self.sealed + step * SEALED + i] = 1 + choice
