"""Laws that compare a game with another one that must have the same course."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from magnat.games import all_games, load_adapter, package_of_game, variants
from magnat.kernel import TABLE, Edition, Fact, Frame, Table, answer, current_question, settle
from magnat.kernel.table import parameter_names
from magnat.positions import Position, levels
from magnat.positions.seat_rotation import SeatFields, SeatRotation, seat_fields_of
from magnat.record import kind_of, restore, snapshot
from magnat.record.codec import frame_kinds
from magnat.testing import random_walks
from magnat.testing.metamorphic import goes_the_same_turned
from magnat.texts import Texts
from magnat.texts.vocabulary import split_spec

every_game = pytest.mark.parametrize("game", all_games())
POSITIONS = 1_000  # per game
ROWS = 25  # answers compared before and after rotating the seats
POLLS = ("poll", "poll_again", "interlude", "claim_rent")  # questions to other seats in turn
PARTNERED = ("trade", "offer_card")  # acts that an additional seat may make possible


def turned_games(game: str, seed: int, positions: int) -> int:
    """Compare random positions with their rotations. Return the number of positions."""
    rng = random.Random(f"{game} {seed}")
    compared = 0
    while compared < positions:
        plain = rng.choice(list(variants(game).values()))
        e = plain.with_(**random_walks.random_options(plain, rng))
        seats = rng.randint(e.least, e.most)
        turn = SeatRotation(e, seats, rng.randrange(1, seats))
        for t, row in random_walks.walk_steps(e, seats, rng.randrange(1 << 30), 400, talkative=0.3):
            table: Any = t.copy()
            if (
                row is not None and table.turns and rng.random() < 0.02
            ):  # set-up starts at the first seat and cannot be rotated
                compared += goes_the_same_turned(turn, table, rng.randrange(1 << 30), ROWS)
    return compared


@every_game
def test_declared_seat_columns_exist(game: str) -> None:
    e = variants(game)["standard"]
    columns = e.deal(e.least).columns  # frames are registered when a game is dealt
    fields = {*columns, *[field for kind in frame_kinds(e) for field in parameter_names(kind)]}
    arranger: Any = load_adapter(package_of_game(game), "positions")
    where: SeatFields = arranger.SEATED
    named = {*where.by_seat, *where.seat, *where.seats, *where.bits, *where.rotators}
    assert named <= fields, named - fields


@every_game
def test_rotating_the_seats_rotates_the_outcome(game: str) -> None:
    turned_games(game, 1, POSITIONS)


@pytest.mark.parametrize("by", [1, 2])
def test_a_contest_is_rotated_with_its_seats(by: int) -> None:
    """Random games rarely reach a contest."""
    game = Position("electronic", owns={0: "dark_blue", 1: "green", 2: "brown"}, apartments=1)
    game.play("build", "dark_blue", levels(1, 0), "contest")
    assert game.asked == ("contest", 2)
    assert goes_the_same_turned(SeatRotation(game.edition, 3, by), game.table, by, 12) == 12


# An additional seat


class Joined:
    """A table with an additional last seat that owns nothing and stands on the first space."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.seat = seats
        self.dealt = snapshot(edition.deal(seats + 1))["columns"]
        self.facts = SeatRotation(edition, seats, 0).facts
        self.seated = seat_fields_of(edition)

    def table(self, t: Table) -> Table:
        told = snapshot(t)
        columns = {name: self.with_seat(name, value) for name, value in told["columns"].items()}
        return restore(self.edition, self.seat + 1, {**told, "columns": columns})

    def with_seat(self, name: str, value: Any) -> Any:
        everybody = (1 << self.seat) - 1
        special: dict[str, Callable[[], Any]] = {
            "ring": lambda: [*value, self.seat],
            "known": lambda: [2 * everybody + 1 if bits == everybody else bits for bits in value],
            "cash": lambda: [*value, 0],
            "side": lambda: [*value, min(value, key=value.count)],
            "movers": lambda: [*value, next(i for i in range(len(value) + 1) if i not in value)],
        }
        if name in special:
            return special[name]()
        return [*value, self.dealt[name][self.seat]] if name in self.seated.by_seat else value

    def without_seat(self, t: Table) -> dict[str, Any]:
        """Return the columns without the additional seat."""
        columns: dict[str, Any] = snapshot(t)["columns"]
        for name, value in columns.items():
            if name == "ring":
                columns[name] = [p for p in value if p != self.seat]
            elif name == "known":
                columns[name] = [bits & ~(1 << self.seat) for bits in value]
            elif name in self.seated.by_seat:
                columns[name] = value[: self.seat]
        return columns

    def own(self, t: Table) -> list[Any]:
        return [value[self.seat] for name, value in snapshot(t)["columns"].items() if name in self.seated.by_seat]

    def named(self, fact: Fact) -> bool:
        kinds = [split_spec(spec)[1] for spec in self.facts.get(fact[0], ())]
        told = zip(kinds, fact[2:], strict=False)
        return self.seat == fact[1] or any(kind == "seat" and told == self.seat for kind, told in told)

    def concerned(self, frame: Frame) -> bool:
        return any(getattr(frame, field, None) == self.seat for field in self.seated.seat)


