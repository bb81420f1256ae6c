"""The entry of each command, or the reason why it is refused or questioned."""

from functools import singledispatch

from msgspec.structs import replace

from magnat.bank.companion import commands, votes
from magnat.bank.companion.book import NO_BANKER, Book
from magnat.bank.companion.commands import AnyCommand, BookCommand
from magnat.bank.companion.deeds import MORTGAGED, MORTGAGED_INTEREST_PAID, NOT_MORTGAGED
from magnat.bank.companion.votes import losing_accounts
from magnat.bank.ledger import BANK, UNSET, DeedChange, LedgerEntry, LedgerLines, mirror_lines, transfer_lines


class CommandDeclined(Exception):
    """A command that is refused, or questioned until it is repeated with `sure`."""

    def __init__(self, reason: str, rule: str = "", expected: int = UNSET) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.expected = expected


def decide_entry(book: Book, command: AnyCommand, at: int = 0) -> LedgerEntry:
    """Return the entry of a command, which the host has to write and apply. The book does not change.

    A refused command also gives an entry, with the reason. A repeated command gives its existing entry.
    """
    earlier = book.entry_by_command.get(command.id)
    if earlier is not None:
        return earlier
    try:
        entry = check_entry(book, command, interpret(command, book))
    except CommandDeclined as error:
        entry = LedgerEntry(UNSET, "refused", refused=error.reason, rule=error.rule, expected=error.expected)
    return replace(entry, n=len(book.ledger), id=command.id, by=command.by, at=at)


def check_entry(book: Book, command: BookCommand, entry: LedgerEntry) -> LedgerEntry:
    """Check the rules for all commands: permission, affordability, and the consent of other players.

    Return the entry, or an entry that asks the other players for it; raise `CommandDeclined` otherwise.
    """
    if command.by not in (BANK, *book.playing):
        raise CommandDeclined("not_a_player")
    if not book.ledger.is_affordable(entry.lines):
        raise make_refusal(book, "too_poor")
    if entry.asks != UNSET or book.is_banker(command.by):
        return entry
    touches_others = any(account not in (BANK, command.by) for account in losing_accounts(entry))
    if not touches_others and not needs_banker(book, command, entry):
        return entry
    if book.opening.banker == NO_BANKER:
        return ask_others_first(book, command.by, entry)
    if touches_others:
        raise CommandDeclined("not_yours")
    raise make_refusal(book, "banker_pays")


def needs_banker(book: Book, command: BookCommand, entry: LedgerEntry) -> bool:
    """True if the bank pays or gives something that no rule of the game provides, which the banker must approve."""
    if isinstance(command, commands.Buy):
        return -dict(entry.lines)[command.player] < book.deeds.deeds[command.deed].price  # a bid below the price
    is_payment = isinstance(command, commands.Pay) or (isinstance(command, commands.Quick) and entry.sure)
    return is_payment and any(account == BANK and change < 0 for account, change in entry.lines)


def ask_others_first(book: Book, by: int, entry: LedgerEntry) -> LedgerEntry:
    """Return an entry that asks the other players, as there is no banker; the entry itself if no vote is missing."""
    asking = LedgerEntry(UNSET, "asked", would=entry)
    if votes.is_granted(book, asking, {by}):
        return entry
    if votes.count_open_requests(book, by) >= votes.MAX_OPEN_REQUESTS_PER_PHONE:
        raise CommandDeclined("asks_enough")
    return asking


def make_refusal(book: Book, reason: str) -> CommandDeclined:
    """Return the refusal with the rule of the game's booklet, if it has one."""
    return CommandDeclined(reason, book.money.rules.get(reason, ""))


def decline_unless_sure(command: BookCommand, reason: str, expected: int = UNSET) -> None:
    """Question a command that contradicts the book; players may know better, and confirm it with `sure`."""
    if not command.sure:
        raise CommandDeclined(reason, expected=expected)


def check_player(book: Book, account: int, bank_too: bool = False) -> int:
    if account not in book.playing and not (bank_too and account == BANK):
        raise CommandDeclined("no_such_account")
    return account


def check_amount(book: Book, sum_: int) -> int:
    if sum_ <= 0:
        raise CommandDeclined("no_amount")
    if sum_ % book.money.step:
        raise make_refusal(book, "not_a_multiple")
    return sum_


