"""bank.companion: what each command means: the entry it would write, or why it is refused or questioned."""

from functools import singledispatch

from msgspec.structs import replace

from magnat.bank.companion import votes
from magnat.bank.companion.book import EVERYBODY, Book
from magnat.bank.companion.commands import (
    Agree,
    AnyCommand,
    Bankrupt,
    Build,
    Buy,
    Command,
    Keep,
    Lift,
    Mortgage,
    Object,
    Pay,
    Quick,
    Rent,
    Trade,
    Undo,
)
from magnat.bank.companion.deeds import FREE, MORTGAGED, PREPAID
from magnat.bank.companion.votes import given_up
from magnat.bank.ledger import BANK, NONE, DeedChange, LedgerEntry, Lines, mirrored, transfer


class Declined(Exception):
    """Why a command moves nothing. A question is one that `sure` overrules."""

    def __init__(self, reason: str, rule: str = "", expected: int = NONE) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.expected = expected


def decide(book: Book, command: AnyCommand, at: int = 0) -> LedgerEntry:
    """The entry that a command makes; it is still to be written, and then to be taken. Nothing is changed here.

    What moves nothing is an entry too, which says why. A command sent again has its entry already."""
    known = book.answered.get(command.id)
    if known is not None:
        return known
    try:
        entry = checked(book, command, meaning(command, book))
    except Declined as why:
        entry = LedgerEntry(NONE, "refused", refused=why.reason, rule=why.rule, expected=why.expected)
    return replace(entry, n=len(book.ledger), id=command.id, by=command.by, at=at)


def checked(book: Book, command: Command, entry: LedgerEntry) -> LedgerEntry:
    """What holds for every command: who may say it, that the money is there, and who is asked first."""
    if command.by not in (BANK, *book.playing):
        raise Declined("not_a_player")
    if not book.ledger.affordable(entry.lines):
        raise refusal(book, "too_poor")
    if entry.asks != NONE or book.trusts(command.by):
        return entry
    touches_others = any(account not in (BANK, command.by) for account in given_up(entry))
    if not touches_others and not beyond_the_rules(book, command, entry):
        return entry
    if book.opening.banker == EVERYBODY:
        return asked_first(book, command.by, entry)
    if touches_others:
        raise Declined("not_yours")
    raise refusal(book, "banker_pays")


def beyond_the_rules(book: Book, command: Command, entry: LedgerEntry) -> bool:
    """Whether the bank gives what no button, deed or building of the game gives: that is the banker's to say."""
    if isinstance(command, Buy):
        return -dict(entry.lines)[command.player] < book.deeds.deeds[command.deed].price  # as it was bid for
    given = isinstance(command, Pay) or (isinstance(command, Quick) and entry.sure)
    return given and any(account == BANK and change < 0 for account, change in entry.lines)


def asked_first(book: Book, by: int, entry: LedgerEntry) -> LedgerEntry:
    """Where nobody is the banker, the others are asked; whoever has the only phone asks nobody."""
    asking = LedgerEntry(NONE, "asked", would=entry)
    if votes.granted(book, asking, {by}):
        return entry
    if votes.waiting(book, by) >= votes.MOST:
        raise Declined("asks_enough")
    return asking


def refusal(book: Book, reason: str) -> Declined:
    """With the rule that the game's booklet has for it, if it has one."""
    return Declined(reason, book.money.rules.get(reason, ""))


def question(command: Command, reason: str, rule: str = "", expected: int = NONE) -> None:
    """Something that cannot be right by the book; people may know better, and say that they are sure."""
    if not command.sure:
        raise Declined(reason, rule, expected)


def player(book: Book, account: int, bank_too: bool = False) -> int:
    if account not in book.playing and not (bank_too and account == BANK):
        raise Declined("no_such_account")
    return account


