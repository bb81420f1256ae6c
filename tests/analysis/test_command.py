"""analysis: `magnat review`, as people call it."""

import re
from io import StringIO
from typing import Any

import msgspec
import pytest

from magnat.analysis import Review
from magnat.analysis.reasons import AnswerReason, compare_answers, completed_group_reason, score_reason
from magnat.analysis.reference import Reference
from magnat.analysis.result import Moment, PlayerReview, Terms
from magnat.analysis.wording import ReviewInWords, ReviewWording
from magnat.cli.app import run
from magnat.games import edition
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import Chance, current_question
from magnat.positions import Position
from magnat.record import CorruptRecord, Record, RedactedRecord, RefusedRow, replay_positions
from magnat.texts import LANGUAGES
from magnat.texts.bundles import read_package_file
from tests.analysis.games import recorded


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.magnat"
    recorded("electronic", 3, 3, ("distracted", "steady", "random")).write(path)
    return path


def said(lang: str, *words: str) -> str:
    into = StringIO()
    assert run(Terminal(lang, into), ["review", *words, "--playouts", "4"]) == 0
    return into.getvalue()


def test_a_review_is_told_in_both_languages_and_for_one_seat(file):
    french, english = said("fr", str(file)), said("en", str(file))
    assert "Chance" in french and "Son jeu" in french and "robot normal" in french
    assert "Luck" in english and "normal bot" in english
    mine = said("fr", str(file), "--seat", "2")
    assert "Karim (vous)" in mine and "Zoé (vous)" not in mine
    for told in (french, english, mine):
        assert "{" not in told and "why-" not in told


@pytest.mark.parametrize(("row", "why"), [((0, None), RedactedRecord), ((2, 1), RefusedRow), ((1, 10**30), RefusedRow)])
def test_a_row_that_cannot_be_is_refused_by_its_number(tmp_path, row, why):
    """Hidden, said by somebody who was not asked, or no answer at all: the sentence says where."""
    record = recorded("electronic", 3, 3, ("distracted", "steady", "random"))
    Record(record.header, [*record.rows[:5], row]).write(tmp_path / "x.magnat")
    with pytest.raises(why):
        said("fr", str(tmp_path / "x.magnat"))


def test_a_strangers_name_sends_nothing_to_the_terminal(tmp_path):
    record = recorded("electronic", 3, 3, ("distracted", "steady", "random"))
    header = msgspec.structs.replace(record.header, names=["\x1b[31m", "A\u202eB", "C"])
    Record(header, record.rows[:5]).write(tmp_path / "x.magnat")
    told = said("fr", str(tmp_path / "x.magnat"))
    assert "?[31m" in told and "A?B" in told and "\x1b" not in told and "\u202e" not in told


@pytest.mark.parametrize("seat", ["0", "4"])
def test_a_seat_that_nobody_had_is_refused(file, seat):
    with pytest.raises(UsageError):
        said("fr", str(file), "--seat", seat)


def test_what_is_no_record_is_refused(tmp_path):
    (tmp_path / "x.magnat").write_text("hello\n", encoding="utf-8")
    with pytest.raises(CorruptRecord):
        said("en", str(tmp_path / "x.magnat"))
    with pytest.raises(UsageError):
        said("en")


def test_json_is_what_it_is_declared_to_be(file, capsys):
    said("en", str(file), "--json")
    told = capsys.readouterr().out
    found = msgspec.json.decode(told, type=ReviewInWords, strict=True)
    assert found.result.game == "electronic" and found.result.seats == 3 and found.result.reference == "normal"
    assert msgspec.json.encode(found).decode() == told.strip()
    assert [len(lines) for lines in found.told.values()] == [len(found.result.moments)] * len(LANGUAGES)


def test_the_page_needs_nothing_else_and_has_both_languages(file, tmp_path):
    page = tmp_path / "review.html"
    said("fr", str(file), "--html", str(page), "--seat", "1")
    html = page.read_text(encoding="utf-8")
    assert not re.findall(r"""(?:src|href)=["'](?!data:)""", html) and "http" not in re.sub("http-equiv", "", html)
    assert html.count('class="fr"') == html.count('class="en"') > 40
    assert '<html lang="fr">' in html and "Les chances de chacun" in html and "Everybody’s chances" in html
    assert "Anne" in html and "(vous)" in html
    with pytest.raises(UsageError):
        said("fr", str(file), "--html", str(tmp_path / "review.txt"))


