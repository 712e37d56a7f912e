import { type Mark, stateKey } from '../../diff';
import type { Laid } from '../../layout';
import type { Picture, PictureState, PictureTransition } from '../../picture';
import type { Language } from '../../types';
import type { ChartData, DiffData } from '../data';
import type { Place } from './address';
import { visibleOf } from './fold';
import { type Level, readAs } from './levels';
import type { Counts } from './words';

export const MARKS = ['added', 'removed', 'changed'] as const;
/** A chart as it is read, with nothing folded, and where all of it lies. */
type Laying = { picture: Picture; laid: Laid };
/** A chart as it is read; where it was not laid out ahead, it is shown as `ahead` until it is. */
export type Whole = { picture: Picture; ahead: Laying };

/** What has changed in a chart, where that is to be shown over it. */
export const shownDiff = ({ diff }: ChartData, { changes }: Place): DiffData | undefined =>
  changes === 'off' ? undefined : diff;

/** A chart as it is read in a language; while its changes (`diff`) are shown, with what was removed from it. Of the map, all is read by all. */
export function wholeOf(chart: ChartData, diff: DiffData | undefined, language: Language, level?: Level): Whole {
  const { picture, laid, laidInBengali = laid } = diff ?? chart;
  if (level === undefined) return { picture, ahead: { picture, laid } };
  const ahead = { picture: readAs('qa', picture, chart, language), laid: language === 'bn' ? laidInBengali : laid };
  return { picture: level === 'qa' ? ahead.picture : readAs(level, picture, chart, language), ahead };
}

/** Counts changes of each kind; kinds without any are left out. */
export const changeCounts = ({ changes }: DiffData): Counts =>
  Object.fromEntries(
    MARKS.flatMap((mark) => {
      const count = changes.filter((one) => one.mark === mark).length;
      return count > 0 ? [[mark, count]] : [];
    }),
  );

/** The marks, by the keys of what they stand on. A folded state in which something has changed has changed. */
export function marksOf({ changes, picture }: DiffData, folded: readonly string[]): Map<string, Mark> {
  const marks = new Map(changes.map(({ key, mark }) => [key, mark]));
  const places = placesOf(picture);
  for (const { key } of changes) {
    const path = places.get(key) ?? '';
    const top = visibleOf(path, folded);
    if (top !== path && !marks.has(stateKey(top))) marks.set(stateKey(top), 'changed');
  }
  return marks;
}

/** The states that changes lie in, by the keys of these. */
const placesOf = ({ root, states, transitions }: Picture): Map<string, string> =>
  new Map([
    ...[root, ...states].map(({ path }): [string, string] => [stateKey(path), path]),
    ...transitions.map(({ id, source }): [string, string] => [id, source]),
  ]);

/** The state, or the transition, that a change is of. */
export function changedIn(
  { root, states, transitions }: Picture,
  key: string,
): { state?: PictureState; transition?: PictureTransition } {
  const state = [root, ...states].find(({ path }) => stateKey(path) === key);
  return { state, transition: transitions.find(({ id }) => id === key) };
}
