import { useCallback, useInsertionEffect, useRef } from 'react';

/** A handler that stays the same from one drawing to the next, so that what it is given to is not drawn again. */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
