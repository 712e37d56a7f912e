import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { type Card, MARGIN } from './card';
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
const INITIAL = 12;

/** What the library is asked to lay out: a box a state, one within the other, a dot a beginning, an edge a target. */
export function graphOf(picture: Picture, cards: ReadonlyMap<string, Card>, labels: ReadonlyMap<string, Label>): ElkNode {
  const places = new Map([picture.root, ...picture.states].map(({ path }, place) => [path, place]));
  const isBack: IsBack = (source, target) => (places.get(target) ?? 0) < (places.get(source) ?? 0);
  return {
    id: 'canvas',
    layoutOptions: { ...OPTIONS, 'elk.padding': '[top=16,left=16,bottom=16,right=16]' },
    children: [nodeOf(picture.root, picture, cards)],
    edges: [
      ...[picture.root, ...picture.states].flatMap((state) => state.initial.map((target) => initialEdge(state, target, isBack))),
      ...picture.transitions.flatMap((one) => one.targets.map((target, nth) => edgeOf(one, target, nth, labels, isBack))),
    ],
  };
}

export const stateId = (path: string): string => `state ${path}`;
export const initialId = (path: string): string => `initial ${path}`;
export const edgeId = (transition: string, nth: number): string => `${nth} ${transition}`;

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');
const childrenOf = ({ path }: PictureState, states: readonly PictureState[]): PictureState[] =>
  states.filter((one) => one.path !== '' && parentOf(one.path) === path);

function nodeOf(state: PictureState, picture: Picture, cards: ReadonlyMap<string, Card>): ElkNode {
  const { width, height } = cards.get(state.path) ?? { width: 0, height: 0 };
  const children = childrenOf(state, picture.states);
  if (children.length === 0) return { id: stateId(state.path), width, height };
  const start: ElkNode[] = state.type === 'compound' && state.initial.length > 0 ? [dot(state)] : [];
  return {
    id: stateId(state.path),
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${height + 6},left=${MARGIN.x},bottom=${MARGIN.x},right=${MARGIN.x}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [...start, ...children.map((child) => nodeOf(child, picture, cards))],
  };
}

const dot = ({ path }: PictureState): ElkNode => ({
  id: initialId(path),
  width: INITIAL,
  height: INITIAL,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
});

/** Whether a line goes back in the order of the file, which is the order in which a chart is read. */
type IsBack = (source: string, target: string) => boolean;
/** A line back is asked for the other way round: so it is lines forward that lead down. */
const ends = (source: string, target: string, back: boolean) =>
  back ? { sources: [target], targets: [source] } : { sources: [source], targets: [target] };

const initialEdge = ({ path, type }: PictureState, target: string, isBack: IsBack): ElkExtendedEdge => ({
  id: edgeId(initialId(path), 0),
  ...(type === 'history' ? ends(stateId(path), stateId(target), isBack(path, target)) : ends(initialId(path), stateId(target), false)),
});

function edgeOf(one: PictureTransition, target: string, nth: number, labels: ReadonlyMap<string, Label>, isBack: IsBack): ElkExtendedEdge {
  const label = nth === 0 ? labels.get(one.id) : undefined;
  const { width, height } = label ?? { width: 0, height: 0 };
  return {
    id: edgeId(one.id, nth),
    ...ends(stateId(one.source), stateId(target), isBack(one.source, target)),
    ...(label && { labels: [{ text: one.id, width, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }] }),
  };
}
