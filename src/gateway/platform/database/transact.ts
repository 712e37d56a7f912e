import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { ModuleContext, Tx } from '../context';
import { readClock } from './clock';

/**
 * Runs a transaction with a context that queries over its connection. Work that needs a second connection would
 * deadlock the pool once all connections are in transactions (tests/lint/transactions.test.ts). `options`: isolation
 * other than that of the database.
 */
export const transact = <T>(
  ctx: ModuleContext,
  work: (tx: Tx, within: ModuleContext) => Promise<T>,
  options?: PgTransactionConfig,
): Promise<T> => ctx.db.transaction((tx) => work(tx, { ...ctx, db: tx, now: () => readClock(tx) }), options);

/** Runs several reads on one snapshot, with a context as in `transact`. */
export const readAtOnce = <T, Context extends Pick<ModuleContext, 'db'>>(
  ctx: Context,
  read: (tx: Tx, within: Omit<Context, 'db' | 'now'> & Pick<ModuleContext, 'db' | 'now'>) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction((tx) => read(tx, { ...ctx, db: tx, now: () => readClock(tx) }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

/** Lets the statements of this transaction run without a time limit, for reads of whole tables. */
export const liftTimeout = (tx: Tx) => tx.execute(sql`set local statement_timeout = 0`);
