"""Runs a command of `magnat` in this process, with its own environment, folder and streams, as in a
new process.

Starting Python and importing the package takes most of the time of a short command. Tests of
signals, pipes, imports and of the program itself start a process instead.
"""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from magnat.cli.app import main

Done = subprocess.CompletedProcess[str]


def called(*words: Any, stdin: str = "", env: Mapping[str, str] | None = None, folder: Path | None = None) -> Done:
    """Return the exit status and output of a process with these arguments. Unexpected exceptions are raised."""
    arguments = [str(word) for word in words]
    typed = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    environment = patch.dict(os.environ, os.environ if env is None else env, clear=True)
    streams = patch.multiple(sys, stdin=typed, stdout=out, stderr=err)
    with environment, chdir(folder or Path.cwd()), kept_signals(), streams:
        try:
            main(arguments)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
    return Done(arguments, code, written(out), written(err))


@contextmanager
def kept_signals() -> Iterator[None]:
    """Restore the signal handlers that a command sets: the process is the tests' own."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    content = stream.buffer
    assert isinstance(content, io.BytesIO)
    return content.getvalue().decode()
