/** Epoch ms that only ever run on: a device clock that is set while the page is open changes nothing (`own.clock.monotonic`). */
export const monotonicNow = (): number => Math.round(performance.timeOrigin + performance.now());

/**
 * The gateway's time in epoch ms: the last one that a reply had, plus the time since then by `now`. A phone with a wrong
 * clock does no harm.
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
