"""Chat: ready-made phrases, which each reader sees in their own language, and policies that allow nothing else."""

from typing import Final, Literal

ChatPolicy = Literal["all", "phrases", "none"]
CHAT_POLICIES: Final[tuple[ChatPolicy, ...]] = ("all", "phrases", "none")  # each is stricter than the one before

WORDED_PHRASES: Final = (
    *("hello", "well-played", "one-moment", "trade", "thanks", "sorry"),
    *("lucky-you", "your-turn", "not-this-time", "thinking", "again", "goodbye"),
)
REACTIONS: Final = ("laugh", "wow", "sad", "cool", "heart", "star")
PHRASES: Final = (*WORDED_PHRASES, *REACTIONS)
