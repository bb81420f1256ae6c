"""Views and redeals."""

from typing import Any, ClassVar

from magnat.kernel import HIDDEN, TABLE, Luck, settle
from magnat.positions import Position, money, seat
from magnat.record import redeal, same_position, snapshot, view_as_dict, visible_facts
from tests.toy import CARDS, TOY, Toy, ToyPlay, ToyTurn


def position() -> Toy:
    """Seat 0 knows its hand, one card of seat 1 and the first card under the pile; card 9 lies open."""
    t = TOY.deal(3)
    t.stack[:] = [ToyTurn(1), ToyPlay(0)]
    t.hands[:] = [[1, 2], [3, 4], [5]]
    t.under[:], t.centre[:] = [7, 6], [9]
    t.bag[:] = [card for card in range(CARDS) if card not in (1, 2, 3, 4, 5, 6, 7, 9)]
    for card, seats in {1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 7: 1, 6: 2, 9: 7}.items():
        t.known[card] = seats
    settle(t)
    return t


def test_a_seat_sees_its_known_cards() -> None:
    columns = view_as_dict(position(), 0)["columns"]
    assert columns["hands"] == [[1, 2], [4, HIDDEN], [HIDDEN]]
    assert columns["under"] == [7, HIDDEN] and columns["centre"] == [9]
    assert columns["bag"] == {"count": 20, "known": []} and "known" not in columns


def test_a_spectator_sees_public_information() -> None:
    t = position()
    t.known[4] = 7
    columns = view_as_dict(t, TABLE)["columns"]
    assert columns["hands"] == [[HIDDEN, HIDDEN], [4, HIDDEN], [HIDDEN]] and columns["under"] == [HIDDEN, HIDDEN]


def test_a_view_contains_the_pending_question_and_its_seat() -> None:
    seen_by_1 = view_as_dict(position(), 1)
    assert seen_by_1["pending"] == [{"do": "toy_play", "seat": 0}, {"do": "toy_turn", "seat": 1, "number": 0}]
    assert seen_by_1["ask"]["ask"] == "toy_play" and "choices" not in seen_by_1["ask"]
    assert seen_by_1["turn"] == 0 and seen_by_1["winners"] == [] and not seen_by_1["over"]


def test_a_draft_is_visible_only_to_its_author() -> None:
    game = Position("electronic", owns={0: "lyon", 1: "water"})
    drafts = [("trade", seat(1), "lyon"), ("water",), ("money",), (money(-600),)]
    for draft, field in zip(drafts, ("items", "items", "items", "cash"), strict=True):
        game.play(*draft)
        mine, theirs, watched = [view_as_dict(game.table, p)["pending"][0] for p in (0, 1, TABLE)]
        assert mine[field] and theirs == watched and not theirs["items"] and not theirs.get("cash")
        assert theirs == {**mine, "items": 0, **({"cash": 0} if "cash" in mine else {})}
    game.play("send")
    pending = view_as_dict(game.table, 2)["pending"][0]
    assert pending["do"] == "reply" and pending["items"] and pending["cash"] == -600


def test_a_draft_of_empire_is_visible_only_to_its_author() -> None:
    game = Position("empire", towers={0: "nerf", 1: "ford"}, options={"trades": True})
    game.play("trade", seat(1), "exchange")
    assert view_as_dict(game.table, 0)["pending"][0]["tiles"] and not view_as_dict(game.table, 1)["pending"][0]["tiles"]


def test_a_redeal_keeps_known_cards_and_moves_the_rest() -> None:
    t = position()
    old_table = snapshot(t)
    dealt = [redeal(t, 0, Luck(seed)) for seed in range(50)]
    for u in dealt:
        assert isinstance(u, Toy)
        assert u.hands[0] == [1, 2] and 4 in u.hands[1] and u.under[0] == 7 and u.centre == [9]
        assert u.bag == sorted(u.bag) and u.hands[1] == sorted(u.hands[1])
        assert all(u.known[card] >> 1 & 1 for card in u.hands[1]), "seat 1 knows its new cards"
        assert view_as_dict(u, 0) == view_as_dict(t, 0)
    assert len({str(snapshot(u)) for u in dealt}) > 40 and snapshot(t) == old_table


def test_only_cards_with_the_same_back_change_places() -> None:
    class TwoDecks(Toy):
        backs = [card % 2 for card in range(CARDS)]

        def copy(self) -> Toy:
            u = TwoDecks(self.edition, self.stack[:], *[getattr(self, name) for name in self.columns])
            for name in ("cash", "bag", "under", "centre", "known"):
                setattr(u, name, getattr(self, name)[:])
            u.hands = [hand[:] for hand in self.hands]
            return u

    t = position()
    two = TwoDecks(TOY, t.stack[:], *[getattr(t, name) for name in t.columns])
    for seed in range(20):
        u = redeal(two, 0, Luck(seed))
        assert isinstance(u, Toy)
        assert [card % 2 for card in u.under] == [1, 0] and [card % 2 for card in u.hands[2]] == [1]


def test_a_redeal_is_uniform() -> None:
    t = position()
    t.bag[:] = [10]
    counts: dict[int, int] = {}
    for seed in range(4000):
        u = redeal(t, 0, Luck(seed))
        assert isinstance(u, Toy)
        counts[u.under[1]] = counts.get(u.under[1], 0) + 1
    assert set(counts) == {3, 5, 6, 10} and all(880 < count < 1120 for count in counts.values())


def test_a_table_without_secrets_is_shown_completely() -> None:
    class Open(Toy):
        secret: ClassVar[Any] = ()

        def copy(self) -> Toy:
            return self

    t = position()
    u = Open(TOY, t.stack, *[getattr(t, name) for name in t.columns])
    assert view_as_dict(u, 0)["columns"]["hands"] == t.hands and same_position(redeal(u, 0, Luck(1)), u)


def test_whispered_facts_lose_their_ints() -> None:
    t = position()
    t.facts = []
    t.whisper("drew", 0, 5)
    t.tell("played", 0, 9)
    assert visible_facts(t.facts, 0) == [["drew", 0, 5, 0, 0], ["played", 0, 9, 0, 0]]
    assert visible_facts(t.facts, 1) == [["drew", 0], ["played", 0, 9, 0, 0]]
