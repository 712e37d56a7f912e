import { expect, test } from 'vitest';
import { lotteryResultsSamples } from '../../../../../machines/play/lottery-results/lottery-results.samples';
import { LOTTERIES, type LotteryCode } from '../../../../../src/lottery';
import { countsOf } from '../../../../../src/portal/features/play/lottery/results';

const [draw] = lotteryResultsSamples.outcomes.loadResults['draws with a void and a corrected one'].output;
const drawn = (...numbers: string[][]) => numbers.flatMap((number) => (draw ? [{ ...draw, numbers: number }] : []));
const counted = (lottery: LotteryCode, ...numbers: string[][]) => countsOf(LOTTERIES[lottery], drawn(...numbers));

test('counts each digit at any position, including undrawn ones [own.lottery.results]', () => {
  const counts = counted('LF3D', ['1', '0', '7'], ['7', '7', '2'], []);
  expect(counts[0]).toEqual({ value: '7', times: 3 });
  expect(counts).toHaveLength(10);
  expect(counts.at(-1)).toEqual({ value: '9', times: 0 });
});

test('counts first places, balls, last two digits or the first prize, by lottery [own.lottery.results]', () => {
  expect(counted('PK10', ['03', '01', '02'])[0]).toEqual({ value: '03', times: 1 });
  expect(counted('PK10', ['03', '01', '02']).filter(({ times }) => times > 0)).toHaveLength(1);
  expect(
    counted('LHC', ['01', '02', '49'])
      .filter(({ times }) => times > 0)
      .map(({ value }) => value),
  ).toEqual(['01', '02', '49']);
  expect(counted('LHC')).toHaveLength(49);
  expect(counted('VNS', ['123456', '00056'])[0]).toEqual({ value: '56', times: 2 });
  expect(counted('VNS')).toHaveLength(100);
  expect(counted('SEA4D', ['1123', '9999'])).toContainEqual({ value: '1', times: 2 });
  expect(counted('SEA4D', ['1123', '9999'])).toContainEqual({ value: '9', times: 0 });
});
