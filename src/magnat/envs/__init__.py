"""envs: the games as environments for agents that learn.

One core, `Core`, knows Magnat; a thin shell each knows a library, and is imported by whoever uses it:

* `magnat.envs.zoo`: PettingZoo, everybody a player;
* `magnat.envs.gym`: Gymnasium, one seat against bots, and `magnat.envs.vector`, many tables at once;
* `magnat.envs.spiel`: OpenSpiel, nature being a player;
* `magnat.envs.text`: sentences, for agents that read.

`pip install 'magnat[envs]'` brings PettingZoo and Gymnasium, `magnat[spiel]` OpenSpiel. `Core` needs neither.
"""

from magnat.envs.core import Core, IllegalAction, encoding_of

__all__ = ["Core", "IllegalAction", "encoding_of"]
