"""Refusals about accounts."""

from drakehall.hall.errors import Refusal


class NeedsAccount(Refusal):
    """The client is a stranger, or a guest without an account."""

    id = "server-needs-account"
    english = "this needs an account; sign in first"
    status = 403


class NotRecent(Refusal):
    """No credential was presented on this device recently."""

    id = "server-not-recent"
    english = "sign in again first: this change needs a password, a passkey or a recovery code entered just now"
    status = 403


class SignInRefused(Refusal):
    """Something was wrong; what it was is not said."""

    id = "server-sign-in-refused"
    english = "these sign-in details are not correct"
    status = 403


class AlreadyAccount(Refusal):
    """The person has an account."""

    id = "server-already-account"
    english = "you have an account already"
    status = 409


class LoginTaken(Refusal):
    """The login belongs to another person."""

    id = "server-login-taken"
    english = "“{login}” is already taken; choose another name"
    status = 409


class BadLogin(Refusal):
    """The name does not have the required form."""

    id = "server-bad-login"
    english = "a login name has 3 to 32 characters: letters, digits, and . _ - @ between them"
    status = 400


class WeakPassword(Refusal):
    """The password could be guessed."""

    id = "server-weak-password"
    english = "a password needs at least {least} characters, at least {different} different ones, and is not your name"
    status = 400


class LastCredential(Refusal):
    """Nobody could sign in to the account any longer."""

    id = "server-last-credential"
    english = "this is the only way to sign in to your account; add another one first"
    status = 409


class NoSuchDevice(Refusal):
    """The person has no such device or passkey."""

    id = "server-no-such-device"
    english = "you have no such device or passkey"
    status = 404


class PasskeyRefused(Refusal):
    """The answer of the authenticator is invalid, or came too late."""

    id = "server-passkey-refused"
    english = "this passkey could not be verified, or you took too long; try again"
    status = 403


class PasskeysImpossible(Refusal):
    """Passkeys belong to a name, not to a number."""

    id = "server-passkeys-impossible"
    english = "passkeys need a hall with a domain name, not just a numeric address"
    status = 409


class TooManyCredentials(Refusal):
    """An account has the most passkeys it may have."""

    id = "server-too-many-credentials"
    english = "your account has {count} passkeys; remove one first"
    status = 409
