import type { MicrostepCoverage } from './declared';
import type { Edge, Exploration, Start } from './explore';
import { type Path, situation } from './paths';

/** Progress of a path as a number: `advance` adds what microsteps bring, and the path ends at `goal`. */
export type Progress = { advance(before: number, stepCoverages: readonly MicrostepCoverage[]): number; goal: number };
/** Start or edge, progress so far, and the previous step. */
type Step = { start: Start; edge?: Edge; at: number; progress: number; before?: Step };

/** Shortest path to a goal; none if there is none, or, if `isComplete` is false, if the search reached its limit. */
type Shortest = { path?: Path; isComplete: boolean };

/** Finds the shortest path to a goal, breadth first. */
export function shortest(
  { starts, edges, places }: Exploration,
  { advance, goal }: Progress,
  limit = Number.POSITIVE_INFINITY,
): Shortest {
  const leaving: Edge[][] = [];
  for (const edge of edges) leaving[edge.from] = [...(leaving[edge.from] ?? []), edge];
  const steps = starts.map((start): Step => ({ start, at: start.at, progress: advance(0, start.stepCoverages) }));
  const known = new Set<string>();
  // Iterating an array includes the elements that the loop appends.
  for (const step of steps) {
    if (step.progress === goal) return { path: pathOf(step), isComplete: true };
    if (steps.length > limit) return { isComplete: false };
    const key = `${step.at} ${step.progress}`;
    if (known.has(key)) continue;
    known.add(key);
    for (const edge of leaving[step.at] ?? [])
      steps.push({
        start: step.start,
        edge,
        at: edge.to,
        progress: advance(step.progress, edge.stepCoverages),
        before: step,
      });
  }
  return { isComplete: true };

  function pathOf(last: Step): Path {
    const { input, inputValue, at, stepCoverages, begins } = last.start;
    const where = (id: number) => situation(places[id] ?? { value: {}, context: null });
    const steps = edgesTo(last).map((edge) => ({
      ...edge.move,
      before: where(edge.from),
      after: where(edge.to),
      stepCoverages: edge.stepCoverages,
    }));
    return { input, inputValue, start: where(at), stepCoverages, steps, ...(begins && { begins }) };
  }
}

const edgesTo = ({ edge, before }: Step): Edge[] => [...(before ? edgesTo(before) : []), ...(edge ? [edge] : [])];
