import type { Area, Point } from './layout';

export const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  );

/** Serializes `data-…` attributes, omitting undefined ones. */
const data = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : ` data-${name}="${escaped(value)}"`))
    .join('');

export const group = (names: string, values: Record<string, string | undefined>, inside: readonly string[]): string =>
  `<g class="${names}"${data(values)}>${inside.join('')}</g>`;

export const rect = (name: string, { x, y, width, height }: Area, radius: number): string =>
  `<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const textOf = (
  names: string,
  { x, y }: Point,
  text: string,
  values: Record<string, string | undefined> = {},
): string => `<text class="${names}" x="${round(x)}" y="${round(y)}"${data(values)}>${escaped(text)}</text>`;

const BEND = 8;
const HEAD = { length: 9, half: 4.5 };

const round = (value: number): number => Math.round(value * 100) / 100;
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
/** Returns the point at a distance from one point towards another. */
function towards(a: Point, b: Point, by: number): Point {
  const part = by / (distance(a, b) || 1);
  return { x: round(a.x + (b.x - a.x) * part), y: round(a.y + (b.y - a.y) * part) };
}
const at = ({ x, y }: Point): string => `${x} ${y}`;

/** Draws a line with rounded bends and an arrowhead. */
export function lineOf(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !last || !before) return '';
  const bends = points
    .slice(1, -1)
    .map((point, index) => bend(points[index] ?? first, point, points[index + 2] ?? last));
  const end = towards(last, before, Math.min(HEAD.length - 1, distance(last, before)));
  return `<path class="line" d="M${at(first)}${bends.join('')}L${at(end)}"/><path class="head" d="${headOf(last, before)}"/>`;
}

function bend(from: Point, point: Point, to: Point): string {
  const radius = Math.min(BEND, distance(from, point) / 2, distance(point, to) / 2);
  return `L${at(towards(point, from, radius))}Q${at(point)} ${at(towards(point, to, radius))}`;
}

function headOf(tip: Point, before: Point): string {
  const base = towards(tip, before, HEAD.length);
  const x = ((tip.y - before.y) / (distance(tip, before) || 1)) * HEAD.half;
  const y = ((before.x - tip.x) / (distance(tip, before) || 1)) * HEAD.half;
  return `M${at(tip)}L${round(base.x + x)} ${round(base.y + y)}L${round(base.x - x)} ${round(base.y - y)}z`;
}
