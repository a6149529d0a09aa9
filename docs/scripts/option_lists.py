"""Write the lists of options on the pages of rules, in every language, from what Python says of the options."""

import re
import sys
from pathlib import Path

from drakehall.kernel import registry
from drakehall.kernel.option_info import OptionInfo
from drakehall.text import LANGUAGES, Words
from drakehall.text.option_text import option_default, option_sentences

RULES = Path(__file__).parent.parent / "rules"
BEGIN, END = "<!-- options: written by docs/scripts/option_lists.py, do not edit -->", "<!-- end of options -->"


def main() -> None:
    """Write the lists; with `--check` only tell whether they are as they would be written."""
    for name in registry.game_names():
        for language in LANGUAGES:
            page = RULES / ("" if language == "en" else language) / f"{name}.md"
            if not page.is_file():
                continue  # a game of another package
            text = page.read_text(encoding="utf-8")
            written = with_options(text, Words(language, name))
            if "--check" not in sys.argv:
                page.write_text(written, encoding="utf-8")
            elif text != written:
                sys.exit(f"{page} is out of date: make option-lists")


def with_options(text: str, words: Words) -> str:
    """Put the list in its place on a page: between its marks, or at the end."""
    options = registry.game(str(words.game)).describe_options()
    title = words.say("hall-options-title")
    lines = [BEGIN, "", f"## {title}", "", *(line(words, option) for option in options), "", END]
    place = re.compile(f"\n*{re.escape(BEGIN)}.*{re.escape(END)}\n*", re.DOTALL)
    return place.sub("\n\n", text).rstrip("\n") + "\n\n" + "\n".join(lines) + "\n"


def line(words: Words, option: OptionInfo) -> str:
    """Return an option on one line."""
    told = [sentence.rstrip(".") + "." for sentence in option_sentences(words, option, code)]
    usual = words.say("hall-option-usual", value=option_default(words, option, code))
    return " ".join([f"- {code(option.name)} ({words.option(option.name)}).", *told, f"{usual}."])


def code(text: str) -> str:
    """Set off what is typed."""
    return f"`{text}`"


if __name__ == "__main__":
    main()
