"""Web Push: messages that only one browser can read (RFC 8291), sent by a hall that identifies itself (RFC 8292)."""

import base64
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from drakehall.hall.company_rows import SubscriptionRow

LIVES: Final = 24 * 3600
"""Number of seconds for which a push service keeps a message for a browser that is switched off."""
VALID: Final = 12 * 3600


def fresh_key() -> str:
    """Make a key by which push services recognise the hall."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(pem: str) -> str:
    """Return what browsers need of the hall's key to subscribe."""
    key = serialization.load_pem_private_key(pem.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def encrypted(row: SubscriptionRow, content: bytes) -> bytes:
    """Encrypt a message for a browser, with a key pair of its own."""
    return bytes(
        http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_decoded(row.p256dh),
            auth_secret=_decoded(row.auth),
            version="aes128gcm",
        )
    )


def headers(row: SubscriptionRow, pem: str, contact: str, topic: str) -> dict[str, str]:
    """Return headers that state the sender, how long a message is worth keeping, and which earlier one it replaces."""
    parts = urlsplit(row.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": contact}
    signed: dict[str, str] = Vapid02.from_pem(pem.encode()).sign(claims)
    return {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIVES),
        "Urgency": "normal",
        "Topic": topic,
    }


def is_sound(p256dh: str, auth: str) -> bool:
    """Return whether the keys of a subscription are valid."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        return len(_decoded(auth)) == 16
    except ValueError:
        return False


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
