import type { Caps, PriceList } from '../types';

const CAPS: Caps = { prizePerOrder: '400000.00', prizePerIssue: '800000.00', liabilityPerNumber: '2000000.00' };
const GROUPS = { least: 1800, most: 1960, step: 2 };
const ONE = (win: string) => ({ win });
const SIDES = (big: string, small: string, odd: string, even: string) => ({ big, small, odd, even });

/** Fractions of the fair odds: with all legs, and with the legs that remain after a push. */
const LEGS = (all: string, left: string) => ({
  all,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((place) => [`pushed-${place}`, left])),
});

/** Prices of lotteries that only have plays of prize groups. */
export const groupsOnly: PriceList[] = [{ version: '2026-1', groups: GROUPS, odds: {}, floor: '0.9', caps: CAPS }];

export const eleven: PriceList[] = [
  { version: '2026-1', groups: GROUPS, odds: { 'sum-sides': ONE('1.96') }, floor: '0.9', caps: CAPS },
  { version: '2026-2', groups: GROUPS, odds: { 'sum-sides': ONE('1.97') }, floor: '0.9', caps: CAPS },
];

export const race: PriceList[] = [
  {
    version: '2026-1',
    groups: GROUPS,
    odds: {
      'place-sides': ONE('1.96'),
      'dragon-tiger': ONE('1.96'),
      // biome-ignore format: a row
      'sum-2': {
        3: '44', 4: '44', 5: '22', 6: '22', 7: '14.7', 8: '14.7', 9: '11', 10: '11', 11: '8.8',
        12: '11', 13: '11', 14: '14.7', 15: '14.7', 16: '22', 17: '22', 18: '44', 19: '44',
      },
      'sum-2-sides': SIDES('2.2', '1.76', '1.76', '2.2'),
    },
    floor: '0.9',
    caps: CAPS,
  },
];

export const markSix: PriceList[] = [
  {
    version: '2026-1',
    groups: GROUPS,
    odds: {
      special: ONE('48'),
      'special-sides': ONE('1.96'),
      'special-colour': { red: '2.82', blue: '3', green: '3' },
      'special-zodiac': { common: '12', year: '9.6' },
      'special-zodiac-6': ONE('1.96'),
      'total-sides': SIDES('1.94', '1.98', '1.96', '1.96'),
      normal: ONE('8'),
      'place-number': ONE('48'),
      'place-sides': ONE('1.96'),
      'two-of-two': ONE('76'),
      'three-of-three': ONE('900'),
      'four-of-four': ONE('13800'),
      'three-hit-two': { two: '22', three: '190' },
      'two-hit-special': { both: '50', special: '65' },
      'special-pair': ONE('190'),
      zodiac: { common: '2.07', year: '1.76' },
      'zodiac-2': { common: '4.75', year: '4' },
      'zodiac-3': { common: '12.1', year: '10.1' },
      'none-5': ONE('2.18'),
      'none-6': ONE('2.6'),
      'none-7': ONE('3.1'),
      'none-8': ONE('3.7'),
      'none-9': ONE('4.5'),
      'none-10': ONE('5.4'),
      'parlay-2': { all: '0.93' },
      'parlay-3': LEGS('0.91', '0.93'),
      'parlay-4': LEGS('0.89', '0.91'),
      'parlay-5': LEGS('0.87', '0.89'),
      'parlay-6': LEGS('0.85', '0.87'),
      'parlay-7': LEGS('0.83', '0.85'),
    },
    floor: '0.9',
    caps: CAPS,
  },
];
