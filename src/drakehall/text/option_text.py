"""An option in sentences, from its description alone: for lists in a terminal and in documents."""

from collections.abc import Callable, Iterator, Sequence

from drakehall.kernel.option_info import OptionInfo, ValueInfo, allowed, shown
from drakehall.text.words import Words

Mark = Callable[[str], str]


def option_help(words: Words, option: OptionInfo) -> str:
    """Return what an option does; a game without messages has a description all the same."""
    id_ = f"{words.game}-option-{option.name.replace('_', '-')}"
    return words.attribute(id_, "help") if words.has(id_) else option.description.removesuffix(".")


def option_default(words: Words, option: OptionInfo, mark: Mark = str) -> str:
    """Return an option's default; `mark` sets off what is typed."""
    return words.option_value(option, "") if option.default == "" else mark(shown(option.default))


def option_sentences(words: Words, option: OptionInfo, mark: Mark = str) -> Iterator[str]:
    """Yield what an option does, what it may be and what it needs; `mark` sets off what is typed."""
    yield option_help(words, option)
    if option.values:
        yield words.say("hall-option-allowed", values=_listed(words, option.values, mark))
    elif option.kind == "seat":
        none = f"{mark('none')} ({words.option_value(option, None)})"
        yield words.say("hall-option-allowed", values=f"{mark(f'{option.low}–{option.high}')}, {none}")
    elif not option.content and not option.items:
        yield words.say("hall-option-allowed", values=mark(allowed(option)))
    if option.items:
        yield words.say("hall-option-several", items=_listed(words, option.items, mark))
    if option.content:
        yield words.say("hall-option-own")
    if option.needs:
        needed = ", ".join(mark(f"{other}={shown(value)}") for other, value in option.needs.items())
        yield words.say("hall-option-needs", needed=needed)


def _listed(words: Words, values: Sequence[ValueInfo], mark: Mark) -> str:
    """List values as they are typed, each with its words if it has any."""
    named = [(shown(each.value), words.value(each)) for each in values]
    return ", ".join(mark(value) if word == value else f"{mark(value)} ({word})" for value, word in named)
