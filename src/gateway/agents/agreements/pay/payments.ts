import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { CONTRACT_KINDS } from '../../../../contract/agents/agent-contracts';
import { toWire } from '../../../../contract/money/money';
import { accountById, tellOwner } from '../../../identity';
import { blockSql, MAIN, post, transferKey } from '../../../money';
import type { ModuleContext, Tx } from '../../../platform/context';
import { epochMsSql } from '../../../platform/database/epoch-ms';
import { queryRows } from '../../../platform/database/query';
import { transact } from '../../../platform/database/transact';
import { contractPayments } from './tables';

/** What pays: an account of the house. */
const HOUSE = 'salary';
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

/** Who is blocked, closed or excluded is paid when that is over: until then it waits. */
export const OPEN = sql`not a.blocked and ${blockSql(sql`a.id`)} is null`;

const payAllRow = v.object({ id: v.string() });

/** Pays the bills that wait, oldest first, each in one transaction; how many. One that cannot be paid holds up no other, and fails in the end. */
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

/** By one who gets hold of it; the transfer, what says that it was made, and the end of waiting are one. */
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
  { id, holder, kind, pay: told, paid, starts, ends, until }: Due,
): Promise<void> {
  const amount = BigInt(told);
  const entries = [
    { owner: null, purpose: HOUSE, amount: -amount },
    { owner: holder, purpose: MAIN, amount },
  ];
  const { id: transferId } = await post(tx, {
    key: paymentKey({ kind, holder, starts, ends, until }),
    kind: 'salary',
    entries,
  });
  await tx.insert(contractPayments).values({ billId: id, transferId, at: await within.now() });
  await tx.execute(sql`delete from contract_dues where bill_id = ${id}`);
  // Of real-time salary once a day: it comes every five minutes.
  if (kind !== 'realtime' || BigInt(paid) === 0n) await tell(within, tx, { holder, kind, amount, starts, ends });
}

async function tell(
  within: ModuleContext,
  tx: Tx,
  { holder, kind, amount, starts, ends }: Pick<Due, 'holder' | 'kind' | 'starts' | 'ends'> & { amount: bigint },
): Promise<void> {
  const owner = await accountById(tx, holder);
  if (!owner) throw new Error('an agent without an account');
  const [since, until] = [starts, ends].map((moment) => new Date(Number(moment)).toISOString());
  await tellOwner(within, tx, owner, kind === 'realtime' ? 'salary.begun' : 'salary.paid', {
    amount: toWire(amount),
    salary: kind,
    ...(since && { since }),
    ...(until && { until }),
  });
}
