import type { GameId } from '../../catalogue/entries';
import type { RouletteTable } from '../../catalogue/roulettes';
import type { Game } from '../game';
import { hundredths, spotGame } from './spots';

/** Highest number of a pocket, apart from the double zero. */
const LAST = 36;
/** Red numbers; the others are black, except zeros. */
export const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

export const isZero = (number: number): boolean => number === 0 || number > LAST;
/** Returns the name of a pocket, which is its spot too. */
export const pocketName = (number: number): string => (number > LAST ? '00' : String(number));

type Outside = { pays: number; covers(number: number): boolean };

/** Spots other than single numbers. Zeros win on none of them. */
const OUTSIDE: Readonly<Record<string, Outside>> = {
  red: { pays: 200, covers: (number) => RED.includes(number) },
  black: { pays: 200, covers: (number) => !RED.includes(number) },
  odd: { pays: 200, covers: (number) => number % 2 === 1 },
  even: { pays: 200, covers: (number) => number % 2 === 0 },
  low: { pays: 200, covers: (number) => number <= 18 },
  high: { pays: 200, covers: (number) => number > 18 },
  'dozen.1': { pays: 300, covers: (number) => number <= 12 },
  'dozen.2': { pays: 300, covers: (number) => number > 12 && number <= 24 },
  'dozen.3': { pays: 300, covers: (number) => number > 24 },
  'column.1': { pays: 300, covers: (number) => number % 3 === 1 },
  'column.2': { pays: 300, covers: (number) => number % 3 === 2 },
  'column.3': { pays: 300, covers: (number) => number % 3 === 0 },
};
const NUMBER_PAYS = 3_600;

/** Roulette: every spot returns 36 chips for as many as the wheel has pockets. */
export function rouletteGame({ id, around }: RouletteTable & { id: GameId }): Game {
  const numbers = [...around].sort((a, b) => a - b);
  return spotGame<number>({
    id,
    version: 1,
    spots: [...Object.keys(OUTSIDE), ...numbers.map(pocketName)],
    published: [...Object.keys(OUTSIDE), '17'],
    deal: (draw) => {
      const number = draw(around.length);
      return { visiblePart: { number }, outcome: number };
    },
    paysOf: (spot, number) => {
      const outside = OUTSIDE[spot];
      return outside
        ? hundredths(!isZero(number) && outside.covers(number), outside.pays)
        : hundredths(spot === pocketName(number), NUMBER_PAYS);
    },
    outcomes: () => numbers.map((outcome) => ({ outcome, ways: 1n })),
  });
}
