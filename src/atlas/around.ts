import { MARGIN } from './card';
import type { Area, Box, Laid, LaidEdge, Point } from './laid';
import type { Picture } from './picture';
import { type Gate, route, straight } from './router';

/** Area of text, and the state or transition it belongs to. */
type Written = { of: string; area: Area };
/** Line between two states, by their paths. */
type Line = { of: string; from: string; to: string; points: Point[] };

/** Reroutes elkjs' lines that cross foreign text; all other lines stay as they are. */
export function around(picture: Picture, laid: Laid): Laid {
  const lines = linesOf(picture, laid);
  const written = writtenIn(laid);
  const isOver = ({ of, points }: Line) => written.some((text) => text.of !== of && crosses(points, text.area));
  for (const line of lines.filter(isOver)) line.points = rerouted(line, lines, written, laid);
  return {
    ...laid,
    beginnings: laid.beginnings.map((beginning) => ({
      ...beginning,
      points: lines.find(({ of }) => of === `beginning ${beginning.path}`)?.points ?? beginning.points,
    })),
    edges: laid.edges.map((edge): LaidEdge => {
      const own = lines.filter(({ of }) => of === edgeKey(edge.id));
      return { ...edge, lines: own.map(({ points }) => points) };
    }),
  };
}

const edgeKey = (id: string): string => `edge ${id}`;
const stateKey = (path: string): string => `state ${path}`;

function linesOf({ transitions, root, states }: Picture, { beginnings, edges }: Laid): Line[] {
  const initial = new Map([root, ...states].map((state) => [state.path, state.initial[0] ?? '']));
  const drawn = new Map(edges.map((edge) => [edge.id, edge]));
  return [
    // The source is a dot and no box, so the line keeps its first point.
    ...beginnings.map(
      ({ path, points, dot }): Line => ({
        of: `beginning ${path}`,
        from: dot ? ' ' : path,
        to: initial.get(path) ?? '',
        points,
      }),
    ),
    ...transitions.flatMap(({ id, source, targets }) =>
      (drawn.get(id)?.lines ?? []).map(
        (points, nth): Line => ({
          of: edgeKey(id),
          from: source,
          to: drawn.get(id)?.cut ? ' ' : (targets[nth] ?? ''),
          points,
        }),
      ),
    ),
  ];
}

/** Returns the areas of text on lines and at the top of boxes. */
function writtenIn({ boxes, edges }: Laid): Written[] {
  return [
    ...boxes.flatMap((box) => (box.rows.length > 0 ? [{ of: stateKey(box.path), area: headOf(box) }] : [])),
    ...edges.flatMap(({ id, label, lines }) =>
      lines.length > 0 && label.lines.length > 0 ? [{ of: edgeKey(id), area: label }] : [],
    ),
  ];
}

const headOf = ({ x, y, written }: Box): Area => ({
  x: x + MARGIN.x - 4,
  y: y + MARGIN.y - 4,
  width: Math.max(written.width - 2 * MARGIN.x + 8, 0),
  height: Math.max(written.height - 2 * MARGIN.y + 8, 0),
});

const crosses = (points: readonly Point[], area: Area): boolean =>
  points.slice(1).some((point, nth) => {
    const before = points[nth] ?? point;
    const left = Math.min(before.x, point.x);
    const right = Math.max(before.x, point.x);
    const top = Math.min(before.y, point.y);
    const low = Math.max(before.y, point.y);
    return (
      left < area.x + area.width - 0.5 && right > area.x + 0.5 && top < area.y + area.height - 0.5 && low > area.y + 0.5
    );
  });

