import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { apartOf, homeOf, type Line } from './apart';
import { type Card, MARGIN } from './card';
import { parentOf } from './fold/nesting';
import type { Label } from './label';
import type { Picture, PictureState, PictureTransition } from './picture';

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};
/** Faster options for charts on which the defaults take minutes or overflow the stack. */
const HASTY: LayoutOptions = {
  ...OPTIONS,
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE',
  'elk.layered.thoroughness': '2',
};
/** Detached regions are stacked in rows about as wide as a screen; a single row would be illegible. */
const ROWS: LayoutOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.6',
  'elk.spacing.nodeNode': '32',
};
/** Minimum number of states of a large chart, and of transitions that need the faster options. */
const LARGE = 60;
const MANY = 120;
/**
 * Maximum number of states that a line of a large chart may span; longer lines are cut, since no reader could follow
 * them.
 */
const FAR = 24;
const INITIAL = 12;

/** Builds elkjs' input: a nested box per state, a dot per initial state, an edge per target. */
export const graphOf = (
  picture: Picture,
  cards: ReadonlyMap<string, Card>,
  labels: ReadonlyMap<string, Label>,
): ElkNode => new Request(picture, cards, labels).graph();

export const stateId = (path: string): string => `state ${path}`;
export const initialId = (path: string): string => `initial ${path}`;
export const cutId = (transition: string): string => `cut ${transition}`;
export const edgeId = (transition: string, nth: number): string => `${nth} ${transition}`;

/** Returns the ids of transitions whose lines are cut. Transitions into several regions stay whole. */
export function cutOf({ states, transitions }: Picture): Set<string> {
  if (states.length < LARGE) return new Set();
  const places = placesOf(states);
  const far = ({ source, targets: [target = source, more] }: PictureTransition) =>
    more === undefined && Math.abs((places.get(source) ?? 0) - (places.get(target) ?? 0)) > FAR;
  return new Set(transitions.filter(far).map(({ id }) => id));
}

/** Returns the positions of states in the file; the root is at 0. */
const placesOf = (states: readonly PictureState[]): Map<string, number> =>
  new Map(states.map(({ path }, at) => [path, at + 1]));

class Request {
  private readonly options: LayoutOptions;
  private readonly places: Map<string, number>;
  private readonly children = new Map<string, PictureState[]>();
  private readonly cut = new Map<string, PictureTransition[]>();
  private readonly apart: Set<string>;
  /** Edges by the path of the detached region that lays them out; `undefined` for all others. */
  private readonly edges = new Map<string | undefined, ElkExtendedEdge[]>();

  constructor(
    private readonly picture: Picture,
    private readonly cards: ReadonlyMap<string, Card>,
    private readonly labels: ReadonlyMap<string, Label>,
  ) {
    const { states, transitions } = picture;
    this.options = states.length < LARGE && transitions.length < MANY ? OPTIONS : HASTY;
    this.places = placesOf(states);
    for (const state of states)
      this.children.set(parentOf(state.path), [...(this.children.get(parentOf(state.path)) ?? []), state]);
    const cut = cutOf(picture);
    for (const transition of transitions.filter(({ id }) => cut.has(id))) {
      const parent = parentOf(transition.source);
      this.cut.set(parent, [...(this.cut.get(parent) ?? []), transition]);
    }
    const lines = this.lines(cut);
    this.apart = apartOf(
      picture,
      lines.map(([line]) => line),
    );
    for (const [line, edge] of lines) {
      const home = homeOf(this.apart, line);
      this.edges.set(home, [...(this.edges.get(home) ?? []), edge]);
    }
  }

  graph(): ElkNode {
    return {
      id: 'canvas',
      layoutOptions: { ...this.options, 'elk.padding': '[top=16,left=16,bottom=16,right=16]' },
      children: [this.node(this.picture.root)],
      edges: this.edges.get(undefined) ?? [],
    };
  }

  /** Lists every line with its ends; a cut line ends next to its source. */
  private lines(cut: ReadonlySet<string>): [Line, ElkExtendedEdge][] {
    const { root, states, transitions } = this.picture;
    return [
      ...[root, ...states].flatMap((state) =>
        state.initial.map((target): [Line, ElkExtendedEdge] => [[state.path, target], this.beginning(state, target)]),
      ),
      ...transitions.flatMap((transition): [Line, ElkExtendedEdge][] =>
        cut.has(transition.id)
          ? [[[transition.source, parentOf(transition.source)], this.cutEdge(transition)]]
          : transition.targets.map((target, nth) => [
              [transition.source, target],
              this.edge(transition, target, nth === 0 ? this.labels.get(transition.id) : undefined, nth),
            ]),
      ),
    ];
  }

  private node(state: PictureState): ElkNode {
    const { path, type, initial } = state;
    const card = this.cards.get(path) ?? { width: 0, height: 0 };
    const children = this.children.get(path) ?? [];
    if (children.length === 0) return { id: stateId(path), width: card.width, height: card.height };
    return {
      id: stateId(path),
      layoutOptions: {
        ...(this.apart.has(path) ? ROWS : this.options),
        'elk.padding': `[top=${card.height + 6},left=${MARGIN.x},bottom=${MARGIN.x},right=${MARGIN.x}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${card.width},${card.height})`,
      },
      children: [
        ...(type === 'compound' && initial.length > 0 ? [dot(path)] : []),
        ...children.map((child) => (this.apart.has(path) ? this.row(child) : this.node(child))),
        ...(this.cut.get(path) ?? []).flatMap(({ id }) => ({ id: cutId(id), ...sizeOf(this.labels.get(id)) })),
      ],
    };
  }

  /** Wraps a detached region in an invisible frame, so that its own lines can start at its border. */
  private readonly row = (region: PictureState): ElkNode => ({
    id: `row ${region.path}`,
    layoutOptions: { ...this.options, 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
    children: [this.node(region)],
    edges: this.edges.get(region.path) ?? [],
  });

  private beginning({ path, type }: PictureState, target: string): ElkExtendedEdge {
    const back = type === 'history' && this.isBack(path, target);
    return {
      id: edgeId(initialId(path), 0),
      ...ends(type === 'history' ? stateId(path) : initialId(path), stateId(target), back),
    };
  }

  private edge(
    { id, source }: PictureTransition,
    target: string,
    label: Label | undefined,
    nth: number,
  ): ElkExtendedEdge {
    return {
      id: edgeId(id, nth),
      ...ends(stateId(source), stateId(target), this.isBack(source, target)),
      ...(label &&
        label.lines.length > 0 && {
          labels: [{ text: id, ...sizeOf(label), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
        }),
    };
  }

  private readonly cutEdge = ({ id, source }: PictureTransition): ElkExtendedEdge => ({
    id: edgeId(id, 0),
    ...ends(stateId(source), cutId(id), false),
  });

  /** Returns whether a line runs against the order of the file, which is the reading order of the chart. */
  private isBack(source: string, target: string): boolean {
    return (this.places.get(target) ?? 0) < (this.places.get(source) ?? 0);
  }
}

const sizeOf = (label?: Label) => ({ width: label?.width ?? 0, height: label?.height ?? 0 });

const dot = (path: string): ElkNode => ({
  id: initialId(path),
  width: INITIAL,
  height: INITIAL,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
});

/**
 * Swaps the ends of backward lines, so that only forward lines lead down. elkjs' own cycle breaking puts the initial
 * state anywhere, and its model order fails on nested states.
 */
const ends = (source: string, target: string, back: boolean) =>
  back ? { sources: [target], targets: [source] } : { sources: [source], targets: [target] };
