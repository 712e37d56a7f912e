import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { stable } from './json';
import { listsOf, nodesOf, pathOf, transitionId } from './nodes';

/** Dimensions of coverage. */
export const DIMENSIONS = ['states', 'transitions', 'guardSides', 'outcomes', 'delays'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
/** Dimensions plus pairs of consecutive transitions, which are not declared but found by exploration (`pairsOf`). */
export type Counted = Dimension | 'pairs';

export type DeclaredState = {
  id: string;
  path: string;
  type: AnyStateNode['type'];
  description?: string;
  requirements: string[];
  tags: string[];
};
export type DeclaredTransition = {
  id: string;
  /** Dotted path of the source; empty for the root. */
  source: string;
  /** XState's event descriptor: `a.b`, `a.*`, `xstate.done.actor.load`, `xstate.after.1000.m.a`; empty for `always`. */
  event: string;
  /** Position within a guarded list. */
  index: number;
  guard?: string;
  /** Dotted paths; empty for a transition without target. */
  targets: string[];
  actions: string[];
  reenter: boolean;
  description?: string;
};
export type Declared = {
  machine: string;
  states: DeclaredState[];
  transitions: DeclaredTransition[];
  guardSides: { id: string; transition: string; side: boolean }[];
  outcomes: { id: string; source: string; event: string }[];
  delays: { id: string; source: string; event: string }[];
  /** Requirements that the states declare, without duplicates. */
  requirements: { id: string }[];
};

export const sideId = (transition: string, side: boolean): string => `${transition} | ${side}`;
export const arrivalId = (source: AnyStateNode, event: string): string => `${source.id} | ${event}`;
export const isOutcome = (descriptor: string): boolean => /^xstate\.(done|error)\.actor\./.test(descriptor);
export const isDelay = (descriptor: string): boolean => descriptor.startsWith('xstate.after.');

/**
 * Returns everything a machine declares that a path could cover. Excludes the root and XState's internal
 * `xstate.route`.
 */
export function declared(machine: AnyStateMachine): Declared {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap((node) => listsOf(node).flatMap(({ list }) => list.map(transitionOf)));
  const states = nodes.slice(1).map(stateOf);
  const arrivals = nodes.flatMap((node) =>
    listsOf(node).map(({ descriptor }) => ({
      id: arrivalId(node, descriptor),
      source: pathOf(node),
      event: descriptor,
    })),
  );
  return {
    machine: machine.id,
    states,
    transitions,
    guardSides: transitions
      .filter(({ guard }) => guard !== undefined)
      .flatMap(({ id }) => [true, false].map((side) => ({ id: sideId(id, side), transition: id, side }))),
    outcomes: arrivals.filter(({ event }) => isOutcome(event)),
    delays: arrivals.filter(({ event }) => isDelay(event)),
    requirements: [...new Set(states.flatMap(({ requirements }) => requirements))].map((id) => ({ id })),
  };
}

export function stateOf(node: AnyStateNode): DeclaredState {
  const requirements: unknown = node.meta?.requirements;
  return {
    id: node.id,
    path: pathOf(node),
    type: node.type,
    description: node.description,
    requirements: Array.isArray(requirements) ? requirements.map(String) : [],
    tags: node.tags,
  };
}

export function transitionOf(transition: AnyTransitionDefinition, index: number): DeclaredTransition {
  return {
    id: transitionId(transition),
    source: pathOf(transition.source),
    event: transition.eventType,
    index,
    guard: transition.guard === undefined ? undefined : nameOf(transition.guard),
    targets: (transition.target ?? []).map(pathOf),
    actions: transition.actions.map(nameOf),
    reenter: transition.reenter,
    description: transition.description,
  };
}

/** Returns the name of an action or guard: its string, its `type`, its composition, or the name of its function. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const named = typeof part === 'object' || typeof part === 'function' ? part : null;
  if (named && 'check' in named && 'name' in named) return `${named.name}(${partsOf(named)})`;
  if (named && 'type' in named && typeof named.type === 'string') return named.type;
  return (named && 'name' in named && typeof named.name === 'string' && named.name) || 'inline';
}

/** Describes the operands of `and`, `or` and `not`, and the state of `stateIn`. */
function partsOf(combined: object): string {
  if ('guards' in combined && Array.isArray(combined.guards)) return combined.guards.map(nameOf).join(', ');
  const within = 'stateValue' in combined ? combined.stateValue : '';
  return typeof within === 'string' ? within : stable(within);
}

/** Ids of `declared` that have run. */
export type MicrostepCoverage = Record<Counted, string[]>;
