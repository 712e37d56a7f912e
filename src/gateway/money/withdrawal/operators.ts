import { and, asc, eq, inArray, or } from 'drizzle-orm';
import * as v from 'valibot';
import type { WithdrawalLifecycleEvent } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { toWire } from '../../../contract/money/money';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../../../contract/money/withdrawal';
import { WITHDRAWAL_ACTS } from '../../../contract/operations/withdrawal-review';
import { permittedEvents } from '../../../lifecycle';
import { accounts } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { providerOf } from '../payment/providers';
import { numberOf, remainderOf, type Withdrawing } from './effects';
import { readNeeds } from './needs';
import { recordOutcome } from './payouts';
import { takeStep } from './steps';
import { withdrawals } from './tables';

const HOUR = 3_600_000;
const SETTLED = new Set<WithdrawalState>([
  'received',
  'countedReceived',
  'returned',
  'bounced',
  'refunded',
  'refused',
  'rejected',
  'cancelled',
]);
/** States in which a withdrawal is not settled. */
export const OPEN_WITHDRAWALS = WITHDRAWAL_STATES.filter((state) => !SETTLED.has(state));
/** SQL condition: a withdrawal is not settled. */
export const unsettledSql = inArray(withdrawals.state, OPEN_WITHDRAWALS);

/** Returns whether a withdrawal of an account is not settled. */
export const hasOpenWithdrawal = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await tx.$count(withdrawals, and(eq(withdrawals.accountId, accountId), unsettledSql))) > 0;

/** Operators' decisions, as lifecycle events, with the amount that each sends. */
const DECISIONS = {
  approve: { type: 'ops.approved', sends: ({ amount }) => amount },
  reject: { type: 'ops.rejected', sends: null },
  disburse: { type: 'ops.disbursed', sends: ({ amount }) => amount },
  send: { type: 'ops.sent', sends: ({ amount }) => amount },
  foundPaid: { type: 'ops.foundPaid', sends: ({ amount }) => amount },
  // It can then be paid again.
  foundUnpaid: { type: 'ops.foundUnpaid', sends: ({ amount }) => amount },
  pay: { type: 'ops.paidAgain', sends: remainderOf },
  refund: { type: 'ops.refunded', sends: remainderOf },
  refuse: { type: 'ops.refused', sends: null },
} satisfies Record<string, { type: WithdrawalLifecycleEvent['type']; sends: ((of: Withdrawing) => bigint) | null }>;

type DecisionName = keyof typeof DECISIONS;
/** An operator's decision on a withdrawal; `version`: the one that it was taken on, if known. */
export type WithdrawalAct = { decisionName: DecisionName; which: string; version?: number };

/** Returns the decisions that the chart permits now; sending needs a provider that pays out. */
export async function permittedDecisions(ctx: ModuleContext, snapshot: Parameters<typeof permittedEvents>[0]) {
  const names = WITHDRAWAL_ACTS.filter((name) => permittedEvents(snapshot, [DECISIONS[name].type]).length > 0);
  return (await providerOf(ctx))?.payouts ? names : names.filter((name) => name !== 'send');
}

/** Id or number of a withdrawal, as operators type it. */
export const whichWithdrawal = v.pipe(
  v.string(),
  v.regex(/^W\d{8,12}$|^[\da-f-]{36}$/, 'the id or the number of a withdrawal is needed'),
);
/** Arguments of a dispute command, such as `<id> pay`. */
export const disputeArguments = v.strictTuple([
  whichWithdrawal,
  v.picklist(['pay', 'refund', 'refuse'], 'pay, refund or refuse is needed'),
]);

/** Arguments of the command that records the outcome of a payout, such as `<id> paid`. */
export const foundArguments = v.strictTuple([
  whichWithdrawal,
  v.picklist(['paid', 'unpaid'], 'paid or unpaid is needed'),
]);

/** Lists unsettled withdrawals, oldest first; those in review with their needs and their age. */
export async function openWithdrawals(ctx: ModuleContext) {
  const rows = await ctx.db
    .select({ row: withdrawals, user: accounts.userName })
    .from(withdrawals)
    .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
    .where(unsettledSql)
    .orderBy(asc(withdrawals.number));
  const inReview = rows.filter(({ row }) => row.state === 'requested').map(({ row }) => row.bankAccountId);
  const needsOf = await readNeeds(ctx, inReview);
  const now = await ctx.now();
  return rows.map(({ row, user }) => ({
    id: row.id,
    number: numberOf(row),
    user,
    amount: toWire(row.amount),
    remainder: toWire(remainderOf(row)),
    state: row.state,
    deadline: row.deadline?.toISOString() ?? null,
    ...reviewForOperators(row, needsOf, now),
  }));
}

