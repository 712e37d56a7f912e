import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Line,
  LOTTERIES,
  LOTTERY_CODES,
  type PlacedLine,
  priceLine,
  prizeModeOf,
  settleLine,
  startingUnits,
  UNIT_SIZES,
} from '../../src/lottery';
import { floor, fraction, plus, times, ZERO } from '../../src/lottery/fraction';
import { pays, priceList } from '../../src/lottery/prices/list';
import { someResult, someSelection } from './harness/arbitrary';
import { DAY, read } from './harness/compare';

const played = LOTTERY_CODES.flatMap((code) =>
  Object.values(LOTTERIES[code].plays).map((play) => ({
    lottery: LOTTERIES[code],
    play,
    name: `${code} ${play.code}`,
  })),
);
const runs = { numRuns: 8, seed: 20_261_122 };
const price = (line: Line) => {
  const priced = priceLine(line);
  if ('refused' in priced) throw new Error(priced.refused);
  return priced;
};
const someTerms = fc.record({
  unit: fc.constantFrom('yuan' as const, 'jiao' as const, 'fen' as const),
  multiple: fc.integer({ min: 1, max: 99 }),
  group: fc.integer({ min: 900, max: 980 }).map((half) => 2 * half),
});

describe.each(played)('lines of $name', ({ lottery, play }) => {
  const list = priceList(lottery, lottery.priceVersion);
  const someLine = fc.tuple(someSelection(play), someTerms).map(
    ([selection, terms]): PlacedLine => ({
      lottery: lottery.code,
      play: play.code,
      selection,
      ...terms,
      priceVersion: list.version,
    }),
  );

  test('price and prize follow from the units, floored once', () => {
    fc.assert(
      fc.property(someLine, someResult(lottery.draw), (line, result) => {
        const priced = price(line);
        const settled = settleLine(line, result, DAY);
        const each = (play.model === 'group' ? 2n : 1n) * UNIT_SIZES[line.unit] * BigInt(line.multiple);
        expect(priced).toMatchObject({
          stake: each * BigInt(priced.units),
          selection: line.selection,
          priceVersion: list.version,
        });
        const selection = read(play, line.selection);
        let paid = ZERO;
        const grades: string[] = [];
        for (const unit of play.expand(selection))
          for (const grade of play.wins(unit, { result, date: DAY })) {
            grades.push(grade);
            paid = plus(
              paid,
              times(fraction(each, 1n), pays(play, unit, grade, { list, group: line.group, date: DAY })),
            );
          }
        expect(settled.prize).toBe(floor(paid));
        expect(settled.outcome).toBe(
          grades.some((grade) => grade !== 'push') ? 'won' : grades.length > 0 ? 'pushed' : 'lost',
        );
        expect(settled.rebate).toBe(play.model === 'group' ? (priced.stake * BigInt(1960 - line.group)) / 2000n : 0n);
        expect(settled.prize + settled.rebate).toBeLessThanOrEqual(priced.most);
      }),
      runs,
    );
  });

  test('the parts of a split line never pay more than the whole line', () => {
    fc.assert(
      fc.property(
        someLine,
        someResult(lottery.draw),
        fc.integer({ min: 1, max: 98 }),
        fc.nat(5),
        (line, result, part, cut) => {
          const back = (placed: PlacedLine) => settleLine(placed, result, DAY).prize;
          const whole = back(line);
          const less = Math.min(part, line.multiple - 1);
          if (less > 0)
            expect(
              back({ ...line, multiple: less }) + back({ ...line, multiple: line.multiple - less }),
            ).toBeLessThanOrEqual(whole);
          expect(back({ ...line, multiple: line.multiple * 7 }) / 7n).toBe(whole);

          const last = line.selection.lastIndexOf('|') + 1;
          const prefix = line.selection.slice(0, last);
          const choices = line.selection.slice(last).split(',');
          const halves = [choices.slice(0, cut), choices.slice(cut)].map((some) => ({
            ...line,
            selection: `${prefix}${some.join(',')}`,
          }));
          const both = halves.filter(({ selection }) => play.parse(selection) !== null);
          for (const half of both) expect(back(half)).toBeLessThanOrEqual(whole);
          if (both.length === 2 && both.reduce((sum, half) => sum + price(half).units, 0) === price(line).units)
            expect(both.reduce((sum, half) => sum + back(half), 0n)).toBeLessThanOrEqual(whole);
        },
      ),
      runs,
    );
  });
});

