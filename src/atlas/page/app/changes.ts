import { type Mark, stateKey } from '../../diff';
import { displayedPicture } from '../../fold/displayed';
import { visibleIn } from '../../fold/fold';
import type { Laid } from '../../layout';
import type { Picture, PictureState, PictureTransition } from '../../picture';
import type { Language } from '../../types';
import type { ChartData, DiffData, VersionData } from '../data';
import type { Place } from './address';
import { type Level, readAs } from './levels';
import type { Counts } from './words';

export const MARKS = ['added', 'removed', 'changed'] as const;
/** Chart as drawn: `picture` is the `whole` without the contents of `folds`. */
export type DisplayedChart = { whole: Picture; folds: readonly string[]; picture: Picture; laid: Laid };
/** Picture of a chart for a level, unfolded; `ahead` is displayed until its own layout is computed. */
export type Whole = { picture: Picture; ahead: DisplayedChart };
/** Comparison that also has the old version by itself. */
export type Compared = DiffData & { old: VersionData };
const NO_FOLDS: readonly string[] = [];

/** Returns the changes to display over a chart, if any. */
export const displayedDiff = ({ diff }: ChartData, { changes }: Place): DiffData | undefined =>
  changes === 'off' ? undefined : diff;

const hasOld = (diff: DiffData | undefined): diff is Compared => diff?.old !== undefined;

/** Returns the comparison whose versions are displayed side by side, if any. */
export function displayedSides(chart: ChartData, place: Place): Compared | undefined {
  const diff = displayedDiff(chart, place);
  return place.sides !== undefined && hasOld(diff) ? diff : undefined;
}

/** Returns the key of the selected change or state. */
export const soughtIn = ({ change, state }: Place): string | undefined =>
  change ?? (state === undefined ? undefined : stateKey(state));

/**
 * Returns a chart for a language and level, including removed parts while its changes (`diff`) are displayed. The map
 * is the same for every level.
 */
export function wholeOf(chart: ChartData, diff: DiffData | undefined, language: Language, level?: Level): Whole {
  const { picture, folds = NO_FOLDS, laid, laidInBengali = laid } = diff ?? chart;
  const aheadOf = (whole: Picture, laidWhole: Laid) => ({
    picture: level === undefined || level === 'qa' ? whole : readAs(level, picture, chart, language),
    ahead: { whole, folds, picture: displayedPicture(whole, folds), laid: laidWhole },
  });
  if (level === undefined) return aheadOf(picture, laid);
  return aheadOf(readAs('qa', picture, chart, language), language === 'bn' ? laidInBengali : laid);
}

/** Counts changes of each kind; omits kinds without any. */
export const changeCounts = ({ changes }: DiffData): Counts =>
  Object.fromEntries(
    MARKS.flatMap((mark) => {
      const count = changes.filter((change) => change.mark === mark).length;
      return count > 0 ? [[mark, count]] : [];
    }),
  );

/** Returns the marks by target; a folded state that contains changes counts as changed. */
export function marksOf({ changes, picture }: DiffData, folded: readonly string[]): Map<string, Mark> {
  const marks = new Map(changes.map(({ key, mark }) => [key, mark]));
  const places = placesOf(picture);
  const visible = visibleIn(folded);
  for (const { key } of changes) {
    const path = places.get(key) ?? '';
    const top = visible(path);
    if (top !== path && !marks.has(stateKey(top))) marks.set(stateKey(top), 'changed');
  }
  return marks;
}

/** Returns the states that contain each state and transition, by key. */
export const placesOf = ({ root, states, transitions }: Picture): Map<string, string> =>
  new Map([
    ...[root, ...states].map(({ path }): [string, string] => [stateKey(path), path]),
    ...transitions.map(({ id, source }): [string, string] => [id, source]),
  ]);

/** Returns the state or transition of a change. */
export function changedIn(
  { root, states, transitions }: Picture,
  key: string,
): { state?: PictureState; transition?: PictureTransition } {
  const state = [root, ...states].find(({ path }) => stateKey(path) === key);
  return { state, transition: transitions.find(({ id }) => id === key) };
}
