import type { AnyStateMachine } from 'xstate';
import type { Place } from '../../../machines/platform/host/host.machine';
import { destinations } from '../../../src/portal/destinations';
import { pages as agentPages } from '../../../src/portal/destinations.agent';
import { pages } from '../../../src/portal/destinations.pages';
import type { Destination, DialogRow, PageRow } from '../../../src/portal/parts/portal/destination';

type Hosted = Record<string, AnyStateMachine>;
type Pages = NonNullable<DialogRow['pages']>;

/**
 * Location of a destination: a centre's page by its key; a page whose name occurs elsewhere by its centre too
 * (`agentCentre/…`).
 */
export function placeTo(name: string, params?: object): Place {
  const [to = name, named] = name.split('/').reverse();
  const centre = named ?? (Object.hasOwn(agentPages, to) && !Object.hasOwn(pages, to) ? 'agentCentre' : 'memberCentre');
  return { to, ...(!Object.hasOwn(destinations, to) && { centre }), ...(params && { params: { ...params } }) };
}

/** Destinations with these charts; the views are real, and any other chart fails to load. */
export function rowsWith(hosted: Hosted): Record<string, Destination> {
  const flowOf = (to: string) => () => {
    const chart = hosted[to];
    if (!chart) throw new Error(`Nothing is hosted as ${to}`);
    return chart;
  };
  const withHostedFlow = (to: string, { View, flow }: Awaited<ReturnType<PageRow['load']>>) => ({
    View,
    ...(flow && { flow: flowOf(to) }),
  });
  const pagesWith = (centre: string, { first, load }: Pages): Pages => ({
    first,
    load: async () => {
      const { pages: loaded, unknownPage } = await load();
      return {
        unknownPage,
        pages: each(loaded, (to, row) => ({
          ...row,
          load: async () => withHostedFlow(nameOf(centre, to), await row.load()),
        })),
      };
    },
  });
  return each(destinations, (to, row): Destination => {
    const load = async () => withHostedFlow(to, await row.load());
    if (row.seat === 'screen') return { ...row, load, ...(row.chart && { chart: async () => ({ flow: flowOf(to) }) }) };
    return { ...row, load, ...(row.pages && { pages: pagesWith(to, row.pages) }) };
  });
}

const nameOf = (centre: string, to: string) =>
  centre === 'agentCentre' && Object.hasOwn(pages, to) ? `${centre}/${to}` : to;

const each = <Row>(rows: Readonly<Record<string, Row>>, change: (to: string, row: Row) => Row) =>
  Object.fromEntries(Object.entries(rows).map(([to, row]): [string, Row] => [to, change(to, row)]));