describe('relabelled digits', () => {
  const same = [
    'direct-5',
    'direct-3-mid',
    'group-120',
    'group-60',
    'group-30',
    'group-20',
    'group-10',
    'group-5',
    'group-24',
    'group-12',
    'group-3-front',
    'group-6-last',
    'place',
    'any-2',
    'any-1-last',
    'thrice',
  ];
  test.each(same)('%s wins equally often after relabelling', (code) => {
    const play = LOTTERIES.SSC.plays[code];
    if (!play) throw new Error(code);
    const someNames = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(someSelection(play), someResult(LOTTERIES.SSC.draw), someNames, (selection, result, names) => {
        const renamed = selection.split('|').map((field) =>
          field
            .split(',')
            .filter(Boolean)
            .map((digit) => names[Number(digit)])
            .join(','),
        );
        const line: PlacedLine = {
          lottery: 'SSC',
          play: code,
          selection,
          unit: 'yuan',
          multiple: 1,
          group: 1960,
          priceVersion: '2026-1',
        };
        const others = result.map((digit) => names[digit] ?? 0);
        expect(settleLine({ ...line, selection: renamed.join('|') }, others, DAY)).toEqual(
          settleLine(line, result, DAY),
        );
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});

test('groups ignore the order of digits', () => {
  const line = { lottery: 'SSC', unit: 'yuan', multiple: 1, group: 1800, priceVersion: '2026-1' } as const;
  for (const result of [
    [1, 1, 2, 3, 4],
    [4, 1, 3, 1, 2],
    [2, 4, 1, 3, 1],
  ])
    expect(settleLine({ ...line, play: 'group-60', selection: '1|2,3,4' }, result, DAY)).toEqual({
      outcome: 'won',
      prize: 300_000n,
      rebate: 16n,
    });
});

const LINE: Line = { lottery: 'SSC', play: 'direct-5', selection: '1|2|3|4|5', unit: 'fen', multiple: 1, group: 1960 };

test('a number drawn twice pays twice; presence plays pay once', () => {
  const result = [12_345, 54_307, ...Array(24).fill(11), 7];
  const line = { ...LINE, lottery: 'VNN', unit: 'yuan', priceVersion: '2026-1' } as const;
  expect(price({ ...line, play: 'lo-2', selection: '07' }).stake).toBe(2700n);
  expect(settleLine({ ...line, play: 'lo-2', selection: '07' }, result, DAY).prize).toBe(15_000n);
  expect(settleLine({ ...line, play: 'xien-2', selection: '07,45' }, result, DAY).prize).toBe(1600n);
});

test('49 pushes all sides and six animals; its own animal and colour win', () => {
  const line = { ...LINE, lottery: 'LHC', unit: 'yuan', priceVersion: '2026-1' } as const;
  const result = [1, 2, 3, 4, 5, 6, 49];
  const settled = (play: string, selection: string) => settleLine({ ...line, play, selection }, result, DAY);
  expect(settled('special-sides', 'big,even')).toEqual({ outcome: 'pushed', prize: 200n, rebate: 0n });
  expect(settled('special-zodiac-6', 'rat,ox,tiger,rabbit,dragon,snake')).toMatchObject({
    outcome: 'pushed',
    prize: 100n,
  });
  expect(settled('special-zodiac', 'horse')).toEqual({ outcome: 'won', prize: 960n, rebate: 0n });
  expect(settled('special-colour', 'green')).toMatchObject({ outcome: 'won', prize: 300n });
  // On the day before the lunar new year 49 still belonged to the snake.
  expect(settleLine({ ...line, play: 'special-zodiac', selection: 'snake' }, result, '2026-02-16').outcome).toBe('won');
  expect(settleLine({ ...line, play: 'special-zodiac', selection: 'snake' }, result, '2026-02-17').outcome).toBe(
    'lost',
  );
});

test.each([
  ['play', { play: 'direct-6' }],
  ['play', { play: 'constructor' }],
  ['selection', { selection: '1|2|3|4' }],
  ['selection', { selection: '1|2|3|4|' }],
  ['selection', { selection: '1|2|3|4|5|6' }],
  ['selection', { selection: '1,1|2|3|4|5' }],
  ['selection', { selection: '1|2|3|4|05' }],
  ['selection', { selection: '1|2|3|4|১' }],
  ['selection', { lottery: '11X5', play: 'front-2', selection: '03|03' }],
  ['selection', { lottery: '11X5', play: 'any-3-banker', selection: '03|03,04' }],
  ['selection', { lottery: 'LHC', play: 'three-of-three', selection: '03,04' }],
  [
    'units',
    { lottery: 'PK10', play: 'front-10', selection: Array(10).fill('01,02,03,04,05,06,07,08,09,10').join('|') },
  ],
  ['multiple', { multiple: 0 }],
  ['multiple', { multiple: 1.5 }],
  ['multiple', { multiple: 100_001 }],
  ['group', { group: 1961 }],
  ['group', { group: 1962 }],
  ['group', { group: 1798 }],
] as const)('rejects a line because of its %s: %j', (rejection, change) =>
  expect(priceLine({ ...LINE, ...change })).toEqual({ refused: rejection }),
);

test('accepts a selection of the maximum 100,000 units', () => {
  const selection = Array(5).fill('0,1,2,3,4,5,6,7,8,9').join('|');
  expect(priceLine({ ...LINE, selection })).toMatchObject({ units: 100_000, stake: 200_000n, most: 196_000n });
});

test('the maximum win depends on the chosen values', () => {
  const race = { ...LINE, lottery: 'PK10', play: 'sum-2', unit: 'yuan' } as const;
  expect(price({ ...race, selection: '11' }).most).toBe(880n);
  expect(price({ ...race, selection: '9,11' }).most).toBe(1100n);
  expect(price({ ...LINE, unit: 'yuan', group: 1800 }).most).toBe(18_000_000n + 16n);
  expect(price({ ...LINE, lottery: 'LHC', play: 'zodiac', selection: 'rat', unit: 'yuan' }).most).toBe(207n);
});

test('sorts the choices of a selection', () => {
  expect(price({ ...LINE, selection: '9,1|2|3|4|5' }).selection).toBe('1,9|2|3|4|5');
});

test('throws for a line with an unknown price list', () => {
  expect(() => settleLine({ ...LINE, priceVersion: '1999-1' }, [1, 2, 3, 4, 5], DAY)).toThrow(RangeError);
});

test('every play has a prize mode [s3.enum.prize-modes]', () => {
  expect(new Set(played.map(({ lottery, play }) => prizeModeOf(lottery, play)))).toEqual(
    new Set(['Elott', 'ZY', 'Lott', 'SEA']),
  );
});

test('plays start with the largest unit of which a single bet stays below the cap of an order [own.lottery.unit]', () => {
  const single = (unit: Line['unit'], play: string, selection: string) =>
    price({ lottery: 'PK10', play, selection, unit, multiple: 1, group: 1960 }).most;
  const cap = 400_000_00n;
  expect(startingUnits(LOTTERIES.PK10, priceList(LOTTERIES.PK10, LOTTERIES.PK10.priceVersion))).toEqual({
    'front-7': 'jiao',
    'front-8': 'jiao',
    'front-9': 'fen',
    'front-10': 'fen',
  });
  const six = '01|02|03|04|05|06';
  const seven = '01|02|03|04|05|06|07';
  const nine = '01|02|03|04|05|06|07|08|09';
  expect([single('yuan', 'front-6', six) <= cap, single('yuan', 'front-7', seven) <= cap]).toEqual([true, false]);
  expect([single('jiao', 'front-7', seven) <= cap, single('jiao', 'front-9', nine) <= cap]).toEqual([true, false]);
  expect(single('fen', 'front-9', nine)).toBeLessThanOrEqual(cap);
  for (const code of LOTTERY_CODES.filter((known) => known !== 'PK10'))
    expect(startingUnits(LOTTERIES[code], priceList(LOTTERIES[code], LOTTERIES[code].priceVersion))).toEqual({});
});