def get_holding(book: Book, name: str) -> tuple[int, int, int]:
    if name not in book.deeds.held:
        raise CommandDeclined("no_such_deed")
    return book.deeds.held[name]


def get_owned_holding(book: Book, name: str) -> tuple[int, int, int]:
    holding = get_holding(book, name)
    if holding[0] == BANK:
        raise CommandDeclined("nobodys_deed")
    return holding


@singledispatch
def interpret(command: BookCommand, book: Book) -> LedgerEntry:
    raise NotImplementedError(type(command))


# Money


@interpret.register
def _(command: commands.Pay, book: Book) -> LedgerEntry:
    payer, receiver = check_player(book, command.payer, True), check_player(book, command.receiver, True)
    if payer == receiver:
        raise CommandDeclined("same_account")
    return LedgerEntry(
        UNSET, "pay", transfer_lines(payer, receiver, check_amount(book, command.amount)), about=command.about
    )


@interpret.register
def _(command: commands.Quick, book: Book) -> LedgerEntry:
    quick = book.money.find_quick(command.action)
    if quick is None:
        raise CommandDeclined("no_such_action")
    only = quick.amounts[0] if len(quick.amounts) == 1 else UNSET
    each = check_amount(book, only if command.amount == UNSET else command.amount)
    if each not in quick.amounts:
        decline_unless_sure(command, "unusual_amount", expected=only)
    player = check_player(book, command.player)
    others = [BANK] if quick.way in ("receives", "pays") else [other for other in book.playing if other != player]
    gain = each if quick.way in ("receives", "from_each") else -each
    lines = (*[(other, -gain) for other in others], (player, gain * len(others)))
    return LedgerEntry(UNSET, "quick", lines, about=quick.name, sure=each not in quick.amounts)


# Deeds


@interpret.register
def _(command: commands.Buy, book: Book) -> LedgerEntry:
    owner, level, mortgage = get_holding(book, command.deed)
    player = check_player(book, command.player)
    if owner != BANK:
        raise CommandDeclined("has_an_owner")
    price = book.deeds.deeds[command.deed].price if command.amount == UNSET else command.amount
    change = book.deeds.make_change(command.deed, player, level, mortgage)
    return LedgerEntry(
        UNSET, "buy", transfer_lines(player, BANK, check_amount(book, price)), about=command.deed, deeds=(change,)
    )


@interpret.register
def _(command: commands.Rent, book: Book) -> LedgerEntry:
    """Question a rent for a mortgaged deed, and an amount other than the rent due."""
    owner, _, mortgage = get_owned_holding(book, command.deed)
    visitor = check_player(book, command.visitor)
    if owner == visitor:
        raise CommandDeclined("own_deed")
    if book.deeds.deeds[command.deed].kind == "utility" and command.amount == UNSET and not command.dice:
        raise CommandDeclined("needs_dice")
    due = book.deeds.rent(command.deed, visitor, command.dice)
    if mortgage:
        decline_unless_sure(command, "mortgaged", expected=0)
    amount = due if command.amount == UNSET else command.amount
    if amount != due and (command.dice or book.deeds.deeds[command.deed].kind != "utility"):
        decline_unless_sure(command, "rent_differs", expected=due)
    lines = transfer_lines(visitor, owner, check_amount(book, amount))
    return LedgerEntry(UNSET, "rent", lines, about=command.deed, expected=due, sure=amount != due)


@interpret.register
def _(command: commands.Build, book: Book) -> LedgerEntry:
    """Build at the printed cost or sell at half of it, on streets of one owner and one group."""
    if not command.streets:
        raise CommandDeclined("no_such_deed")
    first = next(iter(command.streets))
    owner = get_owned_holding(book, first)[0]
    group = book.deeds.group_of(first)
    before = {name: book.deeds.held[name][1] for name in group}
    after = before | command.streets
    if set(after) != set(group) or any(get_owned_holding(book, name)[0] != owner for name in command.streets):
        raise CommandDeclined("several_groups")
    cost = book.deeds.deeds[first].build
    if not cost or max(after.values()) > book.deeds.hotel_level:
        raise CommandDeclined("no_such_building")
    faults = list_building_faults(book, before, after)
    if faults:
        decline_unless_sure(command, faults[0])
    up = sum(max(0, after[name] - before[name]) for name in group) * cost
    down = sum(book.deeds.resale_value(name, max(0, before[name] - after[name])) for name in group)
    if up == down == 0:
        raise CommandDeclined("no_amount")
    changes = [book.deeds.make_change(name, owner, after[name], book.deeds.held[name][2]) for name in command.streets]
    lines = transfer_lines(owner, BANK, up - down)
    return LedgerEntry(UNSET, "build" if up else "sell", lines, about=first, deeds=tuple(changes), sure=bool(faults))