def stand_by(joined: Joined, t: Table, seed: int, rows: int) -> int:
    """Give the same answers with and without the seat until it is involved. Return the positions compared."""
    rng, u = random.Random(seed), joined.table(t)
    t.facts, u.facts, own = [], [], joined.own(u)
    for said in range(rows):
        while (there := current_question(u)) is not None and there.seat == joined.seat and there.window:
            answer(u, joined.seat, there.silence(u))
        here = current_question(t)
        if here is None or there is None or joined.own(u) != own:
            return said
        if any(map(joined.named, u.facts)) or any(map(joined.concerned, u.stack)):
            return said
        offered = [choice for choice in there.choices(u) if there.answer_kind != "seat" or choice != joined.seat]
        if len(offered) == 1 < len(there.choices(u)) and kind_of(type(here)) != kind_of(type(there)):
            return said  # a single opponent is not chosen by a question
        assert joined.without_seat(u) == snapshot(t)["columns"], f"after {said} rows"
        assert (kind_of(type(there)), there.seat) == (kind_of(type(here)), here.seat) and u.facts == t.facts
        more = [choice for choice in offered if choice not in here.choices(t)]
        assert [choice for choice in offered if choice not in more] == list(here.choices(t)), here
        assert all(here.answer_kind == "verb" and here.verbs[act] in PARTNERED for act in more), here
        row = random_walks.random_row(t, joined.seat, rng, 0.2, 0.5)
        assert row is not None
        answer(t, *row)
        answer(u, *row)
    return rows


def within_poll(t: Table) -> bool:
    """True if a poll is running; its number of seats is fixed."""
    return any(kind_of(type(frame)) in POLLS for frame in t.stack)


def joined_games(game: str, seed: int, positions: int) -> int:
    """Compare random positions with and without an additional seat. Return the number of positions."""
    rng = random.Random(f"{game} {seed}")
    compared = 0
    while compared < positions:
        plain = rng.choice(list(variants(game).values()))
        e = plain.with_(**random_walks.random_options(plain, rng))
        seats = rng.randint(e.least, e.most - 1)
        joined = Joined(e, seats)
        for t, row in random_walks.walk_steps(e, seats, rng.randrange(1 << 30), 400, talkative=0.3):
            table: Any = t.copy()
            if row is not None and table.turns and not within_poll(t) and rng.random() < 0.1:
                compared += stand_by(joined, table, rng.randrange(1 << 30), ROWS)
    return compared


@every_game
def test_an_uninvolved_additional_seat_changes_nothing(game: str) -> None:
    joined_games(game, 1, POSITIONS)


# Polls and asides


def twin_games(game: str, seed: int, positions: int) -> int:
    """Compare games with polled windows and with asides at the same moments."""
    rng = random.Random(f"{game} {seed}")
    compared = 0
    while compared < positions:
        plain = rng.choice(list(variants(game).values()))
        options = random_walks.random_options(plain, rng)
        polled, clicks = (
            plain.with_(**{**options, "windows": "polled"}),
            plain.with_(**{**options, "windows": "clicks"}),
        )
        seats = rng.randint(polled.least, polled.most)
        t, u = polled.deal(seats), clicks.deal(seats)
        settle(t), settle(u)
        compared += speak_alike(t, u, seats, rng, 400)
    return compared


def speak_alike(t: Table, u: Table, seats: int, rng: random.Random, rows: int) -> int:
    """Repeat the answers of a poll as asides, without the passes. Return the positions compared.

    Offer counters differ: drafts count for bots, sent offers for people.
    """
    compared = 0
    t.facts, u.facts = [], []
    for _ in range(rows):
        here, there = current_question(t), current_question(u)
        if here is None or there is None:
            assert here is there
            return compared
        row = random_walks.random_row(t, seats, rng, 0, 0.5)
        assert row is not None
        if not within_poll(t):
            compared += 1
            assert (kind_of(type(there)), there.seat) == (kind_of(type(here)), here.seat)
            assert {**snapshot(t)["columns"], "offers": 0} == {**snapshot(u)["columns"], "offers": 0}
            assert sorted(t.facts) == sorted(u.facts)
            assert set(here.choices(t)) <= set(there.choices(u))
        answer(t, *row)
        if kind_of(type(here)) != "poll" or row[1]:
            answer(u, *row)
    return compared


@every_game
def test_polled_windows_and_asides_give_the_same_game(game: str) -> None:
    twin_games(game, 1, POSITIONS)


# Two languages


SEATED = ("Adèle", "Boris", "Chloé", "Dimitri", "Élodie", "Fatou")


def named(sentence: str) -> set[str]:
    """Return the players and figures of a sentence in any language."""
    plain = re.sub(r"(?<=\d)[\s,](?=\d{3}\b)", "", sentence)  # thousands separators
    figures = re.findall(r"\d+(?:[.,]\d+)?", plain)
    return {name for name in SEATED if name in sentence} | {figure.replace(",", ".") for figure in figures}


@every_game
def test_both_languages_name_the_same_players_and_figures(game: str) -> None:
    e = variants(game)["standard"]
    french, english = Texts(e, "fr", SEATED, strict=True), Texts(e, "en", SEATED, strict=True)
    seen: dict[tuple[str, int], int] = {}
    for seed in range(4):
        facts: list[Fact] = []
        for t, _ in random_walks.walk_steps(e, e.most, seed, 1_200, talkative=0.3):
            facts += t.facts or ()
            t.facts = []
        for fact in facts:
            for you in (TABLE, 0, 1):
                if seen.setdefault((fact[0], you), 0) < 12:
                    seen[fact[0], you] += 1
                    fr, en = french.describe_fact(fact, you), english.describe_fact(fact, you)
                    assert named(fr) == named(en), f"{fact}\n{fr}\n{en}"
