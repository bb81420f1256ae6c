"""The page is shown a question that luck would bring only now and then, and what it would answer is heard."""

from typing import Any

# From then on the server tells the page nothing more: a bot that puts in a word would bring the true question back. It still
# gives signs of life, without which the page would give up the line after a few quiet seconds.
PRETEND = """async ([ask, changed, more]) => {
    const socket = magnat.connection.socket;
    const {me: seat, put} = magnat;
    window.server ??= {hear: socket.hear, send: socket.send.bind(socket)};
    window.said = [];
    socket.hear = () => undefined;
    socket.send = async (command) => command.type === "ping" ? server.send(command)
        : (said.push(command.say), {type: "refused", id: "", reason: "stale"});
    server.hear({
        type: "told", seq: socket.have, at: Date.now() + magnat.skew, question: put.question, turn: seat, facts: [], changed,
        said: {seat, by: "player", ask: "", say: []}, ask: {seat, rule: "", ...ask}, pending: [{do: ask.ask, seat}], ...more,
    });
    await new Promise((next) => setTimeout(next));
}"""


def pretend(page: Any, ask: dict[str, Any], changed: dict[str, Any] | None = None, **more: Any) -> None:
    """This is asked of me, and these columns are so; `said` of the page is what it has answered since."""
    page.evaluate(PRETEND, [ask, changed or {}, more])
