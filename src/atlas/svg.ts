import { HISTORY, MARGIN } from './card';
import { type Change, type Mark, stateKey } from './diff';
import { LABEL } from './label';
import type { Area, Beginning, Box, Laid, LaidEdge } from './layout';
import { badge, LEGEND, legend } from './marks';
import type { Picture, PictureState, PictureTransition } from './picture';
import { escaped, group, lineOf, rect, textOf } from './svg-parts';
import { STYLE } from './svg-style';

type Marks = ReadonlyMap<string, Mark>;

/** Draws a chart as a self-contained SVG, light or dark by the reader's preference, with optional marks of changes. */
export function svg(picture: Picture, laid: Laid, changes: readonly Change[] = []): string {
  const marks = new Map(changes.map(({ key, mark }) => [key, mark]));
  const width = marks.size > 0 ? Math.max(laid.width, LEGEND.width) : laid.width;
  const height = laid.height + (marks.size > 0 ? LEGEND.height : 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escaped(picture.id)}</title>
<style>${STYLE}</style>
<rect class="ground" width="${width}" height="${height}"/>
${drawing(picture, laid, marks)}${marks.size > 0 ? `\n${legend(laid.height + LEGEND.height / 2)}` : ''}
</svg>
`;
}

/** Draws the contents as groups that a page can find: states by `data-path`, transitions by `data-id`. */
export function drawing(picture: Picture, { boxes, beginnings, edges }: Laid, marks: Marks = new Map()): string {
  const boxOf = new Map(boxes.map((box) => [box.path, box]));
  const edgeOf = new Map(edges.map((edge) => [edge.id, edge]));
  const states = [picture.root, ...picture.states];
  const regions = new Set(states.filter(({ type }) => type === 'parallel').map(({ path }) => path));
  const isRegion = ({ path, type }: PictureState) =>
    path !== '' && type !== 'history' && regions.has(path.split('.').slice(0, -1).join('.'));
  const drawn = [
    ...states.map((state) =>
      stateGroup(state, boxOf.get(state.path), [isRegion(state) && 'region', marks.get(stateKey(state.path))]),
    ),
    ...beginnings.map(beginningGroup),
    ...picture.transitions.map((transition) =>
      linesGroup(transition, edgeOf.get(transition.id), marks.get(transition.id)),
    ),
    // Drawn after all lines, so that none crosses text.
    ...states.map((state) => rowsGroup(state, boxOf.get(state.path))),
    ...picture.transitions.map((transition) => labelGroup(transition, edgeOf.get(transition.id))),
    ...badges(boxes.map((box) => [box, marks.get(stateKey(box.path))])),
    ...badges(edges.map(({ id, label }) => [label, marks.get(id)])),
  ];
  return drawn.filter(Boolean).join('\n');
}

const badges = (marked: [Area, Mark | undefined][]): string[] =>
  marked.flatMap(([{ x, y }, mark]) => (mark ? badge(mark, x - 4, y) : []));

function stateGroup(state: PictureState, box: Box | undefined, more: readonly (string | false | undefined)[]): string {
  if (!box) return '';
  const names = ['state', state.type, state.path === '' && 'root', ...more].filter(Boolean).join(' ');
  const leaf = state.type === 'atomic' || state.type === 'final';
  const inside =
    state.type === 'history'
      ? historyMark(state, box)
      : [rect('box', box, 10), leaf ? band(box) : '', markOf(state, box)];
  return group(names, { path: state.path }, inside);
}

/** Coloured left edge with the radius of the box. */
const band = ({ x, y, height }: Area): string =>
  `<path class="band" d="M${x + 10} ${y}a10 10 0 0 0-10 10v${height - 20}a10 10 0 0 0 10 10z"/>`;

function historyMark({ path, history }: PictureState, { x, y, width }: Area): string[] {
  const cx = x + width / 2;
  const cy = y + width / 2;
  return [
    `<title>${escaped(path)}: ${history} history</title>`,
    `<circle class="box" cx="${cx}" cy="${cy}" r="${HISTORY / 2 - 1}"/>`,
    `<text class="letter" x="${cx}" y="${cy + 5}">${history === 'deep' ? 'H*' : 'H'}</text>`,
  ];
}

/** Draws the mark right of the title: a target for a final state, two lanes for a parallel state. */
function markOf({ type }: PictureState, { x, y, width }: Area): string {
  const cx = x + width - 20;
  const cy = y + 22;
  if (type === 'final')
    return `<circle class="mark" cx="${cx}" cy="${cy}" r="8"/><circle class="dot" cx="${cx}" cy="${cy}" r="4"/>`;
  if (type === 'parallel') return `<path class="mark" d="M${cx - 4} ${cy - 7}v14m8-14v14"/>`;
  return '';
}

function rowsGroup({ path, type }: PictureState, box?: Box): string {
  if (!box || box.rows.length === 0) return '';
  const { x, y, rows, written } = box;
  // Lines into a state's own children pass behind the text at its top.
  const behind =
    type === 'compound' || type === 'parallel'
      ? rect('behind', { x: x + 2, y: y + 1, width: written.width - 4, height: written.height - 3 }, 8)
      : '';
  const texts = rows.map(({ kind, text, y: below, transition }) =>
    textOf(text.startsWith('⊘') ? `${kind} forbidden` : kind, { x: x + MARGIN.x, y: y + below }, text, {
      id: transition,
    }),
  );
  return group(`rows in-${type}${path === '' ? ' in-root' : ''}`, {}, [behind, ...texts]);
}

const beginningGroup = ({ path, dot, points }: Beginning): string =>
  group('beginning', { of: path }, [
    dot ? `<circle class="dot" cx="${dot.x}" cy="${dot.y}" r="6"/>` : '',
    lineOf(points),
  ]);

const linesGroup = ({ id, kind }: PictureTransition, edge?: LaidEdge, mark?: Mark): string =>
  edge && edge.lines.length > 0 ? group(`edge ${kind}${mark ? ` ${mark}` : ''}`, { id }, edge.lines.map(lineOf)) : '';

function labelGroup({ id, kind, description }: PictureTransition, edge?: LaidEdge): string {
  if (!edge || edge.lines.length === 0) return '';
  const { x, y, width, lines } = edge.label;
  const texts = lines.map((line, nth) =>
    textOf(line.kind, { x: x + width / 2, y: y + LABEL.padding / 2 + LABEL.line * (nth + 0.72) }, line.text),
  );
  const title = description === undefined ? '' : `<title>${escaped(description)}</title>`;
  return group(`label ${kind}${edge.cut ? ' cut' : ''}`, { id }, [title, rect('pill', edge.label, 6), ...texts]);
}
