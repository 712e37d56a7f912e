import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, test } from 'vitest';
import { load } from '../../../src/atlas/cli/load';
import { manual, sheetsIn } from '../../../src/atlas/cli/manual';
import {
  asCsv,
  EMPTY,
  exported,
  noted,
  type Sheet,
  scriptsOf,
  statusOf,
  ticked,
} from '../../../src/atlas/page/app/sheet';
import { chartData } from '../../../src/atlas/page/chart-data';
import { run } from './run';

const folder = mkdtempSync(join(tmpdir(), 'atlas-manual-'));
afterAll(() => rmSync(folder, { recursive: true }));
const FILE = 'tests/atlas/shop/shop.machine.ts';
const charts = await load([FILE]);
const [door] = charts;
if (!door) throw new Error('no door');
const data = await chartData(door, 'door', []);
const [first] = scriptsOf(data, 'en');
if (!first) throw new Error('no case');
const noon = new Date('2030-01-02T12:00:00Z');
const by: Sheet = { ...EMPTY, tester: 'Rupa', build: '1.2' };
const all = first.steps.map(() => 'ok' as const);
const passed = noted(by, first.id, { steps: all }, noon);

/** Writes a sheet as the page exports it. */
function fileOf(sheet: Sheet, change: object = {}): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify({ ...exported(data, sheet), ...change }));
  return file;
}

describe('run sheet', () => {
  test('passes with its last step, fails with any', () => {
    expect(statusOf(undefined, 2)).toBe('open');
    expect(statusOf({ steps: ['ok'], note: '' }, 2)).toBe('begun');
    expect(statusOf({ steps: ['ok', 'ok'], note: '' }, 2)).toBe('passed');
    expect(statusOf({ steps: ['ok', 'no'], note: '' }, 2)).toBe('failed');
  });

  test('clears a tick that is repeated', () => {
    expect(ticked([], 1, 'ok', 3)).toEqual([null, 'ok', null]);
    expect(ticked([null, 'ok', null], 1, 'ok', 3)).toEqual([null, null, null]);
    expect(ticked([null, 'ok', null], 1, 'no', 3)).toEqual([null, 'no', null]);
  });

  test('exports who tested what, and when', () => {
    expect(exported(data, passed)).toMatchObject({
      ...{ sheet: 1, machine: 'door', revision: data.script.revision },
      results: [
        {
          id: first.id,
          status: 'passed',
          done: first.steps.length - 1,
          tester: 'Rupa',
          build: '1.2',
          at: noon.toISOString(),
        },
      ],
    });
    expect(exported(data, EMPTY).results).toEqual([]);
  });

  test('exports a table with a row per step', () => {
    const failed = noted(by, first.id, { steps: ['ok', 'no'], note: 'It squeaks, "loudly"' }, noon);
    const rows: Record<string, string>[] = parse(asCsv(data, failed, 'en'), {
      columns: true,
      bom: true,
      record_delimiter: '\r\n',
    });
    expect(rows).toHaveLength(first.steps.length);
    expect(rows[1]).toMatchObject({
      id: first.id,
      result: 'no',
      'case result': 'failed',
      note: 'It squeaks, "loudly"',
      tester: 'Rupa',
    });
    expect(rows[0]?.result).toBe('ok');
  });
});

describe('manual results', () => {
  test('count as a tier of their own', () => {
    const { tallies, notices } = manual(sheetsIn(fileOf(passed)), charts);
    expect(tallies).toMatchObject([{ flow: 'door', tier: 'manual' }]);
    expect(tallies[0]?.covered.transitions).toEqual(tallies[0]?.declared.transitions);
    expect(notices).toEqual(['Not tested by hand: lamp.']);
  });

  test('count up to the failed step', () => {
    const failed = noted(by, first.id, { steps: ['ok', 'ok', 'no'] }, noon);
    const { tallies, notices } = manual(sheetsIn(fileOf(failed)), charts);
    expect(tallies[0]?.covered.transitions).toHaveLength(1);
    expect(notices).toContain(
      `door (${data.script.revision}): ${first.id} has failed (by Rupa, on build 1.2, at ${noon.toISOString()}).`,
    );
  });

  test('do not count once the chart has changed; the report names the last tested revision', () => {
    const { tallies, notices } = manual(sheetsIn(fileOf(passed, { revision: 'abc123' })), charts);
    expect(tallies[0]?.covered.states).toEqual([]);
    expect(notices[0]).toBe(
      `door (${data.script.revision}): ${first.id} has not been run since revision abc123 (by Rupa, on build 1.2, at ${noon.toISOString()}).`,
    );
  });

  test('report untested cases and unknown charts', () => {
    expect(manual(sheetsIn(fileOf(EMPTY)), charts).notices[0]).toBe(
      `door (${data.script.revision}): ${first.id} has not been run yet.`,
    );
    expect(manual(sheetsIn(fileOf(EMPTY, { machine: 'window' })), charts).notices).toContain(
      'window: the chart no longer exists.',
    );
  });

  test('are a line of the printed table', () => {
    const { stdout } = run('coverage', '--in', join(folder, 'none'), '--manual', fileOf(passed), '--machines', FILE);
    expect(stdout).toMatch(/^door {2}manual {2}states 3\/3 {2}transitions 7\/7/m);
    expect(stdout).toContain('Not tested by hand: lamp.');
  });

  test('are rejected unless they are a run sheet', () => {
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, '{"machine":"door"}');
    expect(() => sheetsIn(wrong)).toThrow(
      `${wrong} contains no run sheet: expected { sheet, machine, revision, results }.`,
    );
  });
});
