import { useSyncExternalStore } from 'react';

let hidden = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const toggle = () => {
  hidden = !hidden;
  for (const listener of listeners) listener();
};

/** Returns whether sums are hidden as ***: one answer for all places that show one (s2.header.balance-hide). */
export function useSumsHidden() {
  return {
    hidden: useSyncExternalStore(
      subscribe,
      () => hidden,
      () => false,
    ),
    toggle,
  };
}
