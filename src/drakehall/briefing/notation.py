"""The notation of a game: every verb with its arguments, for readers who are not given the list of legal actions."""

from drakehall.kernel.actions import ActionSpace, Verb
from drakehall.text import Words

FEW = 40
"""An argument with more values than this is described by its first and last ones."""


def notation(space: ActionSpace, words: Words) -> str:
    """List the verbs, one below the other: their arguments with all values, and an example with its meaning."""
    return "\n".join(_verb(space, verb, words) for verb in space.verbs)


def _verb(space: ActionSpace, verb: Verb, words: Words) -> str:
    form = " ".join([verb.name, *(f"<{name}>" for name in verb.parameters)])
    values = [
        f"<{name}> {_values(labels, is_count)}"
        for name, labels, is_count in zip(verb.parameters, verb.labels, verb.counts, strict=True)
    ]
    meaning = f"“{words.action(space, verb.first)}”"
    if not values:
        return f"{form}: {meaning}"
    example = words.say("brief-for-example", action=space.name(verb.first), meaning=meaning)
    return f"{form}: {'; '.join(values)}. {example}"


def _values(labels: tuple[str, ...], is_count: bool) -> str:
    if is_count or len(labels) > FEW:
        return f"{labels[0]} … {labels[-1]}" if len(labels) > 1 else labels[0]
    return " ".join(labels)
