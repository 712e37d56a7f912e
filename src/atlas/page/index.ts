import { resolve } from 'node:path';
import type { Since } from '../cli/changes';
import type { Chart } from '../cli/load';
import type { Tally } from '../tally';
import { bundle } from './bundle';
import { chartData, diffData } from './chart-data';
import type { ChartData, Requirement } from './data';
import { documentOf } from './document';

export type { Requirement } from './data';

/** What the page shows over the charts, where it is given: what each tier covered, the sentences of the specification, what has changed. */
export type Extras = { tallies?: readonly Tally[]; requirements?: readonly Requirement[]; since?: Since };

/** The atlas as one document that needs no network. The same charts and extras give the same bytes. */
export async function page(charts: readonly Chart[], { tallies = [], requirements = [], since }: Extras = {}): Promise<string> {
  const keys = keysOf(charts);
  const data = await Promise.all(
    charts.map(async (chart, index): Promise<ChartData> => {
      const own = tallies.filter(({ flow }) => [chart.id, chart.name].includes(flow));
      const made = await chartData(chart, keys[index] ?? chart.id, own);
      if (!since) return made;
      const diff = since.diffs[index];
      return diff ? { ...made, diff: await diffData(diff, chart.words) } : { ...made, isNew: true };
    }),
  );
  return documentOf(
    {
      charts: data,
      requirements: requirements.map(({ id, text }) => ({ id, text })),
      since: since && { revision: since.revision, gone: since.gone },
    },
    await bundle(charts.map(({ file }) => resolve(file))),
  );
}

/** The ids of the charts; the second of the same id is `id-2`. */
const keysOf = (charts: readonly Chart[]): string[] =>
  charts.map(({ id }, index) => {
    const nth = charts.slice(0, index + 1).filter((other) => other.id === id).length;
    return nth === 1 ? id : `${id}-${nth}`;
  });
