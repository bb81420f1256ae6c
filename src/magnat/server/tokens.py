"""server: ids, codes and tokens that nobody can guess, and how tokens and passwords are kept."""

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that looks like another
CODE: Final = 6


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_hex(12)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def locked_with(password: str) -> str:
    """A password as it is kept."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{hashlib.scrypt(password.encode(), salt=salt, n=4096, r=8, p=1).hex()}"


def opens(password: str, kept: str) -> bool:
    salt, _, digest = kept.partition(":")
    given = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), n=4096, r=8, p=1).hex()
    return hmac.compare_digest(given, digest)
