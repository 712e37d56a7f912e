import type { Row } from './card';
import type { LabelLine } from './label';

export type Point = { x: number; y: number };
export type Area = Point & { width: number; height: number };

/** A state's box; the rows stand at their `y` below its top, and take up `written`. The root's path is empty. */
export type Box = Area & { path: string; rows: Row[]; written: { width: number; height: number } };
/** From a state's beginning, a dot, to what it leads to; a history has no dot, and leads to its default. */
export type Beginning = { path: string; dot?: Point; points: Point[] };
/**
 * A transition as it is drawn: a line to each of its targets, and a box for what is written on it. One that leads nowhere has no line;
 * it stands in the rows of its state, where its label's box is. In a large chart a long line is cut: it ends at its label, which says
 * where it leads.
 */
export type LaidEdge = { id: string; cut?: true; lines: Point[][]; label: Area & { lines: LabelLine[] } };
/** A chart with a place for everything, in pixels. */
export type Laid = { width: number; height: number; boxes: Box[]; beginnings: Beginning[]; edges: LaidEdge[] };
