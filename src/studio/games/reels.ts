import * as v from 'valibot';
import { fraction, ZERO } from './fraction';
import { type Game, type Odds, only, STAKES } from './game';

/** Pictures, rarest first. */
export const PICTURES = ['kite', 'owl', 'drum', 'boat', 'lily', 'fish'] as const;
export type Picture = (typeof PICTURES)[number];

/**
 * Strip of each of the three reels: twenty equally likely stops; the visible rows above and below belong to the strip.
 */
export const REEL: readonly Picture[] = [
  'fish',
  'lily',
  'boat',
  'drum',
  'fish',
  'lily',
  'owl',
  'boat',
  'fish',
  'lily',
  'drum',
  'kite',
  'fish',
  'boat',
  'lily',
  'owl',
  'fish',
  'drum',
  'lily',
  'boat',
];

/**
 * Payouts of three of a kind on the middle line, as multiples of the stake; and of two fish anywhere, if the third
 * picture differs.
 */
const THREE: Readonly<Record<Picture, number>> = { kite: 300, owl: 60, drum: 30, boat: 16, lily: 14, fish: 8 };
const TWO_FISH = 2;

const spin = v.strictObject({ act: v.literal('spin') });
const SPACE = BigInt(REEL.length) ** 3n;
const count = (picture: Picture) => BigInt(REEL.filter((one) => one === picture).length);

function paid(line: readonly Picture[]): number {
  const [first] = line;
  if (first && line.every((picture) => picture === first)) return THREE[first];
  return line.filter((picture) => picture === 'fish').length === 2 ? TWO_FISH : 0;
}

/** A slot of three reels and one line. */
export const reels: Game = {
  id: 'lab-reels',
  version: 1,
  stakes: STAKES,
  published: [{ act: 'spin' }],
  play(draw, acts) {
    only(spin, acts);
    const stops = [draw(REEL.length), draw(REEL.length), draw(REEL.length)];
    const line = stops.flatMap((stop) => REEL[stop] ?? []);
    return { visiblePart: { stops, line }, ended: true, pays: fraction(paid(line)) };
  },
  odds(first) {
    only(spin, [first]);
    const threes = PICTURES.map((name) => ({ name, ways: count(name) ** 3n, of: SPACE, pays: fraction(THREE[name]) }));
    const two = {
      name: 'twoFish',
      ways: 3n * count('fish') ** 2n * (BigInt(REEL.length) - count('fish')),
      of: SPACE,
      pays: fraction(TWO_FISH),
    };
    const winning = [...threes, two];
    const rest: Odds = {
      name: 'lost',
      ways: SPACE - winning.reduce((all, { ways }) => all + ways, 0n),
      of: SPACE,
      pays: ZERO,
    };
    return [...winning, rest];
  },
};
