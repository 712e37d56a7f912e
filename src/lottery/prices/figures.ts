import { type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../fraction';
import type { Lottery, Play } from '../types';
import { DAY, kinds, pays, priceList, returnOf } from './list';

/**
 * Return and variance of a unit's payout for a stake of one, at the highest prize group; `units`: number of units of
 * the sampled selection.
 */
export type Figures = { units: number; returns: Fraction; variance: Fraction };

/** Returns the figures of each kind of unit that a play prices separately. */
export function figuresOf(lottery: Lottery, play: Play): Figures[] {
  const list = priceList(lottery, lottery.priceVersion);
  const terms = { list, group: list.groups.most, date: DAY };
  return kinds(play, DAY).map(({ units, unit }) => {
    const { space, hits, perLot } = play.chances(unit, DAY);
    const returns = returnOf(play, unit, terms);
    const square = Object.entries(hits).reduce((sum, [grade, ways]) => {
      const paid = pays(play, unit, grade, terms);
      return plus(sum, times(fraction(ways, space), times(paid, paid)));
    }, ZERO);
    // The variances of independent lots add up: each is its part of the square, less that times its chance.
    const variance = perLot ? times(square, minus(ONE, perLot)) : minus(square, times(returns, returns));
    return { units, returns, variance };
  });
}
