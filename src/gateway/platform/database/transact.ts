import type { ModuleContext, Tx } from '../context';
import { readClock } from './clock';

/**
 * Runs a transaction with a context that queries over its connection. Work that waited for a second one would, with as many at once as
 * there are connections, wait for one another's until all of them are refused.
 */
export const transact = <T>(ctx: ModuleContext, work: (tx: Tx, within: ModuleContext) => Promise<T>): Promise<T> =>
  ctx.db.transaction((tx) => work(tx, { ...ctx, db: tx, now: () => readClock(tx) }));

/** Several reads as of one moment: what changes between two of them is seen by none. */
export const readAtOnce = <T>(ctx: Pick<ModuleContext, 'db'>, read: (tx: Tx) => Promise<T>): Promise<T> =>
  ctx.db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
