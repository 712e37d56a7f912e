import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value, Withdrawal, WithdrawalState } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { type PayoutReview, WITHDRAWAL_STATES } from '../../../contract/money/withdrawal';
import { restore } from '../../../lifecycle';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { queryRow } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { storedLife } from '../../platform/lifecycle/tables';
import type { PaymentProvider } from '../payment/provider';
import { providerOf } from '../payment/providers';
import { renderBank } from '../payout-accounts/service';
import { bankSchema, parseBank } from '../payout-accounts/usable';
import { numberOf, remainderOf, type Withdrawing } from './effects';
import { permittedToPlayer, withdrawalLifecycle } from './lifecycle';
import { needsIn, type Payouts, payouts, payoutsSql } from './needs';
import { withdrawals } from './tables';

/** Returns a withdrawal of the player. Throws `withdrawal.unknown`, for other players' withdrawals too (asvs 8.2.2). */
export async function ownWithdrawal(tx: Tx, accountId: string, id: string): Promise<Withdrawing> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.accountId, accountId)));
  if (!row) throw new ApiError(404, 'withdrawal.unknown');
  return row;
}

/** Steps whose reason the player sees; reasons of other steps are for operators only. */
const JUSTIFIED: WithdrawalState[] = ['rejected', 'paidAgain', 'refunded', 'refused'];

/** Returns a player's withdrawal with its state, steps and permitted events, all from one snapshot. */
export async function withdrawalOf(ctx: ModuleContext, accountId: string, id: string): Promise<Withdrawal> {
  const provider = await providerOf(ctx);
  return readAtOnce(ctx, async (tx) => {
    const [row] = await loadWithdrawals(tx, [await ownWithdrawal(tx, accountId, id)], provider);
    if (!row) throw new Error('the withdrawal was not returned');
    return row;
  });
}

const NEWEST_FIRST = keyset([[withdrawals.number, 'whole']]);

/** Lists a player's withdrawals, newest first. */
export async function listOf(
  ctx: ModuleContext,
  accountId: string,
  listQuery: Input<'withdrawals'>,
): Promise<Value<'withdrawals'>> {
  const provider = await providerOf(ctx);
  return readAtOnce(ctx, async (tx) => {
    const { state } = listQuery;
    const page = NEWEST_FIRST.at(listQuery);
    const theirs = and(
      eq(withdrawals.accountId, accountId),
      state ? eq(withdrawals.state, state) : undefined,
      page.beyond,
    );
    const [all] = await tx.select({ total: count() }).from(withdrawals).where(theirs);
    const rows = await tx
      .select()
      .from(withdrawals)
      .where(theirs)
      .orderBy(NEWEST_FIRST.order)
      .limit(page.limit)
      .offset(page.offset);
    const last = rows.at(-1);
    return { list: await loadWithdrawals(tx, rows, provider), ...page.reply(all?.total ?? 0, last && [last.number]) };
  });
}

/** Returns the withdrawal of a hold, as its player sees it. */
export async function withdrawalOfHold(tx: Tx, holdId: string, provider: PaymentProvider | null): Promise<Withdrawal> {
  const rows = await tx.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.holdId, holdId));
  const [withdrawal] = await loadWithdrawals(tx, rows, provider);
  if (!withdrawal) throw new Error('the hold has no withdrawal');
  return withdrawal;
}

/** Returns withdrawals by id; a page takes as many queries as a single one. */
async function loadWithdrawals(
  tx: Tx,
  rows: Pick<Withdrawing, 'id'>[],
  provider: PaymentProvider | null,
): Promise<Withdrawal[]> {
  const ids = rows.map(({ id }) => id);
  const idsSql = sql`${sql.param(ids)}::uuid[]`;
  const { told, payouts: found } = await queryRow(
    tx,
    withdrawalsRow,
    sql`select ${withdrawalsSql(idsSql)} as told, ${payoutsSql(reviewedSql(idsSql))} as payouts`,
  );
  const list = told.map((row) => renderWithdrawal(row, reviewOf(provider, found, row)));
  if (list.length < ids.length) throw new Error('the lifecycle or the payout account of a withdrawal is missing');
  return list;
}

/** Schema of a withdrawal as the database serializes it: amounts in minor units, times as text. */
const withdrawalSchema = v.object({
  id: v.string(),
  state: v.picklist(WITHDRAWAL_STATES),
  number: v.string(),
  amount: v.string(),
  createdAt: v.string(),
  receivedAmount: v.nullable(v.string()),
  deadline: v.nullable(v.string()),
  reviewBy: v.nullable(v.string()),
  bank: bankSchema,
  life: storedLife,
  steps: v.array(v.object({ state: v.picklist(WITHDRAWAL_STATES), reason: v.nullable(v.string()), at: v.string() })),
  proofs: v.array(v.string()),
});
type WithdrawalJson = v.InferOutput<typeof withdrawalSchema>;
const withdrawalsRow = v.object({ told: v.array(withdrawalSchema), payouts });

/** SQL fragment: withdrawals by id, in the order of the ids; sees rows written earlier in the same statement. */
const withdrawalsSql = (ids: SQL): SQL => sql`withdrawals_told(${ids})`;

/** SQL expression: the payout accounts of those withdrawals that wait for their review. */
const reviewedSql = (ids: SQL): SQL =>
  sql`(select array_agg(bank_account_id) from withdrawals where id = any(${ids}) and state = 'requested')`;

/** Returns the review that a withdrawal waits for. */
const reviewOf = (
  provider: PaymentProvider | null,
  found: Payouts,
  { state, reviewBy, bank }: WithdrawalJson,
): PayoutReview | null =>
  state === 'requested'
    ? { ...needsIn(provider, found, bank.id), until: reviewBy === null ? null : Date.parse(reviewBy) }
    : null;

/** Renders a withdrawal for its player, with the events that are permitted now. */
function renderWithdrawal(
  { id, state, createdAt, deadline, bank, life, steps, proofs, ...minor }: WithdrawalJson,
  review: PayoutReview | null,
): Withdrawal {
  const row = {
    number: BigInt(minor.number),
    amount: BigInt(minor.amount),
    receivedAmount: minor.receivedAmount === null ? null : BigInt(minor.receivedAmount),
  };
  const visibleSteps = steps.map(renderStep);
  const { snapshot } = restore(withdrawalLifecycle, life);
  return {
    ...amountsOf(row),
    id,
    number: numberOf(row),
    state,
    version: life.version,
    permitted: permittedToPlayer(snapshot),
    // Policy at the time of sending (`own.site.snapshot`).
    forcedReceiptRefunds: snapshot.context.forcedReceiptRefunds,
    to: renderBank(parseBank(bank)),
    createdAt: Date.parse(createdAt),
    deadline: deadline === null ? null : Date.parse(deadline),
    review,
    reason: visibleSteps.at(-1)?.reason ?? null,
    proofs,
    steps: visibleSteps,
  };
}

const renderStep = ({ state, at, reason }: WithdrawalJson['steps'][number]) => ({
  state,
  at: Date.parse(at),
  reason: JUSTIFIED.includes(state) ? reason : null,
});

/** Returns the amounts of a withdrawal; the remaining one is known once a receipt was reported. */
const amountsOf = (row: Pick<Withdrawing, 'amount' | 'receivedAmount'>) => ({
  amount: toWire(row.amount),
  receivedAmount: row.receivedAmount === null ? null : toWire(row.receivedAmount),
  remainingAmount: row.receivedAmount === null ? null : toWire(remainderOf(row)),
});
