import { structuredPatch } from 'diff';
import type { Tx } from '../../platform/context';
import type { Fault } from './fault';

/** Change of an item; its lines start with `+` or `-`, as in a patch. */
export type Change = { change: 'added' | 'changed' | 'removed'; what: string; version?: number; lines: string[] };
/** Planned changes, faults that prevent them, and the function that applies them. */
export type Plan = { changes: Change[]; faults: Fault[]; write: (tx: Tx) => Promise<void> };

/** Returns the changed lines of a text; all lines of a new one. */
export const patch = (before: string | undefined, after: string): string[] =>
  structuredPatch('', '', before === undefined ? '' : `${before}\n`, `${after}\n`, '', '', {
    context: 0,
  }).hunks.flatMap(({ lines }) => lines);
