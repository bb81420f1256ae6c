"""bank.unit: amounts in K (1 000), as the unit shows them, as they are typed, and in parts that one entry can carry."""

from decimal import Decimal
from typing import Final

LEAST: Final = 10  # ELEC-BANK-13: one entry, in K
MOST: Final = 20_000
STEP: Final = 10  # ELEC-BANK-14
DIGITS: Final = 5  # ELEC-BANK-15
MILLION: Final = 1_000
WORTH: Final = {"K": Decimal(1), "M": Decimal(MILLION)}


class Misfit(Exception):
    """A typed amount that cannot be entered: why, and which rule says so."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


def shown(amount: int) -> str:
    """ELEC-BANK-15: below 1M in K, then in millions with a comma; cut to five digits, never rounded."""
    if amount == 0:
        return "0"
    if amount < MILLION:
        return f"{amount}K"
    millions, rest = divmod(amount, MILLION)
    whole = str(min(millions, 10**DIGITS - 1))
    decimals = f"{rest:03}"[: DIGITS - len(whole)].rstrip("0")
    return f"{whole},{decimals}M" if decimals else f"{whole}M"


def entered(typed: str, unit: str) -> int:
    """ELEC-BANK-12, -13, -14: the amount that digits and a comma mean, closed by K or M."""
    amount = Decimal(typed.replace(",", ".")) * WORTH[unit]
    if amount < LEAST:
        raise Misfit("too_small", "ELEC-BANK-13")
    if amount > MOST:
        raise Misfit("too_large", "ELEC-BANK-13")
    if amount % STEP:
        raise Misfit("not_a_multiple", "ELEC-BANK-14")
    return int(amount)


def keys_for(amount: int) -> list[str]:
    """ELEC-BANK-31: the keys that enter an amount as it is displayed."""
    return list(shown(amount))


def parts_of(amount: int) -> list[int]:
    """ELEC-BANK-27: a sum as entries of at most 20M each."""
    whole, rest = divmod(amount, MOST)
    return [MOST] * whole + [rest] * (rest > 0)
