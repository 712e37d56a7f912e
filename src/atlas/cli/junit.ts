import { COLUMNS, type Column, labelOf, missing, type Tally } from '..';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Formats coverage as JUnit XML: a suite per chart, a case per tier and column. Gaps that another tier covers are
 * skipped; gaps that none covers and nothing excuses fail.
 */
export function junit(tallies: readonly Tally[], merged: readonly Tally[], excuses: Excuses): string {
  const suites = merged.map((all) => {
    const own = tallies.filter(({ flow }) => flow === all.flow);
    const wrong = unexcused(all, excuses);
    const cases = [...own, all].flatMap((tally) =>
      COLUMNS.filter((column) => tally.declared[column].length > 0).map((column) =>
        caseOf(tally, column, tally === all ? wrong : []),
      ),
    );
    const count = (mark: string) => cases.filter((testCase) => testCase.includes(mark)).length;
    const counts = `tests="${cases.length}" failures="${count('<failure')}" skipped="${count('<skipped')}"`;
    return [`  <testsuite name="${escaped(all.flow)}" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="coverage">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOf(tally: Tally, column: Column, wrong: readonly string[]): string {
  const { flow, tier, covered, declared } = tally;
  const left = missing(tally).filter((id) => id.startsWith(`${labelOf(column)}: `));
  const name = `${labelOf(column)} ${covered[column].length}/${declared[column].length}`;
  const open = `    <testcase classname="${escaped(`${flow}.${tier}`)}" name="${name}"`;
  if (left.length === 0) return `${open}/>`;
  const kind = left.some((id) => wrong.includes(id)) ? 'failure' : 'skipped';
  return `${open}><${kind} message="${escaped(`${left.length} not covered: ${left.join('; ')}`)}"/></testcase>`;
}

/** Accepted gaps, by chart and id (as `missing()` returns it), each with its reason. */
export type Excuses = Record<string, Record<string, string>>;

/** Returns the gaps of a tally without an accepted reason. */
export const unexcused = (tally: Tally, excuses: Excuses): string[] =>
  missing(tally).filter((id) => !excuses[tally.flow]?.[id]);
