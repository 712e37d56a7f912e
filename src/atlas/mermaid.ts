import { insideText } from './card';
import { actionsOf, causeOf, guardOf, membersOf } from './label';
import type { Picture, PictureState, PictureTransition } from './picture';

type Ids = ReadonlyMap<string, string>;

/**
 * Serializes a chart for Mermaid. All lines follow the nested states, because Mermaid misplaces self-transitions
 * otherwise. A history becomes a state named `H`, and an internal transition a line of a note, since Mermaid has
 * neither.
 */
export function mermaid(picture: Picture): string {
  const states = [picture.root, ...picture.states];
  const ids = idsOf(states);
  const members = membersOf(picture.transitions);
  const inside = (path: string) =>
    picture.transitions.filter(({ source, targets }) => source === path && targets.length === 0);
  return [
    'stateDiagram-v2',
    ...nested(picture.root, picture.states, ids, '  '),
    ...states.flatMap((state) => noteOf(state, inside(state.path), ids, members)),
    ...states.flatMap(({ path, type, initial }) =>
      type === 'history' ? initial.map((target) => arrow(ids, path, target)) : [],
    ),
    ...picture.transitions.flatMap((transition) =>
      transition.targets.map((target) =>
        arrow(ids, transition.source, target, textOf(transition, members(transition))),
      ),
    ),
    '',
  ].join('\n');
}

/**
 * Builds ids such as `chart_a_b`, which are no keywords of Mermaid. An underscore separates paths that would collide.
 */
function idsOf(states: readonly PictureState[]): Ids {
  const ids = new Map<string, string>();
  const usedIds = new Set<string>();
  for (const { path } of states) {
    let id = ['chart', ...path.split('.').filter(Boolean)].join('_').replace(/[^\p{L}\p{N}_]/gu, '_');
    while (usedIds.has(id)) id += '_';
    usedIds.add(id);
    ids.set(path, id);
  }
  return ids;
}

const isChild = (parent: string, { path }: PictureState): boolean =>
  path !== '' && path.split('.').slice(0, -1).join('.') === parent;

function nested(state: PictureState, states: readonly PictureState[], ids: Ids, space: string): string[] {
  const id = ids.get(state.path);
  const children = states.filter((candidate) => isChild(state.path, candidate));
  const declared = `${space}state "${escaped(titleOf(state))}" as ${id}`;
  const ended = state.type === 'final' ? [`${space}${id} --> [*]`] : [];
  if (children.length === 0) return [declared, ...ended];
  const deeper = `${space}  `;
  const parts = children.map((child) => nested(child, states, ids, deeper));
  const between = state.type === 'parallel' ? [`${deeper}--`] : [];
  const initials = state.type === 'compound' ? state.initial.map((path) => `${deeper}[*] --> ${ids.get(path)}`) : [];
  return [
    `${declared} {`,
    ...initials,
    ...parts.flatMap((part, nth) => (nth === 0 ? part : [...between, ...part])),
    `${space}}`,
  ];
}

function titleOf({ path, id, type, history }: PictureState): string {
  if (type === 'history') return history === 'deep' ? 'H*' : 'H';
  return path === '' ? id : (path.split('.').at(-1) ?? path);
}

function noteOf(
  { path, description, entry, exit, output, invokes }: PictureState,
  inside: readonly PictureTransition[],
  ids: Ids,
  members: (transition: PictureTransition) => number,
): string[] {
  const lines = [
    ...(description === undefined ? [] : [description]),
    ...invokes.map(({ src }) => `runs ${src}`),
    ...(entry.length > 0 ? [`entry / ${actionsOf(entry)}`] : []),
    ...(exit.length > 0 ? [`exit / ${actionsOf(exit)}`] : []),
    ...(output === undefined ? [] : [`output ${output}`]),
    ...inside.map((transition) => `· ${insideText(transition, members(transition))}`),
  ];
  if (lines.length === 0) return [];
  return [`  note right of ${ids.get(path)}`, ...lines.map((line) => `    ${escaped(line)}`), '  end note'];
}

const arrow = (ids: Ids, source: string, target: string, text?: string): string =>
  `  ${ids.get(source)} --> ${ids.get(target)}${text === undefined ? '' : ` : ${escaped(text)}`}`;

const textOf = (transition: PictureTransition, members: number): string =>
  [
    causeOf(transition),
    guardOf(transition, members),
    transition.actions.length > 0 && `/ ${actionsOf(transition.actions)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Escapes Mermaid's syntax as character codes. */
const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N} .,/()·⊘'?!-]/gu, (character) => `#${character.codePointAt(0)};`);
