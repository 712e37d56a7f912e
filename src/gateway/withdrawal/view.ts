import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Value, Withdrawal, WithdrawalState } from '../../contract';
import { bankById, shownBank } from '../bank/service';
import { type Input, type Kit, Refusal, type Tx } from '../kit';
import { toWire } from '../wallet/money';
import { pageOf } from '../wallet/requests';
import { numberOf, remainderOf, type Withdrawing } from './effects';
import { permitted } from './lifecycle';
import { withdrawalProofs, withdrawalSteps, withdrawals } from './tables';

/** A withdrawal of a player; nobody else's is found (asvs 8.2.2). Refuses with `withdrawal.unknown`. */
export async function ownWithdrawal(tx: Tx, accountId: string, id: string): Promise<Withdrawing> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.accountId, accountId)));
  if (!row) throw new Refusal(404, 'withdrawal.unknown');
  return row;
}

/** Steps whose reason the player reads; what operators note of the others is theirs. */
const JUSTIFIED: WithdrawalState[] = ['rejected', 'paidAgain', 'refunded', 'refused'];

/** A withdrawal as its player sees it, with what may be said of it now. */
export async function shown(tx: Tx, row: Withdrawing): Promise<Withdrawal> {
  const { id, state, policy, version, receivedAmount } = row;
  const steps = await tx.select().from(withdrawalSteps).where(eq(withdrawalSteps.withdrawalId, id)).orderBy(asc(withdrawalSteps.version));
  const told = steps.map((step) => ({
    state: step.state,
    at: step.at.getTime(),
    reason: JUSTIFIED.includes(step.state) ? step.reason : null,
  }));
  const proofs = await tx
    .select({ id: withdrawalProofs.id })
    .from(withdrawalProofs)
    .where(and(eq(withdrawalProofs.withdrawalId, id), eq(withdrawalProofs.given, true)));
  return {
    id,
    number: numberOf(row),
    amount: toWire(row.amount),
    state,
    version,
    permitted: permitted({ state, policy }),
    to: shownBank(await bankById(tx, row.bankAccountId)),
    createdAt: row.createdAt.getTime(),
    deadline: row.deadline?.getTime() ?? null,
    receivedAmount: receivedAmount === null ? null : toWire(receivedAmount),
    remainingAmount: receivedAmount === null ? null : toWire(remainderOf(row)),
    reason: told.at(-1)?.reason ?? null,
    proofs: proofs.map((proof) => proof.id),
    steps: told,
  };
}

/** A player's withdrawals, newest first. */
export async function listOf(kit: Kit, accountId: string, asked: Input<'withdrawals'>): Promise<Value<'withdrawals'>> {
  const { pageNo, pageSize, state } = asked;
  const theirs = and(eq(withdrawals.accountId, accountId), state ? eq(withdrawals.state, state) : undefined);
  const [all] = await kit.db.select({ total: count() }).from(withdrawals).where(theirs);
  const rows = await kit.db
    .select()
    .from(withdrawals)
    .where(theirs)
    .orderBy(desc(withdrawals.number))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list: await Promise.all(rows.map((row) => shown(kit.db, row))), ...pageOf(all?.total ?? 0, asked) };
}
