import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { LOTTERIES, LOTTERY_CODES } from '../../src/lottery';
import { exact, fraction, over, plus, times, written } from '../../src/lottery/fraction';
import { oddsJson, oddsRows, oddsTable } from '../../src/lottery/odds/rows';
import { DAY } from './harness/compare';

const odds = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/lottery/odds/command.ts', ...args], { encoding: 'utf8' });

describe('npm run odds', () => {
  test('prints a row per kind of bet', () => {
    const { stdout, status } = odds('ssc');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^SSC, prices 2026-1\nplay +selection +units +winning \/ space +probability +prize +return\n/,
    );
    expect(stdout).toMatch(/^direct-5 +0,1\|0,1\|0,1\|0,1\|0,1 +32 +1 \/ 100000 +0\.00001 +196000 +0\.98$/m);
  });
  test('prints a JSON array of all lotteries of a type with --json', { tags: ['extended'] }, () => {
    const rows: { lottery: string; play: string; winning: number; space: number; return: string }[] = JSON.parse(
      odds('LF', '--json').stdout,
    );
    expect(new Set(rows.map(({ lottery }) => lottery))).toEqual(new Set(['LF3D', 'LFP5']));
    expect(rows.find(({ play }) => play === 'any-1')).toMatchObject({
      selection: '0,1',
      units: 2,
      winning: 271,
      space: 1000,
      return: '49/50',
    });
  });
  test.each([['none'], [''], ['SSC --xml']])(
    'prints its usage for wrong arguments: "%s"',
    { tags: ['extended'] },
    (typed) => {
      const { stderr, status } = odds(...typed.split(' ').filter(Boolean));
      expect(status).toBe(2);
      expect(stderr).toContain('npm run odds -- SSC | 11X5');
    },
  );
});

test.each(LOTTERY_CODES)('the return of each row of %s follows from its other columns', (code) => {
  const rows = oddsRows(LOTTERIES[code], DAY);
  expect(new Set(rows.map(({ play }) => play))).toEqual(new Set(Object.keys(LOTTERIES[code].plays)));
  for (const row of rows) {
    const space = fraction(row.space, 1n);
    const winning = fraction(row.winning, 1n);
    const back = over(plus(over(times(exact(row.prize), winning), exact(row.stake)), fraction(row.push, 1n)), space);
    expect(`${row.play} ${written(back)}`).toBe(`${row.play} ${row.return}`);
  }
  expect(oddsTable(rows).split('\n')).toHaveLength(rows.length + 1);
});

test('writes big integers to JSON unrounded', () => {
  const [row] = oddsRows(LOTTERIES.VNN, DAY).filter(({ play }) => play === 'xien-2');
  expect(oddsJson(row ? [row] : [])).toContain(`"space": ${100n ** 27n},`);
});
