import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import { PICTURES, type Picture } from '../catalogue/pictures';
import type { ReelsTable } from '../catalogue/reels';
import { fraction, ZERO } from './fraction';
import { type Game, type Odds, only, STAKES } from './game';

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

const spin = v.strictObject({ act: v.literal('spin') });
const SPACE = BigInt(REEL.length) ** 3n;
const count = (picture: Picture) => BigInt(REEL.filter((candidate) => candidate === picture).length);

/** Returns the hundredths of the stake that a line pays. */
function paid({ three, twoFish }: ReelsTable, line: readonly Picture[]): number {
  const [first] = line;
  if (first && line.every((picture) => picture === first)) return three[first];
  return line.filter((picture) => picture === 'fish').length === 2 ? twoFish : 0;
}

/** A slot of three reels and one line. */
export function reelsGame({ id, ...table }: ReelsTable & { id: GameId }): Game {
  const { three, twoFish } = table;
  const two = {
    name: 'twoFish',
    ways: 3n * count('fish') ** 2n * (BigInt(REEL.length) - count('fish')),
    of: SPACE,
    pays: fraction(twoFish, 100),
  };
  return {
    id,
    version: 1,
    stakes: STAKES,
    published: [{ act: 'spin' }],
    play(draw, acts) {
      only(spin, acts);
      const stops = [draw(REEL.length), draw(REEL.length), draw(REEL.length)];
      const line = stops.flatMap((stop) => REEL[stop] ?? []);
      return { visiblePart: { stops, line }, ended: true, pays: fraction(paid(table, line), 100) };
    },
    odds(first) {
      only(spin, [first]);
      const threes = PICTURES.map((name) => ({
        name,
        ways: count(name) ** 3n,
        of: SPACE,
        pays: fraction(three[name], 100),
      }));
      const winning = twoFish === 0 ? threes : [...threes, two];
      const rest: Odds = {
        name: 'lost',
        ways: SPACE - winning.reduce((all, { ways }) => all + ways, 0n),
        of: SPACE,
        pays: ZERO,
      };
      return [...winning, rest];
    },
  };
}
