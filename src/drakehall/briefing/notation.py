"""The notation of a game: every verb with its arguments, for readers who are not given the list of legal actions."""

from collections.abc import Callable, Sequence

from drakehall.kernel.actions import ActionSpace, Verb
from drakehall.text import Words

FEW = 40
"""An argument with more values than this is described by its first and last ones."""


def notation(
    space: ActionSpace, words: Words, action: Callable[[str], str] = str, label: Callable[[str], str] = str
) -> str:
    """List the verbs, one below the other: their arguments with all values, and an example with its meaning.

    `action` and `label` rewrite an action and the value of an argument, for readers who know them by other names.
    """
    return "\n".join(_verb(space, verb, words, action, label) for verb in space.verbs)


def _verb(
    space: ActionSpace, verb: Verb, words: Words, action: Callable[[str], str], label: Callable[[str], str]
) -> str:
    example = action(space.name(verb.first))
    form = " ".join([example.split()[0], *(f"<{name}>" for name in verb.parameters)])
    values = [
        f"<{name}> {_values([label(each) for each in labels], is_count)}"
        for name, labels, is_count in zip(verb.parameters, verb.labels, verb.counts, strict=True)
    ]
    meaning = f"“{words.action(space, verb.first)}”"
    if not values:
        return f"{form}: {meaning}"
    told = words.say("brief-for-example", action=example, meaning=meaning)
    return f"{form}: {'; '.join(values)}. {told}"


def _values(labels: Sequence[str], is_count: bool) -> str:
    if is_count or len(labels) > FEW:
        return f"{labels[0]} … {labels[-1]}" if len(labels) > 1 else labels[0]
    return " ".join(labels)
