import { stringify } from 'csv-stringify/sync';
import { COLUMNS, type Path, type Saved, type Script, saved, scripts, type Tally, type Teller, titleOf } from '..';
import type { Format } from './options';

/** The paths of one chart, with all that is told of them. */
export type Found = { paths: Path[]; teller: Teller; tally: Tally };

const LABELS = {
  en: { precondition: 'Precondition', requirements: 'Requirements', action: 'Do', expected: 'Expect', none: 'none' },
  bn: { precondition: 'পূর্বশর্ত', requirements: 'চাহিদা', action: 'করুন', expected: 'দেখুন', none: 'নেই' },
};

/** A format as text, of any number of charts. */
export const FORMAT: Record<Format, (found: readonly Found[]) => string> = { md, gherkin, csv, json };

const line = (text: string): string => text.replace(/\s+/g, ' ').trim();
const plain = (text: string): string => line(text).replace(/[\\`*_[\]<>#|]/g, '\\$&');

/** A test script to be read and ticked off. */
function md(found: readonly Found[]): string {
  const documents = found.map(({ paths, teller }) => {
    const { precondition, requirements, action, expected, none } = LABELS[teller.language];
    const script = ({ title, steps, ...one }: Script) =>
      [
        `## ${plain(title)}\n`,
        `**${precondition}:** ${plain(one.precondition)}\\`,
        `**${requirements}:** ${plain(one.requirements.join(', ')) || none}\n`,
        ...steps.map((step, index) => `${index + 1}. **${action}:** ${plain(step.action)}\\\n   **${expected}:** ${plain(step.expected)}`),
      ].join('\n');
    return [`# ${plain(titleOf(teller))}`, ...scripts(paths, teller).map(script)].join('\n\n');
  });
  return `${documents.join('\n\n')}\n`;
}

/** A feature a chart. Gherkin has no keywords in Bengali; what follows them may be in any language. */
function gherkin(found: readonly Found[]): string {
  const features = found.map(({ paths, teller }) => {
    const scenario = ({ title, precondition, requirements, steps }: Script) => {
      const tags = requirements.map((id) => `@${id.replace(/[\s@#]+/g, '_')}`).join(' ');
      const lines = steps.flatMap(({ action, expected }) => [`    When ${line(action)}`, `    Then ${line(expected)}`]);
      return [...(tags ? [`  ${tags}`] : []), `  Scenario: ${line(title)}`, `    Given ${line(precondition)}`, ...lines].join('\n');
    };
    return [`Feature: ${line(titleOf(teller))}`, ...scripts(paths, teller).map(scenario)].join('\n\n');
  });
  return `${features.join('\n\n')}\n`;
}

/** A row a step, each with all of its path, as tools for test management group rows by their title (RFC 4180). */
function csv(found: readonly Found[]): string {
  const rows = found.flatMap(({ paths, teller }) =>
    scripts(paths, teller).flatMap(({ title, precondition, requirements, steps }) =>
      (steps.length > 0 ? steps : [{ action: '', expected: precondition }]).map(({ action, expected }, index) =>
        [title, precondition, index + 1, action, expected, requirements.join(' ')].map((cell) => line(String(cell))),
      ),
    ),
  );
  return stringify([['title', 'precondition', 'step no', 'action', 'expected', 'requirements'], ...rows], { record_delimiter: 'windows' });
}

/** For programs, and to be replayed: an object a chart; more than one in a list. */
function json(found: readonly Found[]): string {
  const charts = found.map(({ paths, teller, tally }): Saved & { coverage: object } => {
    const columns = COLUMNS.filter((column) => column !== 'requirements');
    const coverage = columns.map((column) => [column, { covered: tally.covered[column], declared: tally.declared[column] }]);
    const told = scripts(paths, teller);
    return {
      machine: teller.declared.machine,
      coverage: Object.fromEntries(coverage),
      paths: paths.map((path, index) => saved(told[index]?.title ?? '', path, teller.declared)),
    };
  });
  return `${JSON.stringify(charts.length === 1 ? charts[0] : charts, null, 2)}\n`;
}
