import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { CONTRACT_KINDS } from '../../../../contract/agents/agent-contracts';
import { toWire } from '../../../../contract/money/money';
import { accountById, alertOwner } from '../../../identity';
import { blockSql, MAIN, post, transferKey } from '../../../money';
import type { ModuleContext, Tx } from '../../../platform/context';
import { queryRows } from '../../../platform/database/query';
import { transact } from '../../../platform/database/transact';
import { epochMsSql } from '../../../platform/time/time-sql';
import { contractPayments } from './tables';

/** House account that pays salaries. */
export const SALARIES = 'salary';
const dueRow = v.object({
  id: v.string(),
  holder: v.string(),
  kind: v.picklist(CONTRACT_KINDS),
  pay: v.string(),
  paid: v.string(),
  starts: v.string(),
  ends: v.string(),
  until: v.string(),
});
type Due = v.InferOutput<typeof dueRow>;

/** SQL condition: the account can be paid. Blocked, closed and excluded accounts are paid later, when that ends. */
export const OPEN = sql`not a.blocked and ${blockSql(sql`a.id`)} is null`;

const payAllRow = v.object({ id: v.string() });

/**
 * Pays open bills, the oldest first, one transaction each; returns their number. A failing bill does not block the
 * others; its error is thrown at the end.
 */
export async function payAll(ctx: ModuleContext): Promise<number> {
  const rows = await queryRows(
    ctx.db,
    payAllRow,
    sql`
    select b.id from contract_dues d join contract_bills b on b.id = d.bill_id join accounts a on a.id = b.holder_id where ${OPEN} order by b.id`,
  );
  const failures: unknown[] = [];
  let paid = 0;
  for (const { id } of rows) {
    try {
      if (await payOne(ctx, id)) paid++;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'bills were not paid');
  return paid;
}

const ms = (moment: string) => sql`${epochMsSql(sql.raw(`r.${moment}`))}::text as ${sql.raw(moment)}`;

/**
 * Pays a bill unless another worker has locked it; the transfer, its record and the removal from the open bills are one
 * transaction.
 */
const payOne = (ctx: ModuleContext, id: string): Promise<boolean> =>
  transact(ctx, async (tx, within) => {
    const rows = await queryRows(
      tx,
      dueRow,
      sql`
      select b.id, b.holder_id as holder, b.kind, b.pay::text, b.paid_before::text as paid, ${ms('starts')}, ${ms('ends')}, ${ms('until')}
      from contract_dues d join contract_bills b on b.id = d.bill_id join contract_runs r on r.id = b.run_id join accounts a on a.id = b.holder_id
      where b.id = ${id} and ${OPEN} for update of d skip locked`,
    );
    const [due] = rows;
    if (!due) return false;
    await pay(within, tx, due);
    return true;
  });

/** Returns the idempotency key of the payment of a bill. */
export const paymentKey = ({ kind, holder, starts, ends, until }: Omit<Due, 'id' | 'pay' | 'paid'>): string =>
  transferKey('contract', kind, holder, starts, ends, until);

async function pay(
  within: ModuleContext,
  tx: Tx,
  { id, holder, kind, pay: minor, paid, starts, ends, until }: Due,
): Promise<void> {
  const amount = BigInt(minor);
  const entries = [
    { owner: null, purpose: SALARIES, amount: -amount },
    { owner: holder, purpose: MAIN, amount },
  ];
  const { id: transferId } = await post(tx, {
    key: paymentKey({ kind, holder, starts, ends, until }),
    kind: 'salary',
    entries,
  });
  await tx.insert(contractPayments).values({ billId: id, transferId, at: await within.now() });
  await tx.execute(sql`delete from contract_dues where bill_id = ${id}`);
  // Notifies of real-time salary only once a day, because it is paid every five minutes.
  if (kind !== 'realtime' || BigInt(paid) === 0n) await notify(within, tx, { holder, kind, amount, starts, ends });
}

async function notify(
  within: ModuleContext,
  tx: Tx,
  { holder, kind, amount, starts, ends }: Pick<Due, 'holder' | 'kind' | 'starts' | 'ends'> & { amount: bigint },
): Promise<void> {
  const owner = await accountById(tx, holder);
  if (!owner) throw new Error('the account of the agent is missing');
  const [since, until] = [starts, ends].map((moment) => new Date(Number(moment)).toISOString());
  await alertOwner(within, tx, owner, kind === 'realtime' ? 'salary.begun' : 'salary.paid', {
    amount: toWire(amount),
    salary: kind,
    ...(since && { since }),
    ...(until && { until }),
  });
}