def amount(book: Book, sum_: int) -> int:
    if sum_ <= 0:
        raise Declined("no_amount")
    if sum_ % book.money.step:
        raise refusal(book, "not_a_multiple")
    return sum_


def deed(book: Book, name: str) -> tuple[int, int, int]:
    """Who has it, what stands on it, and its mortgage."""
    if name not in book.deeds.held:
        raise Declined("no_such_deed")
    return book.deeds.held[name]


def owned(book: Book, name: str) -> tuple[int, int, int]:
    held = deed(book, name)
    if held[0] == BANK:
        raise Declined("nobodys_deed")
    return held


@singledispatch
def meaning(command: Command, book: Book) -> LedgerEntry:
    raise NotImplementedError(type(command))


# Money


@meaning.register
def _(command: Pay, book: Book) -> LedgerEntry:
    payer, receiver = player(book, command.payer, True), player(book, command.receiver, True)
    if payer == receiver:
        raise Declined("same_account")
    return LedgerEntry(NONE, "pay", transfer(payer, receiver, amount(book, command.amount)), about=command.about)


@meaning.register
def _(command: Quick, book: Book) -> LedgerEntry:
    quick = book.money.quick_named(command.action)
    if quick is None:
        raise Declined("no_such_action")
    only = quick.amounts[0] if len(quick.amounts) == 1 else NONE
    each = amount(book, only if command.amount == NONE else command.amount)
    if each not in quick.amounts:
        question(command, "unusual_amount", expected=only)
    who = player(book, command.player)
    others = [BANK] if quick.way in ("receives", "pays") else [other for other in book.playing if other != who]
    gain = each if quick.way in ("receives", "from_each") else -each
    lines = (*[(other, -gain) for other in others], (who, gain * len(others)))
    return LedgerEntry(NONE, "quick", lines, about=quick.name, sure=each not in quick.amounts)


# Deeds


@meaning.register
def _(command: Buy, book: Book) -> LedgerEntry:
    owner, level, mortgage = deed(book, command.deed)
    who = player(book, command.player)
    if owner != BANK:
        raise Declined("has_an_owner")
    price = book.deeds.deeds[command.deed].price if command.amount == NONE else command.amount
    change = book.deeds.change(command.deed, who, level, mortgage)
    return LedgerEntry(NONE, "buy", transfer(who, BANK, amount(book, price)), about=command.deed, deeds=(change,))


@meaning.register
def _(command: Rent, book: Book) -> LedgerEntry:
    """Impossible rents are questioned: nobody's deed, a mortgaged one, another sum than the one that is due."""
    owner, _, mortgage = owned(book, command.deed)
    visitor = player(book, command.visitor)
    if owner == visitor:
        raise Declined("own_deed")
    if book.deeds.deeds[command.deed].kind == "utility" and command.amount == NONE and not command.dice:
        raise Declined("needs_dice")
    due = book.deeds.rent(command.deed, visitor, command.dice)
    if mortgage:
        question(command, "mortgaged", expected=0)
    said = due if command.amount == NONE else command.amount
    if said != due and (command.dice or book.deeds.deeds[command.deed].kind != "utility"):
        question(command, "rent_differs", expected=due)
    lines = transfer(visitor, owner, amount(book, said))
    return LedgerEntry(NONE, "rent", lines, about=command.deed, expected=due, sure=said != due)


@meaning.register
def _(command: Build, book: Book) -> LedgerEntry:
    """Up at the printed cost, down at half of it; only streets of one owner and one group."""
    if not command.streets:
        raise Declined("no_such_deed")
    first = next(iter(command.streets))
    owner = owned(book, first)[0]
    group = book.deeds.group(first)
    before = {name: book.deeds.held[name][1] for name in group}
    after = before | command.streets
    if set(after) != set(group) or any(owned(book, name)[0] != owner for name in command.streets):
        raise Declined("several_groups")
    cost = book.deeds.deeds[first].build
    if not cost or max(after.values()) > book.deeds.top:
        raise Declined("no_such_building")
    faults = building_faults(book, before, after)
    if faults:
        question(command, faults[0])
    up = sum(max(0, after[name] - before[name]) for name in group) * cost
    down = sum(book.deeds.resale(name, max(0, before[name] - after[name])) for name in group)
    if up == down == 0:
        raise Declined("no_amount")
    changes = [book.deeds.change(name, owner, after[name], book.deeds.held[name][2]) for name in command.streets]
    lines = transfer(owner, BANK, up - down)
    return LedgerEntry(NONE, "build" if up else "sell", lines, about=first, deeds=tuple(changes), sure=bool(faults))


