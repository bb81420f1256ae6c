"""bank.companion: what a phone says to the book. `id` is its own and never reused: a command acts once."""

from typing import Annotated

import msgspec

from magnat.bank.ledger import UNSET

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]*$")]
Account = Annotated[int, msgspec.Meta(ge=0, le=16)]
Amount = Annotated[int, msgspec.Meta(ge=UNSET, le=1_000_000_000)]
LabelText = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f]*$")]


class BookCommand(msgspec.Struct, tag_field="do", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """`by` is the player who says it; 0 where one phone is passed round. `sure` repeats what was questioned."""

    id: CommandId
    by: Account = 0
    sure: bool = False


class Pay(BookCommand, tag="pay"):
    """Any movement; 0 is the bank."""

    payer: Account
    receiver: Account
    amount: Amount
    about: LabelText = ""


class Quick(BookCommand, tag="quick"):
    """A button of the game: Go, a fine, a tax. The amount is said where there is a choice."""

    action: LabelText
    player: Account
    amount: Amount = UNSET


class Buy(BookCommand, tag="buy"):
    """From the bank, at the printed price or at what was bid."""

    deed: LabelText
    player: Account
    amount: Amount = UNSET


class Rent(BookCommand, tag="rent"):
    """A visitor pays for a deed; what is due is computed, and another amount is questioned."""

    deed: LabelText
    visitor: Account
    dice: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    amount: Amount = UNSET


class Build(BookCommand, tag="build"):
    """Raise streets of one group to these levels, or sell down to them at half price."""

    streets: dict[LabelText, Annotated[int, msgspec.Meta(ge=0, le=5)]]


class Mortgage(BookCommand, tag="mortgage"):
    deed: LabelText


class Lift(BookCommand, tag="lift"):
    """Pay a mortgage off; `received` if the deed has just come from another player."""

    deed: LabelText
    received: bool = False


class Keep(BookCommand, tag="keep"):
    """Pay the interest on a mortgaged deed that has just come from another player."""

    deed: LabelText


class Trade(BookCommand, tag="trade"):
    """Deeds both ways, and money that `one` pays, or receives if `paid_by_other`."""

    one: Account
    other: Account
    gives: tuple[LabelText, ...] = ()
    takes: tuple[LabelText, ...] = ()
    amount: Amount = 0
    paid_by_other: bool = False


class Bankrupt(BookCommand, tag="bankrupt"):
    """Everything goes to the creditor; 0 is the bank."""

    player: Account
    creditor: Account = 0


class Undo(BookCommand, tag="undo"):
    """Ask the others to take an entry back."""

    entry: int


class Agree(BookCommand, tag="agree"):
    entry: int


class Object(BookCommand, tag="object"):
    entry: int


AnyCommand = Pay | Quick | Buy | Rent | Build | Mortgage | Lift | Keep | Trade | Bankrupt | Undo | Agree | Object
