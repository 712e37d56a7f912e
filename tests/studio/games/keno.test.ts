import { describe, expect, test } from 'vitest';
import { KENOS } from '../../../src/studio/catalogue/kenos';
import { GAMES } from '../../../src/studio/games';
import { type Fraction, fraction, isLess, isSame, plus, times, toText, ZERO } from '../../../src/studio/games/fraction';
import { returnOf } from '../../../src/studio/games/game';
import { shuffled } from '../../../src/studio/games/shuffle';
import { every } from '../harness/every';

test('a shuffle makes each order of each choice equally likely, by enumeration', () => {
  for (const [of, count] of [
    [5, 2],
    [6, 4],
    [4, 4],
  ] as const) {
    const orders = [...every((draw) => shuffled(draw, of, count))].map(({ result }) => result.join());
    const distinct = new Set(orders);
    expect([distinct.size, orders.length]).toEqual([orders.length, orders.length]);
    for (const order of distinct) expect(new Set(order.split(',')).size).toBe(count);
  }
});

describe.each(KENOS)('$id', ({ id, numbers: all, drawn: drawnCount, pays: table }) => {
  const keno = GAMES[id];
  const most = table.length;
  const picks = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  /** Returns the chance of each number of hits after all draws, number by number, without a combinatorial formula. */
  function chances(count: number): Fraction[] {
    let found: Fraction[] = [fraction(1)];
    for (let drawn = 0; drawn < drawnCount; drawn++) {
      const next = Array.from({ length: found.length + 1 }, () => ZERO);
      for (const [hits, chance] of found.entries()) {
        const left = Math.max(0, count - hits);
        const others = all - drawn - left;
        next[hits + 1] = plus(next[hits + 1] ?? ZERO, times(chance, fraction(left, all - drawn)));
        next[hits] = plus(next[hits] ?? ZERO, times(chance, fraction(others, all - drawn)));
      }
      found = next;
    }
    return found.slice(0, count + 1);
  }

  test('the published tables are the chances of its draws without replacement', () => {
    for (let count = 1; count <= most; count++) {
      const odds = keno.odds({ act: 'pick', numbers: picks(count) });
      expect(odds.map(({ ways, of }) => toText(fraction(ways, of)))).toEqual(chances(count).map(toText));
    }
  });

  test('every number of picks returns between 94 and 97 %', () => {
    for (const first of keno.published) {
      const back = returnOf(keno.odds(first));
      expect([isLess(fraction(94, 100), back), isLess(back, fraction(97, 100))]).toEqual([true, true]);
    }
  });

  test('pays a round by its hits as published, whichever numbers are picked', () => {
    for (let count = 1; count <= most; count++)
      for (let hits = 0; hits <= count; hits++) {
        // Without swaps the first numbers are drawn, so `hits` of the picks are among them and the others are not.
        const numbers = [...picks(hits), ...picks(count - hits).map((number) => number + drawnCount)];
        const { visiblePart, ended, pays } = keno.play(() => 0, [{ act: 'pick', numbers }]);
        const line = keno.odds({ act: 'pick', numbers })[hits];
        expect([visiblePart.hits, visiblePart.drawn, ended]).toEqual([hits, picks(drawnCount), true]);
        expect(line && isSame(line.pays, pays)).toBe(true);
      }
  });

  test('rejects no picks, too many picks, duplicates and numbers out of range', () => {
    for (const numbers of [[], picks(most + 1), [3, 3], [0], [all + 1], [1.5], ['1']])
      expect(() => keno.play(() => 0, [{ act: 'pick', numbers }])).toThrow('no such act');
  });
});