def building_faults(book: Book, before: dict[str, int], after: dict[str, int]) -> list[str]:
    """What speaks against an order: a group that is not whole, or mortgaged, or built unevenly."""
    raised = [name for name in after if after[name] > before[name]]
    lowered = [name for name in after if after[name] < before[name] < book.deeds.top]
    faults = []
    if raised and not book.deeds.complete(raised[0]):
        faults.append("group_not_whole")
    if raised and any(book.deeds.held[name][2] for name in after):
        faults.append("group_mortgaged")
    low, high = min(after.values()), max(after.values())
    if any(after[name] > low + 1 for name in raised) or any(after[name] < high - 1 for name in lowered):
        faults.append("uneven")
    return faults


@meaning.register
def _(command: Mortgage, book: Book) -> LedgerEntry:
    owner, level, mortgage = owned(book, command.deed)
    if mortgage:
        raise Declined("mortgaged")
    if level:
        raise Declined("built_on")
    value = book.deeds.deeds[command.deed].mortgage
    if not value:
        raise Declined("no_mortgages")
    change = book.deeds.change(command.deed, owner, level, MORTGAGED)
    return LedgerEntry(NONE, "mortgage", transfer(BANK, owner, value), about=command.deed, deeds=(change,))


@meaning.register
def _(command: Lift, book: Book) -> LedgerEntry:
    owner, level, mortgage = owned(book, command.deed)
    if not mortgage:
        raise Declined("not_mortgaged")
    cost = book.deeds.lift(command.deed, command.received)
    change = book.deeds.change(command.deed, owner, level, FREE)
    return LedgerEntry(NONE, "lift", transfer(owner, BANK, cost), about=command.deed, deeds=(change,))


@meaning.register
def _(command: Keep, book: Book) -> LedgerEntry:
    owner, level, mortgage = owned(book, command.deed)
    if mortgage != MORTGAGED:
        raise Declined("interest_paid" if mortgage else "not_mortgaged")
    change = book.deeds.change(command.deed, owner, level, PREPAID)
    lines = transfer(owner, BANK, book.deeds.interest(command.deed))
    return LedgerEntry(NONE, "keep", lines, about=command.deed, deeds=(change,))


@meaning.register
def _(command: Trade, book: Book) -> LedgerEntry:
    one, other = player(book, command.one), player(book, command.other)
    if one == other:
        raise Declined("same_account")
    changes = [handed(book, name, one, other) for name in dict.fromkeys(command.gives)]
    changes += [handed(book, name, other, one) for name in dict.fromkeys(command.takes)]
    if not changes and not command.amount:
        raise Declined("no_amount")
    if any(book.deeds.held[name][1] for change in changes for name in book.deeds.group(change.deed)):
        question(command, "built_on")
    lines: Lines = ()
    if command.amount:
        payer, receiver = (other, one) if command.paid_by_other else (one, other)
        lines = transfer(payer, receiver, amount(book, command.amount))
    return LedgerEntry(NONE, "trade", lines, deeds=tuple(changes))


def handed(book: Book, name: str, giver: int, receiver: int) -> DeedChange:
    """A deed changes hands; interest that was paid on it is forgotten (ELEC-EDGE-58)."""
    owner, level, mortgage = owned(book, name)
    if owner != giver:
        raise Declined("not_his_deed")
    return book.deeds.change(name, receiver, level, min(mortgage, MORTGAGED))