/** Reroutes a line; one with a label in its middle runs to the label and on from it. */
function rerouted(line: Line, lines: readonly Line[], written: readonly Written[], laid: Laid): Point[] {
  const { of, from, to, points } = line;
  const boxOf = new Map(laid.boxes.map((box) => [box.path, box]));
  const label = laid.edges.find(
    ({ id, lines: own, label }) => edgeKey(id) === of && own[0] === points && label.lines.length > 0,
  )?.label;
  const halves = label && boxOf.has(to) ? cutAt(points, label) : undefined;
  const way = (some: readonly Point[], begins: Area | undefined, ends: Area | undefined): Point[] => {
    if (!written.some((text) => text.of !== of && crosses(some, text.area))) return [...some];
    const others = lines.filter((candidate) => candidate !== line).map((candidate) => candidate.points);
    const borders = laid.boxes.filter(({ path }) => isHolder(path, laid.boxes)).map(borderOf);
    const texts = written.filter((text) => text.of !== of || label !== undefined).map(({ area }) => area);
    const shut = laid.boxes.filter(({ path }) => !isHolder(path, laid.boxes) || !enters(points, boxOf.get(path)));
    const whole = grown({ x: 0, y: 0, width: laid.width, height: laid.height }, -4);
    const within = (view: Area): Point[] =>
      route(gatesOf(some[0], begins, some, view), gatesOf(some.at(-1), ends, some, view), {
        within: view,
        blocked: [...texts, ...shut].filter((area) => meet(view, area)),
        near: shut.filter((area) => meet(view, area)).map((area) => grown(area, NEAR)),
        lines: [...others, ...borders].filter((points) => meet(view, extent(points))),
      });
    const nearby = within(overlap(grown(extent(some), AROUND), whole));
    const isGood = (found: Point[]) => found.length > 1 && ![...texts, ...shut].some((area) => crosses(found, area));
    if (isGood(nearby)) return nearby;
    const anywhere = within(whole);
    return isGood(anywhere) ? anywhere : [...some];
  };
  if (!halves) return way(points, boxOf.get(from), boxOf.get(to));
  const [before, after] = halves;
  return straight([...way(before, boxOf.get(from), label), ...way(after, label, boxOf.get(to))]);
}

/** Search margin around the original line for the first attempt. */
const AROUND = 140;
const NEAR = 9;
const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
const meet = (a: Area, b: Area): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
function overlap(a: Area, b: Area): Area {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const low = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: low - y };
}
function extent(points: readonly Point[]): Area {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const isHolder = (path: string, boxes: readonly Box[]): boolean =>
  path === '' || boxes.some((other) => other.path.startsWith(`${path}.`));

/** Returns whether a line, as laid out, runs inside a box. */
const enters = (points: readonly Point[], box: Box | undefined): boolean => box !== undefined && crosses(points, box);

const borderOf = ({ x, y, width, height }: Area): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
  { x, y },
];

/** Splits a line at its label; undefined if the label lies next to the line. */
function cutAt(points: readonly Point[], label: Area): [Point[], Point[]] | undefined {
  const at = points.findIndex((point, nth) => nth > 0 && crosses([points[nth - 1] ?? point, point], label));
  const before = points[at - 1];
  const after = points[at];
  if (!before || !after) return undefined;
  const { x, y, width, height } = label;
  const ends =
    before.x === after.x
      ? [
          { x: before.x, y },
          { x: before.x, y: y + height },
        ]
      : [
          { x, y: before.y },
          { x: x + width, y: before.y },
        ];
  const [into, out] = before.y < after.y || before.x < after.x ? ends : ends.reverse();
  return (
    into &&
    out && [
      [...points.slice(0, at), into],
      [out, ...points.slice(at)],
    ]
  );
}

const CORNER = 14;
const STEP = 12;
const MAX_GATES = 24;
/** Penalty for moving an end of a line, in pixels. */
const ELSEWHERE = 30;

/** Candidate end points: the original one, or any on the border of the box or label. */
function gatesOf(point: Point | undefined, area: Area | undefined, points: readonly Point[], view: Area): Gate[] {
  const own = point ? [{ ...point, cost: 0 }] : [];
  if (!area || points.length < 2) return own;
  const { x, y, width, height } = area;
  const along = (start: number, length: number) => {
    const count = Math.min(Math.floor((length - 2 * CORNER) / STEP), MAX_GATES);
    return count < 1
      ? [start + length / 2]
      : Array.from({ length: count + 1 }, (_, nth) =>
          Math.round(start + CORNER + (nth * (length - 2 * CORNER)) / count),
        );
  };
  const places = [
    ...along(x, width).flatMap((at) => [
      { x: at, y },
      { x: at, y: y + height },
    ]),
    ...along(y, height).flatMap((at) => [
      { x, y: at },
      { x: x + width, y: at },
    ]),
  ];
  return [
    ...own,
    ...places
      .filter((place) => meet(view, { ...place, width: 0, height: 0 }))
      .map((place) => ({
        ...place,
        cost: ELSEWHERE + 0.5 * (Math.abs(place.x - (point?.x ?? 0)) + Math.abs(place.y - (point?.y ?? 0))),
      })),
  ];
}
