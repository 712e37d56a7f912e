const isActor = (value: object): value is { sessionId: string; id: string } =>
  'sessionId' in value && 'send' in value && 'id' in value;
const SESSION = /^x:\d+$/;

/**
 * Serializes equal data to equal JSON: sorted keys, actors by id, XState's counted ids replaced in order of appearance.
 * Names values that JSON cannot hold, so that they neither differ nor throw.
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

/** Hashes a text to six letters and digits: FNV-1a with 53 bits. */
export function hashOf(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x1b873593;
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return (((high ^ (low >>> 13)) >>> 0) * 2 ** 21 + ((low ^ (high >>> 16)) >>> 11))
    .toString(36)
    .slice(-6)
    .padStart(6, '0');
}
