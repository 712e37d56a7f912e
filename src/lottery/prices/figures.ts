import { type Fraction, fraction, minus, plus, times, written, ZERO } from '../fraction';
import { type Lottery, type Play, PUSH } from '../types';
import { DAY, kinds, pays, priceList, returnOf } from './list';

/**
 * Return and variance of a unit's payout for a stake of one, at the highest prize group. The variance is null if one
 * draw can hit several grades. `hits`: chance and payout of each grade; `units`: number of units of the sampled
 * selection.
 */
export type Figures = { units: number; returns: Fraction; variance: Fraction | null; hits: string };

/** Returns the figures of each kind of unit that a play prices separately. */
export function figuresOf(lottery: Lottery, play: Play): Figures[] {
  const list = priceList(lottery, lottery.priceVersion);
  const terms = { list, group: list.groups.most, date: DAY };
  return kinds(play, DAY).map(({ units, unit }) => {
    const { space, winning, hits } = play.chances(unit, DAY);
    const returns = returnOf(play, unit, terms);
    const grades = Object.entries(hits).map(([grade, ways]) => ({
      isPush: grade === PUSH,
      ways,
      chance: fraction(ways, space),
      paid: pays(play, unit, grade, terms),
    }));
    const square = grades.reduce((sum, { chance, paid }) => plus(sum, times(chance, times(paid, paid))), ZERO);
    const hitCount = grades.reduce((sum, { isPush, ways }) => (isPush ? sum : sum + ways), 0n);
    return {
      units,
      returns,
      variance: hitCount === winning ? minus(square, times(returns, returns)) : null,
      hits: grades.map(({ chance, paid }) => `${written(chance)} × ${written(paid)}`).join(', '),
    };
  });
}
