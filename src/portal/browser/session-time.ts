import type { TimeLeft } from '../../../machines/identity/session-time/session-time.machine';
import { SETTINGS, type SessionTime as Times } from '../../contract';
import type { ServerClock } from '../../ui/browser/server-clock';
import type { SharedSession } from './shared-session';

/** The gateway writes down at most once a minute that a session was used. */
const COUNTED = 60_000;
const SECOND = 1_000;

type SendTime = (
  event: { type: 'time.ticked'; left: TimeLeft } | { type: 'time.renewed' } | { type: 'time.expired' },
) => void;

/** End of the session by the gateway's clock, from its report and the requests since. All times in epoch ms. */
export function createSessionTime({ now, learn }: ServerClock, shared: SharedSession) {
  let idle = 0;
  let usedAt = 0;
  let endsAt = 0;
  const idleEnd = () => usedAt + idle;
  const use = (at: number) => {
    usedAt = Math.max(usedAt, at);
  };
  return {
    /** Takes the gateway's time along: this reply may come before the status does, to a device whose clock is wrong. */
    learn(times: Times) {
      if (times.serverTime !== undefined) learn(times.serverTime);
      usedAt = now();
      idle = times.idleEndsAt - usedAt;
      endsAt = times.endsAt;
      shared.awake(usedAt);
    },
    /** A request succeeded and has extended the session. */
    touched() {
      if (idle === 0 || now() - usedAt <= COUNTED) return;
      use(now());
      shared.awake(usedAt);
    },
    /** Tells each second of the last two minutes, when they are over after all, and the end. Gives the way to stop. */
    watch(notify: SendTime): () => void {
      let timer: ReturnType<typeof setTimeout>;
      let warned = false;
      const stopListening = shared.listen({
        onAwake: (at) => {
          use(at);
          check();
        },
      });
      const check = () => {
        clearTimeout(timer);
        const left = Math.min(idleEnd(), endsAt) - now();
        if (left <= 0) return notify({ type: 'time.expired' });
        const near = left <= SETTINGS.sessionWarning;
        if (near)
          notify({ type: 'time.ticked', left: { secondsLeft: Math.ceil(left / SECOND), final: endsAt <= idleEnd() } });
        else if (warned) notify({ type: 'time.renewed' });
        warned = near;
        // Timers of a sleeping computer are late: it checks every minute at least.
        timer = setTimeout(check, near ? SECOND : Math.min(left - SETTINGS.sessionWarning, COUNTED));
      };
      check();
      return () => {
        clearTimeout(timer);
        stopListening();
      };
    },
  };
}
export type SessionTime = ReturnType<typeof createSessionTime>;

/** A `fetch` that reports every response to a request of the session, except polling. */
export function touching(fetch: typeof globalThis.fetch, time: Pick<SessionTime, 'touched'>): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const headers = new Headers(init?.headers);
    if (response.status !== 401 && headers.has('Authorization') && !headers.has('Quiet')) time.touched();
    return response;
  };
}
