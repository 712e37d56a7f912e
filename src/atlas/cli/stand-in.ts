/** Browser globals that Node lacks and that machines read on creation. */
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

const inertGlobals = new Set<string>();

/** Removes the inert globals, so that later code does not mistake Node for a browser. */
export function removeInertGlobals(): void {
  for (const name of inertGlobals) Reflect.deleteProperty(globalThis, name);
  inertGlobals.clear();
}

/**
 * Defines an inert browser global if an error names one as missing: its properties, calls and instances are the same
 * object again, and 0 as a number. Returns whether it did; existing globals stay as they are.
 */
export function defineInertGlobal(error: unknown): boolean {
  const [, name] = /^(\w+) is not defined$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (name === undefined || !BROWSERS.includes(name) || (name in globalThis && !inertGlobals.has(name))) return false;
  inertGlobals.add(name);
  Object.defineProperty(globalThis, name, { value: nothing(), configurable: true, writable: true });
  return true;
}

function nothing(): unknown {
  const made: unknown = new Proxy(function none() {}, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? '' : 0);
      if (key === 'toJSON') return () => null;
      // Neither thenable nor iterable.
      return typeof key === 'symbol' || key === 'then' ? undefined : made;
    },
    set: () => true,
    apply: () => made,
    construct: () => made as object,
  });
  return made;
}
