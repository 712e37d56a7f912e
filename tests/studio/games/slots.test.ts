/** @module-tag extended */

import { describe, expect, test } from 'vitest';
import type { GameId } from '../../../src/studio/catalogue/entries';
import { LAMP_SLOTS } from '../../../src/studio/catalogue/lamp-slots';
import { LINE_SLOTS } from '../../../src/studio/catalogue/line-slots';
import { GAMES } from '../../../src/studio/games';
import { type Fraction, fraction, isSame, minus, plus, sum, times, toText } from '../../../src/studio/games/fraction';
import { averageLoss, type Draw, type Odds, returnOf, varianceOf } from '../../../src/studio/games/game';
import { FREE, waysSlot } from '../../../src/studio/games/slots/ways';
import { countPays, reelWindow, WAY_PAYS, WAY_REELS } from '../fair/second-slots';
import { every } from '../harness/every';

const first = { act: 'spin' };
const free = { act: 'free' };

/** Ways and mean payout of a published row, as texts. */
type Row = readonly [ways: string, mean: string];
const rowsOf = (odds: readonly Odds[]) => Object.fromEntries(odds.map((row) => [row.name, rowOf(row)]));
const rowOf = ({ ways, pays }: Odds): Row => [`${ways}`, toText(pays)];

/** Counts totals by the bands of a published table; fails on a total without a band, or with two. */
function banded(odds: readonly Odds[], totals: ReadonlyMap<number, bigint>): Record<string, Row> {
  const bands = odds.filter(({ name }) => name !== 'free').map(({ name }) => name);
  const counted = bands.map((name) => ({ name, ways: 0n, hundredths: 0n }));
  for (const [hundredths, ways] of totals) {
    const hits = counted.filter(({ name }) => isIn(name, hundredths));
    const [hit] = hits;
    if (!hit || hits.length > 1) throw new Error(`${hundredths} is in ${hits.length} bands`);
    hit.ways += ways;
    hit.hundredths += ways * BigInt(hundredths);
  }
  return Object.fromEntries(
    counted.map(({ name, ways, hundredths }) => [name, [`${ways}`, toText(fraction(hundredths, ways * 100n))]]),
  );
}

function isIn(band: string, hundredths: number): boolean {
  if (band === 'lost') return hundredths === 0;
  const [low = 0, high = 0] = band.split('-').map(Number);
  return hundredths > low * 100 && hundredths <= high * 100;
}

const add = (totals: Map<number, bigint>, hundredths: number, ways: bigint) =>
  totals.set(hundredths, (totals.get(hundredths) ?? 0n) + ways);
const hundredthsOf = ({ over, under }: Fraction) => Number((over * 100n) / under);

/** Returns the exact variance of totals, in multiples of the stake. */
function varianceIn(totals: ReadonlyMap<number, bigint>): Fraction {
  const of = [...totals.values()].reduce((all, ways) => all + ways, 0n);
  const meanOf = (power: bigint) =>
    fraction(
      [...totals].reduce((all, [hundredths, ways]) => all + BigInt(hundredths) ** power * ways, 0n),
      of * 100n ** power,
    );
  return minus(meanOf(2n), times(meanOf(1n), meanOf(1n)));
}

const publishedVariance = (id: GameId) => toText(varianceOf(GAMES[id], GAMES[id].odds(first)));
const ends = (totals: ReadonlyMap<number, bigint>) => [
  Math.max(...totals.keys()),
  Math.min(...[...totals.keys()].filter((key) => key > 0)),
];
/** Largest and smallest win in hundredths of the stake. */
const LINE_ENDS = { 'lab-lines': [25_000, 200], 'lab-lines-calm': [5_000, 240], 'lab-lines-kite': [80_000, 110] };

test.each(LINE_SLOTS)('$id: publishes the distribution over all stops of the three reels', ({ id }) => {
  const totals = new Map<number, bigint>();
  for (const { result } of every((draw) => GAMES[id].play(draw, [first]))) add(totals, hundredthsOf(result.pays), 1n);
  const odds = GAMES[id].odds(first);
  expect(rowsOf(odds)).toEqual(banded(odds, totals));
  expect(ends(totals)).toEqual(LINE_ENDS[id]);
  expect(publishedVariance(id)).toBe(toText(varianceIn(totals)));
});

