import { randomInt } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { GLYPHS, type Point } from './captcha-glyphs';

const WIDTH = 140;
const HEIGHT = 48;
const PAPER = '#f3f6f1';
const INKS = ['#0b5d3f', '#1b5e85', '#8a3324', '#3f3a6b'];
/** Distance between the points at which a line is bent, px. */
const FINE = 2;

/** Returns a random number from a range. */
const between = (least: number, most: number) => least + (randomInt(2 ** 32) / 2 ** 32) * (most - least);
const chosen = <T>(from: readonly T[]): T => from[randomInt(from.length)] as T;

/**
 * Draws letters as a picture, as base64 PNG: each is randomly rotated, slanted and scaled, close to its neighbours, and
 * all are distorted by one wave; lines of the same ink cross them, lines of the background colour cut them.
 */
export async function drawCaptcha(letters: string): Promise<string> {
  const bend = wave();
  const ink = chosen(INKS);
  const step = (WIDTH - 24) / letters.length;
  const drawn = [...letters].flatMap((letter, index) => {
    const place = placed(12 + step * (index + 0.5) + between(-3, 3));
    const width = between(3.8, 4.8);
    return (GLYPHS[letter] ?? []).map((stroke) => line(stroke.map(place), bend, ink, width));
  });
  const crossing = Array.from({ length: 2 }, () => line(across(), bend, ink, between(1.2, 1.8)));
  const cutting = Array.from({ length: 2 }, () => line(across(), bend, PAPER, between(1.2, 1.8)));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...drawn, ...cutting, ...crossing].join('')}</g></svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng().toString('base64');
}

type Move = (point: Point) => Point;

/** Returns the transformation of a letter's points around the middle of its slot. */
function placed(middle: number): Move {
  const size = between(4.4, 5.2);
  const slant = between(-0.2, 0.2);
  const turn = between(-0.3, 0.3);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const foot = HEIGHT / 2 + between(-3, 3);
  return ([x, y]) => {
    const across = (x - 2) * size - slant * (y - 3) * size;
    const down = (y - 3) * size;
    return [middle + across * cos - down * sin, foot + across * sin + down * cos];
  };
}

/** Returns the distortion of the whole picture. */
function wave(): Move {
  const wide = between(1.5, 2.6);
  const high = between(1.5, 2.6);
  const long = between(34, 60);
  const tall = between(26, 44);
  const first = between(0, 2 * Math.PI);
  const second = between(0, 2 * Math.PI);
  return ([x, y]) => [
    x + wide * Math.sin((2 * Math.PI * y) / tall + first),
    y + high * Math.sin((2 * Math.PI * x) / long + second),
  ];
}

/** Returns a line across the picture, through the letters. */
const across = (): Point[] => [0, 0.3, 0.65, 1].map((at) => [at * WIDTH, between(8, HEIGHT - 8)]);

function line(points: readonly Point[], bend: Move, ink: string, width: number): string {
  const path = fine(points).map((point) => bend(point).map((value) => value.toFixed(1)));
  return `<path d="M${path.join('L')}" stroke="${ink}" stroke-width="${width.toFixed(1)}"/>`;
}

/** Subdivides a line, so that its points are close enough for the distortion. */
function fine(points: readonly Point[]): Point[] {
  return points.flatMap((point, index): Point[] => {
    const next = points[index + 1];
    if (!next) return [point];
    const dx = next[0] - point[0];
    const dy = next[1] - point[1];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / FINE));
    return Array.from(
      { length: steps },
      (_, step): Point => [point[0] + (dx * step) / steps, point[1] + (dy * step) / steps],
    );
  });
}
