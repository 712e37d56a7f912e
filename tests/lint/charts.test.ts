import { expect, test } from 'vitest';
import { notLiteral } from '../../src/atlas/cli/stately';

const charts = import.meta.glob<string>(
  ['../../machines/**/*.machine.ts', '../../src/{atlas,lottery,studio}/**/*.machine.ts'],
  { query: '?raw', import: 'default', eager: true },
);

test('every chart is one literal, which Stately can read without running it', () => {
  expect(Object.keys(charts).length).toBeGreaterThan(90);
  expect(Object.entries(charts).flatMap(([path, text]) => notLiteral(path, text))).toEqual([]);
});
