import { resolve } from 'node:path';
import type { Chart } from '../cli/load';
import type { Tally } from '../tally';
import { bundle } from './bundle';
import { chartData } from './chart-data';
import type { Requirement } from './data';
import { documentOf } from './document';

export type { Requirement } from './data';

/** What the page shows over the charts, where it is given: what each tier covered, and the sentences of the specification. */
export type Extras = { tallies?: readonly Tally[]; requirements?: readonly Requirement[] };

/** The atlas as one document that needs no network. The same charts and extras give the same bytes. */
export async function page(charts: readonly Chart[], { tallies = [], requirements = [] }: Extras = {}): Promise<string> {
  const keys = keysOf(charts);
  const data = await Promise.all(
    charts.map((chart, index) => {
      const own = tallies.filter(({ flow }) => [chart.id, chart.name].includes(flow));
      return chartData(chart, keys[index] ?? chart.id, own);
    }),
  );
  return documentOf(
    { charts: data, requirements: requirements.map(({ id, text }) => ({ id, text })) },
    await bundle(charts.map(({ file }) => resolve(file))),
  );
}

/** The ids of the charts; the second of the same id is `id-2`. */
const keysOf = (charts: readonly Chart[]): string[] =>
  charts.map(({ id }, index) => {
    const nth = charts.slice(0, index + 1).filter((other) => other.id === id).length;
    return nth === 1 ? id : `${id}-${nth}`;
  });
