import type { Exploration } from './explore';
import type { Graph, Node } from './graph';
import { reach } from './reach';

/** Tells which part of the graph a node is in: one within which all can be reached from all. */
export function partsOf({ starts }: Exploration, graph: Graph): (node: Node) => unknown {
  const numbers = new Map<Node, number>();
  const numberOf = (node: Node) => {
    const number = numbers.get(node) ?? numbers.size;
    numbers.set(node, number);
    return number;
  };
  for (const start of starts) numberOf(graph.begin(start));
  // A map goes on through what is added to it while it is walked.
  const arcs = [...arcsOf()];
  const { partOf } = reach(arcs);
  return (node) => partOf(numberOf(node));

  function* arcsOf() {
    for (const [node, from] of numbers) for (const { to } of graph.linksOf(node)) yield { from, to: numberOf(to) };
  }
}
