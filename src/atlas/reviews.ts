import { comparable, stateKey, stateLabel, transitionLabel } from './diff';
import { hashOf, stable } from './json';
import type { Picture } from './picture';
import { featuresIn, matched } from './versions/likeness';

/**
 * Reviewer's note on a state or an arrow. `on`: its key (`Change.key`); `said`: its label; `was`: hash of its content;
 * `like`: features of its state, by which it is found under another name; `revision`: hash of the chart; `at`: day, as
 * `2026-11-26`.
 */
export type Note = {
  id: string;
  machine: string;
  on: string;
  said: string;
  was: string;
  like?: readonly string[];
  revision: string;
  text: string;
  by: string;
  at: string;
  done?: true;
};
/** Contents of `<name>.reviews.json`, next to the file of the machines. */
export type Reviews = { reviews: 1; notes: Note[] };
/** Target of a note. `path` and `like`: of the state, or of the source of an arrow. */
export type Subject = { key: string; said: string; was: string; like: readonly string[]; path: string };
/** Status of a note's target (unchanged, changed, renamed or gone), and the target in the current chart. */
export type NoteStatus = { is: 'same' | 'changed' | 'renamed' | 'gone'; subject?: Subject };

/** Returns everything that can be reviewed: the chart itself, its states and arrows. */
export function subjectsOf(picture: Picture): Subject[] {
  const { root, states, transitions } = picture;
  const features = featuresIn(picture);
  const likes = new Map([root, ...states].map((state) => [state.path, features(state)]));
  return [
    ...[root, ...states].map((state) => ({
      key: stateKey(state.path),
      said: stateLabel(state.path),
      was: hashOf(stable(state)),
      like: likes.get(state.path) ?? [],
      path: state.path,
    })),
    ...transitions.map((transition) => ({
      key: transition.id,
      said: transitionLabel(transition),
      was: hashOf(stable(comparable(transition))),
      like: likes.get(transition.source) ?? [],
      path: transition.source,
    })),
  ];
}

/**
 * Returns the status of a note's target. An arrow that only changed its position in its list is unchanged. A state of
 * another name is the target if it is like the one that is gone.
 */
export function noteStatusOf(note: Note, subjects: readonly Subject[]): NoteStatus {
  const { on, was } = note;
  const named = subjects.find(({ key }) => key === on);
  const same = named?.was === was ? named : subjects.find((subject) => subject.was === was);
  if (same) return { is: 'same', subject: same };
  if (named) return { is: 'changed', subject: named };
  const subject = renamedSubject(note, subjects);
  return subject ? { is: 'renamed', subject } : { is: 'gone' };
}

/** Returns the target under the new name of its state, if the state has been renamed. */
function renamedSubject({ on, said, like = [] }: Note, subjects: readonly Subject[]): Subject | undefined {
  const isState = ({ key, path }: Subject) => key === stateKey(path);
  const [source = '', event] = on.split(' | ');
  // The arrow itself is gone if its state is not.
  if (event !== undefined && subjects.some(({ key }) => key.startsWith(`${source} | `))) return undefined;
  const states = subjects.filter(isState).map((subject) => ({ of: subject, features: subject.like }));
  const state = matched([{ of: on, features: like }], states)[0]?.[1];
  if (!state || event === undefined) return state;
  const arrow = said.slice(said.indexOf(': '));
  return subjects.find((subject) => subject.path === state.path && !isState(subject) && subject.said.endsWith(arrow));
}
