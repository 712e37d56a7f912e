/**
 * A flow that comes as a chunk: a stand-in that can be provided at once, and that is the loaded logic from the moment it is brought.
 * A root that provides every flow's logic itself would pull them all into the first visit. The chart's `loading` state
 * brings it before its invoke, so nobody meets the stand-in empty; whoever does is told so.
 */
export function deferredLogic<Logic extends object>(name: string) {
  let loaded: Logic | null = null;
  const logic = new Proxy<Logic>(Object.create(null), {
    get(_, key) {
      if (!loaded) throw new Error(`${name} is not loaded`);
      const value = Reflect.get(loaded, key);
      return typeof value === 'function' ? value.bind(loaded) : value;
    },
    has: (_, key) => loaded !== null && key in loaded,
  });
  return {
    logic,
    bring(actual: Logic) {
      loaded ??= actual;
    },
  };
}
