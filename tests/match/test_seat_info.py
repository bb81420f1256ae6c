"""The public description of a seat."""

from magnat.match import Place, Seating, Setup


def test_a_seat_played_by_silence_is_described_as_such():
    places = [Place(seat=seat, name=f"P{seat}", player=f"p{seat}") for seat in range(2)]
    seating = Seating("match", Setup(game="electronic"), places, bytes(16))
    _, match = seating.begin(1)
    match.state.stands_in = {0: "", 1: "steady"}
    info = seating.table_info(None, match, set(), 0, True)
    assert [seat.stands_in for seat in info.seats] == ["silence", "steady"]
