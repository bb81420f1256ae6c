"""Safety notes of Electronic's booklet, which do not affect the game."""

import pytest

from magnat.positions import Position

rule = pytest.mark.rule


@rule("ELEC-SAFE-01")
def test_a_token_only_has_names():
    e = Position("electronic").edition
    fields = [{name for name in type(token).__struct_fields__ if getattr(token, name)} for token in e.board.token]
    assert fields == [{"name", "fr", "en", "de"}] * 6


@rule("ELEC-SAFE-02")
def test_nothing_represents_batteries():
    game = Position("electronic")
    words = {*game.table.columns, *game.edition.options, *game.edition.board.pieces, *game.edition.board.money}
    assert not [word for word in words if "batter" in word or "power" in word or "token" in word]
