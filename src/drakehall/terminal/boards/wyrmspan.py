"""The board of Wyrmspan: the common table above, then the mats with their three caves, the viewer's cards last."""

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.games.wyrmspan.tiles import SPACES
from drakehall.games.wyrmspan.view import AutomaView, MatView, SpaceView, WyrmspanView
from drakehall.games.wyrmspan.vocabulary import FIELDS, PLACES
from drakehall.kernel.events import Value
from drakehall.text import Words
from drakehall.text.cards.face import Face

STYLES = {"crimson": "red", "golden": "yellow", "amethyst": "magenta"}
KIND_STYLES = {"meat": "red", "gold": "yellow", "crystal": "magenta", "milk": "white"}
NAME_WIDTH = 10
"""Width of a cave's name, so that at 80 columns the longest word of a dragon's name fits into a space."""
WIDEST = 120
"""Greatest width of a mat: a wider one would only have emptier spaces."""


ASIDE = ("exchange",)
"""Exchanges are nearly always possible, so they are listed last among the choices."""


def board(view: WyrmspanView, words: Words) -> RenderableType:
    """Draw the common table and every mat, the viewer's own last."""
    parts: list[RenderableType] = [heading(view, words), *display(view, words), guild(view, words)]
    if view.automa is not None:
        parts.append(automa(view.automa, words))
    for each in sorted(view.mats, key=lambda each: each.seat == view.viewer):
        parts += [mat(view, each, words), supply(view, each, words)]
    parts.append(Text(words.say("wyrmspan-board-legend"), style="dim"))
    if view.viewer is not None:
        parts += hand(view, view.mats[view.viewer], words)
    return Group(*parts, *pending(view, words))


def heading(view: WyrmspanView, words: Words) -> Text:
    """Show which round it is, what its objective counts and what those of later rounds will."""
    objective = words.say("wyrmspan-board-objective", objective=view.objectives[view.round - 1])
    text = Text(f"\n{words.say('wyrmspan-board-round', round=view.round)}   {objective}", style="bold")
    later = "; ".join(words.say(f"wyrmspan-objective-{each}") for each in view.objectives[view.round :])
    return (
        text.append(f"\n{words.say('wyrmspan-board-later', objectives=later)}", style="not bold dim") if later else text
    )


def display(view: WyrmspanView, words: Words) -> list[RenderableType]:
    """List the six open cards."""
    labels = [*(f"d{label}" for label in view.dragon_display if label), *(f"c{c}" for c in view.cave_display if c)]
    return cards(words.say("wyrmspan-board-display"), labels, words)


def cards(title: str, labels: Iterable[str], words: Words) -> list[RenderableType]:
    """List cards under a title; a dragon is labelled `d12`, a cave card `c34`. Without cards there is no title."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", min_width=4, style="dim")
    for label in labels:
        number = label[1:]
        table.add_row(number, dragon(number, words) if label[0] == "d" else cave(number, words))
    return [Text(title, style="bold"), table] if table.row_count else []


def dragon(label: str, words: Words) -> Text:
    """Write a dragon card: name and facts, cost, text."""
    card = words.face(f"dragon-{label}")
    text = Text.assemble((card.name, "bold"), f" ({facts(card, words)})\n")
    text.append(words.say("wyrmspan-board-cost", cost=cost(card, words)), style="cyan")
    return text.append(f". {card.text}")


def cave(label: str, words: Words) -> Text:
    """Write a cave card: its text."""
    return Text(words.face(f"card-{label}").text)


def facts(card: Face, words: Words) -> str:
    """Describe a dragon's points, size, trait, caves (by the letters of their spaces) and nests."""
    homes = card.kinds["cave"]
    return words.say(
        "wyrmspan-board-facts",
        points=words.say("wyrmspan-board-points", count=card.numbers["vp"]),
        size=words.say(f"wyrmspan-size-{card.kinds['size'][0]}"),
        trait=words.say(f"wyrmspan-trait-{card.kinds['trait'][0]}"),
        homes=words.say("wyrmspan-board-homes", count=len(homes), letters="/".join(home[0] for home in homes)),
        nests=words.say("wyrmspan-board-nests", count=card.numbers["nests"]),
    )


