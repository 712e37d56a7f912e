import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
};

/** The minute that a clock shows (epoch ms), so that a wait on the page never grows stale. */
export const useMinute = (now: () => number): number =>
  useSyncExternalStore(subscribe, () => Math.floor(now() / MINUTE)) * MINUTE;
