import { insideText } from './card';
import { type Change, type Mark, stateKey } from './diff';
import { parentOf } from './fold/nesting';
import { actionsOf, causeOf, guardOf, membersOf } from './label';
import { SIGNS } from './marks';
import type { Picture, PictureState, PictureTransition } from './picture';

type Ids = ReadonlyMap<string, string>;
type Marks = ReadonlyMap<string, Mark>;
/** Colours that are legible on light and dark pages. */
const COLOURS: Record<Mark, string> = {
  added: 'fill:#d7f5dd,stroke:#1a7f37,color:#0b3d1a',
  removed: 'fill:#ffe0dd,stroke:#b42318,color:#5a100a,stroke-dasharray:4',
  changed: 'fill:#fff1c9,stroke:#9a6700,color:#4d3300',
};

/**
 * Serializes a chart for Mermaid. All lines follow the nested states, because Mermaid misplaces self-transitions
 * otherwise. A history becomes a state named `H`, and an internal transition a line of a note, since Mermaid has
 * neither. Changes are marked by colours and signs.
 */
export function mermaid(picture: Picture, changes: readonly Change[] = []): string {
  const marks = new Map(changes.map(({ key, mark }) => [key, mark]));
  const states = [picture.root, ...picture.states];
  const ids = idsOf(states);
  const members = membersOf(picture.transitions);
  const internal = picture.transitions.filter(({ targets }) => targets.length === 0);
  const inside = (path: string) => internal.filter(({ source }) => source === path);
  return [
    'stateDiagram-v2',
    ...nested({ state: picture.root, states: picture.states, ids, marks }, '  '),
    ...states.flatMap((state) => noteOf(state, inside(state.path), { ids, marks, members })),
    ...states.flatMap(({ path, type, initial }) =>
      type === 'history' ? initial.map((target) => arrow(ids, path, target)) : [],
    ),
    ...picture.transitions.flatMap((transition) =>
      transition.targets.map((target) =>
        arrow(
          ids,
          transition.source,
          target,
          signed(textOf(transition, members(transition)), marks.get(transition.id)),
        ),
      ),
    ),
    ...coloured(states, ids, marks),
    '',
  ].join('\n');
}

const signed = (text: string, mark?: Mark): string => (mark ? `${SIGNS[mark]} ${text}` : text);

/** Assigns the colours of the marks to states. */
function coloured(states: readonly PictureState[], ids: Ids, marks: Marks): string[] {
  const named = (['added', 'removed', 'changed'] as const).map((mark) => ({
    mark,
    own: states.filter(({ path }) => marks.get(stateKey(path)) === mark).map(({ path }) => ids.get(path)),
  }));
  return named
    .filter(({ own }) => own.length > 0)
    .flatMap(({ mark, own }) => [`  classDef ${mark} ${COLOURS[mark]}`, `  class ${own.join(',')} ${mark}`]);
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

const isChild = (parent: string, { path }: PictureState): boolean => path !== '' && parentOf(path) === parent;

type Nested = { state: PictureState; states: readonly PictureState[]; ids: Ids; marks: Marks };

function nested({ state, states, ids, marks }: Nested, space: string): string[] {
  const id = ids.get(state.path);
  const children = states.filter((candidate) => isChild(state.path, candidate));
  const title = signed(titleOf(state), marks.get(stateKey(state.path)));
  const declared = `${space}state "${escaped(title)}" as ${id}`;
  const ended = state.type === 'final' ? [`${space}${id} --> [*]`] : [];
  if (children.length === 0) return [declared, ...ended];
  const deeper = `${space}  `;
  const parts = children.map((child) => nested({ state: child, states, ids, marks }, deeper));
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
  { ids, marks, members }: { ids: Ids; marks: Marks; members: (transition: PictureTransition) => number },
): string[] {
  const lines = [
    ...(description === undefined ? [] : [description]),
    ...invokes.map(({ src }) => `runs ${src}`),
    ...(entry.length > 0 ? [`entry / ${actionsOf(entry)}`] : []),
    ...(exit.length > 0 ? [`exit / ${actionsOf(exit)}`] : []),
    ...(output === undefined ? [] : [`output ${output}`]),
    ...inside.map((transition) => `· ${signed(insideText(transition, members(transition)), marks.get(transition.id))}`),
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
