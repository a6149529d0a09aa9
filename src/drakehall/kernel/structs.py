"""Structs that several threads may read at once."""

from typing import Final

import msgspec

from drakehall.kernel import registry

OURS: Final = "drakehall."


def prepare() -> None:
    """Make msgspec learn the fields of all loaded structs, including those of games from other packages.

    It does so when a struct is first decoded. If a second thread decodes the same struct at that moment, it sees
    half-learnt fields, and the process crashes. So this must happen before the first thread starts.
    """
    for name in registry.game_names():
        msgspec.json.Decoder(registry.game(name).options)
    for struct in loaded():
        msgspec.json.Decoder(struct)


def loaded() -> list[type[msgspec.Struct]]:
    """List the structs of all modules that are loaded."""
    return [each for each in _below(msgspec.Struct) if each.__module__.startswith(OURS)]


def _below(struct: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    below = struct.__subclasses__()
    return below + [deeper for each in below for deeper in _below(each)]
