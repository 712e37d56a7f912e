import * as xstate from 'xstate';
import * as actions from 'xstate/actions';
import * as actors from 'xstate/actors';
import * as guards from 'xstate/guards';
import { inert } from '../../cli/source/inert';
import { Runtime } from '../../cli/source/runtime';

type Place = { id: string; globals: readonly string[]; at?: number; key?: string };

const XSTATE: Record<string, unknown> = {
  xstate,
  'xstate/actions': actions,
  'xstate/actors': actors,
  'xstate/guards': guards,
};

/** Runs bundled code as the commands do (cli/source/evaluate.ts), and returns the machine of a chart. */
export async function machineOf(run: (...values: unknown[]) => void, { id, globals, at, key }: Place) {
  const runtime = new Runtime();
  const require = (name: string) => XSTATE[name] ?? inert(name);
  const values = globals.map((name) => (name in xstate ? Reflect.get(xstate, name) : inert(name)));
  let failure: unknown;
  try {
    run(runtime, require, { exports: {} }, {}, inert('console'), ...values);
    await Promise.all(runtime.pending);
  } catch (error) {
    failure = error;
  }
  const exported = key === undefined ? undefined : runtime.exported[key];
  const machine = exported ?? runtime.made.find((each) => each.at === at)?.machine;
  if (!(machine instanceof xstate.StateMachine)) throw failure ?? new Error('its file creates it in Node only.');
  return new xstate.StateMachine({ ...machine.config, id }, machine.implementations);
}
