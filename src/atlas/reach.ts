/** Arc of a graph, by node numbers. */
export type Arc = { from: number; to: number };

/** Reachability: components that a node reaches, and the strongly connected component of a node. */
export type Reach = { partOf(node: number): number; from(node: number): ReadonlySet<number> };

export function reach(arcs: readonly Arc[]): Reach {
  const parts = partsOf(arcs);
  const after = new Map<number, Set<number>>();
  for (const { from, to } of arcs) {
    const a = parts.get(from) ?? from;
    const b = parts.get(to) ?? to;
    if (a !== b) after.set(a, (after.get(a) ?? new Set()).add(b));
  }
  const known = new Map<number, Set<number>>();
  const reached = (part: number): Set<number> => {
    const found = known.get(part) ?? new Set([part]);
    if (known.has(part)) return found;
    known.set(part, found);
    // Iterating a set includes the elements that the loop adds.
    for (const component of found) for (const next of after.get(component) ?? []) found.add(next);
    return found;
  };
  const partOf = (node: number) => parts.get(node) ?? node;
  return { partOf, from: (node) => reached(partOf(node)) };
}

/** Computes strongly connected components (Kosaraju's algorithm, without recursion). */
function partsOf(arcs: readonly Arc[]): Map<number, number> {
  const parts = new Map<number, number>();
  const back = neighbours(arcs.map(({ from, to }) => ({ from: to, to: from })));
  for (const root of finished(arcs).reverse()) {
    if (parts.has(root)) continue;
    parts.set(root, root);
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const next of back.get(node) ?? []) {
        if (parts.has(next)) continue;
        parts.set(next, root);
        open.push(next);
      }
    }
  }
  return parts;
}

/** Returns nodes in post-order of a depth-first search. */
function finished(arcs: readonly Arc[]): number[] {
  const forth = neighbours(arcs);
  const visited = new Set<number>();
  const done: number[] = [];
  const enter = (node: number) => {
    visited.add(node);
    return { node, rest: [...(forth.get(node) ?? [])] };
  };
  for (const root of new Set(arcs.flatMap(({ from, to }) => [from, to]))) {
    if (visited.has(root)) continue;
    const open = [enter(root)];
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const next = top.rest.pop();
      if (next === undefined) done.push(open.pop()?.node ?? root);
      else if (!visited.has(next)) open.push(enter(next));
    }
  }
  return done;
}

function neighbours(arcs: readonly Arc[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { from, to } of arcs) found.set(from, (found.get(from) ?? new Set()).add(to));
  return found;
}
