# mypyc: skip
"""Reasons for the review of Electronic."""

from magnat.analysis.property_reasons import PROPERTY_RULES as RULES
from magnat.analysis.property_reasons import measure_property_facts as measure_facts

__all__ = ["RULES", "measure_facts"]
