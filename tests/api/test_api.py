"""`import magnat`: the public Python API."""

import copy
import json
import pickle
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import magnat
from magnat.api.game import Game
from magnat.bots import Bot, Observation
from magnat.games import BUILT_IN, edition, variants
from magnat.kernel import HIDDEN, IllegalAnswer, MagnatError
from magnat.languages import LANGUAGES
from magnat.record import frame_kinds, load_record, same_position
from magnat.version import DIGEST_FILE, PACKAGE, engine_sources
from tests.command import called

FIVE_LINES = """
import magnat
game = magnat.start("deal", seats=3, seed=7)
while question := game.question:                  # <Question play: seat 0, 14 choices>
    game.say(magnat.bot("steady").answer(game.observe()))
print(game)                                       # the table, in words
"""
TABLES = [(game, seats) for game in BUILT_IN for seats in (2, variants(game)["standard"].most)]


def start_played(game: str, seats: int, answers: int = 30, seed: int = 5) -> Game:
    """Return a game some way in, played by bots that answer at random."""
    game_in_progress = magnat.start(game, seats, seed)
    random = magnat.bot("random")
    for _ in range(answers):
        if game_in_progress.question:
            game_in_progress.say(random.answer(game_in_progress.observe()))
    return game_in_progress


def run_code(code: str) -> str:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", timeout=300)
    assert run.returncode == 0, run.stderr
    return run.stdout


# starting games


def test_five_lines_play_a_game_and_print_the_table() -> None:
    out = run_code(FIVE_LINES)
    assert "Player 1 · bank" in out and out.strip().endswith("wins!")


def test_games_are_listed_before_and_after_the_package_is_imported() -> None:
    code = "print(magnat.games())"
    out = run_code(f"import magnat\n{code}\nimport magnat.games\n{code}\nfrom magnat import games\nprint(games())")
    assert out.splitlines() == [str(magnat.games())] * 3
    assert magnat.games()[:5] == BUILT_IN
    assert import_module("magnat.games").edition is edition  # and it is still the package


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_is_played_to_its_end_by_bots(game: str, seats: int) -> None:
    played = magnat.start(game, seats, 3)
    assert not played.winners and len(played.choices) > 1
    won = played.play("steady")
    assert played.question is None and played.choices == ()
    assert won == played.winners and won and set(won) <= set(range(seats))
    assert all(len(fact) == 6 for fact in played.facts)
    assert played.story("fr") != played.story("en") and "\n" in played.story()
    assert str(played).endswith(played.story().splitlines()[-1])


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_same_seed_is_the_same_game_and_another_seed_another(game: str) -> None:
    first, second, other = (start_played(game, 2, seed=seed) for seed in (4, 4, 5))
    assert first == second and first.facts == second.facts
    assert first != other


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_seed_gives_the_same_game_as_on_the_command_line(game: str, tmp_path: Path) -> None:
    file = tmp_path / "watched.jsonl"
    watched = called("watch", game, "--seed", "7", "--seats", "3", "--turns", "40", "--save", file)
    assert watched.returncode == 0, watched.stderr
    turns = edition(game).option_for("turns")
    options: dict[str, Any] = {turns: 40} if turns else {}
    played = magnat.start(game, 3, 7, **options)
    played.play()
    assert played.record.rows == load_record(file).rows
    assert magnat.load(file) == played


# questions and answers


def test_a_question_has_a_seat_and_a_text() -> None:
    game = magnat.start("deal", seats=3, seed=7)
    question = game.question
    assert question is not None
    assert repr(question) == f"<Question play: seat 0, {len(game.choices)} choices>"
    assert (question.kind, question.seat, question.answer_kind, question.rule) == ("play", 0, "play", "DEAL-PLAY-01")
    assert list(question) == list(game.choices) and len(question) == len(game.choices)
    assert question.silence in question and -5 not in question
    assert question.words() and question.words("fr") != question.words()
    assert game.words(0) == "End the turn" and game.words(0, "fr") == "Finir le tour"
    assert question == game.question and hash(question) == hash(game.question)
    assert question != magnat.start("deal", seats=3, seed=8).question


