import { causeOf, guardOf, membersOf } from '../../label';
import type { PictureTransition } from '../../picture';
import type { Language } from '../../types';
import type { ChartData } from '../data';
import type { Counts } from './words';

export const titleOf = ({ words, key }: ChartData, language: Language): string => words?.title[language] ?? key;

/** A state in plain words, where the chart has some; else the last part of its path. */
export const stateTold = ({ words }: ChartData, path: string, language: Language): string =>
  words?.states[path]?.[language] ?? path.split('.').at(-1) ?? path;

/** A transition as the chart writes it: its cause and its guard. */
export function causeTold({ picture }: ChartData, one: PictureTransition): string {
  const members = membersOf(picture.transitions)(one);
  return [causeOf(one), guardOf(one, members)].filter(Boolean).join(' ');
}

export const countsOf = ({ picture, paths }: ChartData): Counts => ({
  states: picture.states.length,
  transitions: picture.transitions.length,
  paths: paths.length,
});
