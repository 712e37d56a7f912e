/** Point of a letter: 0 to 4 from the left, 0 to 6 from the top. */
export type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** Returns an arc of an ellipse, in degrees clockwise from three o'clock. */
function arc(x: number, y: number, width: number, height: number, from: number, to: number): Stroke {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 20));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)];
  });
}
const stem: Stroke = [
  [0, 6],
  [0, 0],
];
const bowl = (y: number, from: Point, to: Point): Stroke => [from, ...arc(2.2, y, 1.6, 1.5, -90, 90), to];

/**
 * Letters and digits as pen strokes; only those that stay distinguishable when a line crosses them (not E and F, G and
 * 6, S and 5). Drawn by ourselves, because the outlines of a known font would be easy to recognise for a script.
 */
export const GLYPHS: Record<string, readonly Stroke[]> = {
  A: [
    [
      [0, 6],
      [2, 0],
      [4, 6],
    ],
    [
      [0.8, 3.8],
      [3.2, 3.8],
    ],
  ],
  B: [stem, bowl(1.5, [0, 0], [0, 3]), bowl(4.5, [0, 3], [0, 6])],
  C: [arc(2.2, 3, 2.1, 3, -45, -315)],
  D: [stem, [[0, 0], [1.4, 0], ...arc(1.4, 3, 2.5, 3, -90, 90), [0, 6]]],
  F: [
    [
      [3.6, 0],
      [0, 0],
      [0, 6],
    ],
    [
      [0, 3],
      [2.8, 3],
    ],
  ],
  H: [
    stem,
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  J: [[[3.2, 0], ...arc(1.7, 4.4, 1.5, 1.6, 0, 160)]],
  K: [
    stem,
    [
      [3.8, 0],
      [0, 3.6],
    ],
    [
      [1.3, 2.5],
      [4, 6],
    ],
  ],
  M: [
    [
      [0, 6],
      [0.3, 0],
      [2, 4],
      [3.7, 0],
      [4, 6],
    ],
  ],
  P: [stem, bowl(1.5, [0, 0], [0, 3])],
  R: [
    stem,
    bowl(1.5, [0, 0], [0, 3]),
    [
      [1.6, 3],
      [3.9, 6],
    ],
  ],
  S: [[...arc(2, 1.55, 1.8, 1.55, -30, -250), ...arc(2, 4.45, 1.9, 1.55, -80, 150)]],
  T: [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [2, 0],
      [2, 6],
    ],
  ],
  U: [[[0, 0], ...arc(2, 4, 2, 2, 180, 0), [4, 0]]],
  W: [
    [
      [0, 0],
      [1, 6],
      [2, 1.6],
      [3, 6],
      [4, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [4, 6],
    ],
    [
      [4, 0],
      [0, 6],
    ],
  ],
  Y: [
    [
      [0, 0],
      [2, 3],
      [4, 0],
    ],
    [
      [2, 3],
      [2, 6],
    ],
  ],
  2: [[...arc(2, 1.8, 1.8, 1.8, -170, 35), [0.1, 6], [4, 6]]],
  3: [[...arc(1.9, 1.5, 1.7, 1.5, -150, 90), ...arc(1.9, 4.5, 1.9, 1.5, -90, 150)]],
  4: [
    [
      [3, 6],
      [3, 0],
      [0, 4.2],
      [4, 4.2],
    ],
  ],
  7: [
    [
      [0, 0],
      [4, 0],
      [1.4, 6],
    ],
  ],
  9: [[...arc(2, 1.9, 2, 1.9, 10, -350), [1.2, 5.9]]],
};
