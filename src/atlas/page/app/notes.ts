import { useSyncExternalStore } from 'react';
import { type Note, noteStatusOf, type Reviews, subjectsOf } from '../../reviews';
import type { ChartData } from '../data';
import { storesOf } from './storage';

const stores = storesOf<readonly Note[]>([]);
const store = () => stores('notes');

/** Returns the notes that are new or edited here and not yet in a file, and the state of their storage. */
export function useOwnNotes() {
  const { subscribe, get, keeping, set } = store();
  return { own: useSyncExternalStore(subscribe, get), keeping: useSyncExternalStore(subscribe, keeping), set };
}

/** Returns the notes on a chart: those of its file with edits made here, then those added here. */
export function notesOf({ picture, notes = [] }: ChartData, own: readonly Note[]): Note[] {
  const here = own.filter(({ machine }) => machine === picture.id);
  const known = new Set(notes.map(({ id }) => id));
  const now = notes.map((note) => here.find(({ id }) => id === note.id) ?? note);
  return [...now, ...here.filter(({ id }) => !known.has(id))];
}

/** Pairs each note with the status of its target in the current chart. */
export const withStatus = ({ picture }: ChartData, notes: readonly Note[]) => {
  const subjects = subjectsOf(picture);
  return notes.map((note) => ({ note, standing: noteStatusOf(note, subjects) }));
};

/** Adds or replaces a note. */
export const withNote = (own: readonly Note[], note: Note): Note[] => [...own.filter(({ id }) => id !== note.id), note];

/** Returns the name of the notes file next to a chart's file. */
export const fileOf = ({ file }: ChartData): string =>
  `${file.replace(/^.*\//, '').replace(/(\.machine)?\.[cm]?[jt]sx?$/, '')}.reviews.json`;

/** Returns all notes on the charts of a chart's file, for export. */
export const exported = (chart: ChartData, charts: readonly ChartData[], own: readonly Note[]): Reviews => ({
  reviews: 1,
  notes: charts.filter(({ file }) => file === chart.file).flatMap((chart) => notesOf(chart, own)),
});
