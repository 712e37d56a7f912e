import { structuredPatch } from 'diff';
import type { Tx } from '../../platform/context';
import type { Fault } from './fault';

/** What a change is, of what, and in which lines; `+` and `-` before each, as in a patch. */
export type Change = { change: 'added' | 'changed' | 'removed'; what: string; version?: number; lines: string[] };
/** What is to change, what is wrong with that, and the way to do it. */
export type Plan = { changes: Change[]; faults: Fault[]; write: (tx: Tx) => Promise<void> };

/** The lines in which a text differs from the one before; of a new one all. */
export const patch = (before: string | undefined, after: string): string[] =>
  structuredPatch('', '', before === undefined ? '' : `${before}\n`, `${after}\n`, '', '', {
    context: 0,
  }).hunks.flatMap(({ lines }) => lines);
