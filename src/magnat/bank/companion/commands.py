"""bank.companion: what a phone says to the book. `id` is its own and never reused: a command acts once."""

from typing import Annotated

import msgspec

from magnat.bank.ledger import NONE

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]*$")]
Account = Annotated[int, msgspec.Meta(ge=0, le=16)]
Amount = Annotated[int, msgspec.Meta(ge=NONE, le=1_000_000_000)]
Name = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f]*$")]


class Command(msgspec.Struct, tag_field="do", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """`by` is the player who says it; 0 where one phone is passed round. `sure` repeats what was questioned."""

    id: Id
    by: Account = 0
    sure: bool = False


class Pay(Command, tag="pay"):
    """Any movement; 0 is the bank."""

    payer: Account
    receiver: Account
    amount: Amount
    about: Name = ""


class Quick(Command, tag="quick"):
    """A button of the game: Go, a fine, a tax. The amount is said where there is a choice."""

    action: Name
    player: Account
    amount: Amount = NONE


class Buy(Command, tag="buy"):
    """From the bank, at the printed price or at what was bid."""

    deed: Name
    player: Account
    amount: Amount = NONE


class Rent(Command, tag="rent"):
    """A visitor pays for a deed; what is due is computed, and another amount is questioned."""

    deed: Name
    visitor: Account
    dice: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    amount: Amount = NONE


class Build(Command, tag="build"):
    """Raise streets of one group to these levels, or sell down to them at half price."""

    streets: dict[Name, Annotated[int, msgspec.Meta(ge=0, le=5)]]


class Mortgage(Command, tag="mortgage"):
    deed: Name


class Lift(Command, tag="lift"):
    """Pay a mortgage off; `received` if the deed has just come from another player."""

    deed: Name
    received: bool = False


class Keep(Command, tag="keep"):
    """Pay the interest on a mortgaged deed that has just come from another player."""

    deed: Name


class Trade(Command, tag="trade"):
    """Deeds both ways, and money that `one` pays, or receives if `paid_by_other`."""

    one: Account
    other: Account
    gives: tuple[Name, ...] = ()
    takes: tuple[Name, ...] = ()
    amount: Amount = 0
    paid_by_other: bool = False


class Bankrupt(Command, tag="bankrupt"):
    """Everything goes to the creditor; 0 is the bank."""

    player: Account
    creditor: Account = 0


class Undo(Command, tag="undo"):
    """Ask the others to take an entry back."""

    entry: int


class Agree(Command, tag="agree"):
    entry: int


class Object(Command, tag="object"):
    entry: int


AnyCommand = Pay | Quick | Buy | Rent | Build | Mortgage | Lift | Keep | Trade | Bankrupt | Undo | Agree | Object
