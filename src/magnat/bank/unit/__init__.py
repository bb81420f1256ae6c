"""The electronic bank of Electronic, simulated key by key."""

from magnat.bank.unit.device import Device, transfer_gestures
from magnat.bank.unit.state import Outcome, Unit
from magnat.bank.unit.transitions import NoSuchInput, apply_input

__all__ = ["Device", "NoSuchInput", "Outcome", "Unit", "apply_input", "transfer_gestures"]
