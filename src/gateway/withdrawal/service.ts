import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { SETTINGS, type Value } from '../../contract';
import { fromWire, isWithin, toWire } from '../../contract/money';
import type { Account } from '../account/service';
import { paymentStateOf, provePayment } from '../bank/payment';
import { bankOf, banksOf, shownBank } from '../bank/service';
import { begin } from '../lifecycle/service';
import { isExcluded } from '../limits/blocks';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../module-context';
import { transact } from '../platform/transact';
import { balanceOf, LOCKED, MAIN } from '../wallet/accounts';
import { post } from '../wallet/ledger';
import { moveKey, unlessBooked } from '../wallet/requests';
import { turnoverLeft } from '../wallet/turnover';
import type { Withdrawing } from './effects';
import { withdrawalLifecycle } from './lifecycle';
import { withdrawals } from './tables';
import { shown } from './view';

const { min, max, playerCancels } = SETTINGS.withdrawal;
const { autoConfirmMinutes, forcedReceiptRefunds } = SETTINGS;

/** What a withdrawal is asked on. */
export async function termsOf(ctx: ModuleContext, account: Account): Promise<Value<'withdrawalTerms'>> {
  const { db } = ctx;
  const { set, lockedUntil } = await paymentStateOf(ctx, account.id);
  const state = set ? 'set' : 'unset';
  return {
    min,
    max,
    available: toWire(await balanceOf(db, account.id)),
    turnoverRemaining: toWire(await owedTurnover(db, account.id)),
    accounts: (await banksOf(ctx, account)).list,
    paymentPassword: lockedUntil === null ? state : 'locked',
    autoConfirmMinutes,
    playerCancels,
  };
}

/** The look at what will happen, before it is sent; refuses what sending would refuse, but for the payment password. */
export async function preview(ctx: ModuleContext, { id }: Account, asked: Input<'previewWithdrawal'>): Promise<Value<'previewWithdrawal'>> {
  const bank = await bankOf(ctx.db, id, asked.bankAccountId);
  const amount = fromWire(asked.amount);
  const left = (await checked(ctx, id, amount)) - amount;
  return { amount: toWire(amount), balanceAfter: toWire(left), to: shownBank(bank), autoConfirmMinutes };
}

/**
 * Sends a withdrawal: the money is held, and an operator looks into it (own.withdrawal.review). The same key again gives the withdrawal that
 * it has sent. Who is excluded from playing can still withdraw. Refuses with `withdrawal.bounds`, `withdrawal.turnover`,
 * `ledger.insufficient`, `bank.unknown` or for the payment password (asvs 7.5.3).
 */
export async function withdraw(ctx: ModuleContext, account: Account, asked: Input<'withdraw'>, caller: Caller): Promise<Value<'withdraw'>> {
  const key = moveKey(caller, 'withdraw');
  const amount = fromWire(asked.amount);
  const { bankAccountId } = asked;
  await unlessBooked(ctx.db, key, async () => {
    await bankOf(ctx.db, account.id, bankAccountId);
    await checked(ctx, account.id, amount);
    await provePayment(ctx, account.id, asked.paymentPassword);
  });
  return transact(ctx, async (tx, within) => {
    const now = await within.now();
    const held = await post(tx, { ...holding(account.id, amount), key, body: { bankAccountId } }, now);
    if (!held.replayed) await beginWithdrawal(within, { accountId: account.id, bankAccountId, amount, holdId: held.id }, now);
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.holdId, held.id));
    if (!row) throw new Error('the withdrawal was not made');
    return shown(tx, row);
  });
}

/** What holds the money of a withdrawal. */
export const holding = (owner: string, amount: bigint) => ({
  kind: 'withdrawal',
  mode: 'pending' as const,
  entries: [
    { owner, purpose: MAIN, amount: -amount },
    { owner, purpose: LOCKED, amount },
  ],
});

/** Begins one whose money is held, on the terms of now; `lifecycle`: another one, for what is told of the past. */
export async function beginWithdrawal(
  ctx: ModuleContext,
  began: Pick<Withdrawing, 'accountId' | 'bankAccountId' | 'amount' | 'holdId'>,
  at: Date,
  lifecycle = withdrawalLifecycle,
): Promise<string> {
  const input = { playerCancels, forcedReceiptRefunds, autoConfirmMinutes };
  const { step } = await begin(ctx, lifecycle, { id: v7(), input, at, note: { began } });
  return step.id;
}

/** Who has excluded themselves cannot stake for months, and owes nothing meanwhile (own.withdrawal.excluded); a break is waited out. */
const owedTurnover = async (tx: Tx, accountId: string) => ((await isExcluded(tx, accountId)) ? 0n : turnoverLeft(tx, accountId));

/** The bounds, the turnover and the balance, which is given. */
async function checked({ db }: ModuleContext, accountId: string, amount: bigint): Promise<bigint> {
  if (!isWithin(amount, { min, max })) throw new ApiError(422, 'withdrawal.bounds', { params: { min, max } });
  const left = await owedTurnover(db, accountId);
  if (left > 0n) throw new ApiError(422, 'withdrawal.turnover', { params: { left: toWire(left) }, value: { left: toWire(left) } });
  const balance = await balanceOf(db, accountId);
  if (balance < amount) throw new ApiError(422, 'ledger.insufficient');
  return balance;
}
