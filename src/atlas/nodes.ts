import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state's dotted path of keys; empty for the root. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** Every state of a machine in document order, the root first. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The lists of transitions of a state, in the order XState tries them: each descriptor's, then the eventless. Routes are XState's own. */
export function listsOf(node: AnyStateNode): { descriptor: string; list: AnyTransitionDefinition[] }[] {
  const lists = [...node.transitions].map(([descriptor, list]) => ({ descriptor, list }));
  return [...lists, { descriptor: '', list: node.always ?? [] }].filter(
    ({ descriptor }) => descriptor !== 'xstate.route',
  );
}

const ids = new WeakMap<AnyTransitionDefinition, string>();

/** Names a transition the same in every copy of a machine: source, descriptor (empty for `always`), place in its list. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const known = ids.get(transition);
  if (known !== undefined) return known;
  const { source, eventType } = transition;
  const list = eventType === '' ? source.always : source.transitions.get(eventType);
  const id = `${source.id} | ${eventType || 'always'} | ${list?.indexOf(transition) ?? -1}`;
  ids.set(transition, id);
  return id;
}

/** Returns whether a descriptor (`a.b`, `a.*`, `*`) catches an event of this type, by XState's rules. */
export function catches(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1)));
}

/** The transitions of one state that an event could take, in the order XState tries them: exact first, then the longest wildcard. */
export function candidates(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  return [...node.transitions]
    .filter(([descriptor]) => catches(descriptor, type))
    .sort(([a], [b]) => Number(b === type) - Number(a === type) || b.length - a.length)
    .flatMap(([, list]) => list);
}

/** A state's parents up to, and without, another state; the nearest first. */
const parentsBelow = (node: AnyStateNode, top: AnyStateNode): AnyStateNode[] =>
  node.parent && node.parent !== top ? [node.parent, ...parentsBelow(node.parent, top)] : [];

/** The states that are active before anything happened: the root's initial states, all the way down. */
export function initialNodes(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'parallel') return [node, ...Object.values(node.states).flatMap(initialNodes)];
  if (node.type !== 'compound') return [node];
  return [node, ...node.initial.target.flatMap((target) => [...parentsBelow(target, node), ...initialNodes(target)])];
}
