"""cli: how the colours of properties are shown on a screen."""

from typing import Final

COLOURS: Final = {
    "brown": "orange4",
    "light_blue": "sky_blue1",
    "pink": "hot_pink",
    "orange": "dark_orange",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "dark_blue": "blue",
    "station": "white",
    "utility": "grey70",
}
