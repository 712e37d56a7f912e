import * as v from 'valibot';
import { choose } from './choose';
import { fraction } from './fraction';
import { type Game, only } from './game';
import { shuffled } from './shuffle';

export const NUMBERS = 40;
export const DRAWN = 10;
/** Maximum number of picks. */
export const PICKS = 8;

/** Hundredths of the stake, by numbers picked and numbers hit. */
const PAYS: Readonly<Record<number, readonly number[]>> = {
  1: [0, 380],
  2: [0, 0, 1_650],
  3: [0, 0, 250, 5_000],
  4: [0, 0, 160, 800, 13_000],
  5: [0, 0, 120, 350, 1_800, 45_000],
  6: [0, 0, 0, 300, 1_000, 9_000, 300_000],
  7: [0, 0, 0, 200, 600, 2_600, 40_000, 500_000],
  8: [0, 0, 0, 0, 500, 2_200, 16_000, 200_000, 1_000_000],
};

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(NUMBERS));
const picked = v.pipe(
  v.array(number),
  v.minLength(1),
  v.maxLength(PICKS),
  v.check((numbers) => new Set(numbers).size === numbers.length),
);
const pick = v.strictObject({ act: v.literal('pick'), numbers: picked });

/** Keno: the player picks up to eight of forty numbers, ten of which are drawn. */
export const keno: Game = {
  id: 'lab-keno',
  version: 1,
  stakes: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n],
  published: Array.from({ length: PICKS }, (_, more) => ({
    act: 'pick',
    numbers: Array.from({ length: more + 1 }, (_one, index) => index + 1),
  })),
  play(draw, acts) {
    const { numbers } = only(pick, acts);
    const drawn = shuffled(draw, NUMBERS, DRAWN).map((index) => index + 1);
    const hits = numbers.filter((one) => drawn.includes(one)).length;
    return {
      visiblePart: { numbers, drawn, hits },
      ended: true,
      pays: fraction(PAYS[numbers.length]?.[hits] ?? 0, 100),
    };
  },
  odds(first) {
    const { numbers } = only(pick, [first]);
    const { length } = numbers;
    return (PAYS[length] ?? []).map((hundredths, hits) => ({
      name: `${hits}`,
      ways: choose(DRAWN, hits) * choose(NUMBERS - DRAWN, length - hits),
      of: choose(NUMBERS, length),
      pays: fraction(hundredths, 100),
    }));
  },
};
