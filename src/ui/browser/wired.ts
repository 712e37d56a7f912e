import type { AnyStateMachine } from 'xstate';

/** Returns the chart. Throws if it or a child has an actor that the wiring does not provide; the error names both. */
export function wired<M extends AnyStateMachine>(machine: M): M {
  checkActors(machine);
  return machine;
}

function checkActors({ id, implementations }: AnyStateMachine): void {
  for (const [name, logic] of Object.entries<unknown>(implementations.actors ?? {})) {
    if (!isLogic(logic)) throw new Error(`${id}: the actor ${name} is not provided`);
    if (isMachine(logic)) checkActors(logic);
  }
}

const isLogic = (actor: unknown): actor is { transition: unknown } =>
  typeof actor === 'object' && actor !== null && 'transition' in actor;
const isMachine = (logic: object): logic is AnyStateMachine => 'implementations' in logic;
