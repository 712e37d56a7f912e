import { asc, eq, notInArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { WithdrawalLifecycleEvent } from '../../../machines/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { toWire } from '../../contract/money';
import { accounts } from '../account/tables';
import { ApiError, type ModuleContext } from '../module-context';
import { numberOf, remainderOf } from './effects';
import { takeStep } from './steps';
import { withdrawals } from './tables';

const SETTLED = ['received', 'countedReceived', 'returned', 'refunded', 'refused', 'rejected', 'cancelled'] as const;

/** What operators say, as the events of the lifecycle. */
const SAID = {
  approve: 'ops.approved',
  reject: 'ops.rejected',
  disburse: 'ops.disbursed',
  pay: 'ops.paidAgain',
  refund: 'ops.refunded',
  refuse: 'ops.refused',
} satisfies Record<string, WithdrawalLifecycleEvent['type']>;

const named = v.pipe(v.string(), v.regex(/^W\d{8,12}$|^[\da-f-]{36}$/, 'the id or the number of a withdrawal is needed'));
/** `approve <id>`, or `dispute <id> pay`. */
export const withdrawalAct = v.union(
  [
    v.pipe(
      v.strictTuple([v.picklist(['approve', 'reject', 'disburse']), named]),
      v.transform(([said, which]) => ({ type: SAID[said], which })),
    ),
    v.pipe(
      v.strictTuple([v.literal('dispute'), named, v.picklist(['pay', 'refund', 'refuse'])]),
      v.transform(([, which, said]) => ({ type: SAID[said], which })),
    ),
  ],
  'list, approve, reject or disburse and an id, or dispute, an id and pay, refund or refuse is needed',
);

/** What is not settled, oldest first. */
export async function openWithdrawals({ db }: ModuleContext) {
  const rows = await db
    .select({ row: withdrawals, user: accounts.userName })
    .from(withdrawals)
    .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
    .where(notInArray(withdrawals.state, [...SETTLED]))
    .orderBy(asc(withdrawals.number));
  return rows.map(({ row, user }) => ({
    id: row.id,
    number: numberOf(row),
    user,
    amount: toWire(row.amount),
    remainder: toWire(remainderOf(row)),
    state: row.state,
    deadline: row.deadline?.toISOString() ?? null,
  }));
}

/** Takes the operator's step; the player reads the reason. Refuses with `withdrawal.unknown` or `withdrawal.notPermitted`. */
export async function operate(ctx: ModuleContext, { type, which }: v.InferOutput<typeof withdrawalAct>, reason: string) {
  const isMeant = which.startsWith('W') ? eq(withdrawals.number, BigInt(which.slice(1))) : eq(withdrawals.id, which);
  const [row] = await ctx.db.select({ id: withdrawals.id }).from(withdrawals).where(isMeant);
  if (!row) throw new ApiError(404, 'withdrawal.unknown');
  const { state } = await takeStep(ctx, { id: row.id, event: { type }, reason });
  return { state };
}
