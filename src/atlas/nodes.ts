import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Returns the dotted path of a state; empty for the root. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** Returns every state of a machine in document order, the root first. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/**
 * Returns the lists of transitions of a state in XState's order: each descriptor's, then eventless ones. Excludes
 * XState's routes.
 */
export function listsOf(node: AnyStateNode): { descriptor: string; list: AnyTransitionDefinition[] }[] {
  const lists = [...node.transitions].map(([descriptor, list]) => ({ descriptor, list }));
  return [...lists, { descriptor: '', list: node.always ?? [] }].filter(
    ({ descriptor }) => descriptor !== 'xstate.route',
  );
}

const ids = new WeakMap<AnyTransitionDefinition, string>();

/**
 * Returns the id of a transition, equal in every copy of a machine: source, descriptor (empty for `always`), position.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const known = ids.get(transition);
  if (known !== undefined) return known;
  const { source, eventType } = transition;
  const list = eventType === '' ? source.always : source.transitions.get(eventType);
  const id = `${source.id} | ${eventType || 'always'} | ${list?.indexOf(transition) ?? -1}`;
  ids.set(transition, id);
  return id;
}

/** Returns whether a descriptor (`a.b`, `a.*`, `*`) matches an event type, by XState's rules. */
export function catches(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1)));
}

/**
 * Returns the transitions of a state that an event may take, in XState's order: exact first, then the longest wildcard.
 */
export function candidates(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  return [...node.transitions]
    .filter(([descriptor]) => catches(descriptor, type))
    .sort(([a], [b]) => Number(b === type) - Number(a === type) || b.length - a.length)
    .flatMap(([, list]) => list);
}

/** Returns the ancestors of a state below another state, the nearest first. */
const parentsBelow = (node: AnyStateNode, top: AnyStateNode): AnyStateNode[] =>
  node.parent && node.parent !== top ? [node.parent, ...parentsBelow(node.parent, top)] : [];

/** Returns the initially active states, from the root down. */
export function initialNodes(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'parallel') return [node, ...Object.values(node.states).flatMap(initialNodes)];
  if (node.type !== 'compound') return [node];
  return [node, ...node.initial.target.flatMap((target) => [...parentsBelow(target, node), ...initialNodes(target)])];
}
