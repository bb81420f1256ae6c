# mypyc: skip
"""Deal in the terminal: banks, groups as "2 of 3", and the player's hand."""

from typing import Any

from rich.text import Text

from magnat.games.deal.actions import MONEY, RENT, RENT_ANY, WILD
from magnat.games.deal.edition import CARD
from magnat.games.deal.sets import Group, buildings, is_complete, properties, rent
from magnat.games.deal.table import Deal
from magnat.hosts.terminal.drawings.property import GROUP_COLOURS
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE, Question
from magnat.texts import Texts


def standing(terminal: Terminal, texts: Texts, t: Deal) -> None:
    wanted = t.edition.to_win
    parts = [
        texts.message("table-standing", seat=texts.seat(p), complete=t.complete_colours(p).bit_count(), wanted=wanted)
        for p in range(len(t.hands))
    ]
    terminal.write(" · ".join(parts), "cyan")


def draw(terminal: Terminal, texts: Texts, t: Deal, you: int) -> None:
    for p in range(len(t.hands)):
        draw_player(terminal, texts, t, p)
    pile = len(t.bag) + len(t.under)
    terminal.write(texts.message("table-pile", pile=pile, centre=len(t.centre)), "dim")
    if you != TABLE:
        for card in t.hands[you]:
            terminal.write(f"  · {texts.card(0, card)}: {texts.card_text(0, card)}")


def beside(terminal: Terminal, texts: Texts, t: Deal, seat: int) -> None:
    for p in t.clockwise_from(seat + 1):
        draw_player(terminal, texts, t, p)


def draw_player(terminal: Terminal, texts: Texts, t: Deal, p: int) -> None:
    bank = texts.money(t.bank_total(p))
    terminal.write(texts.message("table-player", seat=texts.seat(p), bank=bank, cards=len(t.hands[p])), "bold")
    for group in t.groups[p]:
        terminal.stdout.print(group_text(texts, t, group))


def group_text(texts: Texts, t: Deal, group: Group) -> Text:
    """Return a line for a group: its colour, held and needed cards, its cards and buildings."""
    e = t.edition
    colour = (*e.colours, "none")[group[0]]
    arguments: dict[str, Any] = {
        "colour": texts.message(f"colour-{colour}"),
        "held": len(properties(e, group)),
        "size": e.sizes[group[0]],
    }
    if group[0] == e.unassigned:
        line = texts.message("table-loose", **arguments)
    elif is_complete(e, group):
        line = texts.message("table-complete", **arguments, due=texts.money(rent(e, group)))
    else:
        line = texts.message("table-group", **arguments)
    built = " ▪▲"[: 1 + len(buildings(e, group))].rstrip()
    cards = ", ".join(texts.card(0, card) for card in properties(e, group))
    return Text.assemble(
        "  ", ("■ ", GROUP_COLOURS.get(colour, "white")), texts.message("table-cards", group=line + built, cards=cards)
    )


def heading(texts: Texts, t: Deal, question: Question[Any], choice: int) -> str:
    if question.answer_kind != "play":
        return ""
    if choice < CARD:
        return texts.message("hand-go-on")
    kind = t.edition.kinds[(choice - CARD) % t.edition.size]
    if kind <= WILD:
        return texts.message("hand-property")
    if kind in (RENT, RENT_ANY):
        return texts.message("hand-rent")
    return texts.message("hand-money" if kind == MONEY else "hand-action")
