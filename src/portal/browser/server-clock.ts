/** The gateway's time, by the offset that the last status reply told: a phone with a wrong clock does no harm. Epoch ms. */
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
