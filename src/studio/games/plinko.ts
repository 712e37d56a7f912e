import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import { type PlinkoTable, RISKS, type Risk } from '../catalogue/plinkos';
import { choose, fraction, toText } from './fraction';
import { type Game, only, STAKES } from './game';

/** Returns the hundredths of the stake that each slot pays, from left to right. */
export const paysOf = ({ halves }: PlinkoTable, risk: Risk): number[] => [
  ...halves[risk],
  ...halves[risk].slice(0, -1).reverse(),
];

const drop = v.strictObject({ act: v.literal('drop'), risk: v.picklist(RISKS) });

/** Plinko: a ball falls through rows of pegs; each turn to the right takes it a slot further. */
export function plinkoGame({ id, ...table }: PlinkoTable & { id: GameId }): Game {
  const { rows, halves } = table;
  return {
    id,
    version: 1,
    stakes: STAKES,
    published: RISKS.map((risk) => ({ act: 'drop', risk })),
    play(draw, acts) {
      const { risk } = only(drop, acts);
      const turns = Array.from({ length: rows }, () => draw(2));
      const slot = turns.reduce((right, turn) => right + turn, 0);
      const pays = fraction(paysOf(table, risk)[slot] ?? 0, 100);
      return { visiblePart: { risk, turns, slot, pays: toText(pays) }, ended: true, pays };
    },
    odds(first) {
      const { risk } = only(drop, [first]);
      return halves[risk].map((hundredths, edge) => ({
        name: `${edge}`,
        ways: choose(rows, edge) * (edge * 2 === rows ? 1n : 2n),
        of: 2n ** BigInt(rows),
        pays: fraction(hundredths, 100),
      }));
    },
  };
}
