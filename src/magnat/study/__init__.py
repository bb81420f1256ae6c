"""study: what the dice say: many games between bots, counted, with sentences first and intervals behind each figure."""

from magnat.study.findings import command, encoded, shipped, study
from magnat.study.model import Answer, Chart, Figure, Row, Study

__all__ = ["Answer", "Chart", "Figure", "Row", "Study", "command", "encoded", "shipped", "study"]
