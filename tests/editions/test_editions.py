"""Custom editions: random ones load, play and round-trip; broken ones are refused at once."""

import sys
from random import Random
from typing import Any

import pytest

from magnat import editions
from magnat.bots import bot
from magnat.bots.bot import Determinizer, Observation
from magnat.editions import (
    BadEdition,
    from_document,
    list_card_verbs,
    list_differences,
    list_printed_figures,
    parse_document,
    read,
    run_edition_checks,
    to_document,
    write,
)
from magnat.editions.limits import printed_edition
from magnat.games import BUILT_IN, simulation_edition
from magnat.kernel import Luck, current_question
from magnat.languages import LANGUAGES, text_in
from magnat.record import RecordedGame, decode_record, replay, verify
from magnat.testing import laws
from magnat.texts import Texts
from tests.breadth import TIMES
from tests.editions.making import broken, lawful

MANY = 3 * TIMES
BROKEN = 60 * TIMES
# Maximum number of calls (Python and C functions) for a refusal. A broken edition takes about
# 6,000, the longest file that is read to its end 180,000, and a file that is too long at most 10.
MOST_CALLS_BROKEN = 30_000
MOST_CALLS_LONG = 500_000
MOST_CALLS_TOO_LONG = 40


def play(e: Any, seats: int, seed: int, name: str) -> RecordedGame:
    """Play a game to its end."""
    e = simulation_edition(e, 120)
    game = RecordedGame.start(e, seats, seed, skip_forced=True)
    player, luck = bot(name, e.name), Luck(seed)
    while question := current_question(game.table):
        choices = question.bot_choices(game.table)
        observation = Observation(question.seat, question, choices, Determinizer(game.table, question.seat), luck)
        game.answer(question.seat, player.answer(observation))
    return game


