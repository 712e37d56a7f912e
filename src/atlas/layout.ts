import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { around } from './around';
import { type Card, cardOf } from './card';
import { cutId, cutOf, edgeId, graphOf, initialId, stateId } from './elk';
import { LABEL, type Label, labelOf, membersOf } from './label';
import type { Area, Box, Laid, LaidEdge, Point } from './laid';
import type { Picture, PictureTransition } from './picture';

export type { Area, Beginning, Box, Laid, LaidEdge, Point } from './laid';

/** Lays out a chart. Deterministic: equal pictures give equal numbers. */
export async function layout(picture: Picture): Promise<Laid> {
  const members = membersOf(picture.transitions);
  const internal = picture.transitions.filter(({ targets }) => targets.length === 0);
  const inside = (path: string) => internal.filter(({ source }) => source === path);
  const states = [picture.root, ...picture.states];
  const cards = new Map(states.map((state) => [state.path, cardOf(state, inside(state.path), members)]));
  const cut = cutOf(picture);
  const labels = new Map(
    picture.transitions.map((transition) => [
      transition.id,
      labelOf(transition, members(transition), cut.has(transition.id)),
    ]),
  );
  const graph = await new ELK().layout(graphOf(picture, cards, labels));
  return around(picture, place(picture, cards, labels, graph));
}

function place(
  picture: Picture,
  cards: ReadonlyMap<string, Card>,
  labels: ReadonlyMap<string, Label>,
  graph: ElkNode,
): Laid {
  const nodes = new Map(flat(graph).map((node) => [node.id, node]));
  const edges = new Map(
    flat(graph)
      .flatMap((node) => node.edges ?? [])
      .map((edge) => [edge.id, edge]),
  );
  const states = [picture.root, ...picture.states];
  const boxes = states.map(({ path }): Box => {
    const { rows = [], width = 0, height = 0 } = cards.get(path) ?? {};
    return { path, ...areaOf(nodes.get(stateId(path))), rows, written: { width, height } };
  });
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes,
    beginnings: states.flatMap(({ path }) => {
      const edge = edges.get(edgeId(initialId(path), 0));
      const node = nodes.get(initialId(path));
      return edge
        ? [{ path, ...(node && { dot: centreOf(areaOf(node)) }), points: pointsOf(edge, node?.id ?? stateId(path)) }]
        : [];
    }),
    edges: picture.transitions.map((transition): LaidEdge => {
      const drawn = transition.targets.flatMap((_, nth) => edges.get(edgeId(transition.id, nth)) ?? []);
      const lines = labels.get(transition.id)?.lines ?? [];
      const cut = nodes.get(cutId(transition.id));
      const label = transition.targets.length === 0 ? rowOf(transition, boxes) : areaOf(cut ?? drawn[0]?.labels?.[0]);
      return {
        id: transition.id,
        ...(cut && { cut: true }),
        lines: drawn.map((edge) => pointsOf(edge, stateId(transition.source))),
        label: { ...label, lines },
      };
    }),
  };
}

const flat = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)];
/** Rounds to half pixels; elkjs' precision beyond that is noise. */
const round = (value = 0): number => Math.round(value * 2) / 2;
const areaOf = (area?: Partial<Area>): Area => ({
  x: round(area?.x),
  y: round(area?.y),
  width: round(area?.width),
  height: round(area?.height),
});
const centreOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });
/** Returns the points of a line from its real source, which may be the end passed to elkjs. */
function pointsOf({ sections = [], sources }: ElkExtendedEdge, from: string): Point[] {
  const points = sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: round(x), y: round(y) }));
  return sources[0] === from ? points : points.reverse();
}

/** Returns the area of an internal transition in its state's box. */
function rowOf({ id, source }: PictureTransition, boxes: readonly Box[]): Area {
  const box = boxes.find(({ path }) => path === source);
  const rows = box?.rows.filter(({ transition }) => transition === id) ?? [];
  const first = rows[0]?.y ?? 0;
  const last = rows.at(-1)?.y ?? 0;
  return {
    x: box?.x ?? 0,
    y: (box?.y ?? 0) + first - LABEL.size,
    width: box?.width ?? 0,
    height: last - first + LABEL.line,
  };
}
