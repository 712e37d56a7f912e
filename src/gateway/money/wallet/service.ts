import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { liftTimeout, readAtOnce } from '../../platform/database/transact';
import { balanceAfter, hasWallet, MAIN } from './accounts';
import { post } from './ledger';

/** House accounts that fund credits: corrections and gifts, and the play money of trials. */
type House = 'adjustment' | 'trial';
const problemRow = v.object({ problem: v.string(), at: v.string() });
const countsRow = v.object({ transfers: v.number(), entries: v.number() });

/**
 * Moves `amount` minor units from the house to a player. Idempotent per key: replays return the original result, or
 * throw `ledger.keyReused` if the amount or the player differs.
 */
export async function credit(
  ctx: Pick<ModuleContext, 'db'>,
  ownerId: string,
  amount: bigint,
  key: string,
  from: House = 'adjustment',
): Promise<{ transferId: string; balance: bigint; replayed: boolean }> {
  if (amount <= 0n) throw new Error('the amount of a credit must be positive');
  if (!(await hasWallet(ctx.db, ownerId))) throw new Error('the account has no wallet');
  const entries = [
    { owner: null, purpose: from, amount: -amount },
    { owner: ownerId, purpose: MAIN, amount },
  ];
  const { id, replayed } = await post(ctx.db, { key, kind: 'adjustment', entries });
  return { transferId: id, balance: await balanceAfter(ctx.db, id, ownerId), replayed };
}

/** Checks of the ledger itself and of everything that books to it. */
const CHECKS = [
  'ledger_verify',
  'deposits_verify',
  'cash_ins_verify',
  'withdrawals_verify',
  'grants_verify',
  'receivables_verify',
  'facts_verify',
  'rewards_verify',
  'points_verify',
];
const found = sql.raw(CHECKS.map((check) => `select problem, at from ${check}()`).join(' union all '));

/**
 * Recomputes the whole ledger and compares it with deposits, withdrawals, grants, debts, bets, rewards and points.
 * Returns the discrepancies, an empty list if there are none, and the number of rows checked.
 */
export async function verifyLedger(ctx: Pick<ModuleContext, 'db'>) {
  return readAtOnce(ctx, async (tx) => {
    await liftTimeout(tx);
    const problems = await queryRows(tx, problemRow, found);
    const counts = await queryRow(
      tx,
      countsRow,
      sql`select (select count(*)::int from ledger_transfers) as transfers,
        (select count(*)::int from ledger_entries) as entries`,
    );
    return { ...counts, problems };
  });
}
