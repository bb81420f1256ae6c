"""Brocante: dealers sell their finds under the hammer, a magpie steals, and whoever has the invoice keeps the thing."""

from typing import Final

from magnat_brocante.edition import BrocanteEdition

BROCANTE: Final = BrocanteEdition(None, {})
VARIANTS: Final = {"standard": BROCANTE, "rich": BROCANTE.with_(purse=25)}

__all__ = ["BROCANTE", "VARIANTS", "BrocanteEdition"]