def test_an_answer_leads_to_the_next_question() -> None:
    game = magnat.start("electronic", 2, 1)
    first = game.question
    assert first is not None
    following = game.say(first.silence)
    assert following == game.question and following != first


def test_a_verb_is_answered_by_its_word_and_an_amount_by_digits() -> None:
    game, other = magnat.start("electronic", 2, 1), magnat.start("electronic", 2, 1)
    question = game.question
    assert question is not None and question.answer_kind == "verb"
    game.say(question.verb(question.choices[0]))
    other.say(question.choices[0])
    assert game == other


def test_iterating_yields_every_question_and_stops_at_an_unanswered_one() -> None:
    game, bot = magnat.start("empire", 3, 2), magnat.bot("steady")
    questions = []
    for question in game:
        questions.append(question.seat)
        game.say(bot.answer(game.observe()))
    assert game.over and set(questions) == {0, 1, 2}
    waiting = magnat.start("empire", 3, 2)
    with pytest.raises(MagnatError, match=r"^Nobody has answered <Question \w+: seat \d, \d+ choices>: say something"):
        for _ in waiting:
            pass


def test_bots_play_only_the_seats_they_are_given() -> None:
    game = magnat.start("deal", 3, 7)
    first = game.question
    assert first is not None
    mine = (first.seat + 1) % 3
    bots: dict[int, Any] = {seat: "steady" for seat in range(3) if seat != mine}
    assert game.play(bots) == () and game.question is not None and game.question.seat == mine
    same_again = magnat.start("deal", 3, 7)
    same_again.play([None if seat == mine else magnat.bot("steady") for seat in range(3)])
    assert same_again == game


class Nosy(Bot):
    """A bot that keeps all observations."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []

    def answer(self, observation: Observation) -> int:
        self.seen.append(observation)
        return observation.question.silence(observation.table)


def test_a_bot_never_gets_the_real_table() -> None:
    """Every table reachable from an observation has other hands than the real ones, except the seat's own."""
    nosy, met = Nosy(), 0
    game = start_played("deal", 4, 12)
    while len(nosy.seen) < 10 and game.question:
        hands = [list(hand) for hand in game.table.hands]
        seat, observation = game.question.seat, game.observe()
        game.say(nosy.answer(observation))
        tables: list[Any] = [observation.table, observation.sample(), observation.fixed, observation._source._t]
        for table in tables:
            assert table.hands[seat] == hands[seat]
            met += sum(table.hands[other] != hands[other] for other in range(4) if other != seat and hands[other])
    assert met > 30


def test_observations_are_reproducible() -> None:
    game = start_played("deal", 3)
    assert game.observe().table == game.observe().table
    assert game.copy().observe().luck.random() == game.observe().luck.random()


def test_a_seat_may_use_its_asides() -> None:
    game = magnat.start("electronic", 3, 1, windows="clicks")
    assert magnat.start("electronic", 3, 1).edition.options["windows"] == "polled"
    for question in game:
        others = [seat for seat in range(3) if seat != question.seat and question.frame.aside(game.table, seat)]
        if others:
            break
        game.say(question.silence)
    aside, observation = game.aside(others[-1]), game.observe(others[-1])
    assert aside == observation.question and observation.seat == others[-1]
    before = len(game.record.rows)
    game.say(aside.silence(game.table), seat=others[-1])
    assert game.record.rows[before][0] == others[-1]
    game.undo()
    assert len(game.record.rows) <= before


# undo, copies, files


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_answers_are_undone_and_repeated(game: str, seats: int) -> None:
    played = magnat.start(game, seats, 6)
    positions = [played.copy()]
    bot = magnat.bot("random")
    answers = []
    for _ in range(12):
        answers.append(bot.answer(played.observe()))
        played.say(answers[-1])
        positions.append(played.copy())
    after = played.copy()
    for before in reversed(positions[:-1]):
        played.undo()
        assert played == before and played.facts == before.facts and played.question == before.question
    for choice in answers:
        played.say(choice)
    assert played == after and played.facts == after.facts  # nature draws the same again