def list_building_faults(book: Book, before: dict[str, int], after: dict[str, int]) -> list[str]:
    """Return the faults of a building order: an incomplete group, a mortgaged group, uneven building."""
    raised = [name for name in after if after[name] > before[name]]
    lowered = [name for name in after if after[name] < before[name] < book.deeds.hotel_level]
    faults = []
    if raised and not book.deeds.is_group_complete(raised[0]):
        faults.append("group_not_whole")
    if raised and any(book.deeds.held[name][2] for name in after):
        faults.append("group_mortgaged")
    low, high = min(after.values()), max(after.values())
    if any(after[name] > low + 1 for name in raised) or any(after[name] < high - 1 for name in lowered):
        faults.append("uneven")
    return faults


@interpret.register
def _(command: commands.Mortgage, book: Book) -> LedgerEntry:
    owner, level, mortgage = get_owned_holding(book, command.deed)
    if mortgage:
        raise CommandDeclined("mortgaged")
    if level:
        raise CommandDeclined("built_on")
    value = book.deeds.deeds[command.deed].mortgage
    if not value:
        raise CommandDeclined("no_mortgages")
    change = book.deeds.make_change(command.deed, owner, level, MORTGAGED)
    return LedgerEntry(UNSET, "mortgage", transfer_lines(BANK, owner, value), about=command.deed, deeds=(change,))


@interpret.register
def _(command: commands.Lift, book: Book) -> LedgerEntry:
    owner, level, mortgage = get_owned_holding(book, command.deed)
    if not mortgage:
        raise CommandDeclined("not_mortgaged")
    cost = book.deeds.lift_cost(command.deed, command.received)
    change = book.deeds.make_change(command.deed, owner, level, NOT_MORTGAGED)
    return LedgerEntry(UNSET, "lift", transfer_lines(owner, BANK, cost), about=command.deed, deeds=(change,))


@interpret.register
def _(command: commands.Keep, book: Book) -> LedgerEntry:
    owner, level, mortgage = get_owned_holding(book, command.deed)
    if mortgage != MORTGAGED:
        raise CommandDeclined("interest_paid" if mortgage else "not_mortgaged")
    change = book.deeds.make_change(command.deed, owner, level, MORTGAGED_INTEREST_PAID)
    lines = transfer_lines(owner, BANK, book.deeds.interest(command.deed))
    return LedgerEntry(UNSET, "keep", lines, about=command.deed, deeds=(change,))


@interpret.register
def _(command: commands.Trade, book: Book) -> LedgerEntry:
    one, other = check_player(book, command.one), check_player(book, command.other)
    if one == other:
        raise CommandDeclined("same_account")
    changes = [hand_over_deed(book, name, one, other) for name in dict.fromkeys(command.gives)]
    changes += [hand_over_deed(book, name, other, one) for name in dict.fromkeys(command.takes)]
    if not changes and not command.amount:
        raise CommandDeclined("no_amount")
    if any(book.deeds.held[name][1] for change in changes for name in book.deeds.group_of(change.deed)):
        decline_unless_sure(command, "built_on")
    lines: LedgerLines = ()
    if command.amount:
        payer, receiver = (other, one) if command.paid_by_other else (one, other)
        lines = transfer_lines(payer, receiver, check_amount(book, command.amount))
    return LedgerEntry(UNSET, "trade", lines, deeds=tuple(changes))


def hand_over_deed(book: Book, name: str, giver: int, receiver: int) -> DeedChange:
    """Return the transfer of a deed; interest paid on it earlier does not count any more (ELEC-EDGE-58)."""
    owner, level, mortgage = get_owned_holding(book, name)
    if owner != giver:
        raise CommandDeclined("not_his_deed")
    return book.deeds.make_change(name, receiver, level, min(mortgage, MORTGAGED))


