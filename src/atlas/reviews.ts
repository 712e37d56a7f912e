import { comparable, stateKey, stateLabel, transitionLabel } from './diff';
import { hashOf, stable } from './json';
import type { Picture } from './picture';

/**
 * Reviewer's note on a state or an arrow. `on`: its key (`Change.key`); `said`: its label; `was`: hash of its content;
 * `revision`: hash of the chart; `at`: day, as `2026-11-26`.
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
/** Contents of `<name>.reviews.json`, next to the file of the machines. */
export type Reviews = { reviews: 1; notes: Note[] };
/** Target of a note. `path`: of the state, or of the source of an arrow. */
export type Subject = { key: string; said: string; was: string; path: string };
/** Status of a note's target (unchanged, changed or gone), and the target in the current chart. */
export type NoteStatus = { is: 'same' | 'changed' | 'gone'; subject?: Subject };

/** Returns everything that can be reviewed: the chart itself, its states and arrows. */
export function subjectsOf({ root, states, transitions }: Picture): Subject[] {
  return [
    ...[root, ...states].map((state) => ({
      key: stateKey(state.path),
      said: stateLabel(state.path),
      was: hashOf(stable(state)),
      path: state.path,
    })),
    ...transitions.map((transition) => ({
      key: transition.id,
      said: transitionLabel(transition),
      was: hashOf(stable(comparable(transition))),
      path: transition.source,
    })),
  ];
}

/** Returns the status of a note's target. An arrow that only changed its position in its list is unchanged. */
export function noteStatusOf({ on, was }: Note, subjects: readonly Subject[]): NoteStatus {
  const named = subjects.find(({ key }) => key === on);
  const same = named?.was === was ? named : subjects.find((subject) => subject.was === was);
  if (same) return { is: 'same', subject: same };
  return named ? { is: 'changed', subject: named } : { is: 'gone' };
}
