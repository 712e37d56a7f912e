import type { Exploration } from './explore';
import type { Graph, Node } from './graph';
import { reach } from './reach';

/** Returns a lookup of a node's strongly connected component. */
export function partsOf({ starts }: Exploration, graph: Graph): (node: Node) => unknown {
  const numbers = new Map<Node, number>();
  const numberOf = (node: Node) => {
    const number = numbers.get(node) ?? numbers.size;
    numbers.set(node, number);
    return number;
  };
  for (const start of starts) numberOf(graph.begin(start));
  // Iterating a map includes the entries that the loop adds.
  const arcs = [...arcsOf()];
  const { partOf } = reach(arcs);
  return (node) => partOf(numberOf(node));

  function* arcsOf() {
    for (const [node, from] of numbers) for (const { to } of graph.linksOf(node)) yield { from, to: numberOf(to) };
  }
}
