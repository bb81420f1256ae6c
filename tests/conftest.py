"""tests: how far hypothesis searches, by default and with `make fuzz`."""

from hypothesis import settings

settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("fuzz", max_examples=5000, deadline=None)
settings.load_profile("default")
