import type { Urn } from '../balls/any';
import { chancesOf, chancesOfSets } from '../balls/order';
import { choose, combinations, sum } from '../combinatorics';
import { words } from '../fields';
import { play, won } from '../play';
import { eachAmong, isAmong, places } from '../readings';
import { combining } from '../shapes';
import { type Play, PUSH, type Unit } from '../types';
import { ANIMALS, animalOf, isOfYear, numbersOf, type Zodiac } from './zodiac';

/** Grades with odds of their own: the year's animal has one number more than the others. */
const GRADES = ['common', 'year'];
const gradeOf = ([animals = []]: Unit, date: string, zodiac: Zodiac) =>
  animals.some((animal) => isOfYear(animal, date, zodiac)) ? 'year' : 'common';

const animalFields = ({ animals }: Zodiac, least: number) => ({
  fields: [words('zodiac', ANIMALS.slice(0, animals), least)],
  samples: [`${ANIMALS.slice(0, animals)}`],
});

/** Several animals, each with at least one drawn number; repeats pay once. */
export const drawnAnimals = (code: string, urn: Urn, zodiac: Zodiac, count: number): Play =>
  play({
    code,
    model: 'odds',
    grades: GRADES,
    dated: true,
    ...animalFields(zodiac, count),
    shape: combining(count),
    peak: ([animals = []]) => Number(choose(Math.min(animals.length, urn.take), count)),
    narrow: ([animals = []], { result, date }) => {
      const resultAnimals = result.map((number) => animalOf(number, date, zodiac));
      return [animals.filter((animal) => resultAnimals.includes(animal))];
    },
    wins: (unit, { result, date }) => {
      const resultAnimals = result.map((number) => animalOf(number, date, zodiac));
      return unit[0]?.every((animal) => resultAnimals.includes(animal)) ? [gradeOf(unit, date, zodiac)] : [];
    },
    reads: ([animals = []], date) => {
      const animal = eachAmong(animals);
      return [{ places: places(urn.take), kindOf: (number) => animal(animalOf(number, date, zodiac)) }];
    },
    chances: (unit, date) => {
      const [animals = []] = unit;
      const without = (some: readonly number[]) => {
        const gone = some.reduce((all, animal) => all + numbersOf(animal, date, zodiac).length, 0);
        return (some.length % 2 === 0 ? 1n : -1n) * choose(urn.of - gone, urn.take);
      };
      const subsets = Array.from({ length: count + 1 }, (_, size) => [...combinations(animals, size)]).flat();
      const { space, winning } = chancesOfSets(urn, sum(subsets.map(without)));
      return { space, winning, hits: { [gradeOf(unit, date, zodiac)]: winning } };
    },
  });

/** Animal of the special number; the greatest number counts too. */
export const specialAnimal = (urn: Urn, zodiac: Zodiac): Play =>
  play({
    code: 'special-zodiac',
    model: 'odds',
    grades: GRADES,
    dated: true,
    ...animalFields(zodiac, 1),
    shape: combining(1),
    peak: () => 1,
    wins: (unit, { result, date }) =>
      unit[0]?.includes(animalOf(result.at(-1) ?? 0, date, zodiac)) ? [gradeOf(unit, date, zodiac)] : [],
    reads: ([animals = []], date) => {
      const animal = eachAmong(animals);
      return [{ places: [urn.take - 1], kindOf: (number) => animal(animalOf(number, date, zodiac)) }];
    },
    chances: (unit, date) => {
      const numbers = (unit[0] ?? []).flatMap((animal) => numbersOf(animal, date, zodiac));
      const { space, winning } = chancesOf(urn, 1, BigInt(numbers.length));
      return { space, winning, hits: { [gradeOf(unit, date, zodiac)]: winning } };
    },
  });

/** Half of the animals, one of which must be the special number's; the greatest number returns the stake. */
export const halfOfAnimals = (urn: Urn, zodiac: Zodiac): Play => {
  const half = zodiac.animals / 2;
  return play({
    code: `special-zodiac-${half}`,
    model: 'odds',
    ...animalFields(zodiac, half),
    shape: combining(half),
    wins: ([animals = []], { result, date }) => {
      const number = result.at(-1) ?? 0;
      return number === urn.of ? [PUSH] : won(animals.includes(animalOf(number, date, zodiac)));
    },
    reads: ([animals = []], date) => {
      const chosen = isAmong(animals);
      const kindOf = (number: number) => (number === urn.of ? PUSH : chosen(animalOf(number, date, zodiac)));
      return [{ places: [urn.take - 1], kindOf }];
    },
    chances: ([animals = []], date) => {
      const numbers = animals
        .flatMap((animal) => numbersOf(animal, date, zodiac))
        .filter((number) => number !== urn.of);
      const { space, winning } = chancesOf(urn, 1, BigInt(numbers.length));
      return { space, winning, hits: { win: winning, [PUSH]: chancesOf(urn, 1, 1n).winning } };
    },
  });
};
