import type { AnyStateMachine } from 'xstate';
import { StateMachine } from 'xstate';
import { type AnySamples, readSamples, type WrittenSamples } from '../../src/atlas';
import type { DerivedScripts } from '../../src/atlas/cli/derived';
import type { FlowSteps } from '../harness/row';
import { type FlowScripts, writeByHand } from './hand-written';
import { narrate } from './narrate';
import { NOT_BY_HAND } from './not-by-hand';

type Module = Record<string, unknown>;
const files = import.meta.glob<Module>('../*/*.steps.ts');
const handWritten = import.meta.glob<Module>('../*/*.scripts.ts');
const machines = import.meta.glob<Module>('../../machines/*/*/*.machine.ts');
const samples = import.meta.glob<Module>('../../machines/*/*/*.samples.ts');

const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
const isSteps = (value: unknown): value is FlowSteps => has(value, 'flow', 'driver', 'model');
const isScripts = (value: unknown): value is FlowScripts => has(value, 'flow', 'scripts');
const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;
const isSamples = (value: unknown): value is WrittenSamples => has(value, 'events', 'outcomes');

const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? '';
const loadFrom = async <T>(
  all: Record<string, () => Promise<Module>>,
  flow: string,
  is: (value: unknown) => value is T,
) => {
  const [, load] = Object.entries(all).find(([path]) => nameOf(path) === flow) ?? [];
  return load && Object.values(await load()).find(is);
};

/** Flows with handwritten scripts. */
export const handWrittenFlows: string[] = Object.keys(handWritten).map(nameOf).sort();
/** Flows whose steps a driver and an environment describe. */
export const derivedFlows: string[] = Object.keys(files).map(nameOf).sort();

/** Chart and samples of a flow. */
async function chartOf(flow: string): Promise<{ machine: AnyStateMachine; samples: AnySamples }> {
  const [machine, written] = await Promise.all([
    loadFrom(machines, flow, isMachine),
    loadFrom(samples, flow, isSamples),
  ]);
  if (!machine || !written) throw new Error(`There are no chart and samples of ${flow}.`);
  return { machine, samples: readSamples(written).samples };
}

/**
 * Returns the scripts of a flow, handwritten or derived, or the reason why a tester cannot perform it; undefined for an
 * unknown flow.
 */
export async function narrateFlow(flow: string, { evenIfListed = false } = {}): Promise<DerivedScripts | undefined> {
  const why = NOT_BY_HAND[flow];
  if (why && !evenIfListed) return { why };
  const own = await loadFrom(handWritten, flow, isScripts);
  const steps = own ? undefined : await loadFrom(files, flow, isSteps);
  if (!own && !steps) return undefined;
  const { machine, samples: all } = await chartOf(flow);
  if (own) return writeByHand(own, machine, all);
  return steps && narrate(steps, machine, all);
}
