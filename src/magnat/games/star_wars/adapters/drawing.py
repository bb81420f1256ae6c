# mypyc: skip
"""Star Wars in the terminal. Blue is the Rebellion, red the Empire, and every planet is one line."""

from rich.table import Table as Grid
from rich.text import Text

from magnat.games.star_wars.edition import EMPIRE, FORCE, REBEL, SIDES
from magnat.games.star_wars.table import StarWars
from magnat.hosts.terminal.drawings.players import describe_place
from magnat.hosts.terminal.drawings.property import GROUP_COLOURS
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE
from magnat.texts import Texts

SIDE_STYLES = ("bright_blue", "bright_red")
SIDE_MARKS = ("◆", "●")


def draw(terminal: Terminal, texts: Texts, t: StarWars, seat: int) -> None:
    if min(t.side) < 0:
        return  # the sides are not chosen yet
    terminal.stdout.print(seats_grid(texts, t))
    terminal.write()
    terminal.stdout.print(planets_grid(texts, t))
    terminal.stdout.print(score_text(texts, t))
    beside(terminal, texts, t, seat)


def standing(terminal: Terminal, texts: Texts, t: StarWars) -> None:
    score = score_text(texts, t)
    for p in t.ring:
        score.append(" · ")
        score.append(player_text(texts, t, p))
        score.append(" " + texts.money(t.cash[p]))
    terminal.stdout.print(score)


def beside(terminal: Terminal, texts: Texts, t: StarWars, seat: int) -> None:
    if seat != TABLE and t.hands[seat]:
        cards = ", ".join([texts.card(FORCE, card) for card in t.hands[seat]])
        terminal.write(texts.message("board_hand", cards=cards), SIDE_STYLES[t.side[seat]])


def player_text(texts: Texts, t: StarWars, p: int) -> Text:
    return Text(f"{SIDE_MARKS[t.side[p]]} {texts.seat(p)}", SIDE_STYLES[t.side[p]])


def score_text(texts: Texts, t: StarWars) -> Text:
    """Return the number of bases on each side and of free spaces."""
    text = Text()
    for side in (REBEL, EMPIRE):
        text.append(
            f"{SIDE_MARKS[side]} {texts.message('board_' + SIDES[side])} {t.side_bits(side).bit_count()}",
            SIDE_STYLES[side],
        )
        text.append(" – " if side == REBEL else ", ")
    text.append(texts.message("board_free", n=t.free.bit_count()))
    return text


def seats_grid(texts: Texts, t: StarWars) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("")
    for key in ("player", "token", "cash", "bases", "cards", "where"):
        grid.add_column(texts.message(f"board_{key}"), justify="right" if key in ("cash", "bases", "cards") else "left")
    for p in t.ring:
        bases, cards = str(t.bases[p].bit_count()), str(len(t.hands[p]))
        grid.add_row(
            str(p + 1),
            player_text(texts, t, p),
            texts.token(t.token[p]),
            texts.money(t.cash[p]),
            bases,
            cards,
            describe_place(texts, t, p),
        )
    return grid


def planets_grid(texts: Texts, t: StarWars) -> Grid:
    """Return one line per planet: owners or prices, tokens, and a star if one side holds it all."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    e = t.edition
    for g, members in enumerate(e.members):
        whole = t.owner[members[0]] >= 0 and t.complete(members[0])
        star = Text("★", SIDE_STYLES[t.side[t.owner[members[0]]]]) if whole else Text(" ")
        mark = Text("■ ", GROUP_COLOURS.get(e.board.group[g].kind, "white"))
        grid.add_row(mark, texts.group(g), star, *[space_text(texts, t, space) for space in members])
    return grid


def space_text(texts: Texts, t: StarWars, space: int) -> Text:
    owner = t.owner[space]
    text = Text(f"{space:2} ", "dim")
    if owner >= 0:
        text.append(player_text(texts, t, owner))
    else:
        text.append(texts.money(t.edition.prices[space]), "dim")
    standing = [str(p + 1) for p in t.ring if t.place[p] == space]
    if standing:
        text.append(" " + " ".join(standing), "bold reverse")
    return text
