"""A refusal as data. Clients turn it into text; no client ever sees a stack trace."""

from magnat.kernel import MagnatError


class Refusal(MagnatError):
    """A refused request: the reason (a text key), the HTTP status, the rule behind it, and the accepted values."""

    def __init__(self, reason: str, status: int = 409, rule: str = "", accepted: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.rule = rule
        self.accepted = accepted
