"""Random ids and codes, and hashes of tokens and passwords."""

import hashlib
import hmac
import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # without characters that look alike
CODE_LENGTH: Final = 6


def new_id() -> str:
    """Return an unguessable id."""
    return secrets.token_hex(12)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def hash_password(password: str) -> str:
    """Return "salt:hash" of a password, in hexadecimal."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{hashlib.scrypt(password.encode(), salt=salt, n=4096, r=8, p=1).hex()}"


def password_matches(password: str, stored: str) -> bool:
    salt, _, digest = stored.partition(":")
    attempt = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), n=4096, r=8, p=1).hex()
    return hmac.compare_digest(attempt, digest)
