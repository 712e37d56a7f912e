import { GAME_IDS, type GameId } from '../catalogue/entries';
import { GAMES } from '../games';
import { type Fraction, fraction, isLess, minus } from '../games/fraction';
import { returnOf, varianceOf } from '../games/game';
import { once } from '../games/once';

/** Returns and variances that differ by no more are equal. */
const TOLERANCE = fraction(1, 1_000_000);

/** Return and variance of each published way to play a game. */
type Figures = readonly (readonly [returns: Fraction, variance: Fraction])[];

function figuresOf(id: GameId): Figures {
  const game = GAMES[id];
  return game.published.map((first) => {
    const odds = game.odds(first);
    return [returnOf(odds), varianceOf(game, odds)];
  });
}

const isClose = (left: Fraction, right: Fraction): boolean =>
  !isLess(TOLERANCE, isLess(left, right) ? minus(right, left) : minus(left, right));

const isSame = (left: Figures, right: Figures): boolean =>
  left.length === right.length &&
  left.every(([returns, variance], way) => {
    const [otherReturns, otherVariance] = right[way] ?? [];
    return otherReturns && otherVariance && isClose(returns, otherReturns) && isClose(variance, otherVariance);
  });

/** Finds for each game the first one with equal figures, which is the game itself if it is one of its own. */
const originals = once(() => {
  const figures = GAME_IDS.map((id) => ({ id, figures: figuresOf(id) }));
  return new Map(figures.map((own) => [own.id, figures.find((other) => isSame(other.figures, own.figures))?.id]));
});

/** Returns the game from which a game differs in its theme alone (`own.catalogue.same`); null for a game of its own. */
export function sameAs(id: GameId): GameId | null {
  const original = originals().get(id) ?? id;
  return original === id ? null : original;
}
