import type { Since } from '../cli/changes';
import type { Chart } from '../cli/load';
import type { MainWay } from '../main-way';
import type { DestinationMap } from '../map';
import type { Tally } from '../tally';
import type { Language } from '../types';
import { bundle } from './bundle';
import { chartData, diffData, laidData } from './chart-data';
import type { ChartData, MapData, Requirement } from './data';
import { documentOf } from './document';

export type { Requirement } from './data';

/**
 * Optional data of the page: coverage by tier, sentences of the specification, changes, the map, and, by file, the day
 * of each chart's last change and its main path.
 */
export type Extras = {
  tallies?: readonly Tally[];
  requirements?: readonly Requirement[];
  since?: Since;
  map?: DestinationMap;
  days?: ReadonlyMap<string, string>;
  ways?: ReadonlyMap<string, MainWay>;
};

/** Builds the atlas as one offline document. Equal charts and extras give equal bytes. */
export async function page(
  charts: readonly Chart[],
  { tallies = [], requirements = [], since, map, days, ways }: Extras = {},
): Promise<string> {
  const keys = keysOf(charts);
  const ids = new Set(charts.map(({ id }) => id));
  const data = await Promise.all(
    charts.map(async (chart, index): Promise<ChartData> => {
      const own = tallies.filter(({ flow }) => [chart.id, chart.name].includes(flow));
      const made = {
        ...(await chartData(chart, keys[index] ?? chart.id, own)),
        changed: days?.get(chart.file),
        main: ways?.get(chart.file),
      };
      if (!since) return made;
      const diff = since.diffs[index];
      return diff ? { ...made, diff: await diffData(diff, made, since.old[index]) } : { ...made, isNew: true };
    }),
  );
  return documentOf(
    {
      charts: data,
      map: map && { en: await mapData('en', map, ids, since), bn: await mapData('bn', map, ids, since) },
      requirements: requirements.map(({ id, text }) => ({ id, text })),
      since: since && { revision: since.revision, gone: since.gone },
    },
    await bundle(charts),
  );
}

/** The map links to the first chart of an id, whose key equals the id. */
async function mapData(
  language: Language,
  { id: key, pictures, charts: runs }: DestinationMap,
  ids: ReadonlySet<string>,
  since?: Since,
): Promise<MapData> {
  return {
    key,
    file: '',
    picture: pictures[language],
    ...(await laidData(pictures[language])),
    samples: { events: {}, outcomes: {} },
    paths: [],
    tiers: [],
    untried: [],
    ...(since && (since.map ? { diff: await diffData(since.map[language]) } : { isNew: true as const })),
    charts: Object.fromEntries(Object.entries(runs).filter(([, id]) => ids.has(id))),
  };
}

/** Returns a unique key per chart: its id, or `id-2` for a duplicate. */
const keysOf = (charts: readonly Chart[]): string[] =>
  charts.map(({ id }, index) => {
    const nth = charts.slice(0, index + 1).filter((other) => other.id === id).length;
    return nth === 1 ? id : `${id}-${nth}`;
  });
