import type { Urn } from '../balls/any';
import { chancesOf } from '../balls/order';
import { balls, words } from '../fields';
import { NONE, play } from '../play';
import { eachAmong, isAmong } from '../readings';
import { combining, ofEach } from '../shapes';
import { type Chances, type Play, PUSH, type Reading } from '../types';

/** Special number, which is drawn after the other six. */
export const special = (urn: Urn): Play =>
  play({
    code: 'special',
    model: 'odds',
    fields: [balls('numbers', urn.of)],
    samples: ['01,02'],
    shape: combining(1),
    peak: () => 1,
    wins: ([[number] = NONE], { result }) => (result.at(-1) === number ? ['win'] : []),
    reads: ([numbers = []]) => [{ places: [urn.take - 1], kindOf: isAmong(numbers) }],
    chances: () => chancesOf(urn, 1, 1n),
  });

/** Sides in pairs; a number is on one side of each pair. */
export const SIDES = ['big', 'small', 'odd', 'even', 'sum-odd', 'sum-even', 'tail-big', 'tail-small'] as const;
const sum = (number: number) => Math.floor(number / 10) + (number % 10);
/** Returns whether a number is on a side. The greatest number is on none: it returns the stake. */
export const isOn = (side: number | undefined, number: number, { of }: Urn): boolean =>
  [
    number > of / 2,
    number < of / 2,
    number % 2 === 1,
    number % 2 === 0,
    sum(number) % 2 === 1,
    sum(number) % 2 === 0,
    number % 10 >= 5,
    number % 10 < 5,
  ][side ?? -1] ?? false;
/** Counts how many of the listed sides one number can be on. */
const atOnce = (sides: readonly number[]) => new Set(sides.map((side) => Math.floor(side / 2))).size;

const graded = (side: number | undefined, number: number, urn: Urn) =>
  number === urn.of ? [PUSH] : isOn(side, number, urn) ? ['win'] : [];
const sidesRead = (place: number, sides: readonly number[], urn: Urn): Reading => ({
  places: [place],
  kindOf: (number) => (number === urn.of ? PUSH : `${sides.filter((side) => isOn(side, number, urn))}`),
});
function chancesOfSide(side: number | undefined, urn: Urn): Chances {
  const on = Array.from({ length: urn.of - 1 }, (_, less) => less + 1).filter((number) =>
    isOn(side, number, urn),
  ).length;
  const { space, winning } = chancesOf(urn, 1, BigInt(on));
  return { space, winning, hits: { win: winning, [PUSH]: chancesOf(urn, 1, 1n).winning } };
}

export const specialSides = (urn: Urn): Play =>
  play({
    code: 'special-sides',
    model: 'odds',
    fields: [words('side', SIDES)],
    samples: SIDES,
    shape: combining(1),
    peak: ([sides = []]) => sides.length,
    wins: ([[side] = NONE], { result }) => graded(side, result.at(-1) ?? 0, urn),
    reads: ([sides = []]) => [sidesRead(urn.take - 1, sides, urn)],
    chances: ([[side] = NONE]) => chancesOfSide(side, urn),
  });

export const COLOURS = ['red', 'blue', 'green'] as const;
const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
const colourOf = (number: number) => (RED.includes(number) ? 0 : BLUE.includes(number) ? 1 : 2);

/** Colour of the special ball, by a traditional table; the greatest number has one too. */
export const specialColour = (urn: Urn): Play =>
  play({
    code: 'special-colour',
    model: 'odds',
    fields: [words('colour', COLOURS)],
    grades: COLOURS,
    samples: COLOURS,
    shape: combining(1),
    peak: () => 1,
    wins: ([[colour = -1] = NONE], { result }) =>
      colourOf(result.at(-1) ?? 0) === colour ? [COLOURS[colour] ?? ''] : [],
    reads: ([colours = []]) => {
      const colour = eachAmong(colours);
      return [{ places: [urn.take - 1], kindOf: (number) => colour(colourOf(number)) }];
    },
    chances: ([[colour = -1] = NONE]) => {
      const numbers = Array.from({ length: urn.of }, (_, less) => less + 1).filter(
        (number) => colourOf(number) === colour,
      );
      const { space, winning } = chancesOf(urn, 1, BigInt(numbers.length));
      return { space, winning, hits: { [COLOURS[colour] ?? '']: winning } };
    },
  });

const placesOf = ({ take }: Urn) =>
  words(
    'place',
    Array.from({ length: take - 1 }, (_, less) => `${less + 1}`),
  );

/** Number at one of the first six places. */
export const placeNumber = (urn: Urn): Play =>
  play({
    code: 'place-number',
    model: 'odds',
    fields: [placesOf(urn), balls('numbers', urn.of)],
    samples: ['1|01,02'],
    shape: ofEach,
    peak: ([places = [], numbers = []]) => Math.min(places.length, numbers.length),
    wins: ([[at = -1] = NONE, [number] = NONE], { result }) => (result[at] === number ? ['win'] : []),
    reads: ([places = [], numbers = []]) => places.map((place) => ({ places: [place], kindOf: isAmong(numbers) })),
    chances: () => chancesOf(urn, 1, 1n),
  });

/** Sides of the number at one of the first six places. */
export const placeSides = (urn: Urn): Play =>
  play({
    code: 'place-sides',
    model: 'odds',
    fields: [placesOf(urn), words('side', SIDES)],
    samples: SIDES.map((side) => `1|${side}`),
    shape: ofEach,
    // The greatest number pushes all sides of its place together.
    peak: ([places = [], sides = []]) => places.length * atOnce(sides) + sides.length,
    wins: ([[at = -1] = NONE, [side] = NONE], { result }) => graded(side, result[at] ?? 0, urn),
    reads: ([places = [], sides = []]) => places.map((place) => sidesRead(place, sides, urn)),
    chances: ([, [side] = NONE]) => chancesOfSide(side, urn),
  });