@meaning.register
def _(command: Bankrupt, book: Book) -> LedgerEntry:
    """ELEC-BKR-02, -04 to -07: buildings go back at half price, lost to the bank; the rest goes to the creditor."""
    who, creditor = player(book, command.player), player(book, command.creditor, True)
    if who == creditor:
        raise Declined("same_account")
    balance, sold = book.balance(who), 0
    changes = []
    for name in book.deeds.of(who):
        _, level, mortgage = book.deeds.held[name]
        sold += book.deeds.resale(name, level) if creditor else 0
        changes.append(book.deeds.change(name, creditor, 0, min(mortgage, MORTGAGED) if creditor else FREE))
    lines = ((BANK, -sold), (who, -balance), (creditor, balance + sold)) if creditor else transfer(who, BANK, balance)
    return LedgerEntry(NONE, "bankrupt", lines, about=str(who), deeds=tuple(changes))


# Undoing, by agreement


def undoable(book: Book, n: int) -> LedgerEntry:
    """The entry that is spoken of, if it can be taken back now."""
    if not 0 < n < len(book.ledger):
        raise Declined("no_such_entry")
    entry = book.ledger.entries[n]
    if entry.corrects != NONE or not (entry.lines or entry.deeds):
        raise Declined("nothing_to_undo")
    if n in book.ledger.corrected:
        raise Declined("already_undone")
    if any(book.deeds.held[change.deed] != change.after for change in entry.deeds):
        raise Declined("deed_changed_since")
    if not book.ledger.affordable(mirrored(entry.lines)):
        raise Declined("spent_since")
    return entry


@meaning.register
def _(command: Undo, book: Book) -> LedgerEntry:
    """Ask the others; whoever asks agrees."""
    if command.entry in book.asked and votes.missing(book, command.entry):
        raise Declined("already_asked")
    undoable(book, command.entry)
    return agreed(book, command.by, command.entry, "undo_asked")


def asked(book: Book, n: int) -> None:
    if n not in book.asked:
        raise Declined("nobody_asked")


@meaning.register
def _(command: Agree, book: Book) -> LedgerEntry:
    asked(book, command.entry)
    answering(book, command)
    if book.ledger.entries[command.entry].would is None:
        undoable(book, command.entry)
    return agreed(book, command.by, command.entry, "agreed")


@meaning.register
def _(command: Object, book: Book) -> LedgerEntry:
    """Whoever asked takes it back; anybody else is against it, and it ends when that decides."""
    asked(book, command.entry)
    if book.ledger.entries[command.entry].by != command.by or book.ledger.entries[command.entry].would is None:
        answering(book, command)
        if not votes.hopeless(book, command.entry, command.by):
            return LedgerEntry(NONE, "against", asks=command.entry)
    return LedgerEntry(NONE, "objected", asks=command.entry)


def answering(book: Book, command: Agree | Object) -> None:
    if command.by not in votes.missing(book, command.entry):
        raise Declined("already_answered" if command.by in book.playing else "not_a_player")


def agreed(book: Book, by: int, n: int, what: str) -> LedgerEntry:
    """One more agrees. When that is enough, what was asked for is done: an entry, or the mirror of one."""
    entry = book.ledger.entries[n]
    if not votes.granted(book, entry, book.asked.get(n, set()) | {by}):
        return LedgerEntry(NONE, what, asks=n)
    if entry.would is not None:
        if any(book.deeds.held[change.deed] != change.before for change in entry.would.deeds):
            raise Declined("deed_changed_since")
        return replace(entry.would, asks=n)
    back = tuple(DeedChange(change.deed, change.after, change.before) for change in reversed(entry.deeds))
    return LedgerEntry(NONE, "undone", mirrored(entry.lines), corrects=n, asks=n, deeds=back)
