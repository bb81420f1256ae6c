"""Logging as JSON or as plain lines. Tokens, seeds, cards and chat messages are never logged."""

import json
import logging
import sys
import time
from typing import Any, Final

STANDARD_RECORD_FIELDS: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime"}
REPEAT_INTERVAL_SECONDS: Final = 1.0  # between two equal warnings
MAX_TRACKED_WARNINGS: Final = 1_000


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(record_fields(self, record), default=str, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """Formats a record as one line: time, level, message, and other fields as name=value."""

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
    """Return the file and line of each frame, without values of variables, which may be secret."""
    lines = []
    while trace is not None:
        lines.append((trace.tb_frame.f_code.co_filename, trace.tb_lineno))
        trace = trace.tb_next
    return lines


class RepeatFilter(logging.Filter):
    """Passes equal warnings once a second, so that no fault fills the disk. `times` counts the suppressed ones too."""

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
    for name in ("alembic", "uvicorn.error"):  # sockets are logged by `socket_endpoint`
        logging.getLogger(name).setLevel(logging.WARNING)


def log_loop_error(loop: Any, context: dict[str, Any]) -> None:
    """Log an exception that reached the event loop, for example when descriptors run out."""
    error = context.get("exception")
    extra = {"what_failed": context.get("message", ""), "why": type(error).__name__ if error else ""}
    logging.getLogger(__name__).error("the event loop met an error", extra=extra)
