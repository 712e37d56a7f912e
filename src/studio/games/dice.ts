import * as v from 'valibot';
import type { DiceTable } from '../catalogue/dice';
import type { GameId } from '../catalogue/entries';
import { fraction, ZERO } from './fraction';
import { type Game, only, STAKES } from './game';

/** Percentage of a stake that a win pays on average, before rounding. */
const BACK = 98;

/** Returns the payout of a chosen number: 98 hundredths divided by its chance, rounded down to a hundredth. */
export const dicePays = (sides: number, target: number): number => Math.floor((BACK * sides) / target);

/** Dice: a number from 1 to the number of sides; the player wins if it is at most the chosen number. */
export function diceGame({ id, sides, targets: [lowest, highest] }: DiceTable & { id: GameId }): Game {
  const roll = v.strictObject({
    act: v.literal('roll'),
    target: v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest)),
  });
  const paysAt = (target: number) => fraction(dicePays(sides, target), 100);
  return {
    id,
    version: 1,
    stakes: STAKES,
    published: Array.from({ length: highest - lowest + 1 }, (_, index) => ({ act: 'roll', target: lowest + index })),
    play(draw, acts) {
      const { target } = only(roll, acts);
      const rolled = draw(sides) + 1;
      const won = rolled <= target;
      return { visiblePart: { rolled, target, won }, ended: true, pays: won ? paysAt(target) : ZERO };
    },
    odds(first) {
      const { target } = only(roll, [first]);
      return [
        { name: 'lost', ways: BigInt(sides - target), of: BigInt(sides), pays: ZERO },
        { name: 'won', ways: BigInt(target), of: BigInt(sides), pays: paysAt(target) },
      ];
    },
  };
}
