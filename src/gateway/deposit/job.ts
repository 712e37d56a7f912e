import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { GATEWAY_SETTINGS } from '../../contract';
import type { ModuleContext, Tx } from '../module-context';
import { providerOf } from '../payment/providers';
import { enqueue, enqueueSql } from '../platform/enqueue';
import type { Due } from '../platform/overdue';
import { transact } from '../platform/transact';
import { orderOf } from './order';
import { inSuspense } from './payable';
import { returned } from './suspense';
import { deposits } from './tables';

const [EXPIRE, VOID, RETURN] = ['deposit.expire', 'deposit.void', 'deposit.return'] as const;
const payload = v.object({ id: v.string() });

/** What does it for one deposit; a second one for the same takes the place of the first. */
const jobOf = (task: string, id: string) => ({ task, key: `${task}:${id}`, payload: { id } });

const promise = (tx: Tx, as: string, id: string): Promise<void> => {
  const { task, key, payload } = jobOf(as, id);
  return enqueue(tx, task, payload, { key });
};

/** Has a deposit expire when its time is over, as a part of the question in which it is begun. */
export function expireLaterSql(id: string): SQL {
  const { task, key, payload } = jobOf(EXPIRE, id);
  return enqueueSql(task, payload, { key, wait: GATEWAY_SETTINGS.depositExpiresAfter });
}

/** Has the provider take no money for a deposit any more that was given up. */
export const voidLater = (tx: Tx, id: string) => promise(tx, VOID, id);

/** Has the provider send the money of a deposit back that may not be credited. */
export const returnLater = (tx: Tx, id: string) => promise(tx, RETURN, id);

/** What deposits do later; what the provider does not answer is asked again. */
export const depositTasks = (ctx: ModuleContext): TaskList => ({
  [EXPIRE]: (given) => expire(ctx, v.parse(payload, given).id),
  [VOID]: (given) => voidOrder(ctx, v.parse(payload, given).id),
  [RETURN]: (given) => sendBack(ctx, v.parse(payload, given).id),
});

/** What is still pending when its time is over has expired, unless the provider has said something since. */
const expire = (ctx: ModuleContext, id: string): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const over = { state: 'expired' as const, settledAt: await within.now() };
    const { rowCount } = await tx
      .update(deposits)
      .set(over)
      .where(and(eq(deposits.id, id), eq(deposits.state, 'pending')));
    if (rowCount) await voidLater(tx, id);
  });

/** Too late: it was paid, and counts against the limits until the word of that comes. */
async function voidOrder(ctx: ModuleContext, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  // The demo may have been reset since.
  if (!row || !provider || (row.state !== 'failed' && row.state !== 'expired')) return;
  if ((await provider.void(orderOf(row))) === 'tooLate') return;
  await ctx.db
    .update(deposits)
    .set({ voidedAt: await ctx.now() })
    .where(eq(deposits.id, id));
}

/** The provider refunds an order once, and the ledger books it once: a job that is repeated after either changes nothing. */
async function sendBack(ctx: ModuleContext, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  if (!row || !provider || row.state !== 'returned' || row.returnedAt) return;
  await provider.refund(orderOf(row));
  await returned(ctx, row);
}

/** Deposits whose time is over, that are given up and not voided, or whose money has not gone back. */
export async function overdueDeposits({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const { state, expiresAt, settledAt, voidedAt } = deposits;
  const expires = and(eq(state, 'pending'), lt(expiresAt, before));
  const voids = and(inArray(state, ['failed', 'expired']), isNull(voidedAt), lt(settledAt, before));
  const returns = and(inSuspense, lt(settledAt, before));
  const rows = await db
    .select()
    .from(deposits)
    .where(or(expires, voids, returns));
  return rows.map((row) => {
    const task = row.state === 'pending' ? EXPIRE : row.state === 'returned' ? RETURN : VOID;
    return { ...jobOf(task, row.id), since: row.settledAt ?? row.expiresAt };
  });
}
