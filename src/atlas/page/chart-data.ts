import { exploreByHand } from '../by-hand';
import { byMatter, caseId, cases, inOrder, revisionOf } from '../cases';
import type { Chart } from '../cli/load';
import { detailsOf } from '../code';
import { DIMENSIONS } from '../declared';
import type { Diff } from '../diff';
import { type Exploration, explore } from '../explore';
import { defaultFolds, displayedPicture } from '../fold/displayed';
import { completed } from '../guess';
import { stable } from '../json';
import { layout } from '../layout';
import { minimise } from '../minimise';
import { tokenOf } from '../moves';
import type { Path } from '../paths';
import { type Picture, picture } from '../picture';
import { merge, type Tally } from '../tally';
import { type Readable, readAs } from './app/levels';
import type { DiffData, LaidData, PathData, ScriptData, ScriptedChart, TierData, VersionData } from './data';

/** Precomputes everything the page shows of a chart, so that it opens instantly. */
export async function chartData(chart: Chart, key: string, tallies: readonly Tally[]): Promise<ScriptedChart> {
  const { file, machine, samples, notes, origin } = chart;
  const exploration = explore(machine, samples);
  const found = byMatter(minimise(exploration, 'transitions'));
  return {
    key,
    file,
    ...(await versionData(chart, exploration, picture(machine, origin))),
    samples: completed(machine, samples),
    paths: found.map((path) => pathOf(path, exploration)),
    script: scriptOf(chart, exploration, found),
    tiers: [...tallies, ...(tallies.length > 1 ? merge(tallies, 'all') : [])].map(tierOf),
    untried: exploration.untried,
    ...(notes && { notes }),
  };
}

async function versionData(chart: Chart, exploration: Exploration, drawn: Picture): Promise<VersionData> {
  const { machine, words } = chart;
  const readable = { words, told: samplesByTransition(exploration), details: detailsOf(machine) };
  return { picture: drawn, ...readable, ...(await laidData(drawn, readable)) };
}

/** Precomputes the changes of a chart since its old version; undefined if there are none. */
export async function diffData(diff: Diff, chart?: Readable, old?: Chart): Promise<DiffData | undefined> {
  if (diff.changes.length === 0) return undefined;
  const both = { ...diff, ...(await laidData(diff.picture, chart)) };
  if (!old) return both;
  const { machine, samples } = old;
  return { ...both, old: await versionData(old, explore(machine, samples), picture(machine)) };
}

/** Lays out a chart for testers, a large one folded; a picture without a chart is laid out as it is. */
export async function laidData(drawn: Picture, chart?: Readable): Promise<LaidData> {
  const folds = defaultFolds(drawn);
  const laid = (read: Picture) => layout(displayedPicture(read, folds));
  return {
    ...(folds.length > 0 && { folds }),
    laid: await laid(chart ? readAs('qa', drawn, chart, 'en') : drawn),
    ...(chart?.words && { laidInBengali: await laid(readAs('qa', drawn, chart, 'bn')) }),
  };
}

/** Returns the samples that take each transition with the fewest steps. */
export function samplesByTransition({ edges }: Exploration): ScriptedChart['told'] {
  const byTransition = new Map<string, Map<string, [string, string]>>();
  for (const { move, stepCoverages } of edges) {
    const { sample } = move;
    if (!sample) continue;
    for (const id of stepCoverages[0]?.transitions ?? [])
      byTransition.set(
        id,
        (byTransition.get(id) ?? new Map()).set(`${sample.of} ${sample.class}`, [sample.of, sample.class]),
      );
  }
  return Object.fromEntries([...byTransition].map(([id, classes]) => [id, [...classes.values()]]));
}

const pathOf = (path: Path, { declared }: Exploration): PathData => ({
  id: caseId(declared.machine, path),
  input: path.input,
  steps: path.steps.map(tokenOf),
});

/** Returns the cases that `npm run paths` writes: manual ones if the chart has instructions. */
function scriptOf({ machine, samples, steps }: Chart, exploration: Exploration, whole: readonly Path[]): ScriptData {
  const hand = steps && exploreByHand(machine, samples, steps);
  const found = hand ? inOrder(hand) : whole;
  const table = new Map<string, { at: number; step: ScriptData['steps'][number] }>();
  const placeOf = (step: ScriptData['steps'][number]): number => {
    const key = stable(step);
    const known = table.get(key) ?? { at: table.size, step };
    table.set(key, known);
    return known.at;
  };
  const packed = cases(found, exploration.declared).map((testCase, index) => ({
    ...testCase,
    steps: testCase.steps.map(placeOf),
    tokens: (found[index]?.steps ?? []).map(tokenOf),
  }));
  return { revision: revisionOf(machine), steps: [...table.values()].map(({ step }) => step), cases: packed };
}

function tierOf({ tier, declared, covered }: Tally): TierData {
  const done = new Set(DIMENSIONS.flatMap((dimension) => covered[dimension]));
  const all = DIMENSIONS.flatMap((dimension) => declared[dimension]);
  const missing = all.filter((id) => !done.has(id));
  return { tier, covered: all.length - missing.length, declared: all.length, missing };
}
