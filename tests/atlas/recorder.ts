import { type AnyStateMachine, and, or } from 'xstate';
import { DIMENSIONS, type Dimension, type Exploration, paths, rewrite, type Seen } from '../../src/atlas';
import { nodesOf } from '../../src/atlas/nodes';
import { walk } from '../support/model-tier';

type Recorded = Record<Dimension, Set<string>>;

/**
 * A copy of a machine that writes down by itself what runs, by means that the atlas does not use: actions that it performs, guards
 * that it asks, states that it enters. The ids are the atlas', so that both can be compared.
 */
function recording(machine: AnyStateMachine): { machine: AnyStateMachine; recorded: Recorded } {
  const recorded: Recorded = { states: new Set(), transitions: new Set(), guardSides: new Set(), outcomes: new Set(), delays: new Set() };
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
      const asked = guard && { guard: or([and([guard, side(id, true)]), side(id, false)]) };
      return [{ ...member, ...asked, actions: [made, ...[member.actions ?? []].flat()] }];
    },
    state: (config, id) =>
      id === machine.root.id ? config : { ...config, entry: [() => recorded.states.add(id), ...[config.entry ?? []].flat()] },
  });
  return { machine: copy, recorded };
}

/** The history states that a transition leads to; nobody enters them. */
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

/** What the paths of an exploration cover, as the atlas counts it and as the machine wrote it down when it walked them. */
export function countTwice(machine: AnyStateMachine, exploration: Exploration) {
  const { machine: recorder, recorded } = recording(machine);
  const seen: Seen[] = [];
  for (const path of paths(exploration, 'transitions')) {
    walk(recorder, path, () => {});
    seen.push(...path.seen, ...path.steps.flatMap((step) => step.seen));
  }
  return {
    counted: DIMENSIONS.map((dimension) => sorted(seen.flatMap((one) => one[dimension]))),
    written: DIMENSIONS.map((dimension) => sorted(recorded[dimension])),
  };
}
