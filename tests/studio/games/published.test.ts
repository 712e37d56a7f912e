import { expect, test } from 'vitest';
import { volatilityOf } from '../../../src/gateway/demo/catalogue/invented';
import { labGames } from '../../../src/gateway/demo/catalogue/lab';
import { GAME_IDS, type GameId } from '../../../src/studio/catalogue/entries';
import { GAMES } from '../../../src/studio/games';
import { type Fraction, fraction, isLess, ONE, times, toDecimal } from '../../../src/studio/games/fraction';
import { type Odds, returnOf, varianceOf } from '../../../src/studio/games/game';
import { BACK, CARDS, MAX_GUESSES, ways } from '../../../src/studio/games/hilo';
import { MAX_CHIPS } from '../../../src/studio/games/tables/spots';

const largest = (all: readonly Fraction[]) => all.reduce((a, b) => (isLess(a, b) ? b : a));
const smallest = (all: readonly Fraction[]) => all.reduce((a, b) => (isLess(b, a) ? b : a));

const known = new Map<string, Fraction>();

/** Returns the largest multiple of correct guesses, from a card on. */
function bestOf(card: number, left: number): Fraction {
  const key = `${card} ${left}`;
  const best = known.get(key) ?? bestOfGuesses(card, left);
  known.set(key, best);
  return best;
}

function bestOfGuesses(card: number, left: number): Fraction {
  if (left === 0) return ONE;
  const multiples = (['higher', 'lower'] as const).flatMap((guess) => {
    const right = Array.from({ length: CARDS }, (_, index) => index + 1).filter((next) =>
      guess === 'higher' ? next > card : next < card,
    );
    return right.map((next) => times(fraction(CARDS, ways(card, guess)), bestOf(next, left - 1)));
  });
  return largest(multiples);
}

/** Tables of slots have averages; slots.test.ts finds these largest wins among all windows. */
const LARGEST: Partial<Record<GameId, Fraction>> = {
  'lab-lines': fraction(250),
  'lab-lines-calm': fraction(50),
  'lab-lines-kite': fraction(800),
  'lab-ways': fraction(33_984, 10),
  'lab-lamps': fraction(5_000),
  'lab-lamps-night': fraction(5_000),
};

/** Hi-lo publishes one guess at a time; the largest win is that of five. */
const mostOf = (id: GameId): Fraction => LARGEST[id] ?? mostOfTable(id);
const mostOfTable = (id: GameId): Fraction =>
  id === 'lab-hilo'
    ? times(BACK, largest(Array.from({ length: CARDS }, (_, index) => bestOf(index + 1, MAX_GUESSES))))
    : largest(GAMES[id].published.flatMap((first) => GAMES[id].odds(first).map(({ pays }) => pays)));

test.each(GAME_IDS)(
  '%s: the catalogue states its stakes, lowest return, volatility and largest win [own.catalogue.volatility]',
  (id) => {
    const { stakes, published, units } = GAMES[id];
    const back = smallest(published.map((first) => returnOf(GAMES[id].odds(first))));
    const most = mostOf(id);
    const variance = (odds: readonly Odds[]) => varianceOf(GAMES[id], odds);
    const game = labGames.find(({ gameId }) => gameId === id);
    expect(game).toMatchObject({
      minBet: stakes[0],
      maxBet: (stakes.at(-1) ?? 0n) * BigInt(units ? MAX_CHIPS : 1),
      returnBp: Number((back.over * 10_000n) / back.under),
      maxWin: Number(most.over / most.under),
      volatility: volatilityOf(published.map((first) => Number(toDecimal(variance(GAMES[id].odds(first)), 6)))),
    });
  },
);
