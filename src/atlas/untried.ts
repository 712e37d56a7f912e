import type { AnyStateMachine } from 'xstate';
import { isDelay, isOutcome } from './declared';
import { outcomesOf } from './moves';
import { catches, listsOf, nodesOf, transitionId } from './nodes';
import type { AnySamples } from './types';

const isEmpty = (classes: object | undefined) => Object.keys(classes ?? {}).length === 0;

/**
 * Returns the names that samples cannot try: events without a sample, actors without an outcome. Events that the
 * machine raises itself count as tried once their transitions are taken.
 */
export function untried(
  machine: AnyStateMachine,
  samples: AnySamples,
  takenTransitions: ReadonlySet<string>,
): string[] {
  const nodes = nodesOf(machine.root);
  const types = Object.keys(samples.events).filter((type) => !isEmpty(samples.events[type]));
  const lists = nodes
    .flatMap(listsOf)
    .filter(({ list }) => !list.some((transition) => takenTransitions.has(transitionId(transition))));
  const descriptors = new Set(lists.map(({ descriptor }) => descriptor));
  const events = [...descriptors]
    .filter((name) => name !== '' && !isOutcome(name) && !isDelay(name) && !name.startsWith('xstate.done.state.'))
    .filter((name) => !types.some((type) => catches(name, type)));
  const actors = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const endings = Object.values(outcomesOf(samples, String(src), id));
      const missing = (side: 'done' | 'error') =>
        node.transitions.has(`xstate.${side}.actor.${id}`) &&
        !endings.some((ending) => ('error' in ending ? 'error' : 'done') === side);
      return (['done', 'error'] as const)
        .filter(missing)
        .map((side) => `the ${side === 'done' ? 'output' : 'error'} of ${id}`);
    }),
  );
  return [...events.map((name) => `the event ${name}`), ...new Set(actors)];
}
