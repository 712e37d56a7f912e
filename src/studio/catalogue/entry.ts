/** Entry of the catalogue: a game's id, the engine that plays it, and its names. */
export type Entry = { id: string; engine: string; bn: string; en: string };

/** Returns the entry of a game; throws for the id of another engine. */
export function entryIn<E extends Entry>(entries: readonly E[], id: string): E {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`the engine has no game ${id}`);
  return entry;
}
