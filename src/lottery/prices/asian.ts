import { exact, fraction, over, written } from '../fraction';
import type { Caps, PriceList } from '../types';

const CAPS: Caps = { prizePerOrder: '400000.00', prizePerIssue: '800000.00', liabilityPerNumber: '1000000.00' };
/** Formal slider: these lotteries have no plays of prize groups. */
const GROUPS = { least: 1800, most: 1960, step: 2 };
const ONE = (win: string) => ({ win });

const LOTS = {
  'lo-2': ONE('75'),
  'lo-3': ONE('650'),
  'lo-4': ONE('6500'),
  de: ONE('75'),
  dau: ONE('75'),
  duoi: ONE('75'),
  'dau-duoi': ONE('75'),
  'nhat-to': ONE('75'),
  'xiu-chu-dau': ONE('650'),
  'xiu-chu-duoi': ONE('650'),
  'xiu-chu': ONE('650'),
  'ba-cang': ONE('650'),
};

export const north: PriceList[] = [
  {
    version: '2026-1',
    groups: GROUPS,
    odds: {
      ...LOTS,
      'bao-8': ONE('75'),
      'lo-mot': ONE('3.5'),
      'xien-2': ONE('16'),
      'xien-3': ONE('65'),
      'xien-4': ONE('250'),
      'truot-4': ONE('2.5'),
      'truot-8': ONE('8'),
      'truot-10': ONE('14'),
    },
    floor: '0.65',
    caps: CAPS,
  },
];

/** Prices of southern and central Vietnam. */
export const south: PriceList[] = [
  {
    version: '2026-1',
    groups: GROUPS,
    odds: {
      ...LOTS,
      'bao-7': ONE('75'),
      'lo-mot': ONE('5'),
      'xien-2': ONE('32'),
      'xien-3': ONE('200'),
      'xien-4': ONE('1250'),
      'truot-4': ONE('1.7'),
      'truot-8': ONE('3.7'),
      'truot-10': ONE('5.5'),
    },
    floor: '0.65',
    caps: CAPS,
  },
];

const BIG = { first: '2500', second: '1000', third: '500', starter: '180', consolation: '60' };
const SMALL = { first: '3500', second: '2000', third: '1000' };
/** Splits a prize over the permutations of the digits. */
const spread = (prizes: Record<string, string>, counts: readonly bigint[]) =>
  Object.fromEntries(
    Object.entries(prizes).flatMap(([prize, odds]) =>
      counts.map((count) => [`${prize}-${count}`, written(over(exact(odds), fraction(count, 1n)))]),
    ),
  );
const ORDERS = [1n, 4n, 6n, 12n, 24n];

const FOUR = {
  big: BIG,
  small: SMALL,
  'ibox-big': spread(BIG, ORDERS),
  'ibox-small': spread(SMALL, ORDERS),
  'first-3': ONE('900'),
  'first-3-any-order': { distinct: '150', pair: '300', triple: '900' },
  'first-2': ONE('92'),
  'first-any-digit': ONE('3.2'),
};

/** Until 2026 any digit of the first prize paid more; issues and orders of that time refer to the old list. */
export const fourDigits: PriceList[] = [
  { version: '2025-2', groups: GROUPS, odds: { ...FOUR, 'first-any-digit': ONE('3.3') }, floor: '0.6', caps: CAPS },
  { version: '2026-1', groups: GROUPS, odds: FOUR, floor: '0.6', caps: CAPS },
];
