import { expect, test } from 'vitest';
import { notLiteral } from '../../src/atlas/cli/stately';
import { SETTINGS } from '../../src/contract';

const charts = import.meta.glob<string>(
  ['../../machines/**/*.machine.ts', '../../src/{atlas,lottery,studio}/**/*.machine.ts'],
  { query: '?raw', import: 'default', eager: true },
);

test('every chart is one literal, which Stately can read without running it', () => {
  expect(Object.keys(charts).length).toBeGreaterThan(90);
  expect(Object.entries(charts).flatMap(([path, text]) => notLiteral(path, text))).toEqual([]);
});

test('charts get the home country as input', () => {
  const values = Object.values(SETTINGS.homeCountry).map((value) => `'${value}'`);
  const withLiteral = Object.entries(charts).filter(([, text]) => values.some((value) => text.includes(value)));
  expect(withLiteral.map(([path]) => path)).toEqual([]);
});
