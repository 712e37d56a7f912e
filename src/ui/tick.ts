import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const SECOND = 1_000;
/** Interval of looking at a clock for its seconds, ms: short enough that none is skipped. */
const SECOND_CHECK = 250;

/** Returns a subscription to a timer that all listeners share, and that runs while there are any. */
function every(ms: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return (listener: () => void) => {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const item of listeners) item();
    }, ms);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
const minutely = every(MINUTE);
const secondly = every(SECOND_CHECK);

/** The minute that a clock shows (epoch ms), so that a wait on the page never grows stale. */
export const useMinute = (now: () => number): number =>
  useSyncExternalStore(minutely, () => Math.floor(now() / MINUTE)) * MINUTE;

/** The second that a clock shows (epoch ms), for countdowns. */
export const useSecond = (now: () => number): number =>
  useSyncExternalStore(secondly, () => Math.floor(now() / SECOND)) * SECOND;
