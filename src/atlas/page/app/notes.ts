import { useSyncExternalStore } from 'react';
import { type Note, type Reviews, standingOf, subjectsOf } from '../../reviews';
import type { ChartData } from '../data';
import { storesOf } from './kept';

const stores = storesOf<readonly Note[]>([]);
const store = () => stores('notes');

/** What was noted here and is not yet in a file, or otherwise than there; and whether the browser keeps it. */
export function useOwnNotes() {
  const { subscribe, get, keeping, set } = store();
  return { own: useSyncExternalStore(subscribe, get), keeping: useSyncExternalStore(subscribe, keeping), set };
}

/** The notes on a chart: those of its file, as they were changed here, then those that were added here. */
export function notesOf({ picture, notes = [] }: ChartData, own: readonly Note[]): Note[] {
  const here = own.filter(({ machine }) => machine === picture.id);
  const known = new Set(notes.map(({ id }) => id));
  const now = notes.map((note) => here.find(({ id }) => id === note.id) ?? note);
  return [...now, ...here.filter(({ id }) => !known.has(id))];
}

/** Each note with how what it is on stands in the chart that is shown. */
export const stood = ({ picture }: ChartData, notes: readonly Note[]) => {
  const subjects = subjectsOf(picture);
  return notes.map((note) => ({ note, standing: standingOf(note, subjects) }));
};

/** What was noted here with one note as it is now. */
export const withNote = (own: readonly Note[], note: Note): Note[] => [...own.filter(({ id }) => id !== note.id), note];

/** The name under which the notes on a file's charts lie beside it. */
export const fileOf = ({ file }: ChartData): string =>
  `${file.replace(/^.*\//, '').replace(/(\.machine)?\.[cm]?[jt]sx?$/, '')}.reviews.json`;

/** All notes on the charts of the file that a chart is from. */
export const exported = (chart: ChartData, charts: readonly ChartData[], own: readonly Note[]): Reviews => ({
  reviews: 1,
  notes: charts.filter(({ file }) => file === chart.file).flatMap((one) => notesOf(one, own)),
});
