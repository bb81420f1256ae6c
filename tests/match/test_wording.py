"""Each question is sent with everything that its sentence and the labels of its answers need."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from magnat.games import all_games, edition
from magnat.games.electronic.edition import UTILITY
from magnat.kernel import TABLE, Luck, Question, answer, current_question, settle, speaker
from magnat.match.event_messages import make_preview
from magnat.match.question_wording import worded_ask, worded_view
from magnat.record import Ask, answer_word, parse_answer, redeal
from magnat.record.codec import kind_of, package_of
from magnat.tables.catalogue import describe_edition, describe_value_names
from magnat.testing import random_walks
from magnat.texts import LANGUAGES, Texts
from magnat.texts.vocabulary import question_context, split_spec, words_of

POSITIONS = 600


@pytest.mark.parametrize("game", all_games())
def test_a_sent_question_contains_all_values_of_its_texts(game: str) -> None:
    e = edition(game)
    checked = {"asked": 0, "follows": 0, "asides": 0}
    for seed in range(3):
        rng, seats = random.Random(seed), min(e.least + seed, e.most)
        t = e.deal(seats)
        settle(t)
        for _ in range(POSITIONS):
            row = random_walks.random_row(t, seats, rng)
            top = current_question(t)
            if row is None or top is None:
                break
            for seat in range(TABLE, seats):
                check(t, top, worded_ask(t, seat), seat, checked)
            answer(t, *row)
    assert checked["asked"] > 300 and checked["follows"] > 20, checked


@pytest.mark.parametrize("game", all_games())
def test_the_values_of_a_question_reveal_no_hidden_card(game: str) -> None:
    """A seat reads the same words whatever the hidden cards are."""
    e = edition(game)
    if not e.deal(e.least).secret:
        pytest.skip("nothing is hidden in this game")
    for seed in range(4):
        luck, seats = Luck(seed), min(e.least + seed, e.most)
        for t in random_walks.walk_positions(e, seats, seed, POSITIONS):
            for seat in range(TABLE, seats):
                assert worded_ask(t, seat) == worded_ask(redeal(t, seat, luck), seat)


@pytest.mark.parametrize("game", all_games())
def test_a_preview_shows_the_next_question_of_exactly_the_answers_that_open_a_dialogue(game: str) -> None:
    e = edition(game)
    previewed = 0
    for seed in range(2):
        rng, luck = random.Random(seed), Luck(seed)
        for t, _ in random_walks.walk_steps(e, e.least + seed, seed, POSITIONS // 2, talkative=0.5):
            top = current_question(t)
            if top is None or speaker(top) == TABLE:
                continue
            seat, ask = top.seat, worded_ask(t, top.seat)
            match: Any = SimpleNamespace(table=t, question_number=0)
            for choice in random_walks.sample_choices(top.choices(t), rng):
                word = answer_word(top, choice)
                preview = make_preview(match, seat, "", [word], luck)
                further = preview.ask.seat == seat and preview.ask.choices is not None and not preview.facts
                opens = word in ask.opens if isinstance(ask.opens, list) else ask.opens
                passes = choice == top.silence(t) and not opens  # then the game goes on, perhaps with the same seat
                assert opens == (further and not passes), (ask.ask, word, preview.ask)
                previewed += opens
    assert previewed > 20


def rent_shown(game: str, t: Any, visitor: int, space: int, owner: int) -> int:
    """Return the rent that the board showed before it was due."""
    figures = worded_view(t, visitor).columns
    if game == "empire":
        return int(figures["rent"][owner])
    if game == "star_wars" and t.side[visitor] == t.side[owner]:
        return int(figures["ally_rent"][space])
    return int(figures["rent"][space])


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "millionaire"])
def test_the_board_shows_the_rent_that_will_be_due(game: str) -> None:
    e = edition(game, options={"rent_claim": "auto"} if game in ("electronic", "star_wars") else {})
    asked_for = 0
    for seed in range(12 if game != "empire" else 40):
        t: Any = e.deal(e.most)
        settle(t)
        rng = random.Random(seed)
        for _ in range(POSITIONS):
            row = random_walks.random_row(t, e.most, rng)
            if row is None:
                break
            before = t.copy()
            t.facts = []
            answer(t, *row)
            facts, t.facts = t.facts, None
            assert worded_view(t, TABLE).columns["rent"], "until the end"
            if any(fact[0] == "drew" for fact in facts):
                continue  # a card may change the rent
            for _, visitor, space, amount, owner, *_ in [fact for fact in facts if fact[0] == "rent"]:
                by_dice = game == "electronic" and t.edition.kinds[space] == UTILITY
                assert amount == rent_shown(game, before, visitor, space, owner) * (t.dice if by_dice else 1)
                asked_for += 1
    assert asked_for > 20


def check(t: Any, top: Question[Any], ask: Ask, seat: int, checked: dict[str, int]) -> None:
    if speaker(top) == seat or not top.drafted:
        check_about(t, top, ask)
    else:
        assert not {*ask.about} & {*top.drafted, "given", "taken"}, "a draft is private until it is sent"
    checked["asked"] += 1
    if speaker(top) == seat != TABLE:
        checked["follows"] += count_labels(t, top, ask)
    else:
        assert not ask.follows and not ask.opens and ask.choices is None
    if ask.aside is not None:
        aside = top.aside(t, seat)
        assert aside is not None
        check_about(t, aside, ask.aside)
        count_labels(t, aside, ask.aside)
        checked["asides"] += 1


def check_about(t: Any, question: Question[Any], ask: Ask) -> None:
    words = words_of(package_of(t.edition))
    values = question_context(question, t)
    for spec in words.questions.get(kind_of(type(question)), ()):
        name, _ = split_spec(spec)
        value = values.get(name, getattr(question, name, None))
        assert ask.about.get(name) == value, (kind_of(type(question)), name)


def count_labels(t: Any, question: Question[Any], ask: Ask) -> int:
    choices = question.choices(t)
    if not isinstance(ask.choices, list):  # an amount: all except the first are worded alike
        choices = [choices[0], *choices[1::97], choices[-1]]
    for number, choice in enumerate(choices):
        if isinstance(ask.choices, list):
            assert parse_answer(question, ask.choices[number]) == choice
        else:
            number = int(choice != choices[0])
        word = answer_word(question, choice)
        assert (word in ask.opens if isinstance(ask.opens, list) else ask.opens) == question.opens_dialogue(t, choice)
        values = {**ask.about, **(ask.follows[number] if ask.follows else {})}
        for name, value in question_context(question, t, choice).items():
            assert values[name] == value, (kind_of(type(question)), name, choice)
    return len(choices)


@pytest.mark.parametrize("game", all_games())
def test_an_edition_description_contains_all_values_of_its_texts(game: str) -> None:
    e: Any = edition(game)
    description = describe_edition(game, "standard")
    words = words_of(package_of(e))
    assert description["words"]["constants"] == {spec: getattr(e, split_spec(spec)[0]) for spec in words.constants}
    assert None not in description["words"]["constants"].values()
    assert description["words"]["spoken"] == words.spoken
    cards = [card for deck in description["decks"] for card in deck]
    assert all(isinstance(value, int) for card in cards for name, value in card.items() if name != "name")
    if words.effects:
        assert any(len(card) > 1 for card in cards)
    for lang in LANGUAGES:
        texts = Texts(e, lang, strict=True)
        for kind, called in describe_value_names(game, "standard", lang).items():
            assert len(called) == words.own_kinds(e)[kind] and all("" in names for names in called)
            assert called[7] == words.own_arguments(texts, "", kind, 7)
