"""Brocante: dealers auction their finds, a magpie steals, and the holder of an invoice keeps the find."""

from typing import Final

from magnat_brocante.edition import BrocanteEdition

BROCANTE: Final = BrocanteEdition(None, {})
VARIANTS: Final = {"standard": BROCANTE, "rich": BROCANTE.with_(purse=25)}

__all__ = ["BROCANTE", "VARIANTS", "BrocanteEdition"]
