import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const parentsOf = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node.parent, ...parentsOf(node.parent)] : []);
const isBelow = (node: AnyStateNode, top: AnyStateNode): boolean => parentsOf(node).includes(top);

/** Returns the least common ancestor that contains everything a transition leaves and enters. */
function domainOf({ source, target = [], reenter }: AnyTransitionDefinition): AnyStateNode | undefined {
  if (!reenter && target.every((node) => node === source || isBelow(node, source))) return source;
  return (
    parentsOf(source).find((top) => target.every((node) => isBelow(node, top))) ??
    (reenter ? undefined : source.machine.root)
  );
}

/** Returns the active states that a transition leaves. */
export function exits(transition: AnyTransitionDefinition, nodes: ReadonlySet<AnyStateNode>): AnyStateNode[] {
  if (!transition.target?.length) return [];
  const domain = domainOf(transition);
  return [...nodes].filter(
    (node) => domain === undefined || isBelow(node, domain) || (transition.reenter && node === domain),
  );
}

/**
 * Returns the transitions that are actually taken out of those selected by parallel regions: if two would leave the
 * same state, the deeper source wins, then the first. XState reports only the selection.
 */
export function made(
  chosen: ReadonlySet<AnyTransitionDefinition>,
  nodes: ReadonlySet<AnyStateNode>,
): AnyTransitionDefinition[] {
  const takenTransitions = new Set<AnyTransitionDefinition>();
  for (const transition of chosen) {
    const left = exits(transition, nodes);
    const rivals = [...takenTransitions].filter((other) => exits(other, nodes).some((node) => left.includes(node)));
    if (!rivals.every((other) => isBelow(transition.source, other.source))) continue;
    for (const other of rivals) takenTransitions.delete(other);
    takenTransitions.add(transition);
  }
  return [...takenTransitions];
}
