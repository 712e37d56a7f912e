const isActor = (value: object): value is { sessionId: string; id: string } => 'sessionId' in value && 'send' in value && 'id' in value;
const SESSION = /^x:\d+$/;

/**
 * JSON that is the same for equal data: keys sorted, actors by their id, ids that XState counts up replaced by the order they
 * turn up in. What JSON cannot hold is named, so that it makes no difference and no crash.
 */
export function stable(value: unknown): string {
  const sessions: string[] = [];
  const open = new Set<object>();
  const nth = (id: string) => {
    if (!sessions.includes(id)) sessions.push(id);
    return `x:${sessions.indexOf(id)}`;
  };

  const plain = (item: unknown): unknown => {
    if (item === undefined) return null;
    if (typeof item === 'bigint' || typeof item === 'symbol') return String(item);
    if (typeof item === 'function') return `[function ${item.name}]`;
    if (typeof item === 'string') return SESSION.test(item) ? nth(item) : item;
    if (typeof item !== 'object' || item === null) return item;
    if (isActor(item)) return { actor: plain(item.id) };
    if (open.has(item)) return '[circular]';
    open.add(item);
    const copy = plainObject(item);
    open.delete(item);
    return copy;
  };
  const plainObject = (item: object): unknown => {
    if (item instanceof Date) return item.toISOString();
    if (item instanceof Error) return { error: item.name, message: item.message };
    if (item instanceof Map || item instanceof Set || Array.isArray(item)) return [...item].map(plain);
    const copy: Record<string, unknown> = {};
    const entries: Record<string, unknown> = { ...item };
    for (const key of Object.keys(entries).sort()) if (entries[key] !== undefined) copy[key] = plain(entries[key]);
    return copy;
  };
  return JSON.stringify(plain(value));
}
