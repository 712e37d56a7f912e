import type { Saved, SavedStep } from '../saved';
import type { Message, Standing, Told } from './told';

/** A machine that ran in an app: where it is, by which transitions it came there, and everything since it began. */
export type Watched = {
  actor: string;
  machine: string;
  input: unknown;
  standing: Standing;
  taken: readonly string[];
  steps: readonly SavedStep[];
  /** Ids of all the states it was in. */
  been: ReadonlySet<string>;
  runs: boolean;
};
/** What is known of an app; the machine that began last is the last. */
export type Session = { page: string; machines: readonly Watched[] };

export const NO_SESSION: Session = { page: '', machines: [] };

/** A session after one more message of an app: another app, or the same that was loaded anew, takes its place. */
export function hear(session: Session, message: Message): Session {
  if (message.from !== 'app' || (!message.whole && message.page !== session.page)) return session;
  const known = message.whole ? [] : session.machines;
  return { page: message.page, machines: message.told.reduce(told, known) };
}

function told(machines: readonly Watched[], one: Told): readonly Watched[] {
  if (one.kind === 'began') {
    const { actor, machine, input, standing } = one;
    return [
      ...machines,
      { actor, machine, input, standing, taken: [], steps: [], been: new Set(standing.active), runs: true },
    ];
  }
  return machines.map((known) => (known.actor === one.actor ? after(known, one) : known));
}

function after(known: Watched, one: Exclude<Told, { kind: 'began' }>): Watched {
  if (one.kind === 'stopped') return { ...known, runs: false };
  const { event, taken, standing } = one;
  return {
    ...known,
    standing,
    taken,
    steps: [...known.steps, { event, sample: null, state: standing.value }],
    been: new Set([...known.been, ...standing.active]),
    runs: standing.status === 'active',
  };
}

/** Of the machines with an id, the one to be looked at: that began last of those that run, else of all. */
export const latest = ({ machines }: Session, id: string): Watched | undefined => {
  const own = machines.filter(({ machine }) => machine === id);
  return own.findLast(({ runs }) => runs) ?? own.at(-1);
};

/** What a machine did, as a path that is kept. `requirementsOf` says what a state, by its id, is said to meet. */
export function recorded(
  { machine, input, steps, been }: Watched,
  requirementsOf: (state: string) => readonly string[],
): Saved {
  const requirements = [...new Set([...been].flatMap(requirementsOf))];
  return { machine, paths: [{ title: 'Recorded in the running app', requirements, given: input, steps: [...steps] }] };
}
