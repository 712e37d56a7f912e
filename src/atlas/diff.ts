import { stable } from './json';
import { causeOf, guardOf } from './label';
import type { Picture, PictureState, PictureTransition } from './picture';
import { withNewNames } from './versions/renames';

export type Mark = 'added' | 'removed' | 'changed';
/** Difference within a state or a transition: name, and value before and after, each on one line. */
export type Part = { name: string; before: string; after: string };
/**
 * Change of a state (`key`: `state <path>`) or a transition (`key`: its id), with its `label` and its
 * differences (`parts`).
 */
export type Change = { mark: Mark; key: string; label: string; parts: Part[] };
/**
 * Two versions of a chart in a single picture that still contains removed parts. `oldKeys`: keys of states and
 * transitions in the old version where they differ from those in the picture.
 */
export type Diff = { picture: Picture; changes: Change[]; oldKeys: Record<string, string> };

export const stateKey = (path: string): string => `state ${path}`;

/** Label of a state or a transition. */
export const stateLabel = (path: string): string => (path === '' ? 'the root' : `state ${path}`);
export const transitionLabel = (transition: PictureTransition): string =>
  `transition ${transition.source || 'root'}: ${[causeOf(transition), guardOf(transition, 1)].filter(Boolean).join(' ')} → ${transition.targets.join(', ') || 'nowhere'}`;

/** Compares two versions of a chart. A state that was renamed within its parent is a changed one. */
export function diff(before: Picture, after: Picture): Diff {
  const { picture: old, oldPaths } = withNewNames(before, after);
  const states = compareStates(old, after, oldPaths);
  const transitions = compareTransitions(old, after);
  return {
    picture: {
      ...after,
      states: [...after.states, ...states.removed],
      transitions: [...after.transitions, ...transitions.removed],
    },
    changes: [...states.changes, ...transitions.changes],
    oldKeys: Object.fromEntries(
      [...renamedKeys(before, old), ...transitions.matches].filter(([key, was]) => key !== was),
    ),
  };
}

type Compared<T> = { changes: Change[]; removed: T[] };
/** `matches`: ids in the picture of both versions, each with its id in the old one. */
type ComparedTransitions = Compared<PictureTransition> & { matches: [string, string][] };

/** Pairs the keys of an old chart's states by today's names with those that they had; the order is the same. */
const renamedKeys = (before: Picture, renamed: Picture): [string, string][] =>
  renamed.states.map(({ path }, at) => [stateKey(path), stateKey(before.states[at]?.path ?? path)]);

const partsOf = (before: object, after: object): Part[] => {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => stable(old.get(key)) !== stable(now.get(key)))
    .map((name) => ({ name, before: inLine(old.get(name)), after: inLine(now.get(name)) }));
};

/** Joins lists with commas; of an object (an actor's id and name) it lists the distinct values. */
function inLine(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(inLine).join(', ');
  if (typeof value === 'object' && value !== null) return [...new Set(Object.values(value).map(inLine))].join(' ');
  return String(value);
}

function compareStates(before: Picture, after: Picture, oldPaths: ReadonlyMap<string, string>): Compared<PictureState> {
  const old = new Map([before.root, ...before.states].map((state) => [state.path, state]));
  const now = new Set([after.root, ...after.states].map(({ path }) => path));
  const removed = before.states.filter(({ path }) => !now.has(path));
  const change = (mark: Mark, { path }: PictureState, parts: Part[] = []): Change => {
    const was = oldPaths.get(path);
    return { mark, key: stateKey(path), label: stateLabel(was === undefined ? path : `${was} → ${path}`), parts };
  };
  const changes = [after.root, ...after.states].flatMap((state) => {
    const known = old.get(state.path);
    const was = oldPaths.get(state.path);
    const name = was === undefined ? [] : [{ name: 'id', before: was, after: state.path }];
    const parts = known ? [...name, ...partsOf(known, state)] : [];
    if (!known) return [change('added', state)];
    return parts.length > 0 ? [change('changed', state, parts)] : [];
  });
  return { removed, changes: [...changes, ...removed.map((state) => change('removed', state))] };
}

/** Groups transitions by source and event. */
const listsOf = ({ transitions }: Picture): Map<string, PictureTransition[]> => {
  const lists = new Map<string, PictureTransition[]>();
  for (const transition of transitions)
    lists.set(`${transition.source} | ${transition.event}`, [
      ...(lists.get(`${transition.source} | ${transition.event}`) ?? []),
      transition,
    ]);
  return lists;
};

function compareTransitions(before: Picture, after: Picture): ComparedTransitions {
  const old = listsOf(before);
  const now = listsOf(after);
  const compared = [...new Set([...now.keys(), ...old.keys()])].map((key) =>
    compareLists(old.get(key) ?? [], now.get(key) ?? []),
  );
  return {
    removed: compared.flatMap(({ removed }) => removed),
    changes: compared.flatMap(({ changes }) => changes),
    matches: compared.flatMap(({ matches }) => matches),
  };
}

/** Matches equal members regardless of position; of the rest, members at the same position count as changed. */
function compareLists(old: readonly PictureTransition[], now: readonly PictureTransition[]): ComparedTransitions {
  const rest = new Set(old);
  const matches: [string, string][] = [];
  const take = (transition: PictureTransition, found?: PictureTransition) => {
    if (!found) return undefined;
    rest.delete(found);
    matches.push([transition.id, found.id]);
    return found;
  };
  const same = (transition: PictureTransition) =>
    take(
      transition,
      [...rest].find((other) => partsOf(comparable(transition), comparable(other)).length === 0),
    );
  const unmatched = now.filter((transition) => same(transition) === undefined);
  const changes = unmatched.map((transition) => {
    const known = take(
      transition,
      [...rest].find(({ index }) => index === transition.index),
    );
    return change(
      known ? 'changed' : 'added',
      transition,
      known ? partsOf(comparable(known), comparable(transition)) : [],
    );
  });
  const removed = [...rest].map((transition) => ({ ...transition, id: `${transition.id} (removed)` }));
  matches.push(...[...rest].map(({ id }): [string, string] => [`${id} (removed)`, id]));
  return { removed, matches, changes: [...changes, ...removed.map((transition) => change('removed', transition))] };
}

/** Drops the position of a transition within its list. */
export const comparable = ({ id: _id, index: _index, ...rest }: PictureTransition) => rest;

const change = (mark: Mark, transition: PictureTransition, parts: Part[] = []): Change => ({
  mark,
  key: transition.id,
  label: transitionLabel(transition),
  parts,
});
