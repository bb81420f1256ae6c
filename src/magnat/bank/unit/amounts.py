"""Amounts in K (1 000): as displayed, as typed, and split into parts for single entries."""

from decimal import Decimal
from typing import Final

MIN_AMOUNT_K: Final = 10  # ELEC-BANK-13: one entry, in K
MAX_AMOUNT_K: Final = 20_000
AMOUNT_STEP_K: Final = 10  # ELEC-BANK-14
MAX_DIGITS: Final = 5  # ELEC-BANK-15
MILLION_IN_K: Final = 1_000
UNIT_WORTH_IN_K: Final = {"K": Decimal(1), "M": Decimal(MILLION_IN_K)}


class BadAmount(Exception):
    """A typed amount that cannot be entered, with the reason and its rule."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


def format_amount(amount: int) -> str:
    """ELEC-BANK-15: below 1M in K, then in millions with a comma; truncated to five digits, never rounded."""
    if amount == 0:
        return "0"
    if amount < MILLION_IN_K:
        return f"{amount}K"
    millions, rest = divmod(amount, MILLION_IN_K)
    whole = str(min(millions, 10**MAX_DIGITS - 1))
    decimals = f"{rest:03}"[: MAX_DIGITS - len(whole)].rstrip("0")
    return f"{whole},{decimals}M" if decimals else f"{whole}M"


def parse_amount(typed: str, unit: str) -> int:
    """ELEC-BANK-12, -13, -14: the amount of digits and a comma, closed by K or M. Raise `BadAmount` if invalid."""
    amount = Decimal(typed.replace(",", ".")) * UNIT_WORTH_IN_K[unit]
    if amount < MIN_AMOUNT_K:
        raise BadAmount("too_small", "ELEC-BANK-13")
    if amount > MAX_AMOUNT_K:
        raise BadAmount("too_large", "ELEC-BANK-13")
    if amount % AMOUNT_STEP_K:
        raise BadAmount("not_a_multiple", "ELEC-BANK-14")
    return int(amount)


def keys_for(amount: int) -> list[str]:
    """ELEC-BANK-31: the keys that enter an amount as it is displayed."""
    return list(format_amount(amount))


def split_amount(amount: int) -> list[int]:
    """ELEC-BANK-27: a sum as entries of at most 20M each."""
    whole, rest = divmod(amount, MAX_AMOUNT_K)
    return [MAX_AMOUNT_K] * whole + [rest] * (rest > 0)
