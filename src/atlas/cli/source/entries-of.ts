/** Returns the distinct exports of a kind; of two names for one value, the one that is not `default`. */
export function entriesOf<T>(
  module: Readonly<Record<string, unknown>>,
  is: (value: unknown) => value is T,
): [string, T][] {
  const found = new Map<T, string>();
  for (const [key, value] of Object.entries(module))
    if (is(value) && (key !== 'default' || !found.has(value))) found.set(value, key);
  return [...found].map(([value, key]) => [key, value]);
}
