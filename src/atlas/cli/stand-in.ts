/** What a browser has and Node has not, as machines ask for it while they are made. */
const BROWSERS = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'screen',
  'location',
  'history',
  'navigator',
  'matchMedia',
  'HTMLElement',
];

const standing = new Set<string>();

/** Takes away what stands in for a browser: what draws and walks afterwards must not take this for one. */
export function noLongerStandIn(): void {
  for (const name of standing) Reflect.deleteProperty(globalThis, name);
  standing.clear();
}

/**
 * Puts something that does nothing in the place of what an error says is missing, where that is a part of a browser: whatever is read of it, called or
 * made by it is the same again, and as a number it is 0. Whether it did: what was there before stays as it is.
 */
export function stoodInFor(error: unknown): boolean {
  const [, name] = /^(\w+) is not defined$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (name === undefined || !BROWSERS.includes(name) || (name in globalThis && !standing.has(name))) return false;
  standing.add(name);
  Object.defineProperty(globalThis, name, { value: nothing(), configurable: true, writable: true });
  return true;
}

function nothing(): unknown {
  const made: unknown = new Proxy(function none() {}, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? '' : 0);
      if (key === 'toJSON') return () => null;
      // Neither a promise nor something to go through.
      return typeof key === 'symbol' || key === 'then' ? undefined : made;
    },
    set: () => true,
    apply: () => made,
    construct: () => made as object,
  });
  return made;
}
