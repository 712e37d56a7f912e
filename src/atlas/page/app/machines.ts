import type { AnyStateMachine } from 'xstate';
import type { ChartData } from '../data';

type Module = Record<string, unknown>;
export type Loader = () => Promise<Module>;
/** Machine of a chart, or the reason why its module does not run in a browser. */
export type Loaded = { machine: AnyStateMachine } | { problem: string };

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'id' in value;

/** Loads the module of a chart on first use. */
export function machines(
  charts: readonly ChartData[],
  loaders: readonly Loader[],
): (chart: ChartData) => Promise<Loaded> {
  const known = new Map<ChartData, Promise<Loaded>>();
  return (chart) => {
    const loaded = known.get(chart) ?? loadedFrom(chart, loaders[charts.indexOf(chart)]);
    known.set(chart, loaded);
    return loaded;
  };
}

async function loadedFrom({ file, picture }: ChartData, load: Loader | undefined): Promise<Loaded> {
  try {
    const machine = Object.values((await load?.()) ?? {}).find((value) => isMachine(value) && value.id === picture.id);
    return isMachine(machine) ? { machine } : { problem: `${file} exports no machine "${picture.id}".` };
  } catch (error) {
    return { problem: `${file}: ${error instanceof Error ? error.message : error}` };
  }
}
