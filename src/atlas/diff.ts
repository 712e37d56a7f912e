import { stable } from './json';
import { causeOf, guardOf } from './label';
import type { Picture, PictureState, PictureTransition } from './picture';

export type Mark = 'added' | 'removed' | 'changed';
/** Something of a state or a transition that is different: its name, and what it was and is, each in a line. */
export type Part = { name: string; before: string; after: string };
/** `key`: of a state `state <path>`, of a transition its id. `said`: which one, in words; `parts`: what of it is different. */
export type Change = { mark: Mark; key: string; said: string; parts: Part[] };
/** Two versions of a chart in one picture, with what was removed still in it. */
export type Diff = { picture: Picture; changes: Change[] };

export const stateKey = (path: string): string => `state ${path}`;

/** Which state or transition one is, in words. */
export const stateSaid = (path: string): string => (path === '' ? 'the root' : `state ${path}`);
export const transitionSaid = (one: PictureTransition): string =>
  `transition ${one.source || 'root'}: ${[causeOf(one), guardOf(one, 1)].filter(Boolean).join(' ')} → ${one.targets.join(', ') || 'nowhere'}`;

/** What was added to a chart, removed from it and changed in it. */
export function diff(before: Picture, after: Picture): Diff {
  const states = compareStates(before, after);
  const transitions = compareTransitions(before, after);
  return {
    picture: {
      ...after,
      states: [...after.states, ...states.removed],
      transitions: [...after.transitions, ...transitions.removed],
    },
    changes: [...states.changes, ...transitions.changes],
  };
}

type Compared<T> = { changes: Change[]; removed: T[] };

const partsOf = (before: object, after: object): Part[] => {
  const [old, now] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => stable(old.get(key)) !== stable(now.get(key)))
    .map((name) => ({ name, before: inLine(old.get(name)), after: inLine(now.get(name)) }));
};

/** Lists with commas; of what has parts (an actor: its id and its name) each that says something new. */
function inLine(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(inLine).join(', ');
  if (typeof value === 'object' && value !== null) return [...new Set(Object.values(value).map(inLine))].join(' ');
  return String(value);
}

function compareStates(before: Picture, after: Picture): Compared<PictureState> {
  const old = new Map([before.root, ...before.states].map((state) => [state.path, state]));
  const now = new Set([after.root, ...after.states].map(({ path }) => path));
  const removed = before.states.filter(({ path }) => !now.has(path));
  const change = (mark: Mark, { path }: PictureState, parts: Part[] = []): Change => ({
    mark,
    key: stateKey(path),
    said: stateSaid(path),
    parts,
  });
  const changes = [after.root, ...after.states].flatMap((state) => {
    const known = old.get(state.path);
    const parts = known ? partsOf(known, state) : [];
    if (!known) return [change('added', state)];
    return parts.length > 0 ? [change('changed', state, parts)] : [];
  });
  return { removed, changes: [...changes, ...removed.map((state) => change('removed', state))] };
}

/** The lists of two versions, by source and event. */
const listsOf = ({ transitions }: Picture): Map<string, PictureTransition[]> => {
  const lists = new Map<string, PictureTransition[]>();
  for (const one of transitions)
    lists.set(`${one.source} | ${one.event}`, [...(lists.get(`${one.source} | ${one.event}`) ?? []), one]);
  return lists;
};

function compareTransitions(before: Picture, after: Picture): Compared<PictureTransition> {
  const [old, now] = [listsOf(before), listsOf(after)];
  const compared = [...new Set([...now.keys(), ...old.keys()])].map((key) =>
    compareLists(old.get(key) ?? [], now.get(key) ?? []),
  );
  return { removed: compared.flatMap(({ removed }) => removed), changes: compared.flatMap(({ changes }) => changes) };
}

/** Members that are the same but for their place are the same; of what is left, those of one place are one that was changed. */
function compareLists(
  old: readonly PictureTransition[],
  now: readonly PictureTransition[],
): Compared<PictureTransition> {
  const rest = new Set(old);
  const take = (found?: PictureTransition) => {
    if (found) rest.delete(found);
    return found;
  };
  const same = (one: PictureTransition) =>
    take([...rest].find((other) => partsOf(comparable(one), comparable(other)).length === 0));
  const unmatched = now.filter((one) => same(one) === undefined);
  const changes = unmatched.map((one) => {
    const known = take([...rest].find(({ index }) => index === one.index));
    return change(known ? 'changed' : 'added', one, known ? partsOf(comparable(known), comparable(one)) : []);
  });
  const removed = [...rest].map((one) => ({ ...one, id: `${one.id} (removed)` }));
  return { removed, changes: [...changes, ...removed.map((one) => change('removed', one))] };
}

/** A transition without its place among others. */
export const comparable = ({ id: _id, index: _index, ...rest }: PictureTransition) => rest;

const change = (mark: Mark, one: PictureTransition, parts: Part[] = []): Change => ({
  mark,
  key: one.id,
  said: transitionSaid(one),
  parts,
});
