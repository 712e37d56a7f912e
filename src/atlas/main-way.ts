import type { AnyStateMachine } from 'xstate';
import type { Seen } from './declared';

/** The way that a chart is made for: by ids, the states that it comes through and the transitions that it takes. */
export type MainWay = { title: string; states: string[]; transitions: string[] };
/** Something that is lived through with a machine, and reports what it covers, as a journey of a test does. */
export type Lived = { title: string; run(machine: AnyStateMachine, report: (seen: Seen) => void): unknown };

/** What of a machine somebody sees who lives through something with it; nothing where that fails. */
export function mainWay(machine: AnyStateMachine, lived: Lived): MainWay | undefined {
  const [states, transitions] = [new Set<string>(), new Set<string>()];
  try {
    lived.run(machine, (seen) => {
      for (const id of seen.states) states.add(id);
      for (const id of seen.transitions) transitions.add(id);
    });
  } catch {
    return undefined;
  }
  return { title: lived.title, states: [...states], transitions: [...transitions] };
}
