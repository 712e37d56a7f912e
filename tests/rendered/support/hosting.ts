import type { AnyStateMachine } from 'xstate';
import type { Place } from '../../../machines/host/host.machine';
import { destinations } from '../../../src/portal/destinations';
import type { Destination, DialogRow, PageRow } from '../../../src/portal/parts/portal/destination';

type Hosted = Record<string, AnyStateMachine>;
type Pages = NonNullable<DialogRow['pages']>;

/** Where a destination is: what is no screen and no dialog is a page of the member centre. */
export const placeTo = (to: string, params?: object): Place => ({
  to,
  ...(!Object.hasOwn(destinations, to) && { centre: 'memberCentre' }),
  ...(params && { params: { ...params } }),
});

/** The destinations with these charts: the views are the real ones, and what has another chart does not load. */
export function rowsWith(hosted: Hosted): Record<string, Destination> {
  const flowOf = (to: string) => () => {
    const chart = hosted[to];
    if (!chart) throw new Error(`Nothing is hosted as ${to}`);
    return chart;
  };
  const given = (to: string, { View, flow }: Awaited<ReturnType<PageRow['load']>>) => ({ View, ...(flow && { flow: flowOf(to) }) });
  const pagesWith = ({ first, load }: Pages): Pages => ({
    first,
    load: async () => {
      const { pages, unknownPage } = await load();
      return { unknownPage, pages: each(pages, (to, row) => ({ ...row, load: async () => given(to, await row.load()) })) };
    },
  });
  return each(destinations, (to, row): Destination => {
    const load = async () => given(to, await row.load());
    if (row.seat === 'screen') return { ...row, load, ...(row.chart && { chart: async () => ({ flow: flowOf(to) }) }) };
    return { ...row, load, ...(row.pages && { pages: pagesWith(row.pages) }) };
  });
}

const each = <Row>(rows: Readonly<Record<string, Row>>, change: (to: string, row: Row) => Row) =>
  Object.fromEntries(Object.entries(rows).map(([to, row]): [string, Row] => [to, change(to, row)]));
