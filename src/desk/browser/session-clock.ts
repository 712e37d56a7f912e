import type { DeskValue } from '../../contract/operations/desk-endpoints';

type Times = Pick<DeskValue<'session'>, 'now' | 'idleEndsAt' | 'endsAt'>;

/**
 * Clock of a session: it ends without calls for a while, at its latest end, or when the gateway says so. `now`: a
 * monotonic clock, ms.
 */
export function createSessionClock(now: () => number) {
  let ends: { idle: number; idleAt: number; lastAt: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notify: (() => void) | null = null;
  const arm = () => {
    clearTimeout(timer);
    if (!ends || !notify) return;
    timer = setTimeout(notify, Math.max(0, Math.min(ends.idleAt, ends.lastAt) - now()));
  };
  return {
    /** Sets the times of a session, which the gateway reports by its own clock. */
    learn({ now: serverTime, idleEndsAt, endsAt }: Times) {
      const idle = idleEndsAt - serverTime;
      ends = { idle, idleAt: now() + idle, lastAt: now() + endsAt - serverTime };
      arm();
    },
    /** A call has extended the session. */
    touch() {
      if (ends) ends.idleAt = now() + ends.idle;
      arm();
    },
    /** The gateway has ended the session. */
    end: () => notify?.(),
    /** Calls `onEnd` at the end of the session. Returns a function that stops it. */
    watch(onEnd: () => void) {
      notify = onEnd;
      arm();
      return () => {
        clearTimeout(timer);
        notify = null;
      };
    },
  };
}
export type SessionClock = ReturnType<typeof createSessionClock>;
