import type { Chart } from '../cli/load';
import { DIMENSIONS } from '../declared';
import type { Diff } from '../diff';
import { type Exploration, explore } from '../explore';
import { layout } from '../layout';
import { paths } from '../paths';
import { type Picture, picture } from '../picture';
import { merge, type Tally } from '../tally';
import type { AnyWords } from '../types';
import { inBengali } from './app/reading';
import { tokenOf } from './app/token';
import { completed } from './completed';
import type { ChartData, DiffData, LaidData, PathData, TierData } from './data';

/** All that the page shows of a chart, made ahead, so that it opens at once. */
export async function chartData({ file, machine, samples, words }: Chart, key: string, tallies: readonly Tally[]): Promise<ChartData> {
  const exploration = explore(machine, samples);
  const drawn = picture(machine);
  return {
    key,
    file,
    picture: drawn,
    ...(await laidData(drawn, words)),
    samples: completed(machine, samples),
    words,
    paths: pathsOf(exploration),
    tiers: [...tallies, ...(tallies.length > 1 ? merge(tallies, 'all') : [])].map(tierOf),
    untried: exploration.untried,
  };
}

/** What the page shows of what has changed in a chart; nothing where nothing has. */
export const diffData = async (diff: Diff, words?: AnyWords): Promise<DiffData | undefined> =>
  diff.changes.length > 0 ? { ...diff, ...(await laidData(diff.picture, words)) } : undefined;

export const laidData = async (drawn: Picture, words?: AnyWords): Promise<LaidData> => ({
  laid: await layout(drawn),
  ...(words && { laidInBengali: await layout(inBengali(drawn, words)) }),
});

const pathsOf = (exploration: Exploration): PathData[] =>
  paths(exploration, 'transitions').map(({ input, steps }) => ({ input, steps: steps.map(tokenOf) }));

function tierOf({ tier, declared, covered }: Tally): TierData {
  const done = new Set(DIMENSIONS.flatMap((dimension) => covered[dimension]));
  const all = DIMENSIONS.flatMap((dimension) => declared[dimension]);
  const missing = all.filter((id) => !done.has(id));
  return { tier, covered: all.length - missing.length, declared: all.length, missing };
}
