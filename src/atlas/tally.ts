import { type Declared, DIMENSIONS, type Dimension } from './declared';
import type { Seen } from './follow';

/** What one tier covered of one chart, in ids; plain data, so that processes can sum up. */
export type Tally = { flow: string; tier: string; declared: Record<Dimension, string[]>; covered: Record<Dimension, string[]> };

const each = <T>(make: (dimension: Dimension) => T): Record<Dimension, T> => ({
  states: make('states'),
  transitions: make('transitions'),
  guardSides: make('guardSides'),
  outcomes: make('outcomes'),
  delays: make('delays'),
});

/** Counts what was seen to run against what a chart declares. What is not declared (a state of another chart) is not counted. */
export function counter(flow: string, tier: string, of: Declared): { add(...seen: Seen[]): void; tally(): Tally } {
  const declared = each((dimension) => of[dimension].map(({ id }) => id));
  const covered = each(() => new Set<string>());
  return {
    add(...seen) {
      for (const one of seen) for (const dimension of DIMENSIONS) for (const id of one[dimension]) covered[dimension].add(id);
    },
    tally: () => ({ flow, tier, declared, covered: each((dimension) => declared[dimension].filter((id) => covered[dimension].has(id))) }),
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
      declared: each((dimension) => union((tally) => tally.declared[dimension])),
      covered: each((dimension) => union((tally) => tally.covered[dimension])),
    };
  });
}

/** What a chart declares and a tier did not cover. */
export const missing = ({ declared, covered }: Tally): string[] =>
  DIMENSIONS.flatMap((dimension) =>
    declared[dimension].filter((id) => !covered[dimension].includes(id)).map((id) => `${LABELS[dimension]}: ${id}`),
  );

const LABELS = { states: 'states', transitions: 'transitions', guardSides: 'guard sides', outcomes: 'outcomes', delays: 'delays' };

/** The tallies as a table, a chart a line: `login  model  states 14/14  transitions 31/31 …`. */
export function table(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ flow, tier, declared, covered }) => [
    flow,
    tier,
    ...DIMENSIONS.map((dimension) => `${LABELS[dimension]} ${covered[dimension].length}/${declared[dimension].length}`),
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
