import type { Chart } from '../cli/load';
import { detailsOf } from '../code';
import { DIMENSIONS } from '../declared';
import type { Diff } from '../diff';
import { type Exploration, explore } from '../explore';
import { layout } from '../layout';
import { paths } from '../paths';
import { type Picture, picture } from '../picture';
import { merge, type Tally } from '../tally';
import { type Readable, readAs } from './app/levels';
import { tokenOf } from './app/token';
import { completed } from './completed';
import type { ChartData, DiffData, LaidData, PathData, TierData } from './data';

/** All that the page shows of a chart, made ahead, so that it opens at once. */
export async function chartData({ file, machine, samples, words }: Chart, key: string, tallies: readonly Tally[]): Promise<ChartData> {
  const exploration = explore(machine, samples);
  const drawn = picture(machine);
  const readable = { words, told: toldOf(exploration), details: detailsOf(machine) };
  return {
    key,
    file,
    picture: drawn,
    ...readable,
    ...(await laidData(drawn, readable)),
    samples: completed(machine, samples),
    paths: pathsOf(exploration),
    tiers: [...tallies, ...(tallies.length > 1 ? merge(tallies, 'all') : [])].map(tierOf),
    untried: exploration.untried,
  };
}

/** What the page shows of what has changed in a chart; nothing where nothing has. */
export const diffData = async (diff: Diff, chart?: Readable): Promise<DiffData | undefined> =>
  diff.changes.length > 0 ? { ...diff, ...(await laidData(diff.picture, chart)) } : undefined;

/** Laid out as a tester reads it; what is no chart, as it is. */
export const laidData = async (drawn: Picture, chart?: Readable): Promise<LaidData> => ({
  laid: await layout(chart ? readAs('qa', drawn, chart, 'en') : drawn),
  ...(chart?.words && { laidInBengali: await layout(readAs('qa', drawn, chart, 'bn')) }),
});

/** Which samples take each transition first, when they come. */
export function toldOf({ edges }: Exploration): ChartData['told'] {
  const told = new Map<string, Map<string, [string, string]>>();
  for (const { move, seen } of edges) {
    const { sample } = move;
    if (!sample) continue;
    for (const id of seen[0]?.transitions ?? [])
      told.set(id, (told.get(id) ?? new Map()).set(`${sample.of} ${sample.class}`, [sample.of, sample.class]));
  }
  return Object.fromEntries([...told].map(([id, classes]) => [id, [...classes.values()]]));
}

const pathsOf = (exploration: Exploration): PathData[] =>
  paths(exploration, 'transitions').map(({ input, steps }) => ({ input, steps: steps.map(tokenOf) }));

function tierOf({ tier, declared, covered }: Tally): TierData {
  const done = new Set(DIMENSIONS.flatMap((dimension) => covered[dimension]));
  const all = DIMENSIONS.flatMap((dimension) => declared[dimension]);
  const missing = all.filter((id) => !done.has(id));
  return { tier, covered: all.length - missing.length, declared: all.length, missing };
}
