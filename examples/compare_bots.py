"""A tournament in a few lines: python examples/compare_bots.py [GAME] [GAMES]"""

import sys

import magnat


def main(game: str = "empire", games: str = "200") -> None:
    for standing in magnat.tournament(game, ["steady", "distracted", "random"], games=int(games), seed=1, jobs=1):
        low, high = 100 * standing["low"], 100 * standing["high"]
        share = 100 * standing["win_rate"]
        print(f"{standing['bot']:12} {share:5.1f} % of {standing['games']} games (95 %: {low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main(*sys.argv[1:])
