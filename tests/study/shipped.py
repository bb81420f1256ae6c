"""The studies that are part of the package. The client reads these files."""

from importlib.resources import files

import msgspec

from magnat.study import Study


def load_shipped_study(game: str, seats: int, bot: str) -> Study:
    file = files("magnat.study").joinpath("data", f"{game}-{seats}-{bot}.json")
    return msgspec.json.decode(file.read_bytes(), type=Study)
