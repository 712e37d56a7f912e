import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { sideId } from './declared';
import { candidates, transitionId } from './nodes';

type TakenTransitions = ReadonlySet<AnyTransitionDefinition>;
type Nodes = ReadonlySet<AnyStateNode>;

/** Records the guards of a list: false before the taken transition, which is true; all false if none is taken. */
function tried(list: readonly AnyTransitionDefinition[], takenTransitions: TakenTransitions, sides: string[]): boolean {
  for (const transition of list) {
    const side = takenTransitions.has(transition);
    if (transition.guard !== undefined) sides.push(sideId(transitionId(transition), side));
    if (side) return true;
  }
  return false;
}

/**
 * Returns the guard sides evaluated for an event: the deepest state first, its parents only if it took no transition.
 */
export function eventSides(
  root: AnyStateNode,
  nodes: Nodes,
  type: string,
  takenTransitions: TakenTransitions,
): string[] {
  const sides: string[] = [];
  const consult = (node: AnyStateNode): boolean => {
    const children = Object.values(node.states).filter((child) => nodes.has(child));
    const inner = children.map(consult).includes(true);
    return inner || tried(candidates(node, type), takenTransitions, sides);
  };
  consult(root);
  return sides;
}

/**
 * Returns the guard sides evaluated for eventless transitions: upwards from each innermost state, until one is taken.
 */
export function eventlessSides(nodes: Nodes, takenTransitions: TakenTransitions): string[] {
  const sides: string[] = [];
  for (const leaf of nodes) {
    if (Object.values(leaf.states).some((child) => nodes.has(child))) continue;
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      if (tried(node.always ?? [], takenTransitions, sides)) break;
    }
  }
  return sides;
}
