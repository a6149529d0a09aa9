"""Wyrmspan as numbers: mats space by space, what each seat has, cards by the place where they lie; what is pending,
what is hidden and Automa have modules of their own.
"""

from typing import Final, final

from drakehall.features.layout import MOST, Plan, Write, relative_seats
from drakehall.features.wyrmspan_hidden import HiddenPlaces, MemoryPlaces
from drakehall.features.wyrmspan_pending import PendingPlaces
from drakehall.features.wyrmspan_solo import SoloPlaces
from drakehall.games.wyrmspan.compiled import compiled_cards
from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.games.wyrmspan.frames import (
    BONUS,
    CAVE_CARD,
    COINS,
    COLUMNS,
    DUG,
    EXPLORED,
    KIND_BITS,
    MARKERS,
    MAT_SPACES,
    MEAT,
    MOST_OF_A_KIND,
    NEST,
    ROW,
    TRACK,
    TRACK_SPACES,
)
from drakehall.games.wyrmspan.guild import FIELD_BITS, squares
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import GUILDS, SIDES
from drakehall.games.wyrmspan.vocabulary import FIELDS

VERSION: Final = 1
LEFT_OUT: Final = (
    "Which cards others may have tucked, and what was told of their cost; `State.knowledge` works out what is certain.",
    "What is printed on cards and tiles: cards go by their places in the tables in force.",
    "The order of discarded cards.",
    "Frames below the twelfth, which hardly ever exist.",
    "Of what is hidden, the order of Automa's decision cards.",
)
KINDS: Final = len(RESOURCES)
MOST_MARKERS: Final = 7
"""More markers than a seat or Automa can have on a field of the guild tile."""


def lay_out(plan: Plan, seats: int, options: WyrmspanOptions, perfect: bool) -> Write:
    """Add the fields of Wyrmspan; an owner's tables change how many cards there are, and nothing else."""
    return Places(plan, seats, options, perfect).write


