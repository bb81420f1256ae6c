"""Millionaire: the rules that its shared questions are explained by."""

from typing import Any, Final

from magnat.kernel import Question
from magnat.mechanics.auction import Bid
from magnat.mechanics.debt import SettleDebt
from magnat.mechanics.decks import Draw
from magnat.mechanics.mortgage import KeepOrLift, Lift, Mortgage
from magnat.mechanics.objection import SayNo
from magnat.mechanics.trade import Cash, Item, Reply, Send, With

CITED: Final[dict[type[Question[Any]], str]] = {
    Bid: "MIL-AUC-05",
    Draw: "MIL-SPACE-04",
    SettleDebt: "MIL-DEBT-11",
    Mortgage: "MIL-MORT-02",
    Lift: "MIL-MORT-05",
    KeepOrLift: "MIL-MORT-07",
    SayNo: "MIL-FORT-13",
    With: "MIL-DEAL-06",
    Item: "MIL-DEAL-02",
    Cash: "MIL-DEAL-08",
    Send: "MIL-TURN-10",
    Reply: "MIL-TURN-10",
}
