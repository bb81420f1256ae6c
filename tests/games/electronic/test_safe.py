"""Electronic: physical notes that do not touch the play."""

import pytest

from magnat.positions import Position

rule = pytest.mark.rule


@rule("ELEC-SAFE-01")
def test_a_token_is_a_name_and_nothing_the_rules_look_at():
    e = Position("electronic").edition
    told = [{field for field in type(token).__struct_fields__ if getattr(token, field)} for token in e.board.token]
    assert told == [{"name", "fr", "en"}] * 6


@rule("ELEC-SAFE-02")
def test_no_column_option_or_piece_stands_for_batteries():
    game = Position("electronic")
    words = {*game.table.columns, *game.edition.options, *game.edition.board.pieces, *game.edition.board.money}
    assert not [word for word in words if "batter" in word or "power" in word or "token" in word]
