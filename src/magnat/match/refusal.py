"""play: a refusal, as data. Clients put it into words; no client ever sees a stack trace."""

from magnat.kernel import MagnatError


class Refusal(MagnatError):
    """What was asked for is not done: the reason (a text key), the rule behind it, the HTTP status that fits."""

    def __init__(self, reason: str, status: int = 409, rule: str = "", accepted: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.rule = rule
        self.accepted = accepted