def cost(card: Face, words: Words) -> str:
    """Describe what a dragon costs."""
    counted = {"coin": "wyrmspan-board-coins", "egg": "wyrmspan-board-eggs"}
    parts = [
        words.say(counted[kind], count=number) if kind in counted else stock(kind, number, words)
        for kind, number in card.cost.items()
    ]
    return ", ".join(parts) or words.say("wyrmspan-board-free")


def stock(kind: str, number: int, words: Words) -> str:
    """Describe a number of resources of a kind."""
    return f"{words.say(f'wyrmspan-kind-{kind}')} {number}"


def name(label: str, words: Words) -> str:
    """Return a dragon's name."""
    return words.say(f"wyrmspan-dragon-{label}")


def guild(view: WyrmspanView, words: Words) -> Group:
    """Write the guild tile: fields with their abilities, markers and room."""
    texts = abilities(view.guild, words)
    fields = [field(view, i, words) for i in range(len(FIELDS))]
    told = [Text.assemble(one, f": {text}") for one, text in zip(fields, texts, strict=False)]
    points = Text(" · ").join(fields[len(texts) :])
    return Group(Text(words.say(f"wyrmspan-guild-{view.guild}"), style="bold"), *told, points)


def abilities(tile: str, words: Words) -> list[str]:
    """Describe the abilities of a guild tile: its bonuses, then what counts at the end of the game."""
    return [words.face(f"bonus-{tile}-{place}").text for place in range(1, 5)]


def field(view: WyrmspanView, i: int, words: Words) -> Text:
    """Write a field of the guild tile: its name, whose markers lie there, how many fit."""
    owners = [words.player(seat) for seat, marks in enumerate(view.markers) for _ in range(marks[i])]
    room = str(view.squares[i]) if i < len(view.squares) else "∞"
    names = f" {', '.join(owners)}" if owners else ""
    return Text.assemble(capital(words.say(f"wyrmspan-field-{FIELDS[i]}")), (f" [{len(owners)}/{room}{names}]", "cyan"))


def automa(her: AutomaView, words: Words) -> Text:
    """Show what everyone sees of Automa."""
    told = {"dragons": her.dragons, "caves": her.caves, "space": her.track, "cards": her.cards}
    return Text(words.say("wyrmspan-board-automa", **told), style="bold")


def mat(view: WyrmspanView, each: MatView, words: Words) -> RenderableType:
    """Draw a mat: three caves of four spaces."""
    title = Text(words.player(each.seat), style="bold")
    if each.seat == view.turn and view.seat is not None:
        title.append(" ◀", style="bold green")
    if each.passed:
        title.append(f" ({words.say('wyrmspan-board-passed')})", style="dim")
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0, title=title, expand=True)
    table.add_column(width=NAME_WIDTH)
    for _ in range(4):
        table.add_column(ratio=1)
    for line, cave_ in enumerate(CAVES):
        spaces = each.spaces[line * 4 : line * 4 + 4]
        cells = [space(view, one, PLACES[line * 4 + i], words) for i, one in enumerate(spaces)]
        table.add_row(capital(words.say(f"wyrmspan-cave-{cave_}")), *cells, style=STYLES[cave_])
    return Constrain(table, WIDEST)


def supply(view: WyrmspanView, each: MatView, words: Words) -> Text:
    """Write a seat's coins, resources, eggs, cards and guild standing."""
    gone = view.chosen if each.seat == view.viewer else []
    dragons = each.dragon_cards - sum(label[1:] in (each.dragon_hand or []) for label in gone if label[0] == "d")
    caves = each.cave_cards - sum(label[1:] in (each.cave_hand or []) for label in gone if label[0] == "c")
    told = [
        words.say("wyrmspan-board-coins", count=each.coins),
        ", ".join(stock(kind, each.resources[kind], words) for kind in RESOURCES),
        words.say("wyrmspan-board-nest", count=each.nest),
        words.say("wyrmspan-board-cards", dragons=dragons, caves=caves),
        words.say("wyrmspan-board-track", space=each.track, markers=each.markers),
    ]
    return Text(" · ".join(told), style="dim")


def space(view: WyrmspanView, one: SpaceView, place: str, words: Words) -> Text:
    """Draw a space: its dragon with eggs, cached and tucked things."""
    text = Text(f"{place} ", style="dim")
    if one.dragon is None:
        return text.append("·" if one.excavated else "▒▒▒", style="dim")
    text.append(name(one.dragon, words), style="bold")
    if one.nests:
        text.append(f" ◖{one.eggs}/{one.nests}◗", style="cyan")
    for kind, number in one.cached.items():
        text.append(f" {stock(kind, number, words)}", style=KIND_STYLES[kind])
    if one.tucked:
        text.append(f" ▤{one.tucked}", style="green")
    return text


