"""What is refused about accounts."""

from drakehall.hall.errors import Refusal


class NeedsAccount(Refusal):
    """The client is a stranger, or a guest without an account."""

    id = "server-needs-account"
    english = "this needs an account; sign in first"
    status = 403


class NotRecent(Refusal):
    """No credential was shown on this device lately."""

    id = "server-not-recent"
    english = "sign in again first: this change needs a password, a passkey or a recovery code shown just now"
    status = 403


class SignInRefused(Refusal):
    """Whatever was wrong: which of it is not told."""

    id = "server-sign-in-refused"
    english = "this name and this credential do not belong together"
    status = 403


class AlreadyAccount(Refusal):
    """The person has an account."""

    id = "server-already-account"
    english = "you have an account already"
    status = 409


class LoginTaken(Refusal):
    """Somebody else signs in by that name."""

    id = "server-login-taken"
    english = "somebody signs in as “{login}” already; choose another name"
    status = 409


class BadLogin(Refusal):
    """The name does not have the form it should have."""

    id = "server-bad-login"
    english = "a name to sign in by has 3 to 32 characters: letters, digits, and . _ - @ between them"
    status = 400


class WeakPassword(Refusal):
    """The password could be guessed."""

    id = "server-weak-password"
    english = "a password has at least {least} characters, at least {different} different ones, and is not your name"
    status = 400


class LastCredential(Refusal):
    """Nobody could sign in any more."""

    id = "server-last-credential"
    english = "this is the only way to sign in to your account; add another one first"
    status = 409


class NoSuchDevice(Refusal):
    """The person has no such device or passkey."""

    id = "server-no-such-device"
    english = "you have no such device or passkey"
    status = 404


class PasskeyRefused(Refusal):
    """The answer of the authenticator does not hold, or not any more."""

    id = "server-passkey-refused"
    english = "this passkey could not be checked, or too late; try again"
    status = 403


class PasskeysImpossible(Refusal):
    """Passkeys belong to a name, not to a number."""

    id = "server-passkeys-impossible"
    english = "passkeys need a hall with a name of its own, not only an address of numbers"
    status = 409


class TooManyCredentials(Refusal):
    """An account has as many passkeys as one may."""

    id = "server-too-many-credentials"
    english = "your account has {count} passkeys; remove one first"
    status = 409
