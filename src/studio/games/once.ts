/** Returns a function that computes its value with the first call and then returns the same one. */
export function once<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** Returns a function that computes the value of each key with its first call and then returns the same one. */
export function oncePer<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const computed = new Map<Key, Value>();
  return (key) => {
    const known = computed.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    computed.set(key, value);
    return value;
  };
}
