/** Union-find over ids: returns the connected groups of links, each sorted. */
export function connectedGroups(links: readonly (readonly [string, string])[]): string[][] {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    const parent = parents.get(id) ?? id;
    if (parent === id) return id;
    const root = rootOf(parent);
    parents.set(id, root);
    return root;
  };
  for (const [left, right] of links) parents.set(rootOf(left), rootOf(right));
  const groups = new Map<string, string[]>();
  for (const id of [...new Set(links.flat())].sort()) groups.set(rootOf(id), [...(groups.get(rootOf(id)) ?? []), id]);
  return [...groups.values()];
}
