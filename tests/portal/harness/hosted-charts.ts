import type { AnyStateMachine } from 'xstate';
import { destinations } from '../../../src/portal/destinations';
import { pages as agentPages } from '../../../src/portal/destinations.agent';
import { pages } from '../../../src/portal/destinations.pages';
import type { CentreDependencies } from '../../../src/portal/parts/dependencies';
import type { Destination, HiddenPage } from '../../../src/portal/parts/portal/destination';

/**
 * Flows of all destinations by key, prefixed with the centre if the key is not unique; those of a screen and a dialog
 * once.
 */
export async function hostedFlows(): Promise<[key: string, flow: (deps: CentreDependencies) => AnyStateMachine][]> {
  const ofAgents = Object.entries(agentPages).map(([key, row]): [string, HiddenPage] => [
    Object.hasOwn(pages, key) ? `agentCentre/${key}` : key,
    row,
  ]);
  const rows: [string, Destination | HiddenPage][] = [
    ...[destinations, pages].flatMap((some) => Object.entries(some)),
    ...ofAgents,
  ];
  const loaded = await Promise.all(rows.map(async ([key, row]) => ({ key, flow: (await chunkOf(row)).flow })));
  return loaded.flatMap(({ key, flow }, at) =>
    flow && loaded.findIndex((candidate) => candidate.flow === flow) === at ? [[key, flow]] : [],
  );
}

/** Loads the chunk with a destination's chart, if it has one. */
export const chunkOf = async (row: Destination | HiddenPage) =>
  row.seat === 'screen' && row.chart ? await row.chart() : await row.load();
