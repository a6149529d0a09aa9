"""Fair deals: the hash of the seed is shown before a game, the seed after it, so that anyone can check the deal.

The commitment is the SHA-256 of `salt:seed` in hexadecimal, so that common tools can check it:
`printf '%s' "$salt:$seed" | sha256sum`. The salt keeps anyone from guessing the seed by trial.
"""

import secrets
from hashlib import sha256
from typing import Final

import msgspec

from drakehall.kernel.errors import HallError

SEED_BITS: Final = 128
SALT_BYTES: Final = 16


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was promised before the deal, and the salt that opens the promise."""

    commitment: str
    salt: str


class UnfairDeal(HallError):
    """The seed is not the one that was promised."""

    id = "error-unfair-deal"
    english = "the seed is not the one that was promised: its hash is {found}, but {promised} was promised"


class NoPromise(HallError):
    """The save carries no promise that could be checked."""

    id = "error-no-promise"
    english = "this save carries no hash of its seed, so there is nothing to check"


def fresh_seed() -> int:
    """Draw a seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def promise(seed: int) -> Fair:
    """Commit to a seed with a fresh salt."""
    salt = secrets.token_hex(SALT_BYTES)
    return Fair(commitment(salt, seed), salt)


def commitment(salt: str, seed: int) -> str:
    """Return the hash that is shown before the game."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def verify(seed: int, fair: Fair | None, promised: str | None = None) -> str:
    """Check that the seed is the one promised, by the save or as a player noted it; give the hash."""
    if fair is None:
        raise NoPromise()
    found = commitment(fair.salt, seed)
    for each in (fair.commitment, promised):
        if each is not None and each.strip().lower() != found:
            raise UnfairDeal(found=found, promised=each)
    return found
