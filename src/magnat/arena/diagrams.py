"""arena: how a judgement was learned, as pictures: files of their own, so they bring their colours with them."""

from typing import Final

from magnat.arena.training import Learned, Scores

SIZE: Final = 420
EDGE: Final = 48
COLOURS: Final = {"learned": "#888888", "not learned": "#c0392b", "net": "#c0392b", "steady": "#2c6fbb"}

Points = list[tuple[float, float]]


def curve(learned: Learned) -> str:
    """The log-loss by epoch, on what was learned from and on what was not."""
    losses = [loss for pair in learned.curve for loss in pair]
    low, high = min(losses), max(losses)
    last = max(1, len(learned.curve) - 1)
    scale = (high - low) or 1.0
    series = {
        name: [(epoch / last, (pair[i] - low) / scale) for epoch, pair in enumerate(learned.curve)]
        for i, name in enumerate(("learned", "not learned"))
    }
    ends = [f"{low:.3f}", f"{high:.3f}"]
    return picture(f"{learned.file['game']}: log-loss by epoch", series, ["1", str(len(learned.curve))], ends, False)


def reliability(learned: Learned) -> str:
    """What was said beside how often it came, on what was held out."""
    both: tuple[Scores, Scores] = learned.scores[0]
    series = {
        name: [(x, y) for x, y, _ in scores.reliability] for name, scores in zip(("net", "steady"), both, strict=True)
    }
    return picture(f"{learned.file['game']}: chance said, share won", series, ["0", "1"], ["0", "1"], True)


def picture(title: str, series: dict[str, Points], across: list[str], up: list[str], diagonal: bool) -> str:
    """Lines in a square from 0 to 1; the axes are told by the names of their ends."""
    far = SIZE - EDGE
    made = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif" font-size="13">',
        f'<rect width="{SIZE}" height="{SIZE}" fill="#ffffff"/>',
        f'<path d="M{EDGE} {EDGE}V{far}H{far}" fill="none" stroke="#555555"/>',
        f'<text x="{SIZE / 2}" y="24" text-anchor="middle" font-size="15">{title}</text>',
    ]
    if diagonal:
        made.append(f'<path d="M{EDGE} {far}L{far} {EDGE}" stroke="#bbbbbb" stroke-dasharray="4 4"/>')
    ends = ((EDGE, far + 18, across[0]), (far, far + 18, across[1]), (EDGE - 22, far, up[0]), (EDGE - 22, EDGE, up[1]))
    made += [f'<text x="{x}" y="{y}" text-anchor="middle">{text}</text>' for x, y, text in ends]
    for i, (name, points) in enumerate(series.items()):
        places = [(EDGE + (far - EDGE) * x, far - (far - EDGE) * y) for x, y in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        made.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
        made += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{COLOURS[name]}"/>' for x, y in places]
        made.append(f'<text x="{far}" y="{EDGE + 16 * i}" text-anchor="end" fill="{COLOURS[name]}">{name}</text>')
    return "\n".join([*made, "</svg>"]) + "\n"