def test_names_are_escaped_in_the_page(tmp_path):
    record = recorded("deal", 2, 4, ("random", "steady"))
    record = msgspec.structs.replace(
        record, header=msgspec.structs.replace(record.header, names=["<b>Eve</b>", "O'Neil & Co"])
    )
    record.write(tmp_path / "evil.magnat")
    said("en", str(tmp_path / "evil.magnat"), "--html", str(tmp_path / "evil.html"))
    html = (tmp_path / "evil.html").read_text(encoding="utf-8")
    assert "<b>Eve" not in html and "&lt;b&gt;Eve" in html


# The sentences


@pytest.mark.parametrize(
    ("luck", "play", "end"),
    [
        (300, -300, "vos réponses en ont rendu 30."),
        (300, -310, "vos réponses en ont coûté 31."),
        (-300, -20, "vos réponses en ont coûté 2 de plus."),
        (-300, 20, "vos réponses en ont gagné 2."),
        (10, 0, "vos réponses n’y ont rien changé."),
    ],
)
def test_the_sum_of_a_game_is_one_sentence(luck, play, end):
    telling = ReviewWording(Review(recorded("deal", 2, 4, ("random", "steady"))), "fr")
    player = PlayerReview(0, "", Terms(0, 0, 0, 0, 0), Terms(250, luck, play, 0, 0), 10, 1, {})
    said = telling.describe_player(player, True)
    assert said.endswith(end) and ("donné" if luck > 0 else "pris") in said and "−" not in said
    assert ("1 point," in said) == (luck == 10)


@pytest.mark.parametrize(("lang", "to", "quotes"), [("fr", "(À ", "«»"), ("en", "(To ", "“”")])
def test_what_one_seat_alone_was_told_names_it_and_quotes_nothing_twice(lang, to, quotes):
    record = recorded("deal", 2, 4, ("random", "steady"))
    whole = Moment(1, 0, len(record.rows), 1, 0, "luck", [], [], [], 1, 0, 0)
    drawn = [each for each in ReviewWording(Review(record), lang).describe_luck(whole) if each.startswith(to)]
    assert drawn and all(re.sub(f"[^{quotes}]", "", each) == quotes for each in drawn)


def keys(lang: str) -> dict[str, set[str]]:
    found = re.findall(
        r"^([a-z][\w-]*) =((?:.*\n(?: .*\n)*))", read_package_file("magnat.texts", lang, "review.ftl"), re.MULTILINE
    )
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in found}


def test_both_languages_have_the_same_lines_and_arguments():
    assert keys("fr") == keys("en") and len(keys("fr")) > 50


def test_a_deed_that_completes_a_group_for_another_was_the_lock():
    """Whoever accepts gives the last street of a group away; with money, it can be built on at once."""
    for cash, id in ((6_000, "lock_build"), (100, "lock")):
        p = Position(
            "electronic", seats=3, turn=1, owns={1: "lecourbe", 2: "belleville"}, cash={0: 5_000, 1: cash, 2: 5_000}
        )
        t = p.table
        given, kept = t.copy(), t.copy()
        given.give_deed(t.edition.board.index("belleville"), 1)
        found = completed_group_reason(given, kept, 2)
        assert found == AnswerReason(
            id,
            {
                "space": t.edition.board.index("belleville"),
                "group": t.edition.group_of[t.edition.board.index("belleville")],
                "seat": 1,
                "amount": cash,
            },
        )
        assert completed_group_reason(given, kept, 1) is None


def test_where_no_fact_fits_no_reason_is_given():
    record = recorded("deal", 2, 4, ("random", "steady"))
    for t in replay_positions(record):
        question = current_question(t)
        if question is not None and not isinstance(question, Chance):
            answer = question.silence(t)
            assert compare_answers(Reference("deal"), t, question.seat, answer, answer) == AnswerReason("none")
            return
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize(("game", "column", "more"), [("empire", "heights", 100), ("star_wars", "bases", 6)])
def test_what_people_of_a_game_look_at_is_a_reason(game, column, more):
    """More for whoever is asked comes first; then less for whoever gets most by what was said."""
    low: Any = edition(game).deal(3)
    low.ring = (0, 1, 2)
    setattr(low, column, [0, 0, 0])
    reference, count = Reference(game), 100 if game == "empire" else 2
    for seat in (0, 1, 2):
        high = low.copy()
        getattr(high, column)[seat] = more
        assert score_reason(reference, low, high, seat) == AnswerReason(
            f"{game}_mine", {"seat": seat, "count": count, "less": 0}
        )
        other = (seat + 1) % 3
        expected = AnswerReason(f"{game}_theirs", {"seat": seat, "count": count, "less": 0})
        assert score_reason(reference, high, low, other) == expected
        assert score_reason(reference, low, high, other) == AnswerReason("none"), "what helps a rival is no reason"
