import { stringify } from 'csv-stringify/sync';
import { PERFORMER_LABELS, type Script, scripts, titleOf } from '..';
import { minutesOf } from './estimate';
import type { LabelledCases } from './formats-read';
import { JIRA_PRIORITY, line, PRIORITY } from './formats-words';

type Row = Record<string, string | number>;

/** Formats rows with a header (RFC 4180), with the byte order mark by which spreadsheets detect UTF-8. */
function table(columns: readonly string[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((column) => line(String(row[column] ?? ''))));
  return stringify([columns, ...cells], { record_delimiter: 'windows', bom: true });
}

type TimedScript = Script & { minutes: number };
const each = <T>(found: readonly LabelledCases[], report: (script: TimedScript, source: LabelledCases) => T[]): T[] =>
  found.flatMap((source) =>
    scripts(source.cases, source.scriptLabels).flatMap((script, at) => {
      const testCase = source.cases[at];
      return report({ ...script, minutes: testCase ? minutesOf(testCase) : 0 }, source);
    }),
  );

const COLUMNS = [
  ...['id', 'title', 'priority', 'setup', 'step no', 'who', 'action', 'expected', 'requirements', 'case requirements'],
  'minutes',
  ...['result', 'tester', 'build'],
];

/** A row per step, each with its case; the last three columns are for the tester. */
export const csv = (found: readonly LabelledCases[]): string =>
  table(
    COLUMNS,
    each(found, ({ id, title, matter, preparations, requirements, steps, minutes }, { scriptLabels }) =>
      steps.map(({ performer, action, expected, requirements: met }, index) => ({
        ...{
          id,
          title,
          priority: PRIORITY[matter],
          setup: preparations.join(' · '),
          'step no': index + 1,
          who: PERFORMER_LABELS[scriptLabels.language][performer],
        },
        ...{ action, expected, requirements: met.join(' '), 'case requirements': requirements.join(' '), minutes },
      })),
    ),
  );

const TESTRAIL = [
  ...[
    'Title',
    'Section',
    'Template',
    'Type',
    'Priority',
    'Estimate',
    'References',
    'Preconditions',
    'Steps (Step)',
    'Steps (Expected Result)',
  ],
];

/**
 * Rows for TestRail's import, several per case: a row with a title starts a case, and the columns of the case are
 * filled in that row only.
 */
export const testrail = (found: readonly LabelledCases[]): string =>
  table(
    TESTRAIL,
    each(found, ({ id, title, matter, preparations, requirements, steps, minutes }, { scriptLabels }) =>
      steps.map(({ performer, action, expected }, index) => ({
        ...(index === 0 && {
          ...{
            Title: `${title} [${id}]`,
            Section: titleOf(scriptLabels),
            Template: 'Test Case (Steps)',
            Type: 'Functional',
          },
          ...{
            Priority: PRIORITY[matter],
            Estimate: `${minutes}m`,
            References: requirements.join(', '),
            Preconditions: preparations.join(' · '),
          },
        }),
        'Steps (Step)': `${PERFORMER_LABELS[scriptLabels.language][performer]}: ${action}`,
        'Steps (Expected Result)': expected,
      })),
    ),
  );

const XRAY = [
  'Test ID',
  'Test Type',
  'Summary',
  'Priority',
  'Description',
  'Labels',
  'Action',
  'Data',
  'Expected Result',
];

/** Rows for Xray's Test Case Importer: rows of a case share a Test ID, and the first has the columns of the case. */
export const xray = (found: readonly LabelledCases[]): string =>
  table(
    XRAY,
    each(found, ({ id, title, matter, preparations, requirements, steps }, { scriptLabels }) =>
      steps.map(({ performer, action, expected }, index) => ({
        'Test ID': id,
        ...(index === 0 && {
          ...{
            'Test Type': 'Manual',
            Summary: title,
            Priority: JIRA_PRIORITY[matter],
            Description: preparations.join(' · '),
          },
          // Labels in Jira cannot contain spaces.
          Labels: [id, ...requirements].map((label) => label.replace(/\s+/g, '_')).join(' '),
        }),
        Action: action,
        Data: PERFORMER_LABELS[scriptLabels.language][performer],
        'Expected Result': expected,
      })),
    ),
  );
