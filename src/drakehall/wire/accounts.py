"""Messages about accounts: opening one, signing in, credentials, devices, what was learnt."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

LONGEST_LOGIN: Final = 64
LONGEST_PASSWORD: Final = 256
LONGEST_CREDENTIAL: Final = 1400
LONGEST_ANSWER: Final = 16_000
MOST_THINGS: Final = 2_000
MOST_DAYS: Final = 12
Login = Annotated[str, Meta(max_length=LONGEST_LOGIN, description="The name for signing in; nobody else sees it.")]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD, description="At least 10 characters when it is chosen.")]
Code = Annotated[str, Meta(max_length=64, description="A recovery code; capitals, spaces and dashes do not matter.")]
Base64 = Annotated[str, Meta(max_length=LONGEST_ANSWER, pattern="^[A-Za-z0-9_-]*$", description="base64url")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=LONGEST_CREDENTIAL, pattern="^[A-Za-z0-9_-]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day of UTC.")]
Again = Annotated[bool, Meta(description="Refuse everybody except the person signed in here, who proves it again.")]


class Attestation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An authenticator's answer to the creation of a passkey."""

    client_data: Base64
    attestation: Base64


class Assertion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An authenticator's answer to the use of a passkey."""

    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64 | None = None


class NewCredential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was just created."""

    id: CredentialId
    response: Attestation


class UsedCredential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was just used."""

    id: CredentialId
    response: Assertion


class OpenWithPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Turn you, a guest, into an account, with a password."""

    login: Login
    password: Password


class OpenWithPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Turn you, a guest, into an account, with a passkey created for that name."""

    login: Login
    credential: NewCredential


class PasskeyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how to create a passkey: for a new account of that name, or without one for the account you have."""

    login: Login | None = None


class PasskeyOptions(msgspec.Struct, frozen=True):
    """The `publicKey` for `navigator.credentials`, as JSON. It can be answered once, soon, on this device."""

    public_key: dict[str, Any]


class AddPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Add a passkey to your account."""

    credential: NewCredential


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a password; all other devices are signed out."""

    password: Password


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with a password or, instead, with a recovery code, which is used up."""

    login: Login
    password: Password | None = None
    code: Code | None = None
    again: Again = False


class SignInWithPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with a passkey."""

    credential: UsedCredential
    again: Again = False


class DeviceInfo(msgspec.Struct, frozen=True):
    """Where you are signed in; times are seconds since 1970."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of yours, named after the device on which it was created."""

    id: str
    label: str
    created: int
    used: int | None


class AccountInfo(msgspec.Struct, frozen=True):
    """Your account; `recent` says whether you recently presented a credential here, as dangerous changes require."""

    login: str
    created: int
    password: bool
    passkeys: list[PasskeyInfo]
    codes: Annotated[int, Meta(description="Number of unused recovery codes.")]
    devices: list[DeviceInfo]
    recent: bool


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes for signing in once each; they are shown only now, and older ones are void."""

    codes: list[str]


class AccountOpened(msgspec.Struct, frozen=True):
    """A new account with its recovery codes, which are shown only now."""

    account: AccountInfo
    codes: list[str]


class Tries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tries at an exercise or a puzzle.

    `done` is the day of the last success, `failed` the days of failures since, `lost` how many points the best first
    answer gave away, `counted` the last result.
    """

    done: Day | None = None
    failed: Annotated[list[Day], Meta(max_length=MOST_DAYS)] = []
    lost: float | None = None
    counted: Annotated[str, Meta(max_length=64)] | None = None


class Begun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a lesson that was begun: its table, how far the guide has come, whether it is over."""

    table: Word
    told: Annotated[list[Word], Meta(max_length=MOST_THINGS)] = []
    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    over: bool = False


class GameProgress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person has learnt of a game: when sections were finished, tries, what the guide has said."""

    sections: Annotated[dict[Word, Day], Meta(max_length=MOST_THINGS)] = {}
    begun: Annotated[dict[Word, Begun], Meta(max_length=MOST_THINGS)] = {}
    exercises: Annotated[dict[Word, Tries], Meta(max_length=MOST_THINGS)] = {}
    puzzles: Annotated[dict[Word, Tries], Meta(max_length=MOST_THINGS)] = {}
    heard: Annotated[list[Word], Meta(max_length=MOST_THINGS)] = []


class LearningProgress(msgspec.Struct, frozen=True):
    """What a person has learnt, by game."""

    games: dict[str, GameProgress]
