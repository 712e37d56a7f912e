import { type AnyStateMachine, and, or } from 'xstate';
import {
  DIMENSIONS,
  type Dimension,
  type Exploration,
  live,
  type MicrostepCoverage,
  paths,
  perform,
  rewrite,
} from '../../src/atlas';
import { nodesOf } from '../../src/atlas/nodes';

type Recorded = Record<Dimension, Set<string>>;

/**
 * Copy of a machine that logs its executed actions, evaluated guards and entered states, independently of the atlas but
 * with its ids, so that both logs can be compared.
 */
function recording(machine: AnyStateMachine): { machine: AnyStateMachine; recorded: Recorded } {
  const recorded: Recorded = {
    states: new Set(),
    transitions: new Set(),
    guardSides: new Set(),
    outcomes: new Set(),
    delays: new Set(),
  };
  const arrived = (transition: string) => {
    const arrival = transition.slice(0, transition.lastIndexOf(' | '));
    if (/ \| xstate\.(done|error)\.actor\./.test(arrival)) recorded.outcomes.add(arrival);
    if (arrival.includes(' | xstate.after.')) recorded.delays.add(arrival);
  };
  const side = (transition: string, value: boolean) => () => {
    recorded.guardSides.add(`${transition} | ${value}`);
    arrived(transition);
    return value;
  };
  const histories = historiesOf(machine);
  const copy = rewrite(machine, {
    transition: ({ guard, ...member }, id) => {
      const made = () => {
        recorded.transitions.add(id);
        for (const history of histories.get(id) ?? []) recorded.states.add(history);
        arrived(id);
      };
      const probed = guard && { guard: or([and([guard, side(id, true)]), side(id, false)]) };
      return [{ ...member, ...probed, actions: [made, ...[member.actions ?? []].flat()] }];
    },
    state: (config, id) =>
      id === machine.root.id
        ? config
        : { ...config, entry: [() => recorded.states.add(id), ...[config.entry ?? []].flat()] },
  });
  return { machine: copy, recorded };
}

/** Returns the history states that a transition targets; they are never entered themselves. */
function historiesOf(machine: AnyStateMachine): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const node of nodesOf(machine.root)) {
    for (const [descriptor, list] of node.transitions) {
      for (const [index, { target = [] }] of list.entries()) {
        const histories = target.filter(({ type }) => type === 'history').map(({ id }) => id);
        if (histories.length > 0) found.set(`${node.id} | ${descriptor} | ${index}`, histories);
      }
    }
  }
  return found;
}

const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();

/** Dimensions to compare; only the atlas counts states in which a machine merely stays. */
const RUN = DIMENSIONS.filter((dimension) => dimension !== 'states');

/** Returns the log since the last call. */
function takeLog(recorded: Recorded): string[][] {
  const all = RUN.map((dimension) => sorted(recorded[dimension]));
  for (const dimension of RUN) recorded[dimension].clear();
  return all;
}

const statesOf = (stepCoverages: readonly MicrostepCoverage[]): string[] =>
  stepCoverages.flatMap(({ states }) => states);
const runIn = (stepCoverages: readonly MicrostepCoverage[]): string[][] =>
  RUN.map((dimension) => sorted(stepCoverages.flatMap((step) => step[dimension])));

/** Returns the coverage of an exploration's paths, step by step, as the atlas counts it and as the machine logs it. */
export function countTwice(machine: AnyStateMachine, exploration: Exploration) {
  const { machine: recorder, recorded } = recording(machine);
  const counted = { states: new Set<string>(), steps: [] as string[][][] };
  const written = { states: recorded.states, steps: [] as string[][][] };
  for (const { inputValue, stepCoverages, steps } of paths(exploration, 'transitions')) {
    const chart = live(recorder, inputValue);
    chart.start();
    written.steps.push(takeLog(recorded));
    counted.steps.push(runIn(stepCoverages), ...steps.map((step) => runIn(step.stepCoverages)));
    for (const id of statesOf([...stepCoverages, ...steps.flatMap((step) => step.stepCoverages)]))
      counted.states.add(id);
    for (const step of steps) {
      chart.act((means) => perform(step, means));
      written.steps.push(takeLog(recorded));
    }
  }
  return { counted, written };
}
