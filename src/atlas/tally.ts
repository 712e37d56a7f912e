import { type Counted, type Declared, DIMENSIONS } from './declared';
import type { Seen } from './follow';

/** What one tier covered of one chart, in ids; plain data, so that processes can sum up. */
export type Tally = { flow: string; tier: string; declared: Record<Counted, string[]>; covered: Record<Counted, string[]> };

const COUNTED: readonly Counted[] = [...DIMENSIONS, 'pairs'];

const each = <T>(make: (counted: Counted) => T): Record<Counted, T> => ({
  states: make('states'),
  transitions: make('transitions'),
  guardSides: make('guardSides'),
  outcomes: make('outcomes'),
  delays: make('delays'),
  pairs: make('pairs'),
});

/**
 * Counts what was seen to run against what a chart declares, and against the pairs of transitions that an exploration found, where it
 * is given them. What is not declared (a state of another chart) is not counted.
 */
export function counter(flow: string, tier: string, of: Declared, pairs: string[] = []): { add(...seen: Seen[]): void; tally(): Tally } {
  const declared = each((counted) => (counted === 'pairs' ? pairs : of[counted].map(({ id }) => id)));
  const covered = each(() => new Set<string>());
  return {
    add(...seen) {
      for (const one of seen) for (const counted of COUNTED) for (const id of one[counted]) covered[counted].add(id);
    },
    tally: () => ({ flow, tier, declared, covered: each((counted) => declared[counted].filter((id) => covered[counted].has(id))) }),
  };
}

/** The tallies of several runs or tiers as one a chart, in order of their flows: what any of them covered is covered. */
export function merge(tallies: readonly Tally[], tier: string): Tally[] {
  const flows = [...new Set(tallies.map(({ flow }) => flow))].sort();
  return flows.map((flow) => {
    const own = tallies.filter((tally) => tally.flow === flow);
    const union = (pick: (tally: Tally) => string[]) => [...new Set(own.flatMap(pick))];
    return {
      flow,
      tier,
      declared: each((counted) => union((tally) => tally.declared[counted])),
      covered: each((counted) => union((tally) => tally.covered[counted])),
    };
  });
}

/** What a chart declares and a tier did not cover. */
export const missing = ({ declared, covered }: Tally): string[] =>
  COUNTED.flatMap((counted) => {
    const done = new Set(covered[counted]);
    return declared[counted].filter((id) => !done.has(id)).map((id) => `${LABELS[counted] ?? counted}: ${id}`);
  });

const LABELS: Partial<Record<Counted, string>> = { guardSides: 'guard sides' };

/** The tallies as a table, a chart a line: `login  model  states 14/14  transitions 31/31 …`; with pairs where any were to be counted. */
export function table(tallies: readonly Tally[]): string {
  const counted = COUNTED.filter((one) => one !== 'pairs' || tallies.some(({ declared }) => declared.pairs.length > 0));
  const rows = tallies.map(({ flow, tier, declared, covered }) => [
    flow,
    tier,
    ...counted.map((one) => `${LABELS[one] ?? one} ${covered[one].length}/${declared[one].length}`),
  ]);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
