import { type EngineId, engineOf, type GameId } from '../catalogue/entries';
import { entryIn } from '../catalogue/entry';
import { MINEFIELDS, type MinesEntry } from '../catalogue/mines';
import { GAMES } from '../games';
import type { Fraction } from '../games/fraction';
import { type Draw, type Played, returnOf, type VisiblePart, varianceOf } from '../games/game';
import { cardValue, shouldHit } from '../games/tables/blackjack-hand';

/** A way to play a game repeatedly: its first act, and the acts that follow while the round is open. */
export type Strategy = {
  game: GameId;
  label: string;
  first: object;
  next?(visiblePart: VisiblePart, acts: number): object;
};

const likelier = ({ higher, lower }: VisiblePart) => ({ act: Number(higher) >= Number(lower) ? 'higher' : 'lower' });
const take = { act: 'take' };

/** Decision that the printed strategy of blackjack makes. */
function printedStrategy({ points, soft, dealer }: VisiblePart) {
  const [open = 0] = Array.isArray(dealer) ? dealer.map(Number) : [];
  const isHit = shouldHit({ points: Number(points), soft: soft === true, up: cardValue(open) });
  return { act: isHit ? 'hit' : 'stand' };
}

/**
 * Strategies for games whose published choices are too few or too many. Each has the same exact return whatever it
 * chooses.
 */
const STRATEGIES: Partial<Record<EngineId, (game: GameId) => Strategy[]>> = {
  'lab-hilo': (game) =>
    [1, 3].map((guesses) => ({
      game,
      label: `${guesses} likelier`,
      first: { act: 'deal' },
      next: (visiblePart, acts) => (acts > guesses ? take : likelier(visiblePart)),
    })),
  'lab-mines': (game) =>
    entryIn<MinesEntry>(MINEFIELDS, game).mines.map((mines) => ({
      game,
      label: `${mines} mines, 2 places`,
      first: { act: 'start', mines },
      next: (_visiblePart, acts) => (acts > 2 ? take : { act: 'open', place: acts * 7 }),
    })),
  // Rare wins would make the error of a sample meaningless.
  'lab-crash': (game) =>
    [150, 500, 2_000].map((target) => ({ game, label: `target ${target / 100}`, first: { act: 'join', target } })),
  'lab-blackjack': (game) => [{ game, label: 'printed strategy', first: { act: 'deal' }, next: printedStrategy }],
  'lab-ways': (game) => [{ game, label: 'spin', first: { act: 'spin' }, next: () => ({ act: 'free' }) }],
};

/** Maximum number of a game's published choices to simulate: the first, the last and evenly spaced ones between. */
const CHOICES = 3;

/** Returns the strategies to simulate a game with. */
export function strategiesOf(game: GameId): Strategy[] {
  const { published } = GAMES[game];
  const step = Math.max(1, Math.floor((published.length - 1) / (CHOICES - 1)));
  const chosen = published.filter((_, index) => index % step === 0).slice(0, CHOICES);
  return (
    STRATEGIES[engineOf(game)]?.(game) ??
    chosen.map((first) => ({ game, label: JSON.stringify(first), first: Object(first) }))
  );
}

/** Returns the exact return of a strategy. */
export const exactOf = ({ game, first, next }: Strategy): Fraction =>
  returnOf(GAMES[game].odds(next && game !== 'lab-ways' ? GAMES[game].published[0] : first));

/** Returns the exact variance of a strategy; null if it depends on the acts after the first one. */
function exactVarianceOf({ game, first, next }: Strategy): number | null {
  if (next && game !== 'lab-ways') return null;
  return ratio(varianceOf(GAMES[game], GAMES[game].odds(first)));
}

/** Plays a round to its end; its random numbers are drawn once, however often the round is recalculated. */
function playOut({ game, first, next }: Strategy, draw: Draw): Played {
  if (!next) return GAMES[game].play(draw, [first]);
  const drawn: number[] = [];
  const again = (): Draw => {
    let at = 0;
    return (below) => {
      const value = drawn[at] ?? draw(below);
      drawn[at] = value;
      at += 1;
      return value;
    };
  };
  const acts = [first];
  let played = GAMES[game].play(again(), acts);
  while (!played.ended) {
    acts.push(next(played.visiblePart, acts.length));
    played = GAMES[game].play(again(), acts);
  }
  return played;
}

/** Mean return of a simulation, and its deviation from the exact return, in standard errors. */
export type Simulated = { mean: number; errors: number };

export function simulate(strategy: Strategy, rounds: number, draw: Draw): Simulated {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const { pays } = playOut(strategy, draw);
    const multiple = Number(pays.over) / Number(pays.under);
    sum += multiple;
    squares += multiple * multiple;
  }
  const mean = sum / rounds;
  // Samples without a rare win underestimate the variance.
  const variance = exactVarianceOf(strategy) ?? squares / rounds - mean * mean;
  const standardError = Math.sqrt(variance / rounds);
  const exact = exactOf(strategy);
  return { mean, errors: (mean - ratio(exact)) / standardError };
}

const SCALE = 10n ** 12n;
/** Converts a fraction to a number of twelve places; its parts may be too large for one. */
const ratio = ({ over, under }: Fraction) => Number((over * SCALE) / under) / Number(SCALE);
