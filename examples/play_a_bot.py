"""Play against bots at this terminal: python examples/play_a_bot.py [GAME] [LANGUAGE] [SEED]"""

import sys
from collections.abc import Sequence

import magnat
from magnat.api.game import Game


def choose(game: Game, choices: Sequence[int], lang: str) -> int:
    """Ask until a number of the list is typed. Amounts are typed directly: there may be thousands."""
    amount = isinstance(choices, range) and len(choices) > 20
    offered: Sequence[int] = choices if amount else range(1, len(choices) + 1)
    for number, choice in zip(offered, () if amount else choices, strict=False):
        print(f"{number:4}  {game.words(choice, lang)}")
    while True:
        typed = input("> ").strip()
        if typed.removeprefix("-").isdecimal() and int(typed) in offered:
            return int(typed) if amount else choices[int(typed) - 1]
        print(f"{offered[0]} .. {offered[-1]}")


def main(game_name: str = "deal", lang: str = "en", seed: str = "") -> None:
    game = magnat.start(game_name, seats=2, seed=int(seed) if seed else None)
    bots = {1: magnat.bot("normal")}
    facts_told = 0
    while not game.over:
        game.play(bots)  # until you are asked or the game is over
        story = game.story(lang, seat=0).splitlines()  # as your seat hears it
        print(*story[facts_told:], sep="\n")
        facts_told = len(story)
        question = game.question
        if question is not None:
            print(f"\n{question.words(lang)}")
            game.say(choose(game, question.choices, lang))
    print(game.render(lang))


if __name__ == "__main__":
    main(*sys.argv[1:])
