"""The client's source files are short."""

from tests.web.house import ROOT

MAX_LINES = 400  # lines
KINDS = (".svelte", ".ts", ".css")


def test_no_file_of_the_client_is_longer_than_a_few_screens() -> None:
    sources = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in KINDS]
    assert len(sources) > 100
    long = {path.name: n for path in sources if ".gen." not in path.name and (n := lines(path.read_text())) > MAX_LINES}
    assert long == {}


def lines(text: str) -> int:
    return len(text.splitlines())
