import { comparable, stateKey, stateSaid, transitionSaid } from './diff';
import { hashOf, stable } from './json';
import type { Picture } from './picture';

/**
 * A reviewer's note on a state or an arrow of a chart, as it stood then. `on`: the key of it (`Change.key`); `said`: which one, in words;
 * `was`: all of it, in a word; `revision`: the whole chart, in a word; `at`: a day, as `2026-11-26`.
 */
export type Note = {
  id: string;
  machine: string;
  on: string;
  said: string;
  was: string;
  revision: string;
  text: string;
  by: string;
  at: string;
  done?: true;
};
/** What lies beside a file of machines, as `<name>.reviews.json`. */
export type Reviews = { reviews: 1; notes: Note[] };
/** What a note can be on. `path`: of the state, or of the one that the arrow leaves. */
export type Subject = { key: string; said: string; was: string; path: string };
/** How what a note is on stands now: as it was then, otherwise, or not at all; and where it is. */
export type Standing = { is: 'same' | 'changed' | 'gone'; subject?: Subject };

/** All that can be reviewed: the chart itself, its states, its arrows. */
export function subjectsOf({ root, states, transitions }: Picture): Subject[] {
  return [
    ...[root, ...states].map((state) => ({
      key: stateKey(state.path),
      said: stateSaid(state.path),
      was: hashOf(stable(state)),
      path: state.path,
    })),
    ...transitions.map((one) => ({
      key: one.id,
      said: transitionSaid(one),
      was: hashOf(stable(comparable(one))),
      path: one.source,
    })),
  ];
}

/** An arrow that only has another place among its own is the same. */
export function standingOf({ on, was }: Note, subjects: readonly Subject[]): Standing {
  const named = subjects.find(({ key }) => key === on);
  const same = named?.was === was ? named : subjects.find((one) => one.was === was);
  if (same) return { is: 'same', subject: same };
  return named ? { is: 'changed', subject: named } : { is: 'gone' };
}
