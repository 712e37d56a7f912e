import { type AnyStateMachine, createActor, fromPromise, fromTransition, isMachineSnapshot } from 'xstate';
import type { Declared, Saved } from '../../../src/atlas';

const never = fromPromise(() => new Promise(() => {}));
const still = { setTimeout: () => 0, clearTimeout: () => {} };

type Counts = Record<'states' | 'transitions' | 'pairs' | 'outcomes' | 'delays' | 'guards', Set<string>>;

/** Returns the machine with actors that never end and guards that log their results by name. */
function watched(machine: AnyStateMachine, guards: Set<string>): AnyStateMachine {
  const { implementations } = machine;
  const keeping = ([name, guard]: [string, unknown]) => [
    name,
    (...args: unknown[]) => {
      const side: unknown = Reflect.apply(Object(guard), undefined, args);
      guards.add(`${name} | ${side}`);
      return side;
    },
  ];
  return machine.provide({
    actors: Object.fromEntries(Object.keys(implementations.actors).map((name) => [name, never])),
    guards: Object.fromEntries(Object.entries(implementations.guards).map(keeping)),
  });
}

/**
 * Counts the coverage of exported paths independently of the atlas: sends each step's event to an actor with pending
 * work and a stopped clock. Throws if a step leads to another state than the file says.
 */
export function recount(machine: AnyStateMachine, { paths }: Saved): Counts {
  const counts: Counts = {
    states: new Set(),
    transitions: new Set(),
    pairs: new Set(),
    outcomes: new Set(),
    delays: new Set(),
    guards: new Set(),
  };
  const copy = watched(machine, counts.guards);
  for (const { title, given, steps } of paths) {
    const parent = createActor(
      fromTransition((state: null) => state, null),
      { clock: still },
    );
    let last: string[] = [];
    parent.system.inspect((event) => {
      if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
      const made = event._transitions.map(({ source, eventType }) => `${source.id} | ${eventType || 'always'}`);
      for (const { id, parent } of event.snapshot._nodes) if (parent) counts.states.add(id);
      for (const id of made) counts.transitions.add(id);
      for (const id of last) for (const next of made) counts.pairs.add(`${id} > ${next}`);
      last = made.length > 0 ? made : last;
    });
    const actor = createActor(copy, { parent, input: given });
    actor.start();
    const initials = [...copy.root.initial.target, ...actor.getSnapshot()._nodes];
    for (const { id, parent } of initials) if (parent) counts.states.add(id);
    for (const { event, state } of steps) {
      const kind = /^xstate\.(done|error)\.actor\./.test(event.type) ? counts.outcomes : counts.delays;
      if (event.type.startsWith('xstate.'))
        for (const { id, config } of actor.getSnapshot()._nodes)
          if (config.invoke || config.after) kind.add(`${id} | ${event.type}`);
      actor.send(event);
      if (JSON.stringify(actor.getSnapshot().value) !== JSON.stringify(state))
        throw new Error(
          `${title}: ${JSON.stringify(actor.getSnapshot().value)} after ${event.type}, not ${JSON.stringify(state)}`,
        );
    }
  }
  return counts;
}

/** Strips list positions from ids, since the actor does not report them. */
export const withoutIndex = (ids: readonly string[]): string[] =>
  [...new Set(ids.map((id) => id.replaceAll(/ \| \d+(?= >|$)/g, '')))].sort();

/** Groups guard sides by the guard's name. */
export const byGuard = (sides: readonly string[], { transitions }: Declared): string[] => {
  const named = sides.map((id) => {
    const transition = id.slice(0, id.lastIndexOf(' | '));
    const side = id.slice(id.lastIndexOf(' | ') + 3);
    return `${transitions.find((declared) => declared.id === transition)?.guard} | ${side}`;
  });
  return [...new Set(named)].sort();
};
