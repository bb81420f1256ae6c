"""server: what is logged, as JSON or as lines to read. Nothing here ever logs a token, a seed, a card or a message."""

import json
import logging
import sys
import time
from typing import Any, Final

STANDARD_RECORD_FIELDS: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime"}
REPEAT_INTERVAL_SECONDS: Final = 1.0  # seconds between two warnings of the same kind
MAX_TRACKED_WARNINGS: Final = 1_000  # of warnings that are remembered


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(record_fields(self, record), default=str, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """One line to be read: when, how bad, what, and the rest as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        line = record_fields(self, record)
        head = f"{line.pop('at')} {line.pop('level'):7} {line.pop('what')}"
        return " ".join([head, *[f"{name}={value}" for name, value in line.items()]]).replace("\n", " ")


def record_fields(formatter: logging.Formatter, record: logging.LogRecord) -> dict[str, Any]:
    line: dict[str, Any] = {
        "at": formatter.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
        "level": record.levelname.lower(),
        "from": record.name,
        "what": record.getMessage(),
    }
    line |= {key: value for key, value in record.__dict__.items() if key not in STANDARD_RECORD_FIELDS}
    if record.exc_info and record.exc_info[2] is not None:
        line["where"] = [f"{frame}:{number}" for frame, number in traceback_lines(record.exc_info[2])]
        line["why"] = getattr(record.exc_info[0], "__name__", "")
    return line


def traceback_lines(trace: Any) -> list[tuple[str, int]]:
    """Where it happened; not with what values."""
    found = []
    while trace is not None:
        found.append((trace.tb_frame.f_code.co_filename, trace.tb_lineno))
        trace = trace.tb_next
    return found


class RepeatFilter(logging.Filter):
    """The same warning once a second, with `times`, how often it came since: no fault may fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.last_logged: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key, now = (record.name, str(record.msg)), time.monotonic()
        last, skipped = self.last_logged.get(key, (-REPEAT_INTERVAL_SECONDS, 0))
        if now - last < REPEAT_INTERVAL_SECONDS:
            self.last_logged[key] = (last, skipped + 1)
            return False
        if len(self.last_logged) >= MAX_TRACKED_WARNINGS:
            self.last_logged.clear()
        self.last_logged[key] = (now, 0)
        if skipped:
            record.times = skipped + 1
        return True


def log_to_stderr(level: int = logging.INFO, form: str = "json") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if form == "lines" else JsonFormatter())
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("alembic", "uvicorn.error"):  # what uvicorn says of each socket is said by ours
        logging.getLogger(name).setLevel(logging.WARNING)


def log_loop_error(loop: Any, context: dict[str, Any]) -> None:
    """What nobody else caught, descriptors that ran out included."""
    why = context.get("exception")
    extra = {"what_failed": context.get("message", ""), "why": type(why).__name__ if why else ""}
    logging.getLogger(__name__).error("the event loop met an error", extra=extra)
