import type { Case } from './case';
import { MODES, type Result } from './run';

/** Report for engineers of a studio or a portal: a line per case with its modes, and each failed step. */
export function report(cases: readonly Case[], results: readonly Result[]): string {
  const lines = cases.map((entry) => {
    if (entry.notOverTheWire)
      return `${entry.rule.padEnd(4)} –                      ${entry.title}. ${entry.notOverTheWire}`;
    const own = results.filter(({ rule, title }) => rule === entry.rule && title === entry.title);
    const modes = MODES.map((mode) => {
      const result = own.find((found) => found.mode === mode);
      return result ? `${mode} ${result.problems.length === 0 ? '✓' : '✗'}` : '';
    });
    const wrong = own.flatMap(({ mode, problems }) =>
      problems.map(
        ({ step, expected, got }) => `       ${mode}, ${step}\n         expected ${expected}\n         got      ${got}`,
      ),
    );
    const why = wrong.length > 0 ? [`       ${entry.why}`] : [];
    return [`${entry.rule.padEnd(4)} ${modes.join(' ')}  ${entry.title}`, ...why, ...wrong].join('\n');
  });
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const ruleCount = new Set(cases.filter(({ notOverTheWire }) => !notOverTheWire).map(({ rule }) => rule)).size;
  return [
    ...lines,
    '',
    `${results.length - failed} passed, ${failed} failed; ${ruleCount} rules, each of ${MODES.join(', ')}`,
  ].join('\n');
}
