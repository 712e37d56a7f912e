/** Nested schemas of a schema: entries of objects and lists, optional ones, unions, pipes. */
const partsOf = (schema: object): unknown[] =>
  ['entries', 'item', 'wrapped', 'options', 'pipe', 'rest', 'key', 'value', 'items'].flatMap((name) => {
    const part: unknown = Reflect.get(schema, name);
    return typeof part === 'object' && part !== null ? Object.values(Reflect.has(part, '~run') ? [part] : part) : [];
  });

/** Returns whether an input contains an id anywhere. */
export function takesId(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  return Reflect.get(schema, 'type') === 'uuid' || partsOf(schema).some((part) => takesId(part, seen));
}