def test_the_end_is_undone() -> None:
    game = magnat.start("empire", 2, 1)
    game.play()
    rows, end = list(game.record.rows), game.record.end
    game.undo()
    assert not game.over and not game.winners and game.record.end is None
    game.play()
    assert game.record.rows == rows and game.record.end == end


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_copies_are_equal_and_independent_however_they_are_made(game: str, seats: int) -> None:
    played = start_played(game, seats)
    before = len(played.record.rows)
    copies = [played.copy(), copy.copy(played), copy.deepcopy(played), pickle.loads(pickle.dumps(played))]
    for each in copies:
        assert each == played and each.facts == played.facts and each.seed == played.seed
        assert each.table is not played.table and each.question == played.question
    for each in copies:
        for _ in range(25):
            if each.question:
                each.say(magnat.bot("random").answer(each.observe()))
        assert each.record.rows == copies[0].record.rows  # all of them have the same luck ahead
    assert len(played.record.rows) == before and copies[0] != played


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_loaded_game_continues_identically(game: str, tmp_path: Path) -> None:
    played = start_played(game, 3)
    file = tmp_path / "game.jsonl"
    played.save(file)
    loaded = magnat.load(file, seed=5)
    assert loaded == played and loaded.facts == played.facts and load_record(file).rows == played.record.rows
    loaded.undo()
    played.undo()
    assert loaded == played
    loaded.play()
    played.play()
    assert loaded == played
    assert magnat.load(file, seed=6).play() is not None


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("protocol", [2, pickle.HIGHEST_PROTOCOL])
def test_tables_frames_and_editions_are_values(game: str, protocol: int) -> None:
    """Equality, printing and pickling use the declared columns."""
    table = start_played(game, 2).table
    for original in (table, table.edition, *table.stack, *variants(game).values()):
        sent = pickle.loads(pickle.dumps(original, protocol))
        assert sent == original and type(sent) is type(original) and repr(sent) == repr(original)
        assert copy.deepcopy(original) == original == copy.copy(original)
    assert same_position(table, copy.deepcopy(table)) and copy.deepcopy(table) is not table
    one, two = table.stack[-1], start_played(game, 2).table.stack[-1]
    assert one == two and len({one, two, pickle.loads(pickle.dumps(one))}) == 1
    changed = table.copy()
    changed.turns += 1
    assert changed != table and table != "table" and one != 1
    with pytest.raises(TypeError):
        hash(table)


@pytest.mark.parametrize("game", BUILT_IN)
def test_reprs_can_be_evaluated(game: str) -> None:
    table = start_played(game, 3).table
    names: dict[str, Any] = {"edition": edition, **{kind.__name__: kind for kind in frame_kinds(table.edition)}}
    for printed in variants(game).values():
        assert eval(repr(printed), names) == printed
    for frame in table.stack:
        assert eval(repr(frame), names) == frame
    names[type(table).__name__] = type(table)
    assert eval(repr(table), names) == table
    for option in table.edition.declared:
        assert repr(option).startswith(f"Option(name={option.name!r}, ")


def test_a_game_prints_as_one_line_or_as_a_table() -> None:
    game = magnat.start("star_wars", seats=2, seed=1)
    assert re.fullmatch(r"<Game star_wars: 2 seats, seed 1, \d+ rows, seat \d is asked \w+>", repr(game))
    assert "Player 1" in str(game) and game.render("fr") != str(game)
    game.play()
    assert re.search(r"rows, won by \(\d", repr(game))


# views


def test_a_view_hides_other_hands() -> None:
    game = start_played("deal", 3)
    for seat in range(3):
        hands = game.view(seat)["columns"]["hands"]
        assert hands[seat] == game.table.hands[seat]
    assert {card for hand in game.view()["columns"]["hands"] for card in hand} == {HIDDEN}
    assert game.story(seat=0) != game.story(seat=1)


# tournaments


def test_a_tournament_has_the_same_results_whenever_it_is_played() -> None:
    first = magnat.tournament("empire", ["steady", "random"], games=20, seed=3)
    assert first == magnat.tournament("empire", ("steady", "random"), 20, seed=3)
    assert first != magnat.tournament("empire", games=20, seed=4)
    assert first.by_name("steady")["wins"] > first.by_name("random")["wins"]
    assert [each["bot"] for each in first] == ["steady", "random"] and len(first) == 2
    assert first[0]["games"] == 20 and first.data["seats"] == 2
    assert re.fullmatch(r"<Standings empire: 20 games, steady \d+ of 20, random \d+ of 20>", repr(first))


