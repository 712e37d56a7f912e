import * as v from 'valibot';
import { choose } from './choose';
import { fraction, toText } from './fraction';
import { type Game, only, STAKES } from './game';

/** Rows of pegs; at each the ball goes left or right, and lands in one of `ROWS + 1` slots. */
export const ROWS = 12;
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** Hundredths of the stake that the slots pay, from an edge to the middle; the other half is symmetric. */
const HALVES: Readonly<Record<Risk, readonly number[]>> = {
  low: [800, 300, 200, 150, 120, 110, 0],
  medium: [2_500, 900, 600, 300, 160, 0, 0],
  high: [25_000, 2_600, 800, 400, 0, 0, 0],
};

/** Returns the hundredths of the stake that each slot pays, from left to right. */
export const paysOf = (risk: Risk): number[] => [...HALVES[risk], ...HALVES[risk].slice(0, -1).reverse()];

const drop = v.strictObject({ act: v.literal('drop'), risk: v.picklist(RISKS) });
const WAYS = 2n ** BigInt(ROWS);

/** Plinko: a ball falls through twelve rows of pegs; each turn to the right takes it a slot further. */
export const plinko: Game = {
  id: 'lab-plinko',
  version: 1,
  stakes: STAKES,
  published: RISKS.map((risk) => ({ act: 'drop', risk })),
  play(draw, acts) {
    const { risk } = only(drop, acts);
    const turns = Array.from({ length: ROWS }, () => draw(2));
    const slot = turns.reduce((right, turn) => right + turn, 0);
    const pays = fraction(paysOf(risk)[slot] ?? 0, 100);
    return { visiblePart: { risk, turns, slot, pays: toText(pays) }, ended: true, pays };
  },
  odds(first) {
    const { risk } = only(drop, [first]);
    return HALVES[risk].map((hundredths, edge) => ({
      name: `${edge}`,
      ways: choose(ROWS, edge) * (edge * 2 === ROWS ? 1n : 2n),
      of: WAYS,
      pays: fraction(hundredths, 100),
    }));
  },
};
