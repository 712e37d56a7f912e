import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import type { WheelTable } from '../catalogue/wheels';
import { fraction, toText } from './fraction';
import { type Game, only, STAKES } from './game';

const spin = v.strictObject({ act: v.literal('spin') });

/** The wheel: equally likely fields. */
export function wheelGame({ id, fields }: WheelTable & { id: GameId }): Game {
  const pays = [...new Set(fields)].sort((a, b) => a - b);
  return {
    id,
    version: 1,
    stakes: STAKES,
    published: [{ act: 'spin' }],
    play(draw, acts) {
      only(spin, acts);
      const field = draw(fields.length);
      const multiple = fraction(fields[field] ?? 0, 100);
      return { visiblePart: { field, pays: toText(multiple) }, ended: true, pays: multiple };
    },
    odds(first) {
      only(spin, [first]);
      return pays.map((hundredths) => ({
        name: `x${hundredths / 100}`,
        ways: BigInt(fields.filter((field) => field === hundredths).length),
        of: BigInt(fields.length),
        pays: fraction(hundredths, 100),
      }));
    },
  };
}
