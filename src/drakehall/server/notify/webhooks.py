"""Webhooks, signed as https://www.standardwebhooks.com says: by a secret that only the hall and the receiver know."""

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final

PREFIX: Final = "whsec_"


def fresh_secret() -> str:
    """Make a secret."""
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def headers(secret: str, name: str, at: int, content: bytes) -> dict[str, str]:
    """Sign a message, with its id and the time (seconds since 1970), so that others cannot replay it."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = hmac.new(key, f"{name}.{at}.".encode() + content, sha256).digest()
    return {
        "Content-Type": "application/json",
        "webhook-id": name,
        "webhook-timestamp": str(at),
        "webhook-signature": "v1," + base64.b64encode(signed).decode(),
    }
