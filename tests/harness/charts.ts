import { type AnyStateMachine, StateMachine } from 'xstate';
import {
  type AnySamples,
  type AnyWords,
  type Exploration,
  explore,
  readSamples,
  type WrittenSamples,
} from '../../src/atlas';
import { everywhen, everywhere } from '../machines/invariants';
import { Invariant } from './invariant';
import { Journey } from './journey';
import { Temporal } from './temporal';

/**
 * A flow with all that belongs to it; the model tier reports missing parts. Its invariants include those of every
 * chart.
 */
export type Chart = {
  area: string;
  flow: string;
  machine: AnyStateMachine;
  samples?: AnySamples;
  words?: AnyWords;
  journeys: Journey[];
  invariants: Invariant[];
  temporals?: Temporal[];
};

type Module = Record<string, unknown>;
const machines = import.meta.glob<Module>('../../machines/*/*/*.machine.ts', { eager: true });
const samples = import.meta.glob<Module>('../../machines/*/*/*.samples.ts', { eager: true });
const journeys = import.meta.glob<Module>('../machines/*/*.journeys.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;
const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
const isSamples = (value: unknown): value is WrittenSamples => has(value, 'events', 'outcomes');
const isJourneys = (value: unknown): value is Journey[] =>
  Array.isArray(value) && value.every((candidate) => candidate instanceof Journey);
const isInvariants = (value: unknown): value is Invariant[] =>
  Array.isArray(value) && value.every((candidate) => candidate instanceof Invariant);

const isTemporals = (value: unknown): value is Temporal[] =>
  Array.isArray(value) && value.every((candidate) => candidate instanceof Temporal);

/** Returns the first matching export of a flow's file. */
function pick<T>(files: Record<string, Module>, flow: string, is: (value: unknown) => value is T): T | undefined {
  const file = Object.entries(files).find(([path]) => path.split('/').at(-1)?.startsWith(`${flow}.`))?.[1];
  return Object.values(file ?? {}).find(is);
}

/** Every chart of machines/, sorted by flow. */
export const charts: Chart[] = Object.keys(machines)
  .map((path) => path.split('/').slice(-3, -1))
  .sort(([, a = ''], [, b = '']) => (a < b ? -1 : 1))
  .flatMap(([area = '', flow = '']) => {
    const machine = pick(machines, flow, isMachine);
    const written = pick(samples, flow, isSamples);
    if (!machine) throw new Error(`machines/${area}/${flow} exports no machine.`);
    return [
      {
        area,
        flow,
        machine,
        ...(written && readSamples(written)),
        journeys: pick(journeys, flow, isJourneys) ?? [],
        invariants: [...everywhere, ...(pick(journeys, flow, isInvariants) ?? [])],
        temporals: [...everywhen, ...(pick(journeys, flow, isTemporals) ?? [])],
      },
    ];
  });

const requestedFlows = process.env.MAIDAN_FLOWS?.split(',');
/** Charts that a change can affect (`npm test -- --changed`), by default all. */
export const touchedCharts = charts.filter(({ flow }) => !requestedFlows || requestedFlows.includes(flow));

const explorations = new WeakMap<AnyStateMachine, Exploration>();
/** Explores a chart with its own samples, once for all tests of a worker. */
export function explored({ machine, samples }: Chart): Exploration {
  const known = explorations.get(machine) ?? explore(machine, samples);
  explorations.set(machine, known);
  return known;
}
