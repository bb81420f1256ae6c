"""Statistical studies: many games between bots, counted, as sentences with figures and confidence intervals."""

from magnat.study.model import Chart, ChartRow, Figure, Study
from magnat.study.study import build_study

__all__ = ["Chart", "ChartRow", "Figure", "Study", "build_study"]
