import { expect, test } from 'vitest';

const charts = import.meta.glob<string>('../../machines/**/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MAX_LINES = 300;
/** Longer charts and their lines, at most; machines/DECISIONS.md 13 has the reasons. */
const longer: Record<string, number> = {
  'platform/portal': 403,
};

const nameOf = (path: string) => path.split('/').slice(-3, -1).join('/');
const linesOf = (text: string) => text.trimEnd().split('\n').length;
const lengths = Object.entries(charts).map(([path, text]) => ({ chart: nameOf(path), lines: linesOf(text) }));

test('a chart has at most 300 lines', () => {
  expect(lengths.length).toBeGreaterThan(90);
  const found = lengths.filter(({ lines }) => lines > MAX_LINES).map(({ chart, lines }) => [chart, lines]);
  // A listed chart that has become shorter is listed with its new length, or not at all.
  expect(Object.fromEntries(found.sort())).toEqual(longer);
});
