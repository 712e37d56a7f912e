import { test } from 'vitest';
import type { Language } from '../../src/atlas';

/** The languages and widths that journeys are made in: a phone, and a desk. */
export const LOOKS = [
  ['bn', 360],
  ['en', 1280],
] as const satisfies [Language, number][];

/** The same with what lies between. */
export const THREE_LOOKS = [
  ['bn', 360],
  ['en', 768],
  ['en', 1280],
] as const satisfies [Language, number][];

/** Whether a journey is made in each language and at each width that it is for: `npm run soak -- languages`. */
const inAll = Boolean(process.env.IN_EVERY_LANGUAGE);
/** Whether every journey is made: `npm run soak -- journeys`, and what is to be in every language. */
const all = inAll || Boolean(process.env.EVERY_JOURNEY);
/** Where there are many, `npm test` makes one in so many of them. */
const SHARE = 5;

/**
 * Of the languages and widths that a journey is for, in `npm test` one: the next in turn, so that the journeys of a file take them all; by
 * `npm run soak -- languages` each. `first` is where a file begins, by itself with the first of them.
 */
export function turns(first = 0): <T>(looks: readonly T[]) => T[] {
  let turn = first;
  return (looks) => {
    const taken = turn % looks.length;
    turn += 1;
    return inAll ? [...looks] : looks.slice(taken, taken + 1);
  };
}

/** Whether the journey of this number, counted from 0 in its file, is made in `npm test`, which has not the time for all of them. */
export const isMade = (number: number): boolean => all || number % SHARE === 0;

/** Of many that are looked at in the same way those that `npm test` looks at; `npm run soak -- journeys` looks at all. */
export const madeOf = <T>(many: readonly T[]): T[] => many.filter((_, number) => isMade(number));

/** `test` for a file of many journeys, of which `npm test` makes one in five, and `npm run soak -- journeys` all. */
export function oneInFive(): typeof test {
  let told = 0;
  const takes = (register: (...given: never[]) => unknown, given: unknown[]) => {
    const number = told;
    told += 1;
    return isMade(number) ? Reflect.apply(register, undefined, given) : undefined;
  };
  return new Proxy(test, {
    apply: (register, _, given) => takes(register, given),
    get: (from, name) =>
      name === 'each'
        ? (...table: unknown[]) =>
            (...given: unknown[]) =>
              takes(Reflect.apply(from.each, from, table), given)
        : Reflect.get(from, name),
  });
}
