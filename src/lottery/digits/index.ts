import type { Play } from '../types';
import { anywhere, often } from './any';
import { direct, place } from './direct';
import { alike, groupThree, mixed } from './group';
import { bull, shape } from './kinds';
import { dragonTiger, sides, totalSides } from './sides';
import { sums } from './sums';
import type { Window } from './window';

const SINGLES = { name: 'singles', times: 1 };
const PAIRS = { name: 'pairs', times: 2 };
const TRIPLES = { name: 'triples', times: 3 };
const FOURS = { name: 'fours', times: 4 };

/** Plays on three places; their codes end in the suffix. */
const threes = (suffix: string, window: Window): Play[] => [
  direct(`direct-3${suffix}`, window),
  groupThree(`group-3${suffix}`, window),
  alike(`group-6${suffix}`, window, { ...SINGLES, take: 3 }),
  ...sums(suffix, window),
  shape(`shape${suffix}`, window),
];

/** Plays on five digits of any base above four. */
export const fiveDigits = (base: number): Play[] => {
  const window = (from: number, count: number): Window => ({ base, places: 5, from, count });
  const all = window(0, 5);
  const four = window(1, 4);
  return [
    direct('direct-5', all),
    alike('group-120', all, { ...SINGLES, take: 5 }),
    mixed('group-60', all, { ...PAIRS, take: 1 }, { ...SINGLES, take: 3 }),
    mixed('group-30', all, { ...PAIRS, take: 2 }, { ...SINGLES, take: 1 }),
    mixed('group-20', all, { ...TRIPLES, take: 1 }, { ...SINGLES, take: 2 }),
    mixed('group-10', all, { ...TRIPLES, take: 1 }, { ...PAIRS, take: 1 }),
    mixed('group-5', all, { ...FOURS, take: 1 }, { ...SINGLES, take: 1 }),
    direct('direct-4', four),
    alike('group-24', four, { ...SINGLES, take: 4 }),
    mixed('group-12', four, { ...PAIRS, take: 1 }, { ...SINGLES, take: 2 }),
    alike('group-6-of-4', four, { ...PAIRS, take: 2 }),
    mixed('group-4', four, { ...TRIPLES, take: 1 }, { ...SINGLES, take: 1 }),
    ...threes('-front', window(0, 3)),
    ...threes('-mid', window(1, 3)),
    ...threes('-last', window(2, 3)),
    direct('direct-2-front', window(0, 2)),
    direct('direct-2-last', window(3, 2)),
    place('place', all),
    anywhere('any-1-last', window(2, 3), 1),
    anywhere('any-2-last', window(2, 3), 2),
    anywhere('any-1', all, 1),
    anywhere('any-2', all, 2),
    anywhere('any-3', all, 3),
    often('twice', all, 2),
    often('thrice', all, 3),
    often('four-times', all, 4),
    sides('sides-front', window(0, 2)),
    sides('sides-last', window(3, 2)),
    totalSides('total-sides', all),
    dragonTiger('dragon-tiger', all),
    bull('niu-niu', all),
  ];
};

/** Plays on three digits (3D): the same as those on the last three of five digits. */
export const threeDigits = (base: number): Play[] => {
  const all = { base, places: 3, from: 0, count: 3 };
  return [
    ...threes('', all),
    direct('direct-2-front', { ...all, count: 2 }),
    direct('direct-2-last', { ...all, from: 1, count: 2 }),
    place('place', all),
    anywhere('any-1', all, 1),
    anywhere('any-2', all, 2),
  ];
};

/** Plays on five digits in order (P5). */
export const fiveInOrder = (base: number): Play[] => {
  const all = { base, places: 5, from: 0, count: 5 };
  return [direct('direct-5', all), place('place', all)];
};
