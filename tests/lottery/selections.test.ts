import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, kinds } from '../../src/lottery/prices/list';
import { someResult, someSelection } from './harness/arbitrary';
import { betsOf, DAY, hitsOf, read, slowHits } from './harness/compare';
import { allResults } from './harness/draws';
import { FULL, LARGE, SMALL } from './harness/universes';

const runs = { numRuns: 12, seed: 20_261_122 };

describe.each([...FULL, ...SMALL, ...LARGE])('selections of $name', ({ draw, plays, oracle }) => {
  test.each(Object.values(plays))('$code: counts its bets, without duplicates, and they win as defined', (play) => {
    const known = new Set(kinds(play, DAY).map(({ unit }) => kindOf(play, unit, DAY)));
    fc.assert(
      fc.property(someSelection(play), someResult(draw), (written, result) => {
        const selection = read(play, written);
        const bets = betsOf(oracle, play, written);
        const drawn = { result, date: DAY };
        const expanded = [...play.expand(selection)];
        const units = expanded.map((unit) => JSON.stringify(unit));
        // Plays priced by fair odds have as many kinds as selections.
        expect(expanded.slice(0, play.fair ? 0 : 20).filter((unit) => !known.has(kindOf(play, unit, DAY)))).toEqual([]);
        expect(play.write(selection)).toBe(written);
        expect(play.units(selection)).toBe(bets.length);
        expect(units.length).toBe(bets.length);
        expect(new Set(units).size).toBe(bets.length);
        const hits = hitsOf(play, selection, drawn);
        expect(hits).toEqual(slowHits(bets, drawn));
        expect(play.peak(selection)).toBeGreaterThanOrEqual(hits.length);
      }),
      runs,
    );
  });
});

describe('kinds partition all draws', () => {
  const universe = (name: string) => {
    const found = [...FULL, ...SMALL].find((universe) => universe.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  const six = '0,1,2,3,4,5';
  const both = `${six}|${six}`;
  test.each([
    [
      '5 of 6 digits',
      [
        ['group-120', six],
        ['group-60', both],
        ['group-30', both],
        ['group-20', both],
        ['group-10', both],
        ['group-5', both],
      ],
      6,
    ],
    ['5 of 6 digits', [['shape-mid', 'triple,straight,pair,half,mixed']], 0],
    ['5 of 6 digits', [['niu-niu', 'none,1,2,3,4,5,bull']], 0],
    ['5 of 6 digits', [['dragon-tiger', '2-4|dragon,tiger,tie']], 0],
    ['LF3D', [['direct-sum', Array.from({ length: 28 }, (_, sum) => sum).join(',')]], 0],
    ['LF3D', [['group-sum', Array.from({ length: 26 }, (_, less) => less + 1).join(',')]], 10],
    ['LF3D', [['span', '0,1,2,3,4,5,6,7,8,9']], 0],
    [
      'LF3D',
      [
        ['group-3', '0,1,2,3,4,5,6,7,8,9'],
        ['group-6', '0,1,2,3,4,5,6,7,8,9'],
      ],
      10,
    ],
    ['11X5', [['odd-count', '0,1,2,3,4,5']], 0],
    ['11X5', [['middle', '3,4,5,6,7,8,9']], 0],
    ['11X5', [['sum', 'over,equal,under']], 0],
    ['6 cars', [['sum-2', '3,4,5,6,7,8,9,10,11']], 0],
    ['4 and a special of 9', [['special-colour', 'red,blue,green']], 0],
    ['4 and a special of 9', [['special-zodiac', 'rat,ox,tiger,rabbit']], 0],
  ] as const)('%s: %j', { tags: ['extended'] }, (name, classes, none) => {
    const { draw, plays } = universe(name);
    const all = classes.map(([code, written]) => {
      const play = plays[code];
      if (!play) throw new Error(code);
      return { play, selection: read(play, written) };
    });
    const counts = new Map<number, number>();
    for (const result of allResults(draw)) {
      const hits = all.reduce(
        (sum, { play, selection }) => sum + hitsOf(play, selection, { result, date: DAY }).length,
        0,
      );
      counts.set(hits, (counts.get(hits) ?? 0) + 1);
    }
    expect([...counts.keys()].filter((hits) => hits > 1)).toEqual([]);
    expect(counts.get(0) ?? 0).toBe(none);
  });
});
