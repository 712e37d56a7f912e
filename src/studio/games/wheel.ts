import * as v from 'valibot';
import { fraction, toText } from './fraction';
import { type Game, only, STAKES } from './game';

/** Twenty-four fields of the wheel, clockwise: the payout of each, in hundredths of the stake. */
export const FIELDS = [
  0, 150, 0, 200, 0, 150, 0, 300, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 300, 0, 150, 0, 200,
] as const;

const spin = v.strictObject({ act: v.literal('spin') });
const PAYS = [...new Set<number>(FIELDS)].sort((one, other) => one - other);

/** The wheel: twenty-four equally likely fields. */
export const wheel: Game = {
  id: 'lab-wheel',
  version: 1,
  stakes: STAKES,
  published: [{ act: 'spin' }],
  play(draw, acts) {
    only(spin, acts);
    const field = draw(FIELDS.length);
    const pays = fraction(FIELDS[field] ?? 0, 100);
    return { visiblePart: { field, pays: toText(pays) }, ended: true, pays };
  },
  odds(first) {
    only(spin, [first]);
    return PAYS.map((hundredths) => ({
      name: `x${hundredths / 100}`,
      ways: BigInt(FIELDS.filter((field) => field === hundredths).length),
      of: BigInt(FIELDS.length),
      pays: fraction(hundredths, 100),
    }));
  },
};
