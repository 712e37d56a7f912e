// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { counter, declared, explore, merge, readSamples, type Tally } from '../../../src/atlas';
import { junit, unexcused } from '../../../src/atlas/cli/junit';
import { doorMachine } from '../shop/shop.machine';
import { doorSamples } from '../shop/shop.samples';
import { run } from './run';

const folder = mkdtempSync(join(tmpdir(), 'atlas-coverage-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the coverage of all moves of some kinds, from the start. */
function tallyOf(tier: string, ...kinds: string[]): Tally {
  const { starts, edges } = explore(doorMachine, readSamples(doorSamples).samples);
  const { add, tally } = counter('door', tier, declared(doorMachine));
  for (const { stepCoverages } of [...starts, ...edges.filter(({ move }) => kinds.includes(move.kind))])
    add(...stepCoverages);
  return tally();
}
const events = tallyOf('model', 'event');
const outcomes = tallyOf('rendered', 'outcome');
const bell = 'delays: door.ajar | xstate.after.1000.door.ajar';
const timed = 'transitions: door.ajar | xstate.after.1000.door.ajar | 0';

describe('requirement', () => {
  test('is covered by a visit of a state that carries it', () => {
    expect(events.declared.requirements).toEqual(['shop.1', 'shop.2']);
    expect(events.covered.requirements).toEqual(['shop.1', 'shop.2']);
    expect(tallyOf('nothing').covered.requirements).toEqual(['shop.1']);
  });
});

describe('gap that no tier covers', () => {
  const [all] = merge([events, outcomes], 'all');
  if (!all) throw new Error('nothing was merged');

  test('is named unless a reason excuses it', () => {
    expect(unexcused(all, {})).toEqual([timed, bell]);
    expect(
      unexcused(all, { door: { [bell]: 'Nobody waits so long.', [timed]: '' }, lamp: { [timed]: 'Elsewhere.' } }),
    ).toEqual([timed]);
  });

  test('fails in JUnit; a gap that another tier covers is skipped', () => {
    const document = new DOMParser().parseFromString(junit([events, outcomes], [all], {}), 'text/xml');
    const suite = document.querySelector('testsuite');
    const named = (mark: string) =>
      [...document.querySelectorAll(mark)].map(({ parentElement: parent }) => parent?.getAttribute('classname'));
    expect(suite?.getAttribute('failures')).toBe('2');
    expect(named('failure')).toEqual(['door.all', 'door.all']);
    expect(new Set(named('skipped'))).toEqual(new Set(['door.model', 'door.rendered']));
    expect(document.querySelector('failure')?.getAttribute('message')).toBe(`1 not covered: ${timed}`);
    // Six columns (states, transitions, guard sides, outcomes, delays, requirements) for two tiers and for all.
    expect(document.querySelectorAll('testcase')).toHaveLength(6 * 3);
  });

  test('fails the command, which writes all reports and prints a line per tier', () => {
    for (const tally of [events, outcomes]) {
      mkdirSync(join(folder, tally.tier), { recursive: true });
      writeFileSync(join(folder, tally.tier, 'door.json'), JSON.stringify(tally));
    }
    const { status, stdout, stderr } = run('coverage', '--in', folder);
    expect(status).toBe(1);
    expect(stderr).toBe(`door: no tier covers ${timed}\ndoor: no tier covers ${bell}\n`);
    expect(stdout.split('\n').map((line) => line.split('  ').slice(0, 2).join(' ').trim())).toEqual([
      'door model',
      'door rendered',
      'door all',
      '',
    ]);
    const { door } = JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8'));
    expect(Object.keys(door)).toEqual(['model', 'rendered', 'all']);
    expect(door.all.outcomes).toEqual({ covered: events.declared.outcomes, declared: events.declared.outcomes });
    expect(door.model.outcomes.covered).toEqual([]);
    expect(readFileSync(join(folder, 'coverage.xml'), 'utf8')).toBe(junit([events, outcomes], [all], {}));
  });

  test('passes if every gap has a reason', () => {
    const file = join(folder, 'excuses.mjs');
    writeFileSync(
      file,
      `export const excuses = ${JSON.stringify({ door: { [bell]: 'Nobody waits.', [timed]: 'Nobody waits.' } })};`,
    );
    expect(run('coverage', '--in', folder, '--except', file)).toMatchObject({ status: 0, stderr: '' });
  });

  test('is unknown if nothing has run', () => {
    mkdirSync(join(folder, 'none'));
    const { status, stderr } = run('coverage', '--in', join(folder, 'none'));
    expect([status, stderr]).toEqual([1, `No tallies in ${join(folder, 'none')} yet.\n`]);
  });
});
