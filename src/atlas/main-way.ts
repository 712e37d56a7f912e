import type { AnyStateMachine } from 'xstate';
import type { MicrostepCoverage } from './declared';

/** Main path of a chart: ids of its states and transitions. */
export type MainWay = { title: string; states: string[]; transitions: string[] };
/** Scripted run of a machine that reports its coverage, such as a test's journey. */
export type ScriptedRun = {
  title: string;
  run(machine: AnyStateMachine, report: (stepCoverage: MicrostepCoverage) => void): unknown;
};

/** Returns the path that a run takes; undefined if the run fails. */
export function mainWay(machine: AnyStateMachine, script: ScriptedRun): MainWay | undefined {
  const states = new Set<string>();
  const transitions = new Set<string>();
  try {
    script.run(machine, (stepCoverage) => {
      for (const id of stepCoverage.states) states.add(id);
      for (const id of stepCoverage.transitions) transitions.add(id);
    });
  } catch {
    return undefined;
  }
  return { title: script.title, states: [...states], transitions: [...transitions] };
}
