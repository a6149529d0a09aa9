"""Help in the reader's language: the words of commands and their parameters are in `text/*/cli.ftl`."""

from collections.abc import Iterator, Sequence

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from drakehall.cli.common import language_of, words
from drakehall.text import LANGUAGES, Words

SHARED = "cli-parameters"


def is_asked(arguments: Sequence[str]) -> bool:
    """Return whether these arguments ask for help, by name or by being empty."""
    return not arguments or "--help" in arguments


def language_in(arguments: Sequence[str]) -> str:
    """Choose the language of help before arguments are parsed; an unknown language counts as none."""
    pairs = zip(arguments, [*arguments[1:], ""], strict=True)
    given = [value for name, value in pairs if name == "--lang"]
    given += [name.removeprefix("--lang=") for name in arguments if name.startswith("--lang=")]
    return given[-1] if given and given[-1] in LANGUAGES else language_of(None)


def put_into_words(group: TyperGroup, language: str) -> None:
    """Set the help of all commands and parameters."""
    said = words(language)
    for name, command in named(group):
        _word(command, name, said)
        if command is not group:
            command.rich_help_panel = said.say("cli-panel-commands")


def named(group: TyperGroup) -> Iterator[tuple[str, TyperCommand | TyperGroup]]:
    """Yield the program and all its commands, those of a group as `group-command`; the program is called `hall`."""
    yield "hall", group
    for name, command in group.commands.items():
        if isinstance(command, TyperCommand | TyperGroup):
            yield name, command
        if isinstance(command, TyperGroup):
            for under, each in command.commands.items():
                if isinstance(each, TyperCommand):
                    yield f"{name}-{under}", each


def _word(command: TyperCommand | TyperGroup, name: str, said: Words) -> None:
    """Set the help of a command and of its parameters."""
    of_command = f"cli-command-{name}"
    command.help = said.say(of_command)
    shown = command.get_help_option(command.make_context(name, [], resilient_parsing=True))
    for parameter in [*command.params, shown]:
        if isinstance(parameter, TyperOption | TyperArgument):
            parameter.help = _help(of_command, str(parameter.name), said)
            kind = "arguments" if isinstance(parameter, TyperArgument) else "options"
            parameter.rich_help_panel = said.say(f"cli-panel-{kind}")


def _help(of_command: str, parameter: str, said: Words) -> str:
    """Find what a parameter means: in this command, or else in every command."""
    home = of_command if parameter in said.attributes(of_command) else SHARED
    return said.attribute(home, parameter)
