"""Positions written as text: they are the same when read back; an edited text is refused or plays on."""

from typing import Final

from drakehall.kernel.chance import Chance
from drakehall.kernel.position_errors import BadPosition, NoPositionText
from drakehall.kernel.state import State
from drakehall.testing.encoding import dumped, require_same
from drakehall.testing.examination import ExaminedGame
from drakehall.testing.persistence import play_by_chance
from drakehall.testing.report import Complaint, require

ODD_WORDS: Final = (
    "",
    "?",
    "-",
    "(?)",
    "0",
    "1",
    "-1",
    "99",
    "1000000",
    "9" * 30,
    "x",
    "yes",
    "/",
    ":",
    "#",
    "1.5",
    '"',
)
AGAIN: Final = 3
"""One text in this many is edited in a second place as well."""


def offers_text(state: State) -> bool:
    """Return whether a game writes positions as text at all."""
    try:
        state.position_text()
    except NoPositionText:
        return False
    except Exception:
        return True  # the check will say what is wrong
    return True


def check_text(exam: ExaminedGame, state: State, step: int) -> None:
    """A position survives being written as text, including its chance."""
    with exam.checking("position-text"):
        text = state.position_text()
        require(state.position_text() == text, "written again it is another text")
        try:
            found = exam.game.read_position(text)
        except Exception as error:
            raise Complaint(f"read_position raises {type(error).__name__}: {error}\nthe text:\n{text}") from error
        try:
            require_same(exam.dumps[step], dumped(found), "read back it is another position")
        except Complaint as error:
            raise Complaint(f"{error}\nthe text:\n{text}") from None
        require(found.options == state.options, f"options {state.options} are read as {found.options}")
        require(found.events is None, "a position from text records events")
    exam.texts.append(text)


def check_edited_text(exam: ExaminedGame) -> bool:
    """An edited text is refused (False), or its position answers all questions and plays on."""
    text = edited_text(exam.texts, exam.chance)
    with exam.checking("edited-text"):
        try:
            state = exam.game.read_position(text)
        except BadPosition:
            return False
        except Exception as error:
            raise Complaint(f"read_position raises {type(error).__name__}: {error}\nthe text:\n{text}") from error
        try:
            state.check()
            play_by_chance(state, exam.chance.fork())
        except Exception as error:
            raise Complaint(f"accepted, and then {type(error).__name__}: {error}\nthe text:\n{text}") from error
    return True


def edited_text(texts: list[str], chance: Chance) -> str:
    """Take one of the texts and change something in it."""
    before = texts[chance.below(len(texts))]
    after = before
    while after == before or not chance.below(AGAIN):
        after = edit_once(after, texts[chance.below(len(texts))], chance)
    return after


def edit_once(text: str, other: str, chance: Chance) -> str:
    """Change a line or a word of a text; `other` is a text to copy from."""
    lines, others = text.split("\n"), other.split("\n")
    at = chance.below(len(lines))
    kind = chance.below(10)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, others[chance.below(len(others))])
    elif kind == 2:
        key = lines[at].partition(":")[0]
        lines[at] = next((line for line in others if line.partition(":")[0] == key), lines[at])
    elif kind == 3:
        letter = chance.below(len(lines[at]) + 1)
        lines[at] = lines[at][:letter] + lines[at][letter + 1 :]
    else:
        donors = others[chance.below(len(others))].split(" ")
        lines[at] = " ".join(other_words(lines[at].split(" "), donors, chance))
    return "\n".join(lines)


def other_words(words: list[str], donors: list[str], chance: Chance) -> list[str]:
    """Leave out, exchange, repeat or change a word, hardly ever the key."""
    first, second = (min(len(words) - 1, 1 + chance.below(len(words))) for _ in range(2))
    kind = chance.below(6)
    if kind == 0:
        del words[first]
    elif kind == 1:
        words[first], words[second] = words[second], words[first]
    elif kind == 2:
        words.insert(second, words[first])
    elif kind == 3:
        words[first] = ODD_WORDS[chance.below(len(ODD_WORDS))]
    elif kind == 4:
        words[first] = donors[chance.below(len(donors))]
    elif words[first].removeprefix("-").isdecimal():
        words[first] = str(int(words[first]) + (1, -1, 2, -2)[chance.below(4)])
    return words
