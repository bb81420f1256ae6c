"""Star Wars: the 36 Force cards, one line a card. The Empire's deck mirrors the Rebels', side for side."""

from typing import Any, Final

from magnat.games.star_wars.chances import (
    AdvanceToGo,
    AdvanceToHyperdrive,
    GoToJailByCard,
    LoseForceCard,
    LoseLowestBase,
    MoveBack,
    PayEachEnemy,
    PayPerBase,
)
from magnat.games.star_wars.edition import EMPIRE, REBEL, ForceCard, Power
from magnat.games.star_wars.powers import (
    CaptureEnemy,
    DemandTribute,
    DestroyBase,
    ExtortEnemy,
    JumpAnywhere,
    LeaveJailFree,
    ReceiveFunds,
    SayNoToIt,
    SetOutpost,
    SwapSpaces,
    TakeSpace,
)
from magnat.mechanics.decks import Effect
from magnat.mechanics.effects import PayBank, Receive


class LowerHalf:
    """The Chance half of a card, with the name of its text."""

    def __init__(self, name: str, effect: Effect[Any]) -> None:
        self.name: Final = name
        self.effect: Final = effect


NO: Final = SayNoToIt("just_say_no")  # booklet
FREE: Final = LeaveJailFree("out_of_jail")  # booklet
FUNDS: Final = ReceiveFunds("secret_funds", 200)
EXTORT: Final = ExtortEnemy("extortion", 200)
TAKE: Final = TakeSpace("takeover")
SABOTAGE: Final = DestroyBase("sabotage")
JUMP: Final = JumpAnywhere("hyperspace_jump")
SWAP: Final = SwapSpaces("exchange")
OUTPOST: Final = SetOutpost("outpost")
CAPTURE: Final = CaptureEnemy("capture")
TRIBUTE: Final = DemandTribute("tribute", 100)

COUPLING: Final = LowerHalf("power_coupling", PayBank(200))  # booklet
REPAIRS: Final = LowerHalf("repairs", PayBank(100))
MOORING: Final = LowerHalf("mooring", PayBank(50))
BEAM: Final = LowerHalf("tractor_beam", GoToJailByCard())
RANSOM: Final = LowerHalf("ransom", PayEachEnemy(50))
FALL_BACK: Final = LowerHalf("fall_back", MoveBack(3))
TO_GO: Final = LowerHalf("back_to_go", AdvanceToGo())
CARGO: Final = LowerHalf("cargo_sold", Receive(100))
REWARD: Final = LowerHalf("reward", Receive(50))
EVACUATION: Final = LowerHalf("evacuation", LoseLowestBase())
COURSE: Final = LowerHalf("hyperspace_course", AdvanceToHyperdrive())
JAMMED: Final = LowerHalf("jammed", LoseForceCard())
UPKEEP: Final = LowerHalf("upkeep", PayPerBase(20))


class Pair:
    """One line: number, upper half, lower half."""

    def __init__(self, number: str, power: Power, chance: LowerHalf) -> None:
        self.number: Final = number
        self.power: Final = power
        self.chance: Final = chance


PAIRS: Final[list[Pair]] = [
    Pair("01", NO, COUPLING),  # booklet: the example of the Rebel deck
    Pair("02", NO, CARGO),
    Pair("03", NO, BEAM),
    Pair("04", FREE, REPAIRS),
    Pair("05", FREE, REWARD),
    Pair("06", FUNDS, COUPLING),
    Pair("07", FUNDS, MOORING),
    Pair("08", EXTORT, REPAIRS),
    Pair("09", EXTORT, CARGO),
    Pair("10", TAKE, BEAM),
    Pair("11", TAKE, MOORING),
    Pair("12", SABOTAGE, EVACUATION),
    Pair("13", JUMP, FALL_BACK),
    Pair("14", JUMP, COURSE),
    Pair("15", SWAP, JAMMED),
    Pair("16", OUTPOST, TO_GO),
    Pair("17", CAPTURE, RANSOM),
    Pair("18", TRIBUTE, UPKEEP),
]


def deck(letter: str, side: int) -> list[ForceCard]:
    return [
        ForceCard(
            letter + pair.number,
            side,
            pair.power,
            pair.chance.name,
            pair.chance.effect,
            "booklet" if letter + pair.number == "r01" else "reconstructed",
        )
        for pair in PAIRS
    ]


CARDS: Final[list[ForceCard]] = deck("r", REBEL) + deck("e", EMPIRE)
