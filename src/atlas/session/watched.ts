import type { Saved, SavedStep } from '../saved';
import type { MachineReport, MachineState, Message } from './messages';

/** Machine of a running app: its state, the transitions that led there, and its log. */
export type Watched = {
  actor: string;
  machine: string;
  input: unknown;
  standing: MachineState;
  taken: readonly string[];
  steps: readonly SavedStep[];
  /** Ids of all states it has visited. */
  been: ReadonlySet<string>;
  runs: boolean;
};
/** Session of an app, with its machines in order of start. */
export type Session = { page: string; machines: readonly Watched[] };

export const NO_SESSION: Session = { page: '', machines: [] };

/** Applies a message to a session; another app, or a reload, replaces it. */
export function hear(session: Session, message: Message): Session {
  if (message.from !== 'app' || (!message.whole && message.page !== session.page)) return session;
  const known = message.whole ? [] : session.machines;
  return { page: message.page, machines: message.told.reduce(applyReport, known) };
}

function applyReport(machines: readonly Watched[], machineReport: MachineReport): readonly Watched[] {
  if (machineReport.kind === 'began') {
    const { actor, machine, input, standing } = machineReport;
    return [
      ...machines,
      { actor, machine, input, standing, taken: [], steps: [], been: new Set(standing.active), runs: true },
    ];
  }
  return machines.map((known) => (known.actor === machineReport.actor ? after(known, machineReport) : known));
}

function after(known: Watched, report: Exclude<MachineReport, { kind: 'began' }>): Watched {
  if (report.kind === 'stopped') return { ...known, runs: false };
  const { event, taken, standing } = report;
  return {
    ...known,
    standing,
    taken,
    steps: [...known.steps, { event, sample: null, state: standing.value }],
    been: new Set([...known.been, ...standing.active]),
    runs: standing.status === 'active',
  };
}

/** Returns the machine to display for an id: the last started of those running, or else of all. */
export const latest = ({ machines }: Session, id: string): Watched | undefined => {
  const own = machines.filter(({ machine }) => machine === id);
  return own.findLast(({ runs }) => runs) ?? own.at(-1);
};

/** Converts a machine's log to a saved path. `requirementsOf` returns the requirements of a state by its id. */
export function recorded(
  { machine, input, steps, been }: Watched,
  requirementsOf: (state: string) => readonly string[],
): Saved {
  const requirements = [...new Set([...been].flatMap(requirementsOf))];
  return { machine, paths: [{ title: 'Recorded in the running app', requirements, given: input, steps: [...steps] }] };
}
