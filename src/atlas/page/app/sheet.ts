import { type Script, scripts } from '../../script';
import type { Language } from '../../types';
import type { ScriptedChart } from '../data';

/** Result of a step: passed, failed, or open. */
export type Found = 'ok' | 'no' | null;
/** Results of a case. `picture`: a data URL. */
export type CaseSheet = {
  steps: Found[];
  note: string;
  picture?: string;
  at?: string;
  tester?: string;
  build?: string;
};
/** Results for one revision of a chart. */
export type Sheet = { tester: string; build: string; cases: Record<string, CaseSheet> };
export type Status = 'open' | 'begun' | 'passed' | 'failed';

export const EMPTY: Sheet = { tester: '', build: '', cases: {} };

/** Returns the scripts of a chart in a language, as printed. */
export function scriptsOf({ script, picture, words }: ScriptedChart, language: Language): Script[] {
  const cases = script.cases.map((testCase) => ({
    ...testCase,
    steps: testCase.steps.flatMap((at) => script.steps[at] ?? []),
  }));
  return scripts(cases, { declared: { machine: picture.id, states: picture.states }, language, words });
}

/** Returns the status of a case: failed if any step has failed, passed if all have passed. */
export function statusOf(sheet: CaseSheet | undefined, steps: number): Status {
  const found = sheet?.steps ?? [];
  if (found.includes('no')) return 'failed';
  const done = found.filter((result) => result === 'ok').length;
  return done === 0 ? 'open' : done === steps ? 'passed' : 'begun';
}

const NOTHING: CaseSheet = { steps: [], note: '' };

/** Returns the sheet with a case updated, stamped with tester and time. */
export function noted(sheet: Sheet, id: string, change: Partial<CaseSheet>, now: Date): Sheet {
  const { tester, build } = sheet;
  const before = sheet.cases[id] ?? NOTHING;
  return { ...sheet, cases: { ...sheet.cases, [id]: { ...before, ...change, at: now.toISOString(), tester, build } } };
}

/** Sets the result of a step; setting the same result again clears it. */
export function ticked(steps: readonly Found[], at: number, found: Found, of: number): Found[] {
  return Array.from({ length: of }, (_, index) =>
    index === at ? (steps[at] === found ? null : found) : (steps[index] ?? null),
  );
}

/** Returns the results of every started case, for `npm run coverage -- --manual FILE`. */
export function exported(chart: ScriptedChart, sheet: Sheet) {
  const { script, picture } = chart;
  const labelled = scriptsOf(chart, 'en');
  const results = script.cases.flatMap((testCase, index) => {
    const found = sheet.cases[testCase.id];
    const status = statusOf(found, testCase.steps.length);
    if (!found || status === 'open') return [];
    const rows = testCase.steps.map((at) => script.steps[at]);
    const good = found.steps.findIndex((step) => step !== 'ok');
    const walked = rows.slice(0, good < 0 ? rows.length : good);
    // Opening the flow and setup are not steps of the path.
    const done = walked.filter((step) => step?.move !== undefined).length;
    const { note, picture: screenshot, at, tester, build } = found;
    return [
      {
        id: testCase.id,
        title: labelled[index]?.title ?? '',
        status,
        done,
        note,
        picture: screenshot,
        at,
        tester,
        build,
        input: testCase.input,
        steps: testCase.tokens,
      },
    ];
  });
  return { sheet: 1, machine: picture.id, revision: script.revision, results };
}

const cell = (value: unknown): string =>
  `"${String(value ?? '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '""')}"`;

/**
 * Formats results as a table, a row per step (RFC 4180), with the byte order mark by which spreadsheets detect UTF-8.
 */
export function asCsv(chart: ScriptedChart, sheet: Sheet, language: Language): string {
  const head = [
    'id',
    'title',
    'revision',
    'step no',
    'action',
    'expected',
    'result',
    'case result',
    'note',
    'tester',
    'build',
    'at',
  ];
  const rows = scriptsOf(chart, language).flatMap(({ id, title, steps }) => {
    const found = sheet.cases[id];
    const status = statusOf(found, steps.length);
    const ends = [status, found?.note, found?.tester, found?.build, found?.at];
    return steps.map(({ action, expected }, index) =>
      [id, title, chart.script.revision, index + 1, action, expected, found?.steps[index], ...ends].map(cell).join(','),
    );
  });
  return `\uFEFF${[head.map(cell).join(','), ...rows].join('\r\n')}\r\n`;
}
