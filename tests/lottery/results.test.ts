import { describe, expect, test } from 'vitest';
import { LOTTERIES, LOTTERY_CODES } from '../../src/lottery';

const lots = (count: number, number: number) => Array.from({ length: count }, () => number);

describe('results', () => {
  test.each([
    ['SSC', [0, 9, 1, 1, 5], '0 9 1 1 5'],
    ['LF3D', [7, 7, 7], '7 7 7'],
    ['LFP5', [0, 0, 0, 0, 1], '0 0 0 0 1'],
    ['11X5', [11, 1, 5, 2, 10], '11 01 05 02 10'],
    ['PK10', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], '10 09 08 07 06 05 04 03 02 01'],
    ['LHC', [49, 1, 2, 3, 4, 5, 6], '49 01 02 03 04 05 06'],
    [
      'VNN',
      lots(27, 7),
      [
        ...lots(10, 7).map(() => '00007'),
        ...lots(10, 7).map(() => '0007'),
        '007',
        '007',
        '007',
        '07',
        '07',
        '07',
        '07',
      ].join(' '),
    ],
    [
      'VNS',
      lots(18, 42),
      ['000042', ...lots(11, 0).map(() => '00042'), '0042', '0042', '0042', '0042', '042', '42'].join(' '),
    ],
    [
      'SEA4D',
      lots(23, 5),
      lots(23, 5)
        .map(() => '0005')
        .join(' '),
    ],
  ] as const)('parses and formats a result of %s', (code, result, expectedText) => {
    const read = LOTTERIES[code].parseResult(JSON.parse(JSON.stringify(result)));
    expect(read).toEqual(result);
    expect(LOTTERIES[code].writeResult(result).join(' ')).toBe(expectedText);
  });

  test.each([
    ['SSC', [0, 9, 1, 1]],
    ['SSC', [0, 9, 1, 1, 5, 5]],
    ['SSC', [0, 9, 1, 1, 10]],
    ['SSC', [0, 9, 1, 1, -1]],
    ['SSC', [0, 9, 1, 1, 1.5]],
    ['SSC', [0, 9, 1, 1, '5']],
    ['SSC', [0, 9, 1, 1, null]],
    ['SSC', '09115'],
    ['SSC', null],
    ['11X5', [1, 2, 3, 4, 4]],
    ['11X5', [0, 2, 3, 4, 5]],
    ['11X5', [12, 2, 3, 4, 5]],
    ['LHC', [1, 2, 3, 4, 5, 6, 6]],
    ['VNN', lots(27, 100)],
    ['VNS', lots(27, 7)],
    ['SEA4D', lots(23, 10_000)],
  ] as const)('rejects an invalid result of %s: %j', (code, value) =>
    expect(LOTTERIES[code].parseResult(value)).toBeNull(),
  );
});

test('each lottery has its type, its own plays and the price list it names', () => {
  expect(LOTTERY_CODES.map((code) => LOTTERIES[code].code)).toEqual(LOTTERY_CODES);
  expect(new Set(LOTTERY_CODES.map((code) => LOTTERIES[code].family))).toEqual(
    new Set(['11X5', 'LF', 'LHC', 'PK10', 'SSC', 'VN', 'SEA']),
  );
  for (const code of LOTTERY_CODES) {
    const { plays, prices, priceVersion } = LOTTERIES[code];
    expect(Object.values(plays).map((play) => play.code)).toEqual(Object.keys(plays));
    expect(Object.keys(plays).filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(prices.at(-1)?.version).toBe(priceVersion);
  }
});
