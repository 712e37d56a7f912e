import type { MicrostepCoverage } from './declared';
import { type Counted, type Declared, DIMENSIONS } from './declared';

/**
 * Columns of a tally: the dimensions of microsteps, pairs and requirements. A requirement is covered by visiting a
 * state that carries it.
 */
export const COLUMNS = [...DIMENSIONS, 'pairs', 'requirements'] as const satisfies readonly (
  | Counted
  | 'requirements'
)[];
export type Column = (typeof COLUMNS)[number];
/** Coverage of a chart by a tier, as ids; plain data, so that processes can be merged. */
export type Tally = {
  flow: string;
  tier: string;
  declared: Record<Column, string[]>;
  covered: Record<Column, string[]>;
};

const COUNTED_DIMENSIONS: readonly Counted[] = [...DIMENSIONS, 'pairs'];

const each = <T>(make: (column: Column) => T): Record<Column, T> => ({
  states: make('states'),
  transitions: make('transitions'),
  guardSides: make('guardSides'),
  outcomes: make('outcomes'),
  delays: make('delays'),
  pairs: make('pairs'),
  requirements: make('requirements'),
});

/**
 * Counts coverage against the declarations of a chart, and against the pairs of an exploration if provided. Ignores
 * undeclared ids (states of other charts).
 */
export function counter(
  flow: string,
  tier: string,
  of: Declared,
  pairs: string[] = [],
): { add(...stepCoverages: MicrostepCoverage[]): void; tally(): Tally } {
  const declared = each((column) => (column === 'pairs' ? pairs : of[column].map(({ id }) => id)));
  const covered = each(() => new Set<string>());
  const carried = new Map(of.states.map(({ id, requirements }) => [id, requirements]));
  return {
    add(...stepCoverages) {
      for (const microstep of stepCoverages) {
        for (const counted of COUNTED_DIMENSIONS) for (const id of microstep[counted]) covered[counted].add(id);
        for (const state of microstep.states) for (const id of carried.get(state) ?? []) covered.requirements.add(id);
      }
    },
    tally: () => ({
      flow,
      tier,
      declared,
      covered: each((column) => declared[column].filter((id) => covered[column].has(id))),
    }),
  };
}

/** Merges the tallies of several runs or tiers, one per chart, sorted by flow: covered by any is covered. */
export function merge(tallies: readonly Tally[], tier: string): Tally[] {
  const flows = [...new Set(tallies.map(({ flow }) => flow))].sort();
  return flows.map((flow) => {
    const own = tallies.filter((tally) => tally.flow === flow);
    const union = (pick: (tally: Tally) => string[]) => [...new Set(own.flatMap(pick))];
    return {
      flow,
      tier,
      declared: each((column) => union((tally) => tally.declared[column])),
      covered: each((column) => union((tally) => tally.covered[column])),
    };
  });
}

/** Returns the declared ids that a tier has not covered. */
export const missing = ({ declared, covered }: Tally): string[] =>
  COLUMNS.flatMap((column) => {
    const done = new Set(covered[column]);
    return declared[column].filter((id) => !done.has(id)).map((id) => `${labelOf(column)}: ${id}`);
  });

/** Returns the heading of a column. */
export const labelOf = (column: Column): string => (column === 'guardSides' ? 'guard sides' : column);

/**
 * Formats tallies as a table, a line per chart: `login model states 14/14 transitions 31/31 …`. Includes pairs and
 * requirements if there are any.
 */
export function table(tallies: readonly Tally[]): string {
  const always: readonly Column[] = DIMENSIONS;
  const columns = COLUMNS.filter(
    (column) => always.includes(column) || tallies.some(({ declared }) => declared[column].length > 0),
  );
  const rows = tallies.map(({ flow, tier, declared, covered }) => [
    flow,
    tier,
    ...columns.map((column) => `${labelOf(column)} ${covered[column].length}/${declared[column].length}`),
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
