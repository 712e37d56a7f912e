/**
 * Pixel art: pictures are grids of one-letter cells, and a run of equal cells becomes one stroke of an SVG path. No
 * randomness and no clock, so the same picture is always the same bytes.
 */
export type Rows = readonly string[];

/** The SVG path of every cell that holds `thread`, `size` units a cell, from the point (`left`, `top`). */
export function path(rows: Rows, thread: string, size: number, left = 0, top = 0): string {
  const run = new RegExp(`[${thread}]+`, 'g');
  const strokes = rows.flatMap((row, y) =>
    [...row.matchAll(run)].map(({ index, 0: cells }) => {
      const width = cells.length * size;
      return `M${left + index * size} ${top + y * size}h${width}v${size}h-${width}z`;
    }),
  );
  return strokes.join('');
}

/** A canvas to draw on, cell by cell. What falls outside of it is cut off. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  put(x: number, y: number, thread: string): void;
  rows(): Rows;
};

export function createCanvas(width: number, height: number): Canvas {
  const cells = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  return {
    width,
    height,
    put(x, y, thread) {
      const row = cells[y];
      if (row && x >= 0 && x < width) row[x] = thread;
    },
    rows: () => cells.map((row) => row.join('')),
  };
}

/** `from` to `to`, both included. */
export const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
