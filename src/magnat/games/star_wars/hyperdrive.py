"""Hyperdrive, a jump to an unowned planet space, and the Bounty Hunter, which places a base on any planet space."""

from collections.abc import Sequence

from magnat.games.star_wars.buying import jump
from magnat.games.star_wars.force import threaten
from magnat.games.star_wars.powers import Replace
from magnat.games.star_wars.table import StarWars
from magnat.kernel import Question
from magnat.mechanics.money import BANK
from magnat.mechanics.property import bits


class Hyperdrive(Question[StarWars]):
    """SW-HYPER-01 to -04: choose an unowned space of the zone ahead; if that zone is full, of the next, or stay."""

    answer_kind = "space"
    rule = "SW-HYPER-01"

    def choices(self, t: StarWars) -> Sequence[int]:
        current, free = t.place[self.seat], t.free
        zones = t.edition.zones[current]
        for zone in zones:
            spaces = [space for space in zone if free >> space & 1]
            if spaces:
                if zone is not zones[0]:
                    spaces.append(current)  # SW-HYPER-04: naming the current space means staying
                return spaces
        return [current]

    def take(self, t: StarWars, answer: int) -> None:
        p = self.seat
        if answer == t.place[p]:
            t.tell("stayed_in_hyperspace", p, answer)
        else:
            jump(t, p, answer)

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        if answer == t.place[self.seat]:
            return "must_jump", "SW-HYPER-02"
        if answer in t.edition.planets and t.owner[answer] != BANK:
            return "already_owned", "SW-HYPER-01"
        return "not_in_the_zone", "SW-HYPER-03"

    def consequences(self, t: StarWars, answer: int) -> dict[str, int]:
        return {"staying": answer == t.place[self.seat], "price": t.edition.prices[answer]}


class BountyHunter(Question[StarWars]):
    """SW-BOUNTY-01 to -06: place a base on any unowned planet space, or replace any other player's base."""

    answer_kind = "space"
    rule = "SW-BOUNTY-01"

    def choices(self, t: StarWars) -> Sequence[int]:
        return bits(t.edition.planet_bits & ~t.bases[self.seat])

    def silence(self, t: StarWars) -> int:
        space, size = t.place[self.seat], t.edition.size
        while not t.free >> space & 1:  # terminates: the game ends with the last free space
            space = (space + 1) % size
        return space

    def take(self, t: StarWars, answer: int) -> None:
        p, owner = self.seat, t.owner[answer]
        t.tell("hunted", p, answer, owner)
        if owner == BANK:
            t.place_base(answer, p)
        else:
            threaten(t, p, owner, Replace(p, answer))  # SW-JSN-06b

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        mine = answer in bits(t.bases[self.seat])
        return ("your_own_base", "SW-BOUNTY-03") if mine else ("not_a_planet", "SW-BOUNTY-01")

    def consequences(self, t: StarWars, answer: int) -> dict[str, int]:
        return {"owner": t.owner[answer], "price": t.edition.prices[answer]}
