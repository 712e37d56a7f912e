const KEY = 'realityDue';
const MINUTE = 60_000;

/**
 * Every how many minutes the player wants the reality check, and when the next one is due, epoch ms by the gateway's
 * time.
 */
type StoredPlan = { minutes: number; dueAt: number };

/**
 * Time of the next reality check in this tab. It survives a reload and ends with the session
 * (own.reality-check.persistent).
 */
export function createRealityClock(now: () => number, session: Pick<Storage, 'getItem' | 'setItem'>) {
  const listeners = new Set<() => void>();
  const from = (minutes: number): number => {
    const dueAt = now() + minutes * MINUTE;
    store(session, { minutes, dueAt });
    return dueAt;
  };
  return {
    /** Its time: as planned, or from now on if the player has changed the interval. */
    plan(minutes: number): number {
      const storedPlan = recall(session);
      return storedPlan?.minutes === minutes ? storedPlan.dueAt : from(minutes);
    },
    /** Records the answer and returns the time of the next one. Throws if the plan is lost. */
    planNext(): number {
      const storedPlan = recall(session);
      if (!storedPlan) throw new Error('The plan of the reality check is lost');
      return from(storedPlan.minutes);
    },
    /** The player has chosen another time. */
    changed() {
      for (const notify of listeners) notify();
    },
    /** Gives the way to stop listening. */
    onChanged(notify: () => void): () => void {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    /** Notifies once when it is due; timers of a sleeping computer are late, so that it checks every minute. */
    watch(dueAt: number, notify: () => void): () => void {
      let timer: ReturnType<typeof setTimeout>;
      const check = () => {
        const left = dueAt - now();
        if (left <= 0) return notify();
        timer = setTimeout(check, Math.min(left, MINUTE));
      };
      check();
      return () => clearTimeout(timer);
    },
  };
}
export type RealityClock = ReturnType<typeof createRealityClock>;

function recall(session: Pick<Storage, 'getItem'>): StoredPlan | null {
  try {
    const storedPlan: unknown = JSON.parse(session.getItem(KEY) ?? 'null');
    return isStoredPlan(storedPlan) ? storedPlan : null;
  } catch {
    return null;
  }
}

function store(session: Pick<Storage, 'setItem'>, storedPlan: StoredPlan) {
  try {
    session.setItem(KEY, JSON.stringify(storedPlan));
  } catch {
    // Without storage a reload restarts the interval.
  }
}

const isStoredPlan = (value: unknown): value is StoredPlan =>
  typeof value === 'object' &&
  value !== null &&
  'minutes' in value &&
  typeof value.minutes === 'number' &&
  'dueAt' in value &&
  typeof value.dueAt === 'number';