def hand(view: WyrmspanView, own: MatView, words: Words) -> list[RenderableType]:
    """List the viewer's hand, without what is to be discarded, and the choices made during setup."""
    held = [*(f"d{label}" for label in own.dragon_hand or []), *(f"c{label}" for label in own.cave_hand or [])]
    kept = [label for label in held if label not in view.chosen]
    parts = cards(words.say("wyrmspan-board-hand"), kept, words)
    gone = [card(label, words) for label in view.chosen if label not in RESOURCES]
    taken = [words.say(f"wyrmspan-kind-{kind}") for kind in view.chosen if kind in RESOURCES]
    if gone:
        parts.append(Text(words.say("wyrmspan-board-discards", cards="; ".join(gone)), style="dim"))
    if taken:
        parts.append(Text(words.say("wyrmspan-board-takes", things=", ".join(taken)), style="dim"))
    return parts


def card(label: str, words: Words) -> str:
    """Return the name of a dragon or a cave card."""
    return name(label[1:], words) if label[0] == "d" else words.say(f"wyrmspan-card-{label[1:]}")


def pending(view: WyrmspanView, words: Words) -> list[RenderableType]:
    """Show the cards that were drawn and those that lie open."""
    if view.seat is None:
        return []
    parts = cards(words.say("wyrmspan-board-drawn"), [f"d{label}" for label in view.drawn or []], words)
    return parts + cards(words.say("wyrmspan-board-open"), view.open_cards, words)


def strip(cave_: str, step: int, words: Words) -> str:
    """Describe what an explorer meets in a cave: at its mouth, then behind each dragon."""
    return words.face(f"strip-{cave_}-{step}").text


def detail(view: WyrmspanView, verb: str, args: dict[str, Value], words: Words) -> str:
    """Add what a choice leaves unsaid: which card lies there, what is printed there, what a walk costs."""
    assert view.viewer is not None
    own = view.mats[view.viewer]
    if verb == "take_dragon":
        label = view.dragon_display[int(args["slot"])]
        return name(label, words) if label else ""
    if verb == "take_cave":
        label = view.cave_display[int(args["slot"])]
        return bare(str(cave(label, words))) if label else ""
    if verb == "strip":
        return bare(strip(str(args["cave"]), int(args["entry"]), words))
    if verb == "marker":
        texts = abilities(view.guild, words)
        field_ = FIELDS.index(str(args["field"]))
        return bare(texts[field_]) if field_ < len(texts) else ""
    if verb == "explore":
        eggs = own.explored[CAVES.index(str(args["cave"]))]
        parts = [words.say("wyrmspan-board-coins", count=1)]
        return ", ".join(parts + ([words.say("wyrmspan-board-eggs", count=eggs)] if eggs else []))
    places = [str(value) for key, value in args.items() if key.rpartition("_")[2] in ("place", "nest")]
    found = [own.spaces[PLACES.index(place)].dragon for place in places if place in PLACES]
    return ", ".join(name(label, words) for label in found if label)


def capital(name_: str) -> str:
    """Return a line or a cell with a capital: its words come from the middle of sentences."""
    return name_[:1].upper() + name_[1:]


def bare(sentence: str) -> str:
    """Write a sentence for use in brackets: without its full stop."""
    return sentence.removesuffix(".")


def chapters(words: Words) -> list[tuple[str, str]]:
    """Describe what is printed on the mat and on the guild track."""
    order, track = words.say("wyrmspan-printed-mat-order"), words.say("wyrmspan-printed-track-order")
    met = {cave_: " · ".join(bare(strip(cave_, step, words)) for step in range(5)) for cave_ in CAVES}
    strips = [f"{capital(words.say(f'wyrmspan-cave-{cave_}'))}: {texts}" for cave_, texts in met.items()]
    brown = words.say("wyrmspan-printed-brown")
    spaces = [f"{number:>2} {bare(words.face(f'space-{number}').text) or brown}" for number in range(len(SPACES))]
    return [
        (words.say("wyrmspan-printed-mat-title"), "\n".join([order, *strips])),
        (words.say("wyrmspan-printed-track-title"), "\n".join([track, *spaces])),
    ]
