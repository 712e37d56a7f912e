import type { WithdrawalNews } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { toWire } from '../../../contract/money/money';
import { accountById, alertOwner } from '../../identity';
import type { ModuleContext, Tx } from '../../platform/context';
import { publicNumber } from '../../platform/public-number';
import { LOCKED, MAIN } from '../wallet/accounts';
import { transferKey } from '../wallet/kinds';
import { type Move, post, type Side } from '../wallet/ledger';
import type { withdrawals } from './tables';

export type Withdrawing = typeof withdrawals.$inferSelect;
type Money = 'voidHold' | 'postHold' | 'returnRemainder' | 'payRemainder';

const between = (from: Omit<Side, 'amount'>, to: Omit<Side, 'amount'>, amount: bigint): Side[] => [
  { ...from, amount: -amount },
  { ...to, amount },
];
/** Clearing account of payouts to players' banks, and the house's loss when something was paid twice. */
export const PAID_OUT = { owner: null, purpose: 'payout' };
const LOST = { owner: null, purpose: 'adjustment' };

/** Returns the amount that did not arrive: all of it without a report. */
export const remainderOf = ({ amount, receivedAmount }: Pick<Withdrawing, 'amount' | 'receivedAmount'>): bigint =>
  amount - (receivedAmount ?? 0n);

/** Ledger transfers by effect of a step. */
const MOVES: Record<Money, (of: Withdrawing) => Pick<Move, 'kind' | 'entries' | 'mode' | 'refersTo'>> = {
  voidHold: ({ accountId: owner, amount, holdId: refersTo }) => ({
    kind: 'refund',
    mode: 'void',
    refersTo,
    entries: between({ owner, purpose: LOCKED }, { owner, purpose: MAIN }, amount),
  }),
  postHold: ({ accountId: owner, amount, holdId: refersTo }) => ({
    kind: 'withdrawal',
    mode: 'post',
    refersTo,
    entries: between({ owner, purpose: LOCKED }, PAID_OUT, amount),
  }),
  returnRemainder: (of) => ({
    kind: 'refund',
    entries: between(PAID_OUT, { owner: of.accountId, purpose: MAIN }, remainderOf(of)),
  }),
  payRemainder: (of) => ({ kind: 'paidAgain', entries: between(LOST, PAID_OUT, remainderOf(of)) }),
};

/** Books the effect of a step. Idempotent per withdrawal, version and effect. */
export async function book(
  tx: Tx,
  of: Withdrawing,
  effect: Money,
  { version, at }: { version: number; at: Date },
): Promise<void> {
  await post(tx, { ...MOVES[effect](of), key: transferKey('withdrawal', of.id, String(version), effect) }, at);
}

/** Notifies the player of the outcome (own.withdrawal.notified). */
export async function notifyPlayer(
  within: ModuleContext,
  of: Withdrawing,
  { news, ...more }: WithdrawalNews,
  reason: string | null,
): Promise<void> {
  const account = await accountById(within.db, of.accountId);
  if (!account) return;
  const params = {
    number: numberOf(of),
    amount: toWire(of.amount),
    remainder: toWire(remainderOf(of)),
    reason: reason ?? '',
    ...more,
  };
  await alertOwner(within, within.db, account, `withdrawal.${news}`, params);
}

/** Returns the public number of a withdrawal: `W00000001`. */
export const numberOf = ({ number }: Pick<Withdrawing, 'number'>): string => publicNumber('W', number);
