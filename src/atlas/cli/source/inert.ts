const labels = new WeakMap<object, string>();

/** Returns the label of an inert value; undefined for any other value. */
export const inertLabel = (value: unknown): string | undefined =>
  (typeof value === 'function' || typeof value === 'object') && value !== null ? labels.get(value) : undefined;

const EMPTY: readonly never[] = [];

/**
 * Creates a value that does nothing, in place of a missing value: its properties, calls and instances are inert, too,
 * and labelled by their names. It is 0 as a number, its label as text, and empty as a list.
 */
export function inert(label: string): unknown {
  const properties = new Map<PropertyKey, unknown>();
  const get = (target: object, key: PropertyKey): unknown => {
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 0 : label);
    if (key === Symbol.iterator) return () => EMPTY[Symbol.iterator]();
    if (key === 'toString') return () => label;
    if (key === 'toJSON') return () => null;
    if (key === 'name') return label;
    if (key === 'length') return 0;
    // Not thenable, so that it can be awaited.
    if (typeof key === 'symbol' || key === 'then') return undefined;
    if (key === 'prototype' && key in target) return Reflect.get(target, key);
    const property = properties.get(key) ?? inert(String(key));
    properties.set(key, property);
    return property;
  };
  // Bundlers copy a module's own properties to an object with its prototype, which thus answers for all others.
  const prototype = new Proxy({}, { get, getPrototypeOf: () => null });
  const value: object = new Proxy(function none() {}, {
    get,
    getPrototypeOf: () => prototype,
    set: (_, key, property) => Boolean(properties.set(key, property)),
    apply: () => value,
    construct: () => value,
  });
  labels.set(value, label);
  return value;
}
