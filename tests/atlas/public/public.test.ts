import { expect, test } from 'vitest';
import { readTable } from './table';

const rows = readTable();
const machines = rows.filter(({ machine }) => machine !== '');

test('the table has at least 40 machines of at least 15 public projects, each at a commit', () => {
  expect(machines.length).toBeGreaterThanOrEqual(40);
  expect(new Set(machines.map(({ address }) => address)).size).toBeGreaterThanOrEqual(15);
  expect(rows.filter(({ commit }) => !/^[0-9a-f]{40}$/.test(commit))).toEqual([]);
});

test('each machine is drawn; each file without a machine has its reason', () => {
  expect(machines.filter(({ after }) => !/^(?:run|isolated|read)(?:, \d+ stubs)?: drawn; /.test(after))).toEqual([]);
  const files = rows.filter(({ machine }) => machine === '');
  expect(files.filter(({ after }) => !/:\d+: |does not (?:load|parse)|No machine/.test(after))).toEqual([]);
});