@pytest.mark.parametrize("seed", range(MANY))
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_valid_edition_loads_plays_and_round_trips(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    own = from_document(lawful(game, rng))
    text = write(own)
    assert read(text) == own and from_document(to_document(own)) == own
    e = own.edition()
    for lang in LANGUAGES:
        texts = Texts(e, lang)
        for deck, cards in enumerate(getattr(e, "decks", ())):
            assert all(texts.card(deck, i) and texts.card_text(deck, i) for i in range(len(cards)))
    assert all(getattr(each, lang) for each in list_differences(own) for lang in LANGUAGES)
    for name in ("random", "steady"):
        seats = rng.randint(e.least, e.most)
        ended = play(e, seats, seed, name)
        record = decode_record(ended.record.encode())
        assert record.header.edition().board == own.board
        assert replay(record).winners == ended.table.winners
    if TIMES > 1:
        laws.check(e, rng.randint(e.least, e.most), seed, limit=30)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_broken_edition_is_refused_cheaply_with_line_and_reason(game: str) -> None:
    rng = Random(game)
    for _ in range(BROKEN):
        text = broken(game, rng)
        why, calls = reason_and_calls(text)
        assert calls < MOST_CALLS_BROKEN, text
        assert 1 <= why.line <= len(text.splitlines()), text
        for lang in LANGUAGES:
            assert why.expected(lang) and not why.expected(lang).startswith("check-")


def reason_and_calls(text: str) -> tuple[BadEdition, int]:
    """Return the reason why a file is refused, and the number of calls that took."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    with pytest.raises(BadEdition) as why:
        sys.setprofile(count)
        try:
            read(text, "mine.magnat.toml")
        finally:
            sys.setprofile(before)
    return why.value, calls


HUGE = {
    "huge": "a" * 10_000_000,
    "lines": "\n" * 10_000_000,
    "deep": "a = " + "[" * 50_000,
    "inline": "a = " + "{a=" * 20_000,
    "dotted": "a." * 30_000 + "a = 1",
    "cards": 'format = 1\ngame = "electronic"\n' + '[[card.chance]]\nname = "a"\nverb = "to_jail"\n' * 1_000_000,
    "some_cards": 'format = 1\ngame = "electronic"\n' + '[[card.chance]]\nname="a"\nverb="to_jail"\n' * 1_400,
    "count": 'format = 1\ngame = "electronic"\n[[card.chance]]\nname = "a"\nverb = "to_jail"\ncount = 1000000\n',
    "name": 'format = 1\ngame = "electronic"\n[space.go]\nfr = "' + "x" * 900 + '"\n',
    "number": "format = " + "9" * 990,
    "keys": "\n".join(f"k{i} = 1" for i in range(5_000)),
}


READ = ("some_cards", "count", "name", "number", "keys")  # short enough, in short lines: a parser reads them


@pytest.mark.parametrize("kind", HUGE)
def test_a_hostile_file_is_refused_cheaply(kind: str) -> None:
    read('format = 1\ngame = "electronic"\n')  # the printed board is loaded once, for all
    _, calls = reason_and_calls(HUGE[kind])
    assert calls < (MOST_CALLS_LONG if kind in READ else MOST_CALLS_TOO_LONG)


def test_a_file_with_a_byte_order_mark_is_read() -> None:
    text = '\ufeffformat = 1\ngame = "electronic"\n[money]\nsalary = {}\n'
    assert read(text.format(2500)).board.money["salary"] == 2500
    with pytest.raises(BadEdition) as why:
        read(text.format("-1"))
    assert why.value.line == 4


def test_unknown_sections_are_refused_at_their_line() -> None:
    with pytest.raises(BadEdition) as why:
        read('format = 1\ngame = "deal"\n[limits]\nhand = 7\n[space.go]\nfr = "x"\n')
    assert (why.value.key, why.value.line) == ("space", 5)


def test_a_year_is_written_without_separators() -> None:
    text = 'format = 1\ngame = "electronic"\n[box]\nyear = {}\n'
    assert [read(text.format(year)).box["year"] for year in (1900, 2100)] == [1900, 2100]
    for wrong in (1899, 2101, "true", '"1996"'):
        with pytest.raises(BadEdition) as why:
            read(text.format(wrong))
        assert why.value.line == 4 and "1900 à 2100" in why.value.expected("fr") and "1900 to 2100" in str(why.value)


@pytest.mark.parametrize("name", ["<script>x", "a\u202eb", "a\nb", "\x07", "{ $seat }", "   ", "x" * 41, "\u200b"])
def test_a_name_holds_only_visible_characters(name: str) -> None:
    with pytest.raises(BadEdition) as why:
        from_document({"format": 1, "game": "electronic", "space": {"paix": {"fr": name}}})
    assert why.value.key == "space.paix.fr"


BAD: dict[str, tuple[dict[str, Any], str, Any]] = {
    "step": ({"space": {"paix": {"price": 4005}}}, "space.paix.price", ("space.paix.price", 4000)),
    "half": ({"space": {"paix": {"price": 4010}}}, "space.paix.price", ("space.paix.price", 4000)),
    "same": ({"space": {"paix": {"fr": "Avenue Foch"}}}, "space.paix.fr", None),
    "deck": ({"card": {"chance": [{"name": "back_three", "verb": "go_back", "spaces": 3}]}}, "card.chance", None),
    "gone": (
        {"card": {"chest": [{"name": "go_to_go", "verb": "advance_to", "space": "moon"}]}},
        "card.chest.0.space",
        None,
    ),
    "title": ({"card": {"chest": [{"name": "mine", "verb": "to_jail"}]}}, "card.chest.0.fr", None),
    "group": ({"space": {"paix": {"group": "brown"}}}, "group.dark_blue", None),
}


@pytest.mark.parametrize("fault", BAD)
def test_unplayable_values_are_reported_at_their_field(fault: str) -> None:
    message, path, repair = BAD[fault]
    problems = [
        check
        for check in run_edition_checks(parse_document({"format": 1, "game": "electronic", **message}))
        if check.grade == "bad"
    ]
    assert [(check.path, check.repair) for check in problems] == [(path, repair)]


def test_a_warning_is_shown_until_it_is_accepted() -> None:
    doc: dict[str, Any] = {
        "format": 1,
        "game": "electronic",
        "space": {"paix": {"rents": [500, 600, 700, 800, 900, 800]}},
    }
    (doubt,) = run_edition_checks(parse_document(doc))
    assert (doubt.path, doubt.grade, doubt.id) == ("space.paix.rents.5", "warn", "check-hotel-low")
    assert editions.check_message(doubt, None, "fr") == "Le loyer avec hôtel est plus bas qu’avec quatre appartements."
    assert not run_edition_checks(parse_document(doc | {"kept": {"space.paix.rents.5": "hotel_low"}}))
    assert not run_edition_checks(parse_document({"format": 1, "game": "electronic"}))


def test_ten_values_of_star_wars_from_a_box_play_verify_and_show() -> None:
    expected = [
        each
        for each in list_printed_figures("star_wars")
        if each.origin == "reconstructed" and each.path.endswith(".price")
    ]
    doc: dict[str, Any] = {"format": 1, "game": "star_wars", "box": {"year": 2015, "language": "fr"}, "space": {}}
    for each in expected[:10]:
        doc["space"][each.path.split(".")[1]] = {"price": int(each.value) + 20}
    own = read(write(from_document(doc)))
    assert len(list_differences(own)) == 10 and own.box == {"year": 2015, "language": "fr"}
    assert text_in(list_differences(own)[0], "fr") == "Kashyyyk 1, prix\u202f: 60 crédits → 80 crédits"
    ended = play(own.edition(), 2, 7, "steady")
    record = decode_record(ended.record.encode())
    assert record.header.board["space"][1]["price"] == 80
    report = verify(record)
    assert report.fair or report.reason == "no_commitment"
    assert replay(record).winners == ended.table.winners


def test_every_verb_says_what_it_needs_and_what_it_does() -> None:
    for game in BUILT_IN:
        for verb in list_card_verbs(game):
            for lang in LANGUAGES:
                texts = Texts(printed_edition(game), lang)
                assert verb.name == "halves" or texts.has(f"does-{verb.name}".replace("_", "-")), verb.name