@interpret.register
def _(command: commands.Bankrupt, book: Book) -> LedgerEntry:
    """ELEC-BKR-02, -04 to -07: buildings are sold at half price, or lost to the bank; the creditor gets the rest."""
    player, creditor = check_player(book, command.player), check_player(book, command.creditor, True)
    if player == creditor:
        raise CommandDeclined("same_account")
    balance, sold = book.balance(player), 0
    changes = []
    for name in book.deeds.deeds_of_player(player):
        _, level, mortgage = book.deeds.held[name]
        sold += book.deeds.resale_value(name, level) if creditor else 0
        changes.append(
            book.deeds.make_change(name, creditor, 0, min(mortgage, MORTGAGED) if creditor else NOT_MORTGAGED)
        )
    lines = (
        ((BANK, -sold), (player, -balance), (creditor, balance + sold))
        if creditor
        else transfer_lines(player, BANK, balance)
    )
    return LedgerEntry(UNSET, "bankrupt", lines, about=str(player), deeds=tuple(changes))


# Undo, by vote


def check_undoable(book: Book, n: int) -> LedgerEntry:
    """Return an entry if it can be undone now; raise `CommandDeclined` otherwise."""
    if not 0 < n < len(book.ledger):
        raise CommandDeclined("no_such_entry")
    entry = book.ledger.entries[n]
    if entry.corrects != UNSET or not (entry.lines or entry.deeds):
        raise CommandDeclined("nothing_to_undo")
    if n in book.ledger.corrected:
        raise CommandDeclined("already_undone")
    if any(book.deeds.held[change.deed] != change.after for change in entry.deeds):
        raise CommandDeclined("deed_changed_since")
    if not book.ledger.is_affordable(mirror_lines(entry.lines)):
        raise CommandDeclined("spent_since")
    return entry


@interpret.register
def _(command: commands.Undo, book: Book) -> LedgerEntry:
    """Ask the other players; the requester agrees."""
    if command.entry in book.agreeing_by_entry and votes.missing_votes(book, command.entry):
        raise CommandDeclined("already_asked")
    check_undoable(book, command.entry)
    return add_agreement(book, command.by, command.entry, "undo_asked")


def check_vote_open(book: Book, n: int) -> None:
    if n not in book.agreeing_by_entry:
        raise CommandDeclined("nobody_asked")


@interpret.register
def _(command: commands.Agree, book: Book) -> LedgerEntry:
    check_vote_open(book, command.entry)
    check_may_vote(book, command)
    if book.ledger.entries[command.entry].would is None:
        check_undoable(book, command.entry)
    return add_agreement(book, command.by, command.entry, "agreed")


@interpret.register
def _(command: commands.Object, book: Book) -> LedgerEntry:
    """Withdraw the player's own request, or vote against it; a deciding vote ends the request."""
    check_vote_open(book, command.entry)
    if book.ledger.entries[command.entry].by != command.by or book.ledger.entries[command.entry].would is None:
        check_may_vote(book, command)
        if not votes.is_hopeless(book, command.entry, command.by):
            return LedgerEntry(UNSET, "against", asks=command.entry)
    return LedgerEntry(UNSET, "objected", asks=command.entry)


def check_may_vote(book: Book, command: commands.Agree | commands.Object) -> None:
    if command.by not in votes.missing_votes(book, command.entry):
        raise CommandDeclined("already_answered" if command.by in book.playing else "not_a_player")


def add_agreement(book: Book, by: int, n: int, kind: str) -> LedgerEntry:
    """Return a vote in favour; if it decides, the requested entry, or the reversal of the undone entry."""
    entry = book.ledger.entries[n]
    if not votes.is_granted(book, entry, book.agreeing_by_entry.get(n, set()) | {by}):
        return LedgerEntry(UNSET, kind, asks=n)
    if entry.would is not None:
        if any(book.deeds.held[change.deed] != change.before for change in entry.would.deeds):
            raise CommandDeclined("deed_changed_since")
        return replace(entry.would, asks=n)
    back = tuple(DeedChange(change.deed, change.after, change.before) for change in reversed(entry.deeds))
    return LedgerEntry(UNSET, "undone", mirror_lines(entry.lines), corrects=n, asks=n, deeds=back)
