import type { AnyStateMachine } from 'xstate';
import { StateMachine } from 'xstate';
import { type AnySamples, readSamples, type WrittenSamples } from '../../src/atlas';
import type { DerivedScripts } from '../../src/atlas/cli/derived';
import type { FlowSteps } from '../harness/row';
import { narrate } from './narrate';
import { NOT_BY_HAND } from './not-by-hand';

type Module = Record<string, unknown>;
const files = import.meta.glob<Module>('../*/*.steps.ts');
const machines = import.meta.glob<Module>('../../machines/*/*/*.machine.ts');
const samples = import.meta.glob<Module>('../../machines/*/*/*.samples.ts');

const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
const isSteps = (value: unknown): value is FlowSteps => has(value, 'flow', 'driver', 'environment');
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

/** Flows whose steps a driver and an environment describe. */
export const derivedFlows: string[] = Object.keys(files).map(nameOf).sort();

/** Steps, chart and samples of a flow. */
async function partsOf(flow: string): Promise<{ steps: FlowSteps; machine: AnyStateMachine; samples: AnySamples }> {
  const [steps, machine, written] = await Promise.all([
    loadFrom(files, flow, isSteps),
    loadFrom(machines, flow, isMachine),
    loadFrom(samples, flow, isSamples),
  ]);
  if (!steps || !machine || !written) throw new Error(`There are no steps, chart and samples of ${flow}.`);
  return { steps, machine, samples: readSamples(written).samples };
}

/**
 * Derives the scripts of a flow, or names the reason why a tester cannot perform it; undefined for an unknown flow.
 */
export async function narrateFlow(flow: string, { evenIfListed = false } = {}): Promise<DerivedScripts | undefined> {
  const why = NOT_BY_HAND[flow];
  if (why && !evenIfListed) return { why };
  if (!derivedFlows.includes(flow)) return undefined;
  const { steps, machine, samples: all } = await partsOf(flow);
  return narrate(steps, machine, all);
}