describe('lab-lines', () => {
  const linesSlot = GAMES['lab-lines'];

  test('pays each line of three matching pictures, and shows which', () => {
    const { visiblePart, pays, ended } = linesSlot.play(stops(0, 4, 24), [first]);
    expect([ended, toText(pays), visiblePart.grid]).toEqual([true, '10', [...'flbflbflb'].map(nameOf)]);
    expect(visiblePart.wins).toEqual([
      { picture: 'lily', line: 0, pays: '3' },
      { picture: 'fish', line: 1, pays: '2' },
      { picture: 'boat', line: 2, pays: '5' },
    ]);
  });

  test('pays both diagonals', () => {
    const windows = Array.from({ length: 32 ** 3 }, (_, index) => [
      index % 32,
      Math.floor(index / 32) % 32,
      index >> 10,
    ]);
    const lines = windows.flatMap((at) => {
      const { visiblePart } = linesSlot.play(stops(...at), [first]);
      const grid = Array.isArray(visiblePart.grid) ? visiblePart.grid : [];
      const wins = Array.isArray(visiblePart.wins) ? visiblePart.wins.map((win) => Object(win).line) : [];
      const isFalling = grid[0] === grid[4] && grid[4] === grid[8];
      const isRising = grid[2] === grid[4] && grid[4] === grid[6];
      return [[wins.includes(3), wins.includes(4)].join() === [isFalling, isRising].join()];
    });
    expect(lines.filter((isRight) => !isRight)).toEqual([]);
  });
});

const nameOf = (letter: string) => ({ f: 'fish', l: 'lily', b: 'boat' })[letter];

/** Draws these numbers in order. */
const stops = (...numbers: number[]): Draw => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