type NeedsOf = Awaited<ReturnType<typeof readNeeds>>;
/** Returns what a withdrawal in review still needs, and its age against the target; nothing for others. */
export function reviewForOperators({ state, bankAccountId, createdAt, reviewBy }: Withdrawing, of: NeedsOf, now: Date) {
  if (state !== 'requested') return {};
  return {
    ...of(bankAccountId),
    waitsHours: Math.floor((now.getTime() - createdAt.getTime()) / HOUR),
    reviewBy: reviewBy?.toISOString() ?? null,
    isLate: reviewBy !== null && reviewBy < now,
  };
}

/** Finds a withdrawal by id or number; throws `withdrawal.unknown`. */
export async function meantBy(tx: Tx, which: string): Promise<Withdrawing> {
  const isMeant = which.startsWith('W') ? eq(withdrawals.number, BigInt(which.slice(1))) : eq(withdrawals.id, which);
  const [row] = await tx.select().from(withdrawals).where(isMeant);
  if (!row) throw new ApiError(404, 'withdrawal.unknown');
  return row;
}

/** Finds withdrawals by ids or numbers as typed; those that do not exist are missing. */
export async function findWithdrawals(tx: Tx, typed: readonly string[]) {
  const ids = typed.filter((which) => !which.startsWith('W'));
  const numbers = typed.filter((which) => which.startsWith('W')).map((which) => BigInt(which.slice(1)));
  const rows = await tx
    .select({ id: withdrawals.id, number: withdrawals.number })
    .from(withdrawals)
    .where(or(inArray(withdrawals.id, ids), inArray(withdrawals.number, numbers)));
  const found = rows.map((row) => ({ id: row.id, number: numberOf(row) }));
  return new Map(found.flatMap((row) => [[row.id, row] as const, [row.number, row] as const]));
}

/** Returns the minor units that a decision sends to a bank or a wallet; null if it sends nothing. */
export const sentBy = async ({ db }: ModuleContext, { decisionName, which }: WithdrawalAct): Promise<bigint | null> =>
  DECISIONS[decisionName].sends?.(await meantBy(db, which)) ?? null;

/** Evaluates the player of a payout before an operator acts on it. */
export async function reviewPayout(ctx: ModuleContext, { which }: WithdrawalAct): Promise<void> {
  const { accountId } = await meantBy(ctx.db, which);
  await ctx.ports.reviewPayouts(ctx, accountId);
}

/** Rejects a payout that an open case holds (`own.abuse.payout`). */
async function rejectHeld(ctx: ModuleContext, withdrawal: Withdrawing): Promise<void> {
  const number = await ctx.ports.findHoldingCase(ctx, withdrawal);
  if (number !== null) throw new ApiError(409, 'withdrawal.caseOpen', { params: { case: number } });
}

/** Returns the needs that an approval of a payout overrides, if there are any. */
async function unmetNeeds(ctx: ModuleContext, { bankAccountId }: Withdrawing): Promise<string[] | undefined> {
  const { missing } = (await readNeeds(ctx, [bankAccountId]))(bankAccountId);
  return missing.length > 0 ? missing : undefined;
}

/** Decisions that an open case holds back. */
const HELD: readonly WithdrawalAct['decisionName'][] = ['approve', 'disburse', 'send'];
/** Outcomes of payouts by the decision that records them. */
const OUTCOMES: Partial<Record<WithdrawalAct['decisionName'], 'paid' | 'refused'>> = {
  foundPaid: 'paid',
  foundUnpaid: 'refused',
};

/**
 * Takes the operator's step; the player sees the reason. An approval records the needs that its reason overrides
 * (`own.payout.overridden`). Throws `withdrawal.unknown`, `withdrawal.caseOpen`, `withdrawal.changed`,
 * `withdrawal.notPermitted`, or `payout.closed` for an order without a provider that pays out.
 */
export async function operate(
  ctx: ModuleContext,
  { decisionName, which, version }: WithdrawalAct,
  by: { reason: string; operator: string },
) {
  const withdrawal = await meantBy(ctx.db, which);
  if (HELD.includes(decisionName)) await rejectHeld(ctx, withdrawal);
  if (decisionName === 'send' && !(await providerOf(ctx))?.payouts) throw new ApiError(409, 'payout.closed');
  const unmet = decisionName === 'approve' ? await unmetNeeds(ctx, withdrawal) : undefined;
  const event = { type: DECISIONS[decisionName].type };
  const prepare = OUTCOMES[decisionName] && recordOutcome(ctx, OUTCOMES[decisionName], by.operator);
  const { state } = await takeStep(ctx, { id: withdrawal.id, event, version, unmet, prepare, ...by });
  return { state };
}
