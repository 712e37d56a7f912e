import type { Row } from './card';
import type { LabelLine } from './label';

export type Point = { x: number; y: number };
export type Area = Point & { width: number; height: number };

/** Box of a state; its rows are positioned from its top and occupy `written`. The root's path is empty. */
export type Box = Area & { path: string; rows: Row[]; written: { width: number; height: number } };
/** Initial pseudostate: a dot and a line to the initial state. A history has no dot; its line leads to its default. */
export type Beginning = { path: string; dot?: Point; points: Point[] };
/**
 * Laid-out transition: a line per target and a label. An internal one has no line; its label is a row of its state. In
 * a large chart a long line is cut: it ends at its label, which names the target.
 */
export type LaidEdge = { id: string; cut?: true; lines: Point[][]; label: Area & { lines: LabelLine[] } };
/** Chart with positions for everything, in pixels. */
export type Laid = { width: number; height: number; boxes: Box[]; beginnings: Beginning[]; edges: LaidEdge[] };
