"""What happened, as text: the entries of a log as a seat may see them."""

from collections.abc import Iterator, Sequence

from drakehall.kernel.actions import ActionSpace
from drakehall.text import Words
from drakehall.wire.frames import Happened


def story(happened: Sequence[Happened], space: ActionSpace, words: Words) -> str:
    """Return what happened: each entry with its number, its events in order.

    A choice that is still secret is shown only to the seat that made it.
    """
    return "\n".join(f"{entry.seq}. {' · '.join(_told(entry, space, words))}" for entry in happened)


def _told(entry: Happened, space: ActionSpace, words: Words) -> Iterator[str]:
    if entry.kind != "move":
        yield words.say("brief-taken-back", seat=entry.seat, count=entry.moves)
    elif entry.events:
        yield from (words.message(event) for event in entry.events)
    elif entry.action is not None:
        yield f"{words.player(entry.seat)}: {words.action(space, space.parse(entry.action))}"
    else:
        yield words.say("brief-moved", seat=entry.seat)
