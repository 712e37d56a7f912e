import type { Urn } from '../balls/any';
import type { Play } from '../types';
import { drawnAnimals, halfOfAnimals, specialAnimal } from './animals';
import { parlay } from './parlay';
import { all, none, specialPair, threeHitTwo, totalSides, twoHitSpecial } from './sets';
import { placeNumber, placeSides, special, specialColour, specialSides } from './special';

/** Plays on several normal numbers and a special one: seven of 49, with twelve animals. */
export const markSix = (urn: Urn, animals: number, nones: readonly number[], legs: readonly number[]): Play[] => {
  const zodiac = { of: urn.of, animals };
  return [
    special(urn),
    specialSides(urn),
    specialColour(urn),
    specialAnimal(urn, zodiac),
    halfOfAnimals(urn, zodiac),
    totalSides(urn),
    all('normal', urn, 1),
    placeNumber(urn),
    placeSides(urn),
    all('two-of-two', urn, 2),
    all('three-of-three', urn, 3),
    all('four-of-four', urn, 4),
    threeHitTwo(urn),
    twoHitSpecial(urn),
    specialPair(urn),
    drawnAnimals('zodiac', urn, zodiac, 1),
    drawnAnimals('zodiac-2', urn, zodiac, 2),
    drawnAnimals('zodiac-3', urn, zodiac, 3),
    ...nones.map((count) => none(`none-${count}`, urn, count)),
    ...legs.map((count) => parlay(urn, count)),
  ];
};
