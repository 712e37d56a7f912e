import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns a handler whose identity is stable across renders, so that memoised children do not render again. */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
