import { hundredths, spotGame } from './spots';

/** Pockets of the wheel: 0 to 36. */
export const POCKETS = 37;
/** Red numbers; the others are black, except zero. */
export const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

type Outside = { pays: number; covers(number: number): boolean };

/** Spots other than single numbers. Zero wins on none of them. */
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

const numbers = Array.from({ length: POCKETS }, (_, number) => number);

/** Roulette with a single zero: every spot returns 36/37. */
export const roulette = spotGame<number>({
  id: 'lab-roulette',
  version: 1,
  spots: [...Object.keys(OUTSIDE), ...numbers.map(String)],
  published: [...Object.keys(OUTSIDE), '17'],
  deal: (draw) => {
    const number = draw(POCKETS);
    return { visiblePart: { number }, outcome: number };
  },
  paysOf: (spot, number) => {
    const outside = OUTSIDE[spot];
    return outside
      ? hundredths(number !== 0 && outside.covers(number), outside.pays)
      : hundredths(spot === String(number), NUMBER_PAYS);
  },
  outcomes: () => numbers.map((outcome) => ({ outcome, ways: 1n })),
});
