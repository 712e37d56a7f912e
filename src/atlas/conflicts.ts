import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const parentsOf = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node.parent, ...parentsOf(node.parent)] : []);
const isBelow = (node: AnyStateNode, top: AnyStateNode): boolean => parentsOf(node).includes(top);

/** The state that contains all that a transition leaves and enters. */
function domainOf({ source, target = [], reenter }: AnyTransitionDefinition): AnyStateNode | undefined {
  if (!reenter && target.every((node) => node === source || isBelow(node, source))) return source;
  return (
    parentsOf(source).find((top) => target.every((node) => isBelow(node, top))) ??
    (reenter ? undefined : source.machine.root)
  );
}

/** The states that a transition leaves, of those that are active. */
export function exits(transition: AnyTransitionDefinition, nodes: ReadonlySet<AnyStateNode>): AnyStateNode[] {
  if (!transition.target?.length) return [];
  const domain = domainOf(transition);
  return [...nodes].filter(
    (node) => domain === undefined || isBelow(node, domain) || (transition.reenter && node === domain),
  );
}

/**
 * The transitions that are really made of those that parallel regions chose: where two would leave the same state, the one of
 * the deeper state wins, else the first. XState tells of those chosen only.
 */
export function made(
  chosen: ReadonlySet<AnyTransitionDefinition>,
  nodes: ReadonlySet<AnyStateNode>,
): AnyTransitionDefinition[] {
  const kept = new Set<AnyTransitionDefinition>();
  for (const transition of chosen) {
    const left = exits(transition, nodes);
    const rivals = [...kept].filter((other) => exits(other, nodes).some((node) => left.includes(node)));
    if (!rivals.every((other) => isBelow(transition.source, other.source))) continue;
    for (const other of rivals) kept.delete(other);
    kept.add(transition);
  }
  return [...kept];
}