describe('lab-ways', () => {
  const OF = 30 ** 5;
  const windows = WAY_REELS.map((reel) => Array.from({ length: 30 }, (_, stop) => reelWindow(reel, stop)));
  const lampStops = windows.map((reel) => reel.filter((window) => window.includes('s')).length);

  /**
   * Returns the mean of a spin, picture by picture: on each reel the ways of all stops, then the stops that end the
   * streak.
   */
  function meanOfSpin(): Fraction {
    const means = Object.entries(WAY_PAYS).map(([letter, [three, four, five]]) => {
      const onReel = windows.map((reel) =>
        reel.map((w) => [...w].filter((candidate) => candidate === letter || candidate === 'w').length),
      );
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = onReel.map((counts) => counts.reduce((all, some) => all + some, 0));
      const [, , , withoutD = 0, withoutE = 0] = onReel.map((counts) => counts.filter((some) => some === 0).length);
      const abc = a * b * c;
      return fraction(three * abc * withoutD * 30 + four * abc * d * withoutE + five * abc * d * e, OF * 100);
    });
    return sum(means);
  }

  test('returns a spin plus eight spins at double pay, as often as lamps start them', () => {
    const starts = fraction((lampStops[0] ?? 0) * (lampStops[2] ?? 0) * (lampStops[4] ?? 0), 30 ** 3);
    const spin = meanOfSpin();
    const whole = plus(spin, times(starts, times(fraction(16), spin)));
    expect([toText(returnOf(waysSlot.odds(first))), lampStops]).toEqual([toText(whole), [6, 0, 6, 0, 6]]);
    const [started] = waysSlot.odds(first);
    if (!started) throw new Error('no row of free rounds');
    expect([started.name, isSame(fraction(started.ways, started.of), starts)]).toEqual(['free', true]);
  });

  const LETTERS = Object.keys(WAY_PAYS);
  /** Number of ways of each letter, by reel and window. */
  const onReels = windows.map((reel) =>
    reel.map((window) =>
      LETTERS.map((letter) => [...window].filter((candidate) => candidate === letter || candidate === 'w').length),
    ),
  );
  const pays = Object.values(WAY_PAYS);

  /**
   * Returns the hundredths of windows by number: letters visible on the first three reels, then the length of each
   * streak.
   */
  const payOf = (alive: readonly (readonly [letter: number, ways: number])[], d: number, e: number): number => {
    let sum = 0;
    for (const [letter, ways] of alive) {
      const four = ways * (onReels[3]?.[d]?.[letter] ?? 0);
      const five = four * (onReels[4]?.[e]?.[letter] ?? 0);
      const [three = 0, fourth = 0, fifth = 0] = pays[letter] ?? [];
      sum += five > 0 ? five * fifth : four > 0 ? four * fourth : ways * three;
    }
    return sum;
  };

  test('publishes the distribution over all stops of the five reels', () => {
    const plain = new Map<number, number>();
    let starting = 0;
    let startingSquares = 0;
    let started = 0;
    let largest = 0;
    let largestStart = 0;
    let spinLost = 0;
    let startLost = 0;
    const has = windows.map((reel) => reel.map((window) => window.includes('s')));
    for (let a = 0; a < 30; a++)
      for (let b = 0; b < 30; b++)
        for (let c = 0; c < 30; c++) {
          const alive = LETTERS.flatMap((letter, at) => {
            if (!windows[0]?.[a]?.includes(letter)) return [];
            const [first = 0, second = 0, third = 0] = [a, b, c].map((stop, reel) => onReels[reel]?.[stop]?.[at] ?? 0);
            const ways = first * second * third;
            return ways > 0 ? [[at, ways] as const] : [];
          });
          const mayStart = has[0]?.[a] && has[2]?.[c];
          for (let d = 0; d < 30; d++)
            for (let e = 0; e < 30; e++) {
              const total = payOf(alive, d, e);
              largest = Math.max(largest, total);
              if (total === 0) spinLost += 1;
              if (mayStart && has[4]?.[e]) {
                largestStart = Math.max(largestStart, total);
                started += 1;
                if (total === 0) startLost += 1;
                starting += total;
                startingSquares += total ** 2;
              } else plain.set(total, (plain.get(total) ?? 0) + 1);
            }
        }
    const odds = waysSlot.odds(first);
    const { free: startedRow, ...others } = rowsOf(odds);
    expect(others).toEqual(banded(odds, new Map([...plain].map(([total, ways]) => [total, BigInt(ways)]))));
    const mean = plus(fraction(starting, started * 100), times(fraction(16), meanOfSpin()));
    expect(startedRow).toEqual([`${started}`, toText(mean)]);
    // Largest win: the best spin that starts free rounds, plus eight times the best spin, doubled.
    expect([largest, largestStart, largestStart + 16 * largest]).toEqual([21_200, 640, 339_840]);
    expect(Math.min(...[...plain.keys()].filter((total) => total > 0))).toBe(120);
    const freeLost = Array.from({ length: FREE }, () => fraction(spinLost, OF)).reduce(times);
    const lost = plus(fraction(spinLost - startLost, OF), times(fraction(startLost, OF), freeLost));
    expect(toText(averageLoss(waysSlot, () => 0, [first]))).toBe(toText(lost));

    // The law of total variance: rounds with free rounds, and all others.
    const plainCount = OF - started;
    const [plainSum, plainSquares] = [1, 2].map((power) =>
      [...plain].reduce((all, [total, ways]) => all + total ** power * ways, 0),
    );
    const square = ({ over, under }: Fraction) => fraction(over ** 2n, under ** 2n);
    const startMean = fraction(starting, started * 100);
    const plainMean = fraction(plainSum ?? 0, plainCount * 100);
    const startVariance = minus(fraction(startingSquares, started * 10_000), square(startMean));
    const plainVariance = minus(fraction(plainSquares ?? 0, plainCount * 10_000), square(plainMean));
    const spinSquares = fraction(startingSquares + (plainSquares ?? 0), OF * 10_000);
    const freeVariance = times(fraction(4 * FREE), minus(spinSquares, square(meanOfSpin())));
    const isStarted = fraction(started, OF);
    const isPlain = fraction(plainCount, OF);
    const variance = sum([
      times(isStarted, plus(startVariance, freeVariance)),
      times(isPlain, plainVariance),
      times(times(isStarted, isPlain), square(minus(mean, plainMean))),
    ]);
    expect(publishedVariance('lab-ways')).toBe(toText(variance));
  });

  /** Stops with a lamp on the first, third and fifth reel, and without a win. */
  const lampsAt = WAY_REELS.map((reel) => Math.max(0, reel.indexOf('s')));
  const started = (...acts: unknown[]) => waysSlot.play(stops(...lampsAt, ...Array(40).fill(0)), [first, ...acts]);

  test('three lamps start eight free rounds, played one by one and paid together', () => {
    const opened = started();
    expect([opened.ended, opened.visiblePart.free, toText(opened.pays)]).toEqual([false, FREE, '0']);
    const spin = waysSlot.play(() => 0, [first]);
    for (let played = 1; played <= FREE; played++) {
      const { ended, visiblePart, pays } = started(...Array(played).fill(free));
      const worth = plus(fraction(hundredthsOf(worthOf(opened)), 100), times(fraction(2 * played), spin.pays));
      expect([ended, visiblePart.free, visiblePart.worth]).toEqual([played === FREE, FREE - played, toText(worth)]);
      expect(toText(pays)).toBe(played === FREE ? toText(worth) : '0');
    }
  });

  const worthOf = ({ visiblePart }: { visiblePart: { worth?: unknown } }): Fraction => {
    const [over = '0', under = '1'] = String(visiblePart.worth).split('/');
    return fraction(BigInt(over), BigInt(under));
  };

  test('a star does not substitute for a lamp', () => {
    const [, second = '', third = ''] = WAY_REELS;
    const star = third.indexOf('w') - 2;
    const { visiblePart } = waysSlot.play(stops(lampsAt[0] ?? 0, second.indexOf('w'), star, 0, lampsAt[4] ?? 0), [
      first,
    ]);
    expect([
      visiblePart.free,
      Array.isArray(visiblePart.grid) && visiblePart.grid.slice(6, 9).includes('star'),
    ]).toEqual([0, true]);
    expect(reelWindow(third, star)).not.toContain('s');
  });

  test('rejects a free round that is not due, a ninth one, and unknown acts', () => {
    expect(() => waysSlot.play(() => 0, [first, free])).toThrow('over');
    expect(() => started(...Array(FREE + 1).fill(free))).toThrow('over');
    expect(() => started(first)).toThrow('no such act');
    expect(() => waysSlot.play(() => 0, [free])).toThrow('no such act');
  });
});

