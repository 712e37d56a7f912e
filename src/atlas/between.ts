import type { MicrostepCoverage } from './declared';
import type { Edge, Exploration, Start } from './explore';
import { type Path, situation } from './paths';

/** Start or edge, number of stations passed so far, and the previous step. */
type Step = { start: Start; edge?: Edge; at: number; passed: number; before?: Step };

/**
 * Finds the shortest path through states in the listed order, by their ids. Passing through a state counts, and each
 * station must come at least a microstep after the last. Undefined if there is none.
 */
export function between({ starts, edges, places }: Exploration, stations: readonly string[]): Path | undefined {
  const leaving: Edge[][] = [];
  for (const edge of edges) leaving[edge.from] = [...(leaving[edge.from] ?? []), edge];
  const steps = starts.map((start): Step => ({ start, at: start.at, passed: pass(stations, 0, start.stepCoverages) }));
  const known = new Set<string>();
  // Iterating an array includes the elements that the loop appends.
  for (const step of steps) {
    if (step.passed === stations.length) return pathOf(step);
    const key = `${step.at} ${step.passed}`;
    if (known.has(key)) continue;
    known.add(key);
    for (const edge of leaving[step.at] ?? [])
      steps.push({
        start: step.start,
        edge,
        at: edge.to,
        passed: pass(stations, step.passed, edge.stepCoverages),
        before: step,
      });
  }

  function pathOf(last: Step): Path {
    const { input, inputValue, at, stepCoverages } = last.start;
    const where = (id: number) => situation(places[id] ?? { value: {}, context: null });
    const steps = edgesTo(last).map((edge) => ({
      ...edge.move,
      before: where(edge.from),
      after: where(edge.to),
      stepCoverages: edge.stepCoverages,
    }));
    return { input, inputValue, start: where(at), stepCoverages, steps };
  }
}

/** Returns the number of stations passed after these microsteps. */
function pass(stations: readonly string[], before: number, stepCoverages: readonly MicrostepCoverage[]): number {
  let passed = before;
  for (const { states, transitions } of stepCoverages) {
    const station = stations[passed];
    if (station !== undefined && (transitions.length > 0 || passed === 0) && states.includes(station)) passed += 1;
  }
  return passed;
}

const edgesTo = ({ edge, before }: Step): Edge[] => [...(before ? edgesTo(before) : []), ...(edge ? [edge] : [])];
