import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Value, Withdrawal, WithdrawalState } from '../../contract';
import { toWire } from '../../contract/money';
import { banksById, shownBank } from '../bank/service';
import { storedOf } from '../lifecycle/service';
import { ApiError, type Input, type ModuleContext, type Tx } from '../module-context';
import { readAtOnce } from '../platform/transact';
import { pageOf } from '../wallet/requests';
import { numberOf, remainderOf, type Withdrawing } from './effects';
import { permittedToPlayer, withdrawalLifecycle } from './lifecycle';
import { withdrawalProofs, withdrawalSteps, withdrawals } from './tables';

/** A withdrawal of a player; nobody else's is found (asvs 8.2.2). Refuses with `withdrawal.unknown`. */
export async function ownWithdrawal(tx: Tx, accountId: string, id: string): Promise<Withdrawing> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.accountId, accountId)));
  if (!row) throw new ApiError(404, 'withdrawal.unknown');
  return row;
}

/** Steps whose reason the player reads; what operators note of the others is theirs. */
const JUSTIFIED: WithdrawalState[] = ['rejected', 'paidAgain', 'refunded', 'refused'];

/** A withdrawal as its player sees it, with what may be said of it now. */
export async function shown(tx: Tx, row: Withdrawing): Promise<Withdrawal> {
  const [one] = await shownAll(tx, [row]);
  if (!one) throw new Error('a withdrawal is not shown');
  return one;
}

/** The same of one that somebody asks for: with its state, its steps and what is permitted as of one moment. */
export const withdrawalOf = (ctx: ModuleContext, accountId: string, id: string): Promise<Withdrawal> =>
  readAtOnce(ctx, async (tx) => shown(tx, await ownWithdrawal(tx, accountId, id)));

/** A player's withdrawals, newest first. */
export const listOf = (ctx: ModuleContext, accountId: string, asked: Input<'withdrawals'>): Promise<Value<'withdrawals'>> =>
  readAtOnce(ctx, async (tx) => {
    const { pageNo, pageSize, state } = asked;
    const theirs = and(eq(withdrawals.accountId, accountId), state ? eq(withdrawals.state, state) : undefined);
    const [all] = await tx.select({ total: count() }).from(withdrawals).where(theirs);
    const rows = await tx
      .select()
      .from(withdrawals)
      .where(theirs)
      .orderBy(desc(withdrawals.number))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return { list: await shownAll(tx, rows), ...pageOf(all?.total ?? 0, asked) };
  });

/** As many queries for a page as for one. */
async function shownAll(tx: Tx, rows: Withdrawing[]): Promise<Withdrawal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lives = await storedOf(tx, withdrawalLifecycle, ids);
  const steps = await tx
    .select()
    .from(withdrawalSteps)
    .where(inArray(withdrawalSteps.withdrawalId, ids))
    .orderBy(asc(withdrawalSteps.version));
  const proofs = await tx
    .select({ id: withdrawalProofs.id, of: withdrawalProofs.withdrawalId })
    .from(withdrawalProofs)
    .where(and(inArray(withdrawalProofs.withdrawalId, ids), eq(withdrawalProofs.given, true)));
  const banks = await banksById(
    tx,
    rows.map(({ bankAccountId }) => bankAccountId),
  );
  return rows.map((row) => {
    const [life, bank] = [lives.get(row.id), banks.get(row.bankAccountId)];
    if (!life || !bank) throw new Error('a withdrawal without a lifecycle or an account');
    const told = steps.filter(({ withdrawalId }) => withdrawalId === row.id).map(toldOf);
    return {
      ...amountsOf(row),
      id: row.id,
      number: numberOf(row),
      state: row.state,
      version: life.version,
      permitted: permittedToPlayer(life.snapshot),
      to: shownBank(bank),
      createdAt: row.createdAt.getTime(),
      deadline: row.deadline?.getTime() ?? null,
      reason: told.at(-1)?.reason ?? null,
      proofs: proofs.filter(({ of }) => of === row.id).map(({ id }) => id),
      steps: told,
    };
  });
}

const toldOf = ({ state, at, reason }: typeof withdrawalSteps.$inferSelect) => ({
  state,
  at: at.getTime(),
  reason: JUSTIFIED.includes(state) ? reason : null,
});

/** What remains is known once something was said to have arrived. */
const amountsOf = (row: Withdrawing) => ({
  amount: toWire(row.amount),
  receivedAmount: row.receivedAmount === null ? null : toWire(row.receivedAmount),
  remainingAmount: row.receivedAmount === null ? null : toWire(remainderOf(row)),
});
