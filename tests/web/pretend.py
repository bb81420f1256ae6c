"""Shows the page a question that comes up only by luck, and records its answers."""

from typing import Any

# From then on the server's messages are dropped, because a bot's answer would bring the real
# question back. Heartbeats still arrive: without them the page would close the connection after a
# few seconds.
PRETEND = """async ([ask, changed, more]) => {
    const socket = magnat.connection.socket;
    const {me: seat, prompt} = magnat;
    window.server ??= {hear: socket.hear, send: socket.send.bind(socket)};
    window.said = [];
    socket.hear = () => undefined;
    socket.send = async (command) => command.type === "ping" ? server.send(command)
        : (said.push(command.say), {type: "refused", id: "", reason: "stale"});
    server.hear({
        type: "told", seq: socket.have, at: Date.now() + magnat.skew, question: prompt.question, turn: seat, facts: [], changed,
        said: {seat, by: "player", ask: "", say: []}, ask: {seat, rule: "", ...ask}, pending: [{do: ask.ask, seat}], ...more,
    });
    await new Promise((next) => setTimeout(next));
}"""


def pretend(page: Any, ask: dict[str, Any], changed: dict[str, Any] | None = None, **more: Any) -> None:
    """Ask the page's seat this question, with these columns changed. The page's `said` collects its answers."""
    page.evaluate(PRETEND, [ask, changed or {}, more])
