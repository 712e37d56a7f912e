import { causeOf, guardOf, membersOf } from '../../label';
import type { PictureTransition } from '../../picture';
import type { Language } from '../../types';
import type { ChartData } from '../data';
import type { Counts } from './words';

export const titleOf = ({ words, key }: ChartData, language: Language): string => words?.title[language] ?? key;

/** Returns the label of a state, or the last key of its path. */
export const stateText = ({ words }: Pick<ChartData, 'words'>, path: string, language: Language): string =>
  words?.states[path]?.[language] ?? path.split('.').at(-1) ?? path;

/** Returns the trigger and guard of a transition, as written in the chart. */
export function triggerText({ picture }: ChartData, transition: PictureTransition): string {
  const members = membersOf(picture.transitions)(transition);
  return [causeOf(transition), guardOf(transition, members)].filter(Boolean).join(' ');
}

export const countsOf = ({ picture, paths }: ChartData): Counts => ({
  states: picture.states.length,
  transitions: picture.transitions.length,
  paths: paths.length,
});
