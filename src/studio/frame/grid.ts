import type { SlotSymbol } from '../games/slots/strips';
import { wait } from './dom';
import { picture, svg } from './woven';

const SIZE = 64;
const GAP = 8;
const STEP = SIZE + GAP;
/** Delay between two columns, ms. */
const NEXT = 320;

/** Creates a grid of pictures, column by column from the top left, that fall in from above. */
export function grid(columns: number, rows: number, first: readonly SlotSymbol[]) {
  const height = rows * STEP - GAP;
  const falls = Array.from({ length: columns }, () => svg('g', { class: 'fall' }));
  const windows = falls.map((fall, column) =>
    svg('svg', { x: GAP + column * STEP, y: GAP, width: SIZE, height, viewBox: `0 0 ${SIZE} ${height}` }, fall),
  );
  const marks = svg('g');
  const element = svg(
    'svg',
    { viewBox: `0 0 ${columns * STEP + GAP} ${height + GAP * 2}`, class: 'scene scene-square', 'aria-hidden': 'true' },
    ...windows,
    marks,
  );
  const fill = (fall: SVGGElement, pictures: readonly SlotSymbol[]) =>
    fall.replaceChildren(...pictures.map((name, row) => picture(name, { y: row * STEP, size: SIZE })));
  const columnOf = (pictures: readonly SlotSymbol[], column: number) =>
    pictures.slice(column * rows, column * rows + rows);
  const place = (fall: SVGGElement, isStill: boolean, y: number) => {
    fall.classList.toggle('still', isStill);
    fall.style.transform = `translateY(${y}px)`;
  };

  /** Drops the pictures in; without animation if `isStill`. */
  async function show(pictures: readonly SlotSymbol[], isStill: boolean) {
    marks.replaceChildren();
    if (!isStill) for (const fall of falls) place(fall, true, -height);
    for (const [column, fall] of falls.entries()) {
      fill(fall, columnOf(pictures, column));
      // The browser must have laid out the column above its window, or there is no animation.
      fall.getBoundingClientRect();
      place(fall, isStill, 0);
      if (!isStill) await wait(NEXT);
    }
  }
  /** Frames the winning fields. */
  const mark = (fields: Iterable<number>) => {
    const frames = [...new Set(fields)].map((field) => {
      const x = GAP + Math.floor(field / rows) * STEP;
      const y = GAP + (field % rows) * STEP;
      return svg('rect', { x, y, width: SIZE, height: SIZE, class: 'winning' });
    });
    marks.replaceChildren(...frames);
  };
  for (const [column, fall] of falls.entries()) fill(fall, columnOf(first, column));
  return { element, show, mark };
}