# refusals


GAMES = "deal, electronic, empire, millionaire, star_wars"
BOTS = "cautious, distracted, easy, expert, friendly, greedy, hard, normal, random, search, steady"
SENTENCES: list[tuple[str, str]] = [
    (
        "magnat.start('deel')",
        f"There is no game 'deel': {GAMES}. Did you mean deal?",
    ),
    ("magnat.start('chess')", f"There is no game 'chess': {GAMES}."),
    ("magnat.start('deal', 6)", "seats cannot be 6: 2 to 5."),
    ("magnat.start('deal', 1)", "seats cannot be 1: 2 to 5."),
    ("magnat.start('deal', '3')", "seats cannot be '3': 2 to 5."),
    ("magnat.start('deal', True)", "seats cannot be True: 2 to 5."),
    ("magnat.start('deal', 2, 'x')", "seed cannot be 'x': 0 or more."),
    ("magnat.start('deal', 2, -1)", "seed cannot be -1: 0 or more."),
    ("magnat.start('deal', variant='card')", "There is no variant 'card': cards, standard. Did you mean cards?"),
    ("magnat.start('deal', overpai='free')", "There is no option 'overpai': counter_counts_as_play, first_player, "),
    ("magnat.start('deal', overpay='fre')", "overpay cannot be 'fre': minimal, free. Did you mean free?"),
    ("magnat.start('deal', max_turns=-1)", "max_turns cannot be -1: 0 to 1000000."),
    (
        "magnat.bot('steadi')",
        f"There is no bot 'steadi': {BOTS}. Did you mean steady?",
    ),
    ("magnat.bot('search', simulations=-1)", "simulations cannot be -1: 0 or more."),
    ("magnat.tournament('deel')", "There is no game 'deel': "),
    ("magnat.tournament('deal', ['steadi'])", "There is no bot 'steadi': "),
    ("magnat.tournament('deal', games=0)", "games cannot be 0: 1 to 100000000."),
    ("magnat.tournament('deal', seats=9)", "seats cannot be 9: 2 to 5."),
    ("magnat.tournament('deal', jobs=0)", "jobs cannot be 0: 1 or more."),
    (
        "magnat.load('nowhere.jsonl')",
        "nowhere.jsonl cannot be read as a game: No such file or directory (acc",
    ),
    ("game.story('xx')", "There is no language 'xx': de, en, fr."),
    ("game.view(3)", "seat cannot be 3: 0 to 2."),
    ("game.view(-1)", "seat cannot be -1: 0 to 2."),
    ("game.say(0, seat=3)", "seat cannot be 3: 0 to 2."),
    ("game.say(0, seat=1)", "Seat 1 has no word now: seat 0 is asked (play)."),
    ("game.observe(2)", "Seat 2 has no word now: seat 0 is asked (play)."),
    ("game.say(9999)", "Seat 0 cannot answer 9999 to play: Not possible: "),
    ("game.say('fly')", "Seat 0 cannot answer 'fly' to play: Not possible: there is no such answer"),
    ("game.say(0.5)", "Seat 0 cannot answer 0.5 to play: Not possible: there is no such answer"),
    ("game.say(None)", "Seat 0 cannot answer None to play: Not possible: there is no such answer"),
    ("game.say(True)", "Seat 0 cannot answer True to play: Not possible: there is no such answer"),
    ("game.words(9999)", "Seat 0 cannot answer 9999 to play: Not possible: "),
    ("game.play(['steady'])", "bots cannot be ['steady']: one for all, or 3, one for each seat."),
    ("game.play({3: 'steady'})", "seat cannot be 3: 0 to 2."),
    ("game.play('steadi')", "There is no bot 'steadi': "),
    ("game.undo()", "There is nothing to take back: no seat has answered yet."),
    ("over.say(0)", "The game is over: nothing is asked any more."),
    ("over.observe()", "The game is over: nothing is asked any more."),
    ("over.words(0)", "The game is over: nothing is asked any more."),
]


@pytest.fixture(scope="module")
def over() -> Game:
    game = magnat.start("empire", 2, 1)
    game.play()
    return game


