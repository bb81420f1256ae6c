"""The terminal as a table: people act while bots decide, hands stay hidden, choices are distinct."""

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from magnat.bots import default_lineup
from magnat.cli.play import parse_level
from magnat.games import all_games, edition
from magnat.hosts.terminal.choices import ChoiceMenu
from magnat.hosts.terminal.host import TerminalHost
from magnat.hosts.terminal.prompt import TerminalPrompt
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.saved_games import SaveData
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import IllegalAnswer, current_question
from magnat.match import AnswerEntry, NoticeEntry, Setup
from magnat.mechanics.trade import Send
from magnat.positions import Position, dice, money
from magnat.record import load_record, replay, snapshot
from magnat.testing import random_walks
from magnat.texts import Texts


class Typist:
    """Types a number of random lines."""

    def __init__(self, seed: int, lines: int, *more: str) -> None:
        self.dice = random.Random(seed)
        self.left = lines
        self.words = ["", "0", "1", "1", "2", "3", "buy", "pass", *more]

    def __call__(self, prompt: str = "") -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        return self.dice.choice(self.words)


def table(tmp_path: Path, game: str, humans: int, seats: int, **options: Any) -> TerminalHost:
    names = ["Zoé", "Yann", "Xavier", "Wanda"][:seats]
    setup = Setup(game=game, options=edition(game, "standard", options).options, bot_pace=0)
    return TerminalHost.start(setup, names, SaveData("", humans), tmp_path / "game.magnat")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("magnat.hosts.terminal.host.fresh_seed", lambda: bytes(32))
    monkeypatch.setattr("magnat.hosts.terminal.host.secrets.token_hex", lambda _: "0123456789abcdef")
    monkeypatch.setattr("magnat.hosts.terminal.host.secrets.randbits", lambda _: 1)


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("humans", [1, 2])
def test_every_answer_is_saved_whatever_is_typed(game, humans, tmp_path, monkeypatch, capsys):
    host = table(tmp_path, game, humans, 3)
    monkeypatch.setattr("builtins.input", Typist(humans, 120, "undo"))
    TerminalPrompt(Terminal("en"), host).run(tell_all=True)
    record = load_record(host.path)
    assert snapshot(replay(record)) == snapshot(host.table)
    spoken = {seat for entry in host.log if isinstance(entry.body, AnswerEntry) for seat, _ in entry.body.rows}
    assert spoken > {-1, 0}


@pytest.mark.parametrize("game", ["star_wars", "empire"])
def test_a_lone_player_is_asked_while_bots_decide(game, tmp_path, monkeypatch, capsys):
    """Empire's cards in hand and Star Wars' Force cards may be played in another player's turn."""
    for seed in range(20):  # whether such a card is dealt depends on luck
        monkeypatch.setattr("magnat.hosts.terminal.host.fresh_seed", lambda seed=seed: bytes([seed]) * 32)
        folder = tmp_path / str(seed)
        folder.mkdir()
        host = table(folder, game, 1, 3)
        monkeypatch.setattr("builtins.input", Typist(3, 250))
        TerminalPrompt(Terminal("en"), host).run(tell_all=True)
        if "Meanwhile you may step in:" in capsys.readouterr().out:
            return
    raise AssertionError("no person was asked while a bot decides")


def test_a_passed_aside_is_not_asked_again_until_it_changes(tmp_path, monkeypatch, capsys):
    host = table(tmp_path, "electronic", 1, 4)
    prompt = TerminalPrompt(Terminal("en"), host)
    asides: list[tuple[int, ...]] = []

    def let_pass(aside: Any) -> bool:
        asides.append(tuple(aside.choices(host.table)))
        prompt.declined_asides[0] = prompt.aside_opportunity(aside)
        return False

    monkeypatch.setattr(prompt, "offer_aside", let_pass)
    monkeypatch.setattr("builtins.input", Typist(1, 300))
    prompt.run(tell_all=True)
    assert len(asides) > 1 and all(a != b for a, b in pairwise(asides))


@pytest.mark.parametrize("game", ["deal", "star_wars", "empire", "millionaire"])
def test_a_curtain_falls_before_another_hand_is_shown(game, tmp_path, monkeypatch, capsys):
    """Two people at one screen: a hand is shown only when only its owner looks at the screen."""
    host = table(tmp_path, game, 2, 2)
    prompt = TerminalPrompt(Terminal("en"), host)
    monkeypatch.setattr("builtins.input", Typist(5, 200, "undo"))
    bring, fronts = host.bring_to_front, []

    def front(seat: int) -> None:
        if seat != host.screen.seat:
            fronts.append((seat, capsys.readouterr().out))
        bring(seat)

    monkeypatch.setattr(host, "bring_to_front", front)
    prompt.run(tell_all=True)
    assert len(fronts) > 3
    for seat, before in fronts:
        assert before.rstrip().endswith(f"The screen is for {prompt.texts.seat(seat)} only now. Press Enter.")


