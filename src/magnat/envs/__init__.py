"""The games as environments for learning agents.

`Core` implements the environment. A thin adapter for each library is imported on demand:

* `magnat.envs.zoo`: PettingZoo, every seat an agent;
* `magnat.envs.gym`: Gymnasium, one seat against bots, and `magnat.envs.vector`, many tables at once;
* `magnat.envs.spiel`: OpenSpiel, with explicit chance nodes;
* `magnat.envs.text`: prompts and replies in sentences, for language models.

`pip install 'magnat[envs]'` installs PettingZoo and Gymnasium, `magnat[spiel]` OpenSpiel. `Core`
needs neither.

>>> from magnat.envs import Core
>>> core = Core("deal", seats=3)
>>> core.reset(seed=7)
>>> while core.seat >= 0:  # the seat that is asked; negative at the end
...     core.step(min(core.legal))
>>> sum(core.returns())
0.0
"""

from magnat.envs.core import Core, IllegalAction, encoding_of

__all__ = ["Core", "IllegalAction", "encoding_of"]
