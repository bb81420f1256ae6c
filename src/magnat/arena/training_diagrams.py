"""Diagrams of a training as standalone SVG files, which therefore include their colours."""

from typing import Final

from magnat.arena.training import ChanceScores, TrainedNet

DIAGRAM_SIZE: Final = 420
DIAGRAM_MARGIN: Final = 48
SERIES_COLOURS: Final = {"learned": "#888888", "not learned": "#c0392b", "net": "#c0392b", "steady": "#2c6fbb"}

Points = list[tuple[float, float]]


def loss_diagram(learned: TrainedNet) -> str:
    """Return the log-loss by epoch, on training and on validation games."""
    losses = [loss for pair in learned.curve for loss in pair]
    low, high = min(losses), max(losses)
    last = max(1, len(learned.curve) - 1)
    scale = (high - low) or 1.0
    series = {
        name: [(epoch / last, (pair[i] - low) / scale) for epoch, pair in enumerate(learned.curve)]
        for i, name in enumerate(("learned", "not learned"))
    }
    ends = [f"{low:.3f}", f"{high:.3f}"]
    return line_diagram(
        f"{learned.file['game']}: log-loss by epoch", series, ["1", str(len(learned.curve))], ends, False
    )


def reliability_diagram(learned: TrainedNet) -> str:
    """Return the predicted chances against the shares won, on held-out games."""
    both: tuple[ChanceScores, ChanceScores] = learned.scores[0]
    series = {
        name: [(x, y) for x, y, _ in scores.reliability] for name, scores in zip(("net", "steady"), both, strict=True)
    }
    return line_diagram(f"{learned.file['game']}: chance said, share won", series, ["0", "1"], ["0", "1"], True)


def line_diagram(title: str, series: dict[str, Points], across: list[str], up: list[str], diagonal: bool) -> str:
    """Return lines in the unit square; each axis is labelled at its two ends."""
    far = DIAGRAM_SIZE - DIAGRAM_MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {DIAGRAM_SIZE} {DIAGRAM_SIZE}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{DIAGRAM_SIZE}" height="{DIAGRAM_SIZE}" fill="#ffffff"/>',
        f'<path d="M{DIAGRAM_MARGIN} {DIAGRAM_MARGIN}V{far}H{far}" fill="none" stroke="#555555"/>',
        f'<text x="{DIAGRAM_SIZE / 2}" y="24" text-anchor="middle" font-size="15">{title}</text>',
    ]
    if diagonal:
        parts.append(
            f'<path d="M{DIAGRAM_MARGIN} {far}L{far} {DIAGRAM_MARGIN}" stroke="#bbbbbb" stroke-dasharray="4 4"/>'
        )
    ends = (
        (DIAGRAM_MARGIN, far + 18, across[0]),
        (far, far + 18, across[1]),
        (DIAGRAM_MARGIN - 22, far, up[0]),
        (DIAGRAM_MARGIN - 22, DIAGRAM_MARGIN, up[1]),
    )
    parts += [f'<text x="{x}" y="{y}" text-anchor="middle">{text}</text>' for x, y, text in ends]
    for i, (name, points) in enumerate(series.items()):
        places = [(DIAGRAM_MARGIN + (far - DIAGRAM_MARGIN) * x, far - (far - DIAGRAM_MARGIN) * y) for x, y in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{SERIES_COLOURS[name]}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{SERIES_COLOURS[name]}"/>' for x, y in places]
        parts.append(
            f'<text x="{far}" y="{DIAGRAM_MARGIN + 16 * i}" text-anchor="end" '
            f'fill="{SERIES_COLOURS[name]}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
