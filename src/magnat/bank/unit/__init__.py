"""bank.unit: the electronic bank of Electronic, key by key."""

from magnat.bank.unit.device import Device, gestures
from magnat.bank.unit.machine import NoSuchInput, step
from magnat.bank.unit.state import Outcome, Unit
from magnat.bank.unit.transcript import play

__all__ = ["Device", "NoSuchInput", "Outcome", "Unit", "gestures", "play", "step"]
