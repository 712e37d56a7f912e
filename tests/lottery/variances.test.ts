import { expect, test } from 'vitest';
import { LOTTERIES, PUSH, variancesOf } from '../../src/lottery';
import { fraction, minus, plus, times, ZERO } from '../../src/lottery/fraction';
import { payoutsOf } from '../../src/lottery/position/hits';
import { visitOutcomes } from '../../src/lottery/position/outcomes';
import { DAY, kinds, priceList } from '../../src/lottery/prices/list';

const { SEA4D } = LOTTERIES;
const list = priceList(SEA4D, SEA4D.priceVersion);

/** Calculates the variance of a unit from all combinations of hits of a draw, rounded down to six places. */
function enumerated(play: (typeof SEA4D.plays)[string], unit: ReturnType<typeof kinds>[number]['unit']): string {
  const payouts = payoutsOf([{ play, selection: unit, each: 1n, list, group: list.groups.most }], DAY, { work: 0 });
  let mean = ZERO;
  let square = ZERO;
  let ways = 0n;
  const counts = new Map<number, bigint>();
  const { space } = visitOutcomes(SEA4D.draw, play.reads(unit, DAY), (result, count) => {
    const index = payouts.indexOf(result);
    counts.set(index, (counts.get(index) ?? 0n) + count);
    ways += count;
    return true;
  });
  expect(ways).toBe(space);
  for (const [index, count] of counts) {
    const paid = payouts.values[index] ?? ZERO;
    mean = plus(mean, times(fraction(count, space), paid));
    square = plus(square, times(fraction(count, space), times(paid, paid)));
  }
  const { n, d } = minus(square, times(mean, mean));
  return (Number((n * 1_000_000n) / d) / 1_000_000).toFixed(6);
}

test.each(['big', 'small', 'ibox-small'])(
  'the variance of %s, whose lots pay independently, is that of all combinations of hits [own.game-info.figures]',
  (code) => {
    const play = SEA4D.plays[code] ?? expect.fail(`there is no play ${code}`);
    expect(variancesOf('SEA4D', code)).toEqual(kinds(play, DAY).map(({ unit }) => enumerated(play, unit)));
  },
);

test('in all other plays a draw hits at most one grade of a unit', () => {
  const several = Object.values(LOTTERIES).flatMap(({ code, plays }) =>
    Object.values(plays).flatMap((play) =>
      kinds(play, DAY).flatMap(({ unit }) => {
        const { winning, hits, perLot } = play.chances(unit, DAY);
        const sum = Object.entries(hits).reduce((all, [grade, ways]) => (grade === PUSH ? all : all + ways), 0n);
        return perLot || sum === winning ? [] : [`${code} ${play.code}`];
      }),
    ),
  );
  expect(several).toEqual([]);
});
