import { TYPES } from '../../card';
import { LABEL } from '../../label';
import type { Area, Point } from '../../layout';

/** Viewport on a chart: top-left corner and zoom. */
export type Camera = Point & { zoom: number };
export type Size = { width: number; height: number };

const SMALLEST = 0.05;
const LARGEST = 3;
const ROOM = 24;
/** Smallest text of a chart, in pixels. */
const SMALL = Math.min(LABEL.size, ...Object.values(TYPES).map(({ size }) => size));
const LEGIBLE = 11;
/** Minimum zoom at which the text of a chart is legible. */
const READABLE = LEGIBLE / SMALL;
const NARROW = 640;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Centres the camera on an area. */
export const centred = (
  { x, y, width, height }: Area,
  { width: viewWidth, height: tall }: Size,
  zoom: number,
): Camera => ({
  x: x + width / 2 - viewWidth / zoom / 2,
  y: y + height / 2 - tall / zoom / 2,
  zoom,
});

/** Centres the camera on an area, or on the start of one larger than the view. */
export const focused = ({ x, y, width, height }: Area, size: Size, zoom: number): Camera =>
  centred(
    { x, y, width: Math.min(width, size.width / zoom - ROOM), height: Math.min(height, size.height / zoom - ROOM) },
    size,
    zoom,
  );

/** Fits all of a chart, at any zoom. */
export function fitting(whole: Size, size: Size): Camera {
  const zoom = Math.min((size.width - ROOM) / whole.width, (size.height - ROOM) / whole.height, 1);
  return centred({ x: 0, y: 0, ...whole }, size, between(SMALLEST, zoom, LARGEST));
}

/** Fits all of a chart if it stays legible, or else an area and its surroundings at a legible zoom. */
export function opening(whole: Size, size: Size, around: Area): Camera {
  const fit = fitting(whole, size);
  const least = size.width < NARROW ? 1 : READABLE;
  return fit.zoom >= least ? fit : clamped(focused(around, size, least), whole, size);
}

/** Zooms by a factor around a point of the screen. */
export function zoomed({ x, y, zoom }: Camera, by: number, at: Point): Camera {
  const next = between(SMALLEST, zoom * by, LARGEST);
  return { x: x + at.x / zoom - at.x / next, y: y + at.y / zoom - at.y / next, zoom: next };
}

/** Moves by screen pixels. */
export const moved = ({ x, y, zoom }: Camera, by: Point): Camera => ({ x: x - by.x / zoom, y: y - by.y / zoom, zoom });

/** Clamps the camera, so that the chart stays in sight and fills the view if possible. */
export function clamped(camera: Camera, whole: Size, size: Size): Camera {
  const along = (at: number, length: number, viewLength: number) => {
    const room = ROOM / camera.zoom;
    return length + 2 * room <= viewLength
      ? between(length - viewLength, at, 0)
      : between(-room, at, length + room - viewLength);
  };
  return {
    x: along(camera.x, whole.width, size.width / camera.zoom),
    y: along(camera.y, whole.height, size.height / camera.zoom),
    zoom: camera.zoom,
  };
}

/** Returns the visible area of a chart. */
export const viewOf = ({ x, y, zoom }: Camera, { width, height }: Size): Area => ({
  x,
  y,
  width: width / zoom,
  height: height / zoom,
});

/** Returns whether two areas have a part in common. */
export const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  one.y < other.y + other.height &&
  one.x + one.width > other.x &&
  one.y + one.height > other.y;

/** Returns whether one area is within another. */
export const contains = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Moves the camera only if an area is not visible. */
export const showing = (area: Area, camera: Camera, size: Size): Camera =>
  contains(viewOf(camera, size), area) ? camera : focused(area, size, camera.zoom);

/** Centres the camera on an area, zooming in until it is legible. */
export const following = (area: Area, camera: Camera, size: Size): Camera =>
  camera.zoom < READABLE ? focused(area, size, READABLE) : showing(area, camera, size);

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const STEPS: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isDirection = (key: string): key is Direction => key in STEPS;
export const stepOf = (key: Direction): Point => STEPS[key];

const middle = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + Math.min(height / 2, 20) });

/** Returns the nearest area in a direction; lateral distance counts extra. */
export function neighbour<T extends Area>(all: readonly T[], from: Area, key: Direction): T | undefined {
  const start = middle(from);
  const step = STEPS[key];
  const ranked = all.flatMap((area) => {
    const { x, y } = middle(area);
    const along = (x - start.x) * step.x + (y - start.y) * step.y;
    const aside = Math.abs((x - start.x) * step.y) + Math.abs((y - start.y) * step.x);
    return along > 1 ? [{ area, away: along + 2 * aside }] : [];
  });
  return ranked.sort((a, b) => a.away - b.away)[0]?.area;
}
