import type { ModuleContext, Tx } from '../context';
import { readClock } from './clock';

/**
 * Runs a transaction with a context that queries over its connection. Work that took a second one would, with as many
 * requests as there are connections, wait until all of them time out (tests/lint/transactions.test.ts).
 */
export const transact = <T>(ctx: ModuleContext, work: (tx: Tx, within: ModuleContext) => Promise<T>): Promise<T> =>
  ctx.db.transaction((tx) => work(tx, { ...ctx, db: tx, now: () => readClock(tx) }));

/** Several reads as of one moment, with a context as `transact` gives: no read sees a change that another one does not. */
export const readAtOnce = <T, Context extends Pick<ModuleContext, 'db'>>(
  ctx: Context,
  read: (tx: Tx, within: Omit<Context, 'db' | 'now'> & Pick<ModuleContext, 'db' | 'now'>) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction((tx) => read(tx, { ...ctx, db: tx, now: () => readClock(tx) }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
