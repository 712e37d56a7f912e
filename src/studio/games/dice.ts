import * as v from 'valibot';
import { type Fraction, fraction, ZERO } from './fraction';
import { type Game, only, STAKES } from './game';

export const SIDES = 100;
/** The lowest and the highest number that a player may choose. */
export const TARGETS = [2, 95] as const;

const roll = v.strictObject({
  act: v.literal('roll'),
  target: v.pipe(v.number(), v.integer(), v.minValue(TARGETS[0]), v.maxValue(TARGETS[1])),
});

/** Returns 98 hundredths divided by the chance, rounded down to a hundredth of the stake. */
const paysAt = (target: number): Fraction => fraction(Math.floor(9_800 / target), SIDES);

/** Dice: a number from 1 to 100; the player wins if it is at most the chosen number. */
export const dice: Game = {
  id: 'lab-dice',
  version: 1,
  stakes: STAKES,
  published: Array.from({ length: TARGETS[1] - TARGETS[0] + 1 }, (_, index) => ({
    act: 'roll',
    target: TARGETS[0] + index,
  })),
  play(draw, acts) {
    const { target } = only(roll, acts);
    const rolled = draw(SIDES) + 1;
    const won = rolled <= target;
    return { visiblePart: { rolled, target, won }, ended: true, pays: won ? paysAt(target) : ZERO };
  },
  odds(first) {
    const { target } = only(roll, [first]);
    return [
      { name: 'lost', ways: BigInt(SIDES - target), of: BigInt(SIDES), pays: ZERO },
      { name: 'won', ways: BigInt(target), of: BigInt(SIDES), pays: paysAt(target) },
    ];
  },
};