@final
class Places:
    """Where the fields begin."""

    def __init__(self, plan: Plan, seats: int, options: WyrmspanOptions, perfect: bool) -> None:
        """Add the fields."""
        cards = compiled_cards(options.dragons, options.caves)
        dragons, caves = cards.dragon_labels, cards.cave_labels
        who = relative_seats(seats)
        self.dragon_cards, self.cave_cards = len(dragons), len(caves)
        self.listed = max(2, seats)
        self.own = plan.number("seat", 0, seats - 1, "The number of the own seat.")
        self.decides = plan.code("decides", ("nobody", *who), "The seat that decides.")
        self.turn = plan.code("turn", who, "The seat whose turn it is.")
        self.first = plan.code("first", who, "The seat that begins the round.")
        self.round = plan.number("round", 1, 4, "The round.")
        self.turns = plan.number("turns", 0, MOST, f"How many turns are finished, at most {MOST:,}.")
        self.asks = plan.flag("ask_benefits", "Whether every benefit can be declined.")
        self.asked = int(options.ask_benefits)
        self.lay_out_tiles(plan)
        self.lay_out_supplies(plan, seats)
        self.lay_out_mats(plan, seats, dragons, caves, max(cards.nests))
        self.lay_out_cards(plan, dragons, caves)
        self.pending = PendingPlaces(plan, seats, dragons, caves, len(cards.effects))
        self.memory = MemoryPlaces(plan, seats, dragons, caves)
        self.solo = SoloPlaces(plan, options, dragons, caves) if seats == 1 else None
        self.hidden = HiddenPlaces(plan, seats, dragons, caves) if perfect else None

    def lay_out_tiles(self, plan: Plan) -> None:
        """Add guild and objectives."""
        sides = [side.name for side in SIDES]
        self.guild = plan.code("guild", [guild.name for guild in GUILDS], "The guild tile.")
        self.room = plan.number("guild_room", 0, 9, "How many markers the fields of the guild tile hold.", (6,))
        self.marks = plan.number(
            "markers",
            0,
            MOST_MARKERS,
            f"The markers of each seat, or Automa, on the fields {', '.join(FIELDS)}.",
            (self.listed, len(FIELDS)),
        )
        self.objectives = plan.code("objectives", sides, "The objective of each round.", (4,))
        self.places = plan.code(
            "places",
            ("none", "first", "second", "third", "other"),
            "The place of each seat, or Automa, in each round.",
            (4, self.listed),
        )

    def lay_out_supplies(self, plan: Plan, seats: int) -> None:
        """Add what each seat has beside its mat, the own first."""
        self.coins = plan.number("coins", 0, MOST, f"The coins of each seat, at most {MOST:,}.", (seats,))
        self.resources = plan.number(
            "resources",
            0,
            MOST,
            f"The resources of each seat: {', '.join(RESOURCES)}; at most {MOST:,}.",
            (seats, KINDS),
        )
        self.nest = plan.number("mat_eggs", 0, 2, "The eggs in the nests of each mat.", (seats,))
        self.track = plan.number("track", 0, TRACK_SPACES - 1, "Where each guild token is.", (seats,))
        self.explored = plan.number(
            "explored", 0, 3, "How often each seat has explored each cave in this round.", (seats, len(CAVES))
        )
        self.used_markers = plan.number(
            "markers_placed", 0, 4, "How many guild markers each seat has placed.", (seats,)
        )
        self.bonus = plan.number(
            "bonus", 0, MOST, "The points of lines that each seat has paid for in the end.", (seats,)
        )
        self.passed = plan.flag("passed", "Whether each seat has passed.", (seats,))
        self.hand_sizes = plan.number(
            "hand_sizes",
            0,
            max(self.dragon_cards, self.cave_cards),
            "How many dragons and cave cards each holds.",
            (seats, 2),
        )
        self.choices = plan.number("choices", 0, 5, "How many choices of the setup each seat has made.", (seats,))
        self.points = plan.number(
            "points", -MOST, MOST, "The points of each seat if the game ended now.", (self.listed,)
        )

    def lay_out_mats(
        self, plan: Plan, seats: int, dragons: tuple[str, ...], caves: tuple[str, ...], nests: int
    ) -> None:
        """Add the mats, three caves of four spaces each."""
        mats = (seats, len(CAVES), COLUMNS)
        self.excavated = plan.flag("excavated", "Whether each space of each mat is excavated.", mats)
        self.caves = plan.code("mat_caves", ("none", *caves), "The cave card on each space.", mats)
        self.dragons = plan.code("mat_dragons", ("none", *dragons), "The dragon on each space.", mats)
        self.eggs = plan.number("eggs", 0, nests, "The eggs on each dragon.", mats)
        self.nests = plan.number("nests", 0, nests, "The nests of each dragon.", mats)
        self.cached = plan.number(
            "cached", 0, MOST_OF_A_KIND, f"What each dragon holds: {', '.join(RESOURCES)}.", (*mats, KINDS)
        )
        self.tucked = plan.number("tucked", 0, len(dragons), "The cards under each dragon.", mats)
        self.fresh = plan.flag("fresh", "Whether each dragon was played in this turn.", mats)
        self.grown = plan.flag("grown", "Whether each hatchling has had its third line.", mats)
        self.used = plan.flag("used", "Whether each dragon's line was used at this end of a round.", mats)

    def lay_out_cards(self, plan: Plan, dragons: tuple[str, ...], caves: tuple[str, ...]) -> None:
        """Add the cards beside the mats, by their order in the tables in force."""
        number, more = len(dragons), len(caves)
        self.display = plan.code("display_dragons", ("none", *dragons), "The dragons of the display.", (3,))
        self.display_caves = plan.code("display_caves", ("none", *caves), "The cave cards of the display.", (3,))
        self.decks = plan.number("deck_sizes", 0, max(number, more), "How many cards the decks have.", (2,))
        self.hand = plan.flag("hand_dragons", "The own dragons in hand, by card.", (number,))
        self.cave_hand = plan.flag("hand_caves", "The own cave cards in hand, by card.", (more,))
        self.discard = plan.flag("discarded_dragons", "The discarded dragons, by card.", (number,))
        self.cave_discard = plan.flag("discarded_caves", "The discarded cave cards, by card.", (more,))
        self.open = plan.flag("open_dragons", "The dragons that lie open between two places, by card.", (number,))
        self.open_caves = plan.flag("open_caves", "The cave cards that lie open so, by card.", (more,))
        self.drawn = plan.flag("drawn", "The own dragons just drawn that an ability deals with, by card.", (number,))
        either = ("none", *(f"d{label}" for label in dragons), *(f"c{label}" for label in caves))
        self.sealed = plan.code("chosen_cards", either, "The two cards that the own seat keeps in setup.", (2,))
        self.sealed_kinds = plan.code(
            "chosen_resources", ("none", *RESOURCES), "The resources that the own seat begins with.", (3,)
        )

    def write(self, s: Wyrmspan, seat: int, out: memoryview) -> None:
        """Write what a seat may know."""
        seats, decides = s.seats, s.seat
        out[self.own] = seat
        out[self.decides] = 0 if decides is None else (decides - seat) % seats + 1
        out[self.turn] = (s.turn - seat) % seats
        out[self.first] = (s.first - seat) % seats
        out[self.round] = s.round
        out[self.turns] = min(s.turns, MOST)
        out[self.asks] = self.asked
        self.write_tiles(s, seat, out)
        points = s.scores()
        for step in range(seats):
            self.write_supply(s, (seat + step) % seats, step, out)
            self.write_mat(s, (seat + step) % seats, step, out)
        for step in range(self.listed):
            out[self.points + step] = min(points[(seat + step) % self.listed], MOST)
        self.write_cards(s, out)
        self.write_own(s, seat, out)
        self.pending.write(s, seat, out)
        self.memory.write(s, seat, out)
        if self.solo is not None:
            self.solo.write(s, out)
        if self.hidden is not None:
            self.hidden.write(s, seat, out)

    def write_tiles(self, s: Wyrmspan, seat: int, out: memoryview) -> None:
        """Write guild and objectives; Automa counts as the other of two seats."""
        listed = self.listed
        out[self.guild] = s.tile
        for field, room in enumerate(squares(s)):
            out[self.room + field] = room
        for step in range(listed):
            mask = s.marks[(seat + step) % listed]
            at = self.marks + step * len(FIELDS)
            while mask:
                if mask & 7:
                    out[at] = mask & 7
                mask >>= FIELD_BITS
                at += 1
        for turn, side in enumerate(s.objectives):
            out[self.objectives + turn] = side
        for i, place in enumerate(s.places):
            out[self.places + i - i % listed + (i % listed - seat) % listed] = 1 + place

    def write_supply(self, s: Wyrmspan, seat: int, step: int, out: memoryview) -> None:
        """Write what a seat has into the places of a step round the table."""
        stock, row = s.stock, seat * ROW
        out[self.coins + step] = min(stock[row + COINS], MOST)
        for kind in range(KINDS):
            held = stock[row + MEAT + kind]
            if held:
                out[self.resources + step * KINDS + kind] = min(held, MOST)
        out[self.nest + step] = stock[row + NEST]
        out[self.track + step] = stock[row + TRACK]
        for cave in range(len(CAVES)):
            times = stock[row + EXPLORED + cave]
            if times:
                out[self.explored + step * len(CAVES) + cave] = times
        out[self.used_markers + step] = stock[row + MARKERS]
        out[self.bonus + step] = min(stock[row + BONUS], MOST)
        out[self.passed + step] = s.passed >> seat & 1
        out[self.choices + step] = len(s.sealed[seat])
        out[self.hand_sizes + 2 * step] = len(s.dragon_hands[seat])
        out[self.hand_sizes + 2 * step + 1] = len(s.cave_hands[seat])

    def write_mat(self, s: Wyrmspan, seat: int, step: int, out: memoryview) -> None:
        """Write a mat into the places of a step round the table."""
        caves, dragons = s.caves, s.dragons
        for cave in range(len(CAVES)):
            space, at = seat * MAT_SPACES + cave * COLUMNS, step * MAT_SPACES + cave * COLUMNS
            for column in range(s.stock[seat * ROW + DUG + cave]):  # nothing lies where nothing is excavated
                out[self.excavated + at + column] = 1
                card = caves[space + column]
                if card >= 0:
                    out[self.caves + at + column] = 1 + card
                dragon = dragons[space + column]
                if dragon >= 0:
                    self.write_dragon(s, dragon, space + column, at + column, out)

    def write_dragon(self, s: Wyrmspan, dragon: int, space: int, at: int, out: memoryview) -> None:
        """Write a dragon and what it holds."""
        out[self.dragons + at] = 1 + dragon
        out[self.nests + at] = s.compiled.nests[dragon]
        if s.eggs[space]:
            out[self.eggs + at] = s.eggs[space]
        packed = s.cached[space]
        if packed:
            for kind in range(KINDS):
                out[self.cached + at * KINDS + kind] = packed >> KIND_BITS * kind & MOST_OF_A_KIND
        if s.tucked[space]:
            out[self.tucked + at] = len(s.tucked[space])
        if dragon in s.fresh:
            out[self.fresh + at] = 1
        if dragon in s.grown:
            out[self.grown + at] = 1
        if dragon in s.used:
            out[self.used + at] = 1

    def write_cards(self, s: Wyrmspan, out: memoryview) -> None:
        """Write the cards that lie open beside the mats."""
        for slot in range(3):
            out[self.display + slot] = 1 + s.display[slot]
            out[self.display_caves + slot] = 1 + s.display[3 + slot]
        out[self.decks] = s.dragons_left
        out[self.decks + 1] = s.caves_left
        for card in s.dragon_discard:
            out[self.discard + card] = 1
        for card in s.cave_discard:
            out[self.cave_discard + card] = 1
        for card in s.limbo:
            if card >= CAVE_CARD:
                out[self.open_caves + card - CAVE_CARD] = 1
            else:
                out[self.open + card] = 1

    def write_own(self, s: Wyrmspan, seat: int, out: memoryview) -> None:
        """Write the cards that only this seat sees."""
        hand = s.dragon_hands[seat]
        for card in hand:
            out[self.hand + card] = 1
        for card in s.cave_hands[seat]:
            out[self.cave_hand + card] = 1
        for card in s.drawn:
            if card in hand:
                out[self.drawn + card] = 1
        for i, choice in enumerate(s.sealed[seat]):
            if i < 2:
                out[self.sealed + i] = 1 + choice
            else:
                out[self.sealed_kinds + i - 2] = 1 + choice
