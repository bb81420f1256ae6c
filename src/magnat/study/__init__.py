"""Statistical studies: many games between bots, counted, as sentences with figures and confidence intervals."""

from magnat.study.model import Chart, ChartRow, Figure, Study, StudyAnswer
from magnat.study.study import build_study, load_shipped_study, repeat_command

__all__ = [
    "Chart",
    "ChartRow",
    "Figure",
    "Study",
    "StudyAnswer",
    "build_study",
    "load_shipped_study",
    "repeat_command",
]
