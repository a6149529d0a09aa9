"""Cards and tiles looked up by id, by number or by name."""

from typing import Final

from drakehall.mcp_server.errors import NoSuchCard
from drakehall.text import Words
from drakehall.text.cards.face import Face
from drakehall.text.cards.registry import faces

MOST: Final = 12
"""Number of cards that are shown at once."""


def looked_up(wanted: str, words: Words) -> str:
    """Show the matching cards of the tables in force: first those with exactly this id, number or name."""
    asked = wanted.strip().casefold()
    known = faces(words.game, words.options, words.language)
    exact = [id_ for id_, face in known.items() if asked in (id_, id_.partition("-")[2], face.name.casefold())]
    partly = [id_ for id_, face in known.items() if asked in face.name.casefold()]
    found = exact or partly
    if not found:
        raise NoSuchCard(name=wanted)
    told = [_shown(id_, known[id_], words) for id_ in found[:MOST]]
    if len(found) > MOST:
        told.append(words.say("mcp-more-cards", count=len(found) - MOST))
    return "\n".join(told)


def _shown(id_: str, face: Face, words: Words) -> str:
    facts = [f"{name} {number}" for name, number in face.numbers.items()]
    facts += [", ".join(_label(words, domain, each) for each in labels) for domain, labels in face.kinds.items()]
    if face.cost:
        cost = ", ".join(f"{_label(words, 'kind', kind)} {number}" for kind, number in face.cost.items())
        facts.append(words.say("mcp-cost", cost=cost))
    heading, text = f"{id_} {face.name}".strip(), " / ".join(face.text.splitlines())
    return f"{heading} ({'; '.join(facts)}): {text}" if facts else f"{heading}: {text}"


def _label(words: Words, domain: str, label: str) -> str:
    message = f"{words.game}-{domain}-{label}"
    return words.say(message) if words.has(message) else label
