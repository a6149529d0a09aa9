"""Passkeys (WebAuthn): requests to an authenticator, and checks of its answers.

The user must be verified, by a PIN or a fingerprint, because nothing but the passkey is asked for. Passkeys are
discoverable, so no name has to be given first, and none can be probed.
"""

import json
import secrets
from ipaddress import ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialCreationOptions,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRequestOptions,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from drakehall.server.accounts.errors import PasskeyRefused, PasskeysImpossible
from drakehall.wire.accounts import NewCredential, UsedCredential

NAME: Final = "Drakehall"
MILLISECONDS: Final = 300_000
"""How long an authenticator may take."""
CHALLENGE_BYTES: Final = 32
LONGEST_CHALLENGE: Final = 64
VERIFIED: Final = UserVerificationRequirement.REQUIRED


class Party(NamedTuple):
    """The relying party: a domain, and the origin of the page that asks now."""

    domain: str
    origin: str


class AuthenticatorRequest(NamedTuple):
    """A request to an authenticator, as JSON, and the challenge in it."""

    public_key: dict[str, Any]
    challenge: str


class Created(NamedTuple):
    """A passkey as its authenticator describes it."""

    credential: str
    public_key: str
    counted: int


def party(origin: str, domain: str) -> Party:
    """Return the relying party for a page of this origin; `domain` is the one in the settings, if any."""
    host = domain or (urlsplit(origin).hostname or "")
    try:
        ip_address(host)
    except ValueError:
        if host:
            return Party(host, origin)
    raise PasskeysImpossible()


def to_create(at: Party, person: str, login: str, known: list[str]) -> AuthenticatorRequest:
    """Request a new passkey, on no authenticator that holds one of the `known` ones."""
    options = webauthn.generate_registration_options(
        rp_id=at.domain,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=login,
        user_display_name=login,
        challenge=secrets.token_bytes(CHALLENGE_BYTES),
        timeout=MILLISECONDS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, require_resident_key=True, user_verification=VERIFIED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
    )
    return _options(options)


def to_use(at: Party) -> AuthenticatorRequest:
    """Request any passkey of this hall."""
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    options = webauthn.generate_authentication_options(
        rp_id=at.domain, challenge=challenge, timeout=MILLISECONDS, user_verification=VERIFIED
    )
    return _options(options)


def challenge_of(credential: NewCredential | UsedCredential) -> str:
    """Return the challenge that an answer claims to answer."""
    try:
        told = msgspec.json.decode(base64url_to_bytes(credential.response.client_data))["challenge"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise PasskeyRefused() from None
    plain = isinstance(told, str) and len(told) <= LONGEST_CHALLENGE and told.replace("-", "").replace("_", "")
    if not plain or not plain.isascii() or not plain.isalnum():
        raise PasskeyRefused()
    return str(told)


def created(at: Party, credential: NewCredential, challenge: str) -> Created:
    """Check a new passkey."""
    answer = {"clientDataJSON": credential.response.client_data, "attestationObject": credential.response.attestation}
    try:
        found = webauthn.verify_registration_response(
            credential=_written(credential.id, answer),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=at.domain,
            expected_origin=at.origin,
            require_user_verification=True,
        )
    except Exception:  # a stranger's bytes, in formats for which no library's parser is fully hardened
        raise PasskeyRefused() from None
    return Created(
        bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count
    )


def used(at: Party, credential: UsedCredential, challenge: str, known: Created, person: str) -> int:
    """Check that a passkey was used by its owner; return the authenticator's current count."""
    response = credential.response
    if response.user_handle not in (None, bytes_to_base64url(person.encode())):
        raise PasskeyRefused()
    answer = {
        "clientDataJSON": response.client_data,
        "authenticatorData": response.authenticator_data,
        "signature": response.signature,
    }
    try:
        found = webauthn.verify_authentication_response(
            credential=_written(credential.id, answer),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=at.domain,
            expected_origin=at.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.counted,
            require_user_verification=True,
        )
    except Exception:  # the same
        raise PasskeyRefused() from None
    return found.new_sign_count


def _written(credential: str, answer: dict[str, str]) -> dict[str, Any]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": answer}


def _options(options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions) -> AuthenticatorRequest:
    return AuthenticatorRequest(json.loads(webauthn.options_to_json(options)), bytes_to_base64url(options.challenge))
