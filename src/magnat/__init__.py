"""magnat: five games of property and fortune, one engine."""

from importlib.machinery import ExtensionFileLoader

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the engine runs as compiled extension modules."""
    from magnat.kernel import loop

    return loop.__spec__ is not None and isinstance(loop.__spec__.loader, ExtensionFileLoader)
