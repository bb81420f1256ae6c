"""`magnat review` as run from a shell."""

import re
from io import StringIO

import msgspec
import pytest

from magnat.analysis import Budget, Review, build_result
from magnat.analysis.result import Moment, PlayerReview, Terms
from magnat.analysis.wording import ReviewInWords, ReviewWording
from magnat.cli.app import run
from magnat.cli.review import format_term, show_review
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.languages import read_text
from magnat.record import CorruptRecord, Record, RedactedRecord, RefusedRow
from magnat.texts import LANGUAGES
from tests.analysis.games import recorded


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.magnat"
    recorded("electronic", 3, 3, ("distracted", "steady", "random")).write(path)
    return path


def run_review(lang: str, *words: str) -> str:
    into = StringIO()
    assert run(Terminal(lang, into), ["review", *words, "--playouts", "4"]) == 0
    return into.getvalue()


def test_a_review_is_printed_in_both_languages_and_for_one_seat(file):
    french, english = run_review("fr", str(file)), run_review("en", str(file))
    assert "Chance" in french and "Son jeu" in french and "robot normal" in french
    assert "Luck" in english and "normal bot" in english
    mine = run_review("fr", str(file), "--seat", "2")
    assert "Karim (vous)" in mine and "Zoé (vous)" not in mine
    for text in (french, english, mine):
        assert "{" not in text and "why-" not in text


@pytest.mark.parametrize(("row", "why"), [((0, None), RedactedRecord), ((2, 1), RefusedRow), ((1, 10**30), RefusedRow)])
def test_an_invalid_row_is_refused_with_its_number(tmp_path, row, why):
    """The message names a row that is hidden, not of the asked seat, or no legal answer."""
    record = recorded("electronic", 3, 3, ("distracted", "steady", "random"))
    Record(record.header, [*record.rows[:5], row]).write(tmp_path / "x.magnat")
    with pytest.raises(why):
        run_review("fr", str(tmp_path / "x.magnat"))


def test_names_with_control_characters_are_escaped(tmp_path):
    record = recorded("electronic", 3, 3, ("distracted", "steady", "random"))
    header = msgspec.structs.replace(record.header, names=["\x1b[31m", "A\u202eB", "C"])
    Record(header, record.rows[:5]).write(tmp_path / "x.magnat")
    output = run_review("fr", str(tmp_path / "x.magnat"))
    assert "?[31m" in output and "A?B" in output and "\x1b" not in output and "\u202e" not in output


@pytest.mark.parametrize("seat", ["0", "4"])
def test_a_seat_outside_the_game_is_refused(file, seat):
    with pytest.raises(UsageError):
        run_review("fr", str(file), "--seat", seat)


def test_a_file_that_is_no_record_is_refused(tmp_path):
    (tmp_path / "x.magnat").write_text("hello\n", encoding="utf-8")
    with pytest.raises(CorruptRecord):
        run_review("en", str(tmp_path / "x.magnat"))
    with pytest.raises(UsageError):
        run_review("en")


def test_json_matches_its_declared_type(file, capsys):
    run_review("en", str(file), "--json")
    output = capsys.readouterr().out
    review = msgspec.json.decode(output, type=ReviewInWords, strict=True)
    assert review.result.game == "electronic" and review.result.seats == 3 and review.result.reference == "normal"
    assert msgspec.json.encode(review).decode() == output.strip()
    assert [len(lines) for lines in review.told.values()] == [len(review.result.moments)] * len(LANGUAGES)
    assert [len(lines) for lines in review.headlines.values()] == [3] * len(LANGUAGES)
    assert all(player.halves.luck for player in review.result.players)
    assert any(player.halves.play for player in review.result.players)


# The sentences


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_printed_with_its_interval(lang):
    """The table prints the half-width of luck, own play, others' play and the start; the end is exact."""
    review = Review(recorded("electronic", 2, 3, ("distracted", "random")), budget=Budget(first=4, closer=4))
    for _ in review.work():
        pass
    telling, result = ReviewWording(review, lang), build_result(review)
    for player in result.players:
        for term in ("start", "luck", "play", "others"):
            figure, half = format_term(telling, player, term).split(" ± ")
            assert half == telling.format_points(getattr(player.halves, term), player.unit, signed=False)
            assert figure.lstrip("+−") == telling.format_points(
                abs(getattr(player.shown, term)), player.unit, signed=False
            )
        assert "±" not in format_term(telling, player, "end")


@pytest.mark.parametrize(("play", "told"), [(-80, "small differences add up"), (-20, "No answer was found to cost")])
def test_a_review_without_blamed_answers_does_not_contradict_own_play(play, told):
    into = StringIO()
    review = Review(recorded("deal", 2, 4, ("random", "steady")))
    result = build_result(review)
    terms = [Terms(500, 500 - play, play, 0, 1000), Terms(500, -500, 0, -play, 0)]
    halves = Terms(30, 50, 40, 40, 0)
    result.players = [PlayerReview(p, "", each, each, halves, 10, 5, {"error": 0}) for p, each in enumerate(terms)]
    show_review(Terminal("en", into), ReviewWording(review, "en"), result, -1)
    assert told in into.getvalue() and "The dice did the rest" not in into.getvalue()


@pytest.mark.parametrize(("lang", "to", "quotes"), [("fr", "(À ", "«»"), ("en", "(To ", "“”"), ("de", "(Zu ", "„“")])
def test_private_draws_name_their_seat_and_are_quoted_once(lang, to, quotes):
    record = recorded("deal", 2, 4, ("random", "steady"))
    whole = Moment(1, 0, len(record.rows), 1, 0, "luck", [], [], [], 1, 0, 0)
    drawn = [each for each in ReviewWording(Review(record), lang).describe_luck(whole) if each.startswith(to)]
    assert drawn and all(re.sub(f"[^{quotes}]", "", each) == quotes for each in drawn)


def texts_with_arguments(lang: str) -> dict[str, set[str]]:
    entries = re.findall(r"^([a-z][\w-]*) =((?:.*\n(?: .*\n)*))", read_text(lang, "review.ftl"), re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in entries}


def test_all_languages_have_the_same_lines_and_arguments():
    french, *others = [texts_with_arguments(lang) for lang in LANGUAGES]
    assert len(french) > 50 and all(each == french for each in others)
