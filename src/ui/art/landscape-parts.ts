import { type Canvas, span } from './pixel-art';

type Point = readonly [x: number, y: number];
const dot = (ground: Canvas, x: number, y: number, shape: readonly Point[], thread: string) => {
  for (const [dx, dy] of shape) ground.put(x + dx, y + dy, thread);
};

const STARS: readonly Point[] = [
  [72, 6],
  [88, 3],
  [95, 11],
  [112, 1],
  [148, 5],
  [156, 2],
];
const FLOCK: readonly Point[] = [
  [143, 3],
  [149, 0],
  [153, 5],
];
const BIRD: readonly Point[] = [
  [-2, -1],
  [-1, 0],
  [0, 1],
  [1, 0],
  [2, -1],
];

/** The sun or the moon, and what is about it. */
export function sky(ground: Canvas, horizon: number, night: boolean): void {
  for (const y of span(0, horizon - 1))
    for (const x of span(0, ground.width - 1)) if ((x - 130) ** 2 + (y - 14) ** 2 <= 108) ground.put(x, y, 's');
  if (night) dot(ground, 0, 0, STARS, 'b');
  else for (const [x, y] of FLOCK) dot(ground, x, y, BIRD, 'b');
}

const PALMS: readonly Point[] = [
  [122, 9],
  [145, 8],
  [149, 11],
  [92, 7],
  [14, 4],
  [60, 4],
];

/** The far shore: a line of trees. */
export function shore(ground: Canvas, horizon: number): void {
  for (const x of span(0, ground.width - 1)) {
    const height = Math.round(2 + 1.4 * Math.sin(x * 0.17) + 1.1 * Math.sin(x * 0.43 + 1) + 0.6 * Math.sin(x * 0.9));
    for (const up of span(1, Math.max(1, height))) ground.put(x, horizon - up, 't');
  }
}

/** Palms, by their height; they stand beside the temple. */
export function palms(ground: Canvas, horizon: number): void {
  for (const [x, height] of PALMS) {
    for (const up of span(1, height)) ground.put(x, horizon - up, 't');
    const top = horizon - 1 - height;
    for (const dx of span(-2, 2)) ground.put(x + dx, top - 1, 't');
    for (const dx of span(-3, 3)) ground.put(x + dx, top, 't');
    for (const dx of [-3, -2, 2, 3]) ground.put(x + dx, top + 1, 't');
  }
}

/** Twelve rows of water with waves, and the light of the sky on it. */
export function river(ground: Canvas, horizon: number): void {
  for (const row of span(0, 11))
    for (const x of span(0, ground.width - 1)) {
      const y = horizon + row;
      const glint = Math.abs(x - 130) <= 10 - Math.abs(row - 4) && (x * 3 + y * 5) % 7 < 3 && row % 2 === 0;
      const wave = (x + y * 13) % 19 < 4 && row % 2 === 1;
      ground.put(x, y, glint ? 's' : wave ? 'w' : 'r');
    }
}

const PROW: readonly Point[] = [
  [11, 0],
  [11, -1],
  [12, -1],
  [12, -2],
  [13, -3],
];

/** A boat with a mast, two wings of sail and a small roof. */
export function boat(ground: Canvas, x: number, y: number): void {
  for (const [row, half] of [10, 9, 7, 4].entries())
    for (const dx of span(-half, half)) ground.put(x + dx, y + row, 'h');
  for (const [dx, dy] of PROW) for (const side of [-1, 1]) ground.put(x + side * dx, y + dy, 'h');
  for (const up of span(1, 16)) ground.put(x, y - up, 'h');
  for (const row of span(0, 11)) {
    const thread = row % 4 === 3 ? 'c' : 'm';
    for (const dx of span(1, Math.round(2 + row * 0.72))) ground.put(x + dx, y - 15 + row, thread);
    for (const dx of span(1, Math.round(1 + row * 0.4))) ground.put(x - dx, y - 15 + row, thread);
  }
  for (const dx of span(-8, -3)) ground.put(x + dx, y - 1, 'c');
  for (const dx of span(-7, -4)) ground.put(x + dx, y - 2, 'c');
}

const PETALS: readonly Point[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/** The near bank: two greens by turns, and two rows of flowers. */
export function bank(ground: Canvas, horizon: number): void {
  for (const x of span(0, ground.width - 1)) {
    const edge = horizon + 10 + Math.round(0.5 + 0.5 * Math.sin(x * 0.11 + 2) + 0.5 * Math.sin(x * 0.29));
    for (const y of span(edge, ground.height - 1)) ground.put(x, y, (y - edge) % 4 < 2 ? 'f' : 'g');
  }
  for (const row of [0, 1])
    for (const column of span(-1, 13)) {
      const x = column * 12 + row * 6 + 3;
      const y = horizon + 13 + row * 3;
      dot(ground, x, y, PETALS, 'b');
      ground.put(x, y, row ? 'c' : 's');
    }
}