@pytest.mark.parametrize(("code", "sentence"), SENTENCES, ids=[code for code, _ in SENTENCES])
def test_an_error_message_lists_the_accepted_values(code: str, sentence: str, over: Game) -> None:
    game = magnat.start("deal", 3, 7)
    with pytest.raises(MagnatError) as refused:
        eval(code, {"magnat": magnat, "game": game, "over": over})
    assert str(refused.value).startswith(sentence)
    assert str(refused.value).endswith((".", "?"))
    assert game == magnat.start("deal", 3, 7)  # nothing has happened


def test_a_refused_answer_names_the_rule_and_the_answers() -> None:
    game = magnat.start("electronic", 2, 1)
    question = game.question
    assert question is not None
    with pytest.raises(IllegalAnswer) as refused:
        game.say(77)
    why = refused.value
    assert (why.seat, why.answer) == (question.seat, 77) and why.rule and why.rule in str(why)
    verbs = ", ".join(f"{choice} ({question.verb(choice)})" for choice in question)
    assert str(why).endswith(f"(rule {why.rule}). Accepted: {verbs}.")


def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    start_played("deal", 2).save(file)
    lines = file.read_text().splitlines()
    lines[3] = "oops"
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(MagnatError, match=rf"^line 4 of {re.escape(str(file))} cannot be read as a game: oops"):
        magnat.load(file)


# import cost


WEIGHED = """
import sys
before, read, calls = set(sys.modules), [], 0

def heard(event, arguments):
    if event == "open":
        read.append(str(arguments[0]))

def count(frame, event, argument):
    global calls
    calls += event in ("call", "c_call")

sys.addaudithook(heard)
sys.setprofile(count)
import magnat; magnat.start("deal", 3)
sys.setprofile(None)
modules = sorted(set(sys.modules) - before)
import json
print(json.dumps([modules, read, calls]))
"""
HEAVY = {"sqlalchemy", "starlette", "uvicorn", "rich", "fluent", "openskill", "multiprocessing", "importlib.metadata"}
OWN_PARTS = {"api", "games", "kernel", "languages", "mechanics", "record", "version"}
CODE = (".py", ".pyc", ".so", ".pyd")
# Some more than it takes today: 45 modules of ours, 94 of Python's, 88,000 calls. Python's asyncio alone is 50 modules.
MOST_OWN, MOST_PYTHONS, MOST_CALLS = 50, 120, 120_000


def test_starting_a_game_is_cheap_and_loads_no_database_and_no_server() -> None:
    modules, read, calls = json.loads(run_code(WEIGHED))
    assert not HEAVY & set(modules)
    pythons = [name for name in modules if name.partition(".")[0] in sys.stdlib_module_names]
    own = [name.split(".") for name in modules if name.startswith("magnat.") and not name.endswith("__mypyc")]
    others = {name.partition(".")[0] for name in modules if not name.endswith("__mypyc")} - sys.stdlib_module_names
    assert others <= {"magnat", "msgspec", "typing_extensions"}
    assert {name[1] for name in own} == OWN_PARTS
    assert {name[2] for name in own if name[1] == "games" and len(name) > 2} == {"deal"}
    assert len(own) <= MOST_OWN and len(pythons) <= MOST_PYTHONS and calls <= MOST_CALLS
    # A source tree is read for the digest of its engine, which a wheel has.
    digested, found = ([], ["deck.toml", DIGEST_FILE]) if magnat.compiled() else ([*engine_sources(PACKAGE)], [])
    data = sorted(Path(file).name for file in read if not file.endswith(CODE) and Path(file) not in digested)
    assert data == found + len(LANGUAGES) * ["language.json"] + len(LANGUAGES) * ["names.toml"]


@pytest.mark.parametrize("command", ["games", "watch empire --seed 1 --turns 2", "--version", "--help"])
def test_commands_without_a_server_do_not_import_one(command: str) -> None:
    code = (
        f"import sys\nfrom magnat.cli.app import run, Terminal\nassert not run(Terminal('en'), {command.split()!r})\n"
    )
    code += "print(*[name for name in ('sqlalchemy', 'starlette', 'uvicorn') if name in sys.modules], file=sys.stderr)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert run.returncode == 0 and run.stderr.strip() == "", run.stderr
