import type { Noticed } from './noticing';

/** Fault of a requirement, and the test that detected it. */
export type Row = {
  id: string;
  kind: string;
  text: string;
  mutator: string;
  /** File and line. */
  place: string;
  before: string;
  after: string;
  noticed: Noticed | undefined;
  ms: number;
  note?: string;
};

const short = (text: string) =>
  (text.length > 70 ? `${text.replace(/\s+/g, ' ').slice(0, 70)}…` : text.replace(/\s+/g, ' ')) || '(nothing)';
const formatDetection = ({ noticed, note = '' }: Row) => {
  if (!noticed) return ['NOBODY', note].filter(Boolean).join(': ');
  const { by, file, title, error } = noticed;
  return `${by === 'another' ? 'noticed by another' : 'noticed by'} ${file}: ${title || error}`;
};

/** Formats a row. */
export const textOf = (row: Row): string =>
  [
    `${row.id}  ${row.kind}  ${(row.ms / 1_000).toFixed(0)} s`,
    `    ${row.mutator}  ${row.place}  ${short(row.before)} → ${short(row.after)}`,
    `    ${formatDetection(row)}`,
  ].join('\n');

/** Totals; `isGateTest` counts faults detected by a test of the gate first, so at least that many break `npm test`. */
export function summary(
  rows: readonly Row[],
  passed: readonly string[],
  isGateTest: (noticed: Noticed) => boolean,
): string {
  const noticed = rows.filter((row) => row.noticed);
  const share = ((noticed.length / Math.max(rows.length, 1)) * 100).toFixed(1);
  const byGate = noticed.filter((row) => row.noticed && isGateTest(row.noticed)).length;
  const byOthers = noticed.filter((row) => row.noticed?.by === 'another').length;
  return [
    ...(passed.length > 0 ? [`${passed.length} drawn that no mutator breaks: ${passed.join(', ')}`] : []),
    ...rows.filter((row) => !row.noticed).map(({ id, place }) => `undetected: ${id} (${place})`),
    `${rows.length} sabotaged, ${noticed.length} noticed (${share} %), ${byOthers} of them by tests that do not cite it, ${byGate} by tests of the gate`,
  ].join('\n');
}
