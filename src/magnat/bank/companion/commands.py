"""Commands of phones to the book. A phone never reuses an `id`: each command is executed once."""

from typing import Annotated

import msgspec

from magnat.bank.ledger import UNSET
from magnat.texts.plain_text import PLAIN_TEXT

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN_TEXT)]
Account = Annotated[int, msgspec.Meta(ge=0, le=16)]
Amount = Annotated[int, msgspec.Meta(ge=UNSET, le=1_000_000_000)]
LabelText = Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN_TEXT)]


class BookCommand(msgspec.Struct, tag_field="do", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A command of player `by`; 0 if one phone is passed round. `sure` confirms a command that was questioned."""

    id: CommandId
    by: Account = 0
    sure: bool = False


class Pay(BookCommand, tag="pay"):
    """A payment between any two accounts; 0 is the bank."""

    payer: Account
    receiver: Account
    amount: Amount
    about: LabelText = ""


class Quick(BookCommand, tag="quick"):
    """A button of the game, such as Go, a fine or a tax. `amount` is needed if there is a choice."""

    action: LabelText
    player: Account
    amount: Amount = UNSET


class Buy(BookCommand, tag="buy"):
    """A purchase from the bank, at the printed price or at the winning bid."""

    deed: LabelText
    player: Account
    amount: Amount = UNSET


class Rent(BookCommand, tag="rent"):
    """A visitor's rent. The amount due is computed, and any other amount is questioned."""

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
    """An exchange of deeds, and money that `one` pays, or receives if `paid_by_other`."""

    one: Account
    other: Account
    gives: tuple[LabelText, ...] = ()
    takes: tuple[LabelText, ...] = ()
    amount: Amount = 0
    paid_by_other: bool = False


class Bankrupt(BookCommand, tag="bankrupt"):
    """The end of a player, whose property goes to the creditor; 0 is the bank."""

    player: Account
    creditor: Account = 0


class Undo(BookCommand, tag="undo"):
    """Ask the other players to undo an entry."""

    entry: int


class Agree(BookCommand, tag="agree"):
    entry: int


class Object(BookCommand, tag="object"):
    entry: int


AnyCommand = Pay | Quick | Buy | Rent | Build | Mortgage | Lift | Keep | Trade | Bankrupt | Undo | Agree | Object
