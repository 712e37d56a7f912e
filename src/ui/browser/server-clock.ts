/** Monotonic epoch ms: setting the device clock while the page is open has no effect (`own.clock.monotonic`). */
export const monotonicNow = (): number => Math.round(performance.timeOrigin + performance.now());

/**
 * The gateway's time in epoch ms: the time in its last response plus the time since then by `now`, so that a wrong
 * device clock does no harm.
 */
export function createServerClock(now: () => number) {
  let offset = 0;
  return {
    now: () => now() + offset,
    learn(serverTime: number) {
      offset = serverTime - now();
    },
  };
}
export type ServerClock = ReturnType<typeof createServerClock>;
