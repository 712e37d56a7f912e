import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { sideId } from './declared';
import { candidates, transitionId } from './nodes';

type Taken = ReadonlySet<AnyTransitionDefinition>;
type Nodes = ReadonlySet<AnyStateNode>;

/** The guards of a list that was tried in order: false up to the one taken, which was true; all false where none was. */
function tried(list: readonly AnyTransitionDefinition[], taken: Taken, sides: string[]): boolean {
  for (const transition of list) {
    const side = taken.has(transition);
    if (transition.guard !== undefined) sides.push(sideId(transitionId(transition), side));
    if (side) return true;
  }
  return false;
}

/** Guard sides seen while an event looked for its transitions: the deepest state first, its parents only where it took none. */
export function eventSides(root: AnyStateNode, nodes: Nodes, type: string, taken: Taken): string[] {
  const sides: string[] = [];
  const consult = (node: AnyStateNode): boolean => {
    const children = Object.values(node.states).filter((child) => nodes.has(child));
    const inner = children.map(consult).includes(true);
    return inner || tried(candidates(node, type), taken, sides);
  };
  consult(root);
  return sides;
}

/** Guard sides seen while eventless transitions were tried: from each innermost state upwards, until one was taken. */
export function eventlessSides(nodes: Nodes, taken: Taken): string[] {
  const sides: string[] = [];
  for (const leaf of nodes) {
    if (Object.values(leaf.states).some((child) => nodes.has(child))) continue;
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      if (tried(node.always ?? [], taken, sides)) break;
    }
  }
  return sides;
}