def test_typing_the_standing_bid_is_not_a_pass():
    game = Position("electronic", at={0: "go"}).play("throw", dice(1, 2), "auction", money(500))
    choices = ChoiceMenu(Terminal("en"), Texts(game.edition, "en", ()))
    question = current_question(game.table)
    assert question is not None and game.asked is not None and game.asked[0] == "bid"
    with pytest.raises(IllegalAnswer, match="bid_too_low"):
        choices.read_answer("500", question, game.table)
    assert choices.read_answer("", question, game.table) == choices.read_answer("pass", question, game.table) == 500
    assert choices.read_answer("510", question, game.table) == 510


@pytest.mark.parametrize("game", all_games())
def test_similar_choices_are_distinguished_and_continuing_has_no_number(game):
    e = edition(game)
    choices = ChoiceMenu(Terminal("fr"), Texts(e, "fr", ("Zoé", "Yann", "Xavier")))
    for seed in range(3):
        for t, _ in random_walks.walk_steps(e, 3, seed, 400, talkative=0.5):
            question = current_question(t)
            if question is None or (question.answer_kind in ("dice", "card") and question.seat < 0):
                continue
            if len(question.choices(t)) > 1:
                assert choices.order_choices(question, t)[0] != question.silence(t) or question.answer_kind == "money"
            if question.answer_kind != "money":
                labels = choices.label_choices(question, t)
                assert all(labels.values()) and (
                    question.answer_kind != "space" or len(set(labels.values())) == len(labels)
                )


def test_a_shared_screen_reports_a_draw_once(tmp_path, monkeypatch, capsys):
    """Everyone hears the number of drawn cards; the owner alone sees which."""
    monkeypatch.setattr("builtins.input", Typist(1, 40))
    TerminalPrompt(Terminal("fr"), table(tmp_path, "deal", 2, 2)).run(tell_all=True)
    output = capsys.readouterr().out
    assert "pioche 2 cartes." in output
    assert "pioche une carte." not in output


def test_choices_under_one_heading_are_grouped(tmp_path, capsys):
    """Rearranging and ending the turn are one group at the end of the list, and their numbers select them."""
    at = Position("deal", hands={0: "M1-1 W-RED-YEL-1", 1: "A-JOKER-1"})
    at.play("lay W-RED-YEL-1", "RED")
    question = current_question(at.table)
    assert question is not None
    choices = ChoiceMenu(Terminal("fr"), Texts(at.table.edition, "fr"))
    choices.print_choices(question, at.table)
    output = capsys.readouterr().out
    assert output.count("Le tour") == 1
    last = choices.order_choices(question, at.table)[-2:]
    assert [
        choices.read_answer(str(len(question.choices(at.table)) - 1 + i), question, at.table) for i in (0, 1)
    ] == list(last)


@pytest.mark.parametrize("game", ["electronic", "millionaire"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_refused_offer_drafted_again_says_why_it_cannot_be_sent(game, lang, capsys):
    reasons = {"fr": "cette offre vient d’être refusée", "en": "this offer was just refused"}
    e = edition(game)
    t: Any
    for t, _ in random_walks.walk_steps(e, 3, 1, 4000, talkative=0.9):
        question = current_question(t)
        if not isinstance(question, Send):
            continue
        choices = ChoiceMenu(Terminal(lang), Texts(e, lang, ("Zoé", "Yann", "Xavier")))
        for refused in ((), (t.offer_key(question.seat, question.other, question.items, question.cash),)):
            t.refused = refused
            capsys.readouterr()
            choices.print_choices(question, t)
            assert (reasons[lang] in capsys.readouterr().out) is bool(refused)
        return
    raise AssertionError("no draft was begun")


def test_bots_have_the_requested_level_or_are_mixed(tmp_path):
    setup, names = Setup(game="electronic", bot_pace=0), ["Zoé", "Yann", "Xavier", "Wanda"]
    for level, bots in (("expert", ["expert"] * 3), ("", default_lineup("electronic", 4)[1:])):
        host = TerminalHost.start(setup, names, SaveData("", 1, level=level), tmp_path / f"{level}.magnat")
        assert [place.bot for place in host.session.seating.places] == ["", *bots]
        resumed = TerminalHost.resume(
            load_record(tmp_path / f"{level}.magnat"), tmp_path / f"{level}.magnat", host.save_data
        )
        assert [place.bot for place in resumed.session.seating.places] == ["", *bots]
    with pytest.raises(UsageError):
        parse_level("grandmaster")


@pytest.mark.parametrize(("humans", "told"), [(1, "A measurement, not an order"), (2, "No hints at this table")])
def test_a_hint_is_given_only_in_games_against_bots(humans, told, tmp_path, monkeypatch, capsys):
    typed = iter(["hint"])

    def read(prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    host = table(tmp_path, "electronic", humans, 2, turn_limit=4)
    TerminalPrompt(Terminal("en"), host).run(tell_all=True)
    output = capsys.readouterr().out
    assert told.lower() in output.lower() and (" ± " in output) == (humans == 1), "each chance has its interval"
    notes = [entry.body.word for entry in host.log if isinstance(entry.body, NoticeEntry)]
    assert notes.count("hint") == (humans == 1), "the log records the hint"
