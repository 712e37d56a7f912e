/** @module-tag extended */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Saved } from '../../../src/atlas';
import { run } from './run';

const folder = mkdtempSync(join(tmpdir(), 'atlas-paths-'));
afterAll(() => rmSync(folder, { recursive: true }));
const shop = ['--machines', 'tests/atlas/shop/shop.machine.ts'];
const file = join(folder, 'door.json');

describe('paths command', () => {
  test('prints the script, and the summary to standard error', () => {
    const { status, stdout, stderr } = run('paths', 'door', ...shop, '--strategy', 'states');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^# The door of the shop\n/);
    expect(stderr).toMatch(
      /^door: 1 path, 2 steps, about 1 minute by hand; lower bound: 1 path and 2 steps, exceeded by 0 and 0\.\ndoor {2}states {2}states 3\/3/,
    );
  });

  test('loads every machine of a file, and reports what it cannot try', () => {
    const { status, stdout, stderr } = run('paths', 'tests/atlas/shop/shop.machine.ts', '--format', 'json');
    const all: Saved[] = JSON.parse(stdout);
    expect([status, all.map(({ machine }) => machine)]).toEqual([0, ['door', 'lamp']]);
    expect(stderr).toContain('Not tried without samples: the event switch.pressed; the event bulb.broke.\n');
  });

  test('prints the fewest paths that show requirements, with their optimum', () => {
    const { status, stdout, stderr } = run('paths', 'door', ...shop, '--requirements', 'shop.1,shop.2');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^# The door of the shop\n/)]);
    expect(stderr).toMatch(
      /^door: 1 path, 1 step, about 1 minute by hand; lower bound: 1 path and 1 step, exceeded by 0 and 0\.\n/,
    );
    const wrong = run('paths', 'door', ...shop, '--requirements', 'shop.1,shop.9');
    expect([wrong.status, wrong.stderr]).toEqual([1, 'No state of door carries the requirement shop.9.\n']);
  });

  test('prints no path since the commit whose charts are the current ones', () => {
    const { status, stderr } = run('paths', 'door', ...shop, '--since', 'HEAD');
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^door: 0 paths, 0 steps, about 0 minutes by hand; /)]);
  });

  test('fails in one line for an unknown flow', () => {
    const { status, stdout, stderr } = run('paths', 'window', ...shop);
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'No flow window in tests/atlas/shop/shop.machine.ts. Known flows: door, lamp.\n',
    ]);
  });
});

describe('replay', () => {
  test('walks a saved path and prints its steps', () => {
    expect(run('paths', 'door', ...shop, '--to', 'open', '--format', 'json', '--out', file).stdout).toContain(
      `Written to ${file}.`,
    );
    const { status, stdout } = run('paths', '--replay', file, ...shop);
    expect([status, stdout]).toEqual([0, '✓ The door of the shop: Push the door\n  1. Push the door\n']);
  });

  test('fails if the chart leads to another state', () => {
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, readFileSync(file, 'utf8').replace('"state": "open"', '"state": "shut"'));
    const { status, stderr } = run('paths', '--replay', wrong, ...shop);
    expect([status, stderr]).toEqual([1, 'The path leads to "open", not to "shut", by\n  1. opened: wide\n']);
  });

  test('fails if there is nothing to replay', () => {
    const empty = join(folder, 'empty.json');
    writeFileSync(empty, '{}');
    expect(run('paths', '--replay', empty, ...shop)).toMatchObject({
      status: 1,
      stderr: `${empty} contains no paths: expected { machine, paths: [{ steps }] }.\n`,
    });
    expect(run('paths', '--replay', join(folder, 'no.json'))).toMatchObject({ status: 1 });
  });
});
