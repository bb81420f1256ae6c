"""A click sends one command: a plain answer is sent at once, and only a dialogue asks for a preview."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from magnat.games import all_games
from tests.web.driver import Driver

CLICKS = 40
COUNTED = ("say", "preview", "propose", "why")
RECORD_COMMANDS = """() => {
    const socket = magnat.connection.socket;
    const send = socket.send.bind(socket);
    window.sent = [];
    socket.send = (command) => (sent.push([command.type, JSON.stringify(command.say ?? null)]), send(command));
}"""


def commands_of_clicks(page: Any, clicks: int) -> list[tuple[str, str]]:
    """Return the commands that clicks on answers sent, with their words; fewer if the game ends first."""
    driver = Driver(page, wild=0.5)
    driver.look()
    page.evaluate(RECORD_COMMANDS)
    for _ in range(clicks):
        if not driver.step():
            break
        driver.look()
    return [(command, words) for command, words in page.evaluate("sent") if command in COUNTED]


@pytest.mark.parametrize("game", all_games())
def test_a_plain_answer_is_sent_without_a_preview(visit: Any, game: str) -> None:
    client = visit("en")
    id = client.table(game, ["me", "steady", "steady"])
    client.page.goto(f"{client.url}/t/{id}")
    sent = commands_of_clicks(client.page, CLICKS)
    assert len(sent) <= CLICKS, "more commands than clicks"
    for (first, words), (second, answer) in pairwise(sent):
        assert (first, second) != ("preview", "say") or words != answer, f"the plain answer {answer} was previewed"
    counts = Counter(command for command, _ in sent)
    assert counts["say"] >= 10 and counts["preview"] >= 1, f"too few answers of one kind: {counts}"
