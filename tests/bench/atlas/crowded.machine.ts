import { type AnyStateMachine, createMachine } from 'xstate';

const EVENTS = 10;
const GROUP = 10;

/** Returns pseudo-random positions, the same in each run. */
function positions(): (below: number) => number {
  let seed = 1;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
}

const listed = <T>(count: number, name: string, of: (at: number) => T) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, of(at)]));

/** Builds a chart of states without groups, each with ten transitions to any other. */
function flat(states: number): AnyStateMachine {
  const below = positions();
  const state = () => ({ on: listed(EVENTS, 'e', () => `s${below(states)}`) });
  return createMachine({ id: `flat-${states}`, initial: 's0', states: listed(states, 's', state) });
}

/** Builds a chart of groups of ten states, each with ten transitions, one in ten of which leaves the group. */
function grouped(states: number): AnyStateMachine {
  const below = positions();
  const groups = states / GROUP;
  const target = () => (below(10) === 0 ? `#g${below(groups)}` : `s${below(GROUP)}`);
  const state = () => ({ on: listed(EVENTS, 'e', target) });
  const group = (at: number) => ({ id: `g${at}`, initial: 's0', states: listed(GROUP, 's', state) });
  return createMachine({ id: `grouped-${states}`, initial: 'g0', states: listed(groups, 'g', group) });
}

export const flatMachine = flat(1_000);
export const groupedMachine = grouped(1_000);
/** For comparison: a chart that is drawn without folding. */
export const fewMachine = grouped(20);
