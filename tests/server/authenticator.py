"""An authenticator made of numbers: it creates passkeys and uses them, honestly or not."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one passkey for one domain."""

    def __init__(self, domain: str = "localhost", origin: str = "http://localhost") -> None:
        self.domain = domain
        self.origin = origin
        self.flags = PRESENT | VERIFIED
        self.count = 0
        self.counts = True
        self.user = ""
        self._id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def id(self) -> str:
        return bytes_to_base64url(self._id)

    def create(self, public_key: dict[str, Any], kind: str = "webauthn.create") -> dict[str, Any]:
        """Answer what a page asks of `navigator.credentials.create`."""
        self.user = public_key["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(key)
        data = self._data(self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "client_data": bytes_to_base64url(self._client_data(kind, public_key["challenge"])),
            "attestation": bytes_to_base64url(attestation),
        }
        return {"id": self.id, "response": response}

    def use(self, public_key: dict[str, Any], kind: str = "webauthn.get") -> dict[str, Any]:
        """Answer what a page asks of `navigator.credentials.get`."""
        self.count += self.counts
        client_data, data = self._client_data(kind, public_key["challenge"]), self._data(self.flags)
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        response = {
            "client_data": bytes_to_base64url(client_data),
            "authenticator_data": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "user_handle": self.user,
        }
        return {"id": self.id, "response": response}

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
