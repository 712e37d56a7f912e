import { actionsOf, causeOf, guardOf } from './label';
import { type Face, widthOfText, wrap } from './measure';
import type { PictureState, PictureTransition } from './picture';

const ROW_KINDS = [
  'title',
  'description',
  'mark',
  'tags',
  'initial',
  'invoke',
  'entry',
  'exit',
  'transition',
  'requirements',
] as const;
type RowKind = (typeof ROW_KINDS)[number];
/** Line of text in a box; `y` is its baseline from the top of the box. */
export type Row = {
  kind: RowKind;
  text: string;
  y: number /** Id of an internal transition. */;
  transition?: string;
};
export type Card = { rows: Row[]; width: number; height: number };

type Type = { size: number; line: number; face: Face; gap: number };
/** Font size, line height and gap above the first line, in pixels. */
export const TYPES: Record<RowKind, Type> = {
  title: { size: 16, line: 20, face: 'bold', gap: 0 },
  description: { size: 13, line: 17, face: 'plain', gap: 2 },
  mark: { size: 12, line: 16, face: 'bold', gap: 5 },
  tags: { size: 12, line: 16, face: 'bold', gap: 5 },
  initial: { size: 12, line: 16, face: 'mono', gap: 5 },
  invoke: { size: 12, line: 16, face: 'mono', gap: 5 },
  entry: { size: 12, line: 16, face: 'mono', gap: 5 },
  exit: { size: 12, line: 16, face: 'mono', gap: 5 },
  transition: { size: 12, line: 16, face: 'mono', gap: 5 },
  requirements: { size: 12, line: 16, face: 'mono', gap: 6 },
};

const TEXT_WIDTH = 270;
export const MARGIN = { x: 18, y: 11 };
/** Space right of the title for the mark of the state's type. */
export const MARK = 28;
export const HISTORY = 34;

type Written = [RowKind, string, string?];

/** Lays out the text in a state's box, which determines its minimum size. `inside` are its internal transitions. */
export function cardOf(
  state: PictureState,
  inside: readonly PictureTransition[],
  members: (transition: PictureTransition) => number,
): Card {
  if (state.type === 'history') return { rows: [], width: HISTORY, height: HISTORY };
  const rows: Row[] = [];
  let y = MARGIN.y;
  let width = 0;
  for (const [kind, text, transition] of writtenIn(state, inside, members)) {
    const { size, line, face, gap } = TYPES[kind];
    y += gap;
    for (const piece of wrap(text, TEXT_WIDTH, size, face)) {
      y += line;
      rows.push({ kind, text: piece, y: y - Math.round(line * 0.28), ...(transition !== undefined && { transition }) });
      width = Math.max(width, widthOfRow(kind, piece));
    }
  }
  return { rows, width: Math.ceil(width) + 2 * MARGIN.x, height: y + MARGIN.y };
}

const widthOfRow = (kind: RowKind, text: string): number =>
  widthOfText(text, TYPES[kind].size, TYPES[kind].face) + (kind === 'title' ? MARK : 0);

function writtenIn(
  state: PictureState,
  inside: readonly PictureTransition[],
  members: (transition: PictureTransition) => number,
): Written[] {
  const {
    path,
    id,
    title,
    description,
    mark,
    counts,
    tags,
    initialActions,
    invokes,
    entry,
    exit,
    output,
    requirements,
  } = state;
  const written: (Written | false | undefined | '')[] = [
    ['title', title ?? (path === '' ? id : (path.split('.').at(-1) ?? path))],
    description !== undefined && ['description', description],
    mark !== undefined && ['mark', mark],
    counts !== undefined && ['initial', counts],
    tags.length > 0 && ['tags', tags.map((tag) => `#${tag}`).join(' ')],
    initialActions.length > 0 && ['initial', `initial / ${actionsOf(initialActions)}`],
    ...invokes.map(
      (invoke, index): Written => [
        'invoke',
        `runs ${invoke.src}${[invoke.src, `${index}.${id}`].includes(invoke.id) ? '' : ` as ${invoke.id}`}`,
      ],
    ),
    entry.length > 0 && ['entry', `entry / ${actionsOf(entry)}`],
    exit.length > 0 && ['exit', `exit / ${actionsOf(exit)}`],
    output !== undefined && ['exit', `output ${output}`],
    ...inside.map((transition): Written => ['transition', insideText(transition, members(transition)), transition.id]),
    requirements.length > 0 && ['requirements', requirements.join('  ')],
  ];
  return written.filter((text): text is Written => Array.isArray(text));
}

/** Returns the text of an internal transition. */
export function insideText(transition: PictureTransition, members: number): string {
  const label = [causeOf(transition), guardOf(transition, members)].filter(Boolean).join(' ');
  if (transition.forbidden) return `⊘ ${label}`;
  return transition.actions.length > 0 ? `${label} / ${actionsOf(transition.actions)}` : label;
}
