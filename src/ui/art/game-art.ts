import { FIGURES } from './figures';
import { WHOLE_FIGURES } from './figures-whole';
import { path, type Rows, span } from './pixel-art';

/** Six dyes: the ground, the light thread and the bright one. They are the same in both themes. */
export const DYES = {
  field: ['#0a3f2d', '#f3f8f3', '#f0b429'],
  clay: ['#7a2f18', '#fbe9df', '#f0b429'],
  river: ['#124869', '#e6f2f9', '#f6c75a'],
  honey: ['#5a3d05', '#fdf1cf', '#f0b429'],
  dusk: ['#3c2a4d', '#efe6f6', '#f0b429'],
  moss: ['#1f4a45', '#e4f4ef', '#f2a07c'],
} as const;
export type Dye = keyof typeof DYES;

/** Picture of a game, 80 by 80: the colours of the ground and of two threads, and the paths that they draw. */
export type GameArt = {
  ground: string;
  light: string;
  bright: string;
  paths: { light: string; bright: string; shade: string };
};

const CELL = 4;
const EDGE = 6;
const DRAWN: readonly Rows[] = [...Object.values(FIGURES), ...Object.values(WHOLE_FIGURES)];
const woven = new Map<string, GameArt>();

/** Returns the picture of a game. It depends on the id alone, and is cached for the lifetime of the page. */
export function gameArt(id: string): GameArt {
  const known = woven.get(id);
  if (known) return known;
  const pick = pickFrom(id);
  const dye = chosen(Object.values(DYES), pick());
  // A sixth of the games have a drawn figure, all others a generated flower.
  const rows = pick() % 6 === 0 ? chosen(DRAWN, pick()) : flower(pick);
  const thread = (cells: string) => path(rows, cells, CELL, EDGE, EDGE);
  const art = {
    ground: dye[0],
    light: dye[1],
    bright: dye[2],
    paths: { light: thread('1'), bright: thread('2'), shade: thread('3') },
  };
  woven.set(id, art);
  return art;
}

const chosen = <T>(list: readonly T[], number: number): T => {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
};

/** Numbers derived from an id alone (FNV-1a, mixed again for each). */
function pickFrom(id: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state ^ (state >>> 13)) >>> 0;
  };
}

/** Distance of a cell from the middle, by the metrics that weavers use. */
const MEASURES: readonly ((a: number, b: number) => number)[] = [
  (a, b) => a + b,
  (a, b) => Math.max(a, b),
  (a, b) => Math.round(Math.hypot(a, b)),
  (a, b) => Math.abs(a - b),
];

/** Generates a flower with fourfold symmetry, as on a jamdani loom: a heart, two rings, and motifs in the corners. */
function flower(pick: () => number): Rows {
  const outline = { measure: chosen(MEASURES.slice(0, 3), pick()), at: 6 + (pick() % 2) };
  const petals = {
    measure: chosen(MEASURES, pick()),
    at: 2 + (pick() % 3),
    step: 1 + (pick() % 2),
    bright: pick() % 2 === 0,
  };
  const heart = { measure: chosen(MEASURES.slice(0, 3), pick()), at: pick() % 3 };
  const corner = 12 + (pick() % 3);
  return span(-8, 8).map((y) =>
    span(-8, 8)
      .map((x) => {
        const a = Math.abs(x);
        const b = Math.abs(y);
        if (outline.measure(a, b) === outline.at) return '1';
        if (heart.measure(a, b) <= heart.at) return '2';
        const inside = outline.measure(a, b) < outline.at;
        if (inside && petals.measure(a, b) === petals.at && (a + b) % petals.step === 0)
          return petals.bright ? '2' : '1';
        if (inside && (a * b) % (petals.at + 2) === 1) return '2';
        return a + b === corner ? '3' : '.';
      })
      .join(''),
  );
}