describe('lab-lamps', () => {
  const lampsSlot = GAMES['lab-lamps'];
  const SHARES = [2n, 3n, 4n, 6n, 7n, 9n, 1n] as const;
  const LETTERS = 'kodblfs';
  const factorials = Array.from({ length: 21 }, (_, n) =>
    Array.from({ length: n }, (_one, index) => BigInt(index + 1)).reduce((all, amount) => all * amount, 1n),
  );

  /** Yields every division of the fields among the pictures, with its number of fillings by the multinomial formula. */
  function* divisions(picture: number, left: number, counts: number[]): Generator<[number[], bigint]> {
    if (picture === LETTERS.length - 1) {
      const all = [...counts, left];
      const orders = all.reduce((rest, count) => rest / (factorials[count] ?? 1n), factorials[20] ?? 1n);
      yield [all, all.reduce((ways, count, at) => ways * (SHARES[at] ?? 0n) ** BigInt(count), orders)];
      return;
    }
    for (let count = 0; count <= left; count++) yield* divisions(picture + 1, left - count, [...counts, count]);
  }

  const LAMP_ENDS = { 'lab-lamps': [500_000, 150], 'lab-lamps-night': [500_000, 130] };

  test.each(LAMP_SLOTS)(
    '$id: publishes the distribution over all divisions of twenty fields among the pictures',
    { tags: ['extended'] },
    ({ id }) => {
      const totals = new Map<number, bigint>();
      for (const [counts, ways] of divisions(0, 20, []))
        add(
          totals,
          countPays(id, Object.fromEntries([...LETTERS].map((letter, at) => [letter, counts[at] ?? 0]))),
          ways,
        );
      const odds = GAMES[id].odds(first);
      expect(rowsOf(odds)).toEqual(banded(odds, totals));
      expect(ends(totals)).toEqual(LAMP_ENDS[id]);
      expect(publishedVariance(id)).toBe(toText(varianceIn(totals)));
    },
  );

  test('each lamp adds the win once more, up to three times; lamps alone pay nothing', () => {
    const fish = 30;
    const lamp = 31;
    const boat = 9;
    const played = (count: number) =>
      lampsSlot.play(stops(...Array(8).fill(fish), ...Array(count).fill(lamp), ...Array(12 - count).fill(boat)), [
        first,
      ]);
    // Eight fish pay 1.5; twelve boats pay 100, eleven and ten 15, nine and eight 4.
    const pays = [0, 1, 2, 3, 4, 5].map((count) => toText(played(count).pays));
    expect(pays).toEqual(['203/2', '33', '99/2', '22', '22', '6']);
    expect(lampsSlot.play(() => lamp, [first])).toMatchObject({ ended: true, pays: fraction(0) });
  });

  test('rejects a second spin, a free round and a round without acts', () => {
    for (const acts of [[first, first], [free], []]) expect(() => lampsSlot.play(() => 0, acts)).toThrow();
  });
});
