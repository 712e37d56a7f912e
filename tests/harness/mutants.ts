import type { AnyStateMachine } from 'xstate';
import { alike, type Exploration, explore, type Mutation, mutations, rewrite } from '../../src/atlas';
import type { Chart } from './charts';
import type { Invariant } from './invariant';

/** Verdict on a mutant: `by` names the journey or the invariant that killed it. */
export type Verdict = {
  flow: string;
  kind: Mutation['kind'];
  at: string;
  fate: 'killed' | 'survived' | 'equivalent';
  by?: string;
};

/** Returns the first journey that a chart breaks. */
export function brokenJourney(machine: AnyStateMachine, { journeys }: Chart): string | undefined {
  return journeys.find((journey) => {
    try {
      journey.run(machine);
      return false;
    } catch {
      return true;
    }
  })?.title;
}

/** Returns the first broken invariant of an exploration, or what went wrong in it. */
export function brokenInvariant(
  { starts, edges, places, problems }: Exploration,
  invariants: readonly Invariant[],
): string | undefined {
  if (problems.length > 0) return problems[0];
  const snapshotOf = (id: number) => places[id]?.snapshot;
  const moments = [
    ...starts.map(({ at, effects }) => ({ snapshot: snapshotOf(at), effects })),
    ...edges.map(({ from, to, move, effects }) => ({
      snapshot: snapshotOf(to),
      before: snapshotOf(from),
      move,
      effects,
    })),
  ];
  return invariants.find(({ holds }) =>
    moments.some(({ snapshot, ...moment }) => snapshot && !holds({ snapshot, ...moment })),
  )?.title;
}

/**
 * Tries every mutant of a chart on its journeys, the survivors on its invariants, and compares the rest with the chart
 * itself: first both thinned, then complete where they differ, because thinning depends on the names of transitions.
 */
export function judge(chart: Chart): Verdict[] {
  const { flow, machine, samples, invariants } = chart;
  const original = {
    thinned: lazy(() => explore(machine, samples)),
    whole: lazy(() => explore(machine, samples, WHOLE)),
  };
  const fateOf = ({ change }: Mutation): Pick<Verdict, 'fate' | 'by'> => {
    const mutant = rewrite(machine, change);
    const journey = brokenJourney(mutant, chart);
    if (journey !== undefined) return { fate: 'killed', by: journey };
    const exploration = explore(mutant, samples);
    const by = brokenInvariant(exploration, invariants);
    if (by !== undefined) return { fate: 'killed', by };
    const same = alike(original.thinned(), exploration) || alike(original.whole(), explore(mutant, samples, WHOLE));
    return { fate: same ? 'equivalent' : 'survived' };
  };
  return mutations(machine).map((mutation) => ({ flow, kind: mutation.kind, at: mutation.at, ...fateOf(mutation) }));
}

const WHOLE = { whole: Number.POSITIVE_INFINITY };

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
