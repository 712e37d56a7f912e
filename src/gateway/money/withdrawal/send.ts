import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import { queueAlerts } from '../../identity';
import { recordAuditEvent } from '../../platform/audit/service';
import type { Caller, Input, ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { start } from '../../platform/lifecycle/service';
import { siteOf } from '../../platform/system/site';
import type { PaymentProvider } from '../payment/provider';
import { providerOf } from '../payment/providers';
import { countRightTry, guard, guardSql, tryPayment } from '../payout-accounts/payment';
import { renderBank } from '../payout-accounts/service';
import { lockWallets } from '../wallet/accounts';
import { forfeitForPayout } from '../wallet/grants';
import { post } from '../wallet/ledger';
import { isBookedSql, moveKey, unlessBooked } from '../wallet/requests';
import { approvesItself, isHeldByCase, reviewBy } from './approval';
import { notifyChecked } from './checked';
import { numberOf, type Withdrawing } from './effects';
import { withdrawalLifecycle } from './lifecycle';
import { needsIn } from './needs';
import { check, holding, look, lookSql, policyOf } from './service';
import { takeStep } from './steps';
import { withdrawalOfHold } from './view';

/** Withdrawal request; `amount` in minor units. */
type WithdrawalRequest = { accountId: string; bankAccountId: string; amount: bigint; key: string };
type Bank = ReturnType<typeof check>['bank'];

/**
 * Sends a withdrawal: holds the money until an operator has reviewed it (own.withdrawal.review), or approves it if no
 * review is needed. Idempotent per key. Players who are excluded from playing can still withdraw. It ends bonuses
 * of deposits (own.grant.payout). Throws `withdrawal.bounds`, `withdrawal.turnover`,
 * `withdrawal.gifts`, `withdrawal.receivable`, `ledger.insufficient`, `bank.unknown`, `bank.resting` or an error of the
 * payment password (asvs 7.5.3). Records its own audit event.
 */
export async function withdraw(
  ctx: ModuleContext,
  accountId: string,
  { bankAccountId, amount, paymentPassword }: Input<'withdraw'>,
  caller: Caller,
): Promise<Value<'withdraw'>> {
  const request = { accountId, bankAccountId, amount: fromWire(amount), key: moveKey(caller, 'withdraw') };
  const { booked, ...before } = await lookAt(ctx.db, request);
  const isProven = await unlessBooked(ctx.db, request.key, booked, async () => {
    check(before, request.amount);
    // Outside the transaction: comparing a password is slow and must not hold a connection.
    await tryPayment(ctx, accountId, before.guard, paymentPassword);
    return true;
  });
  if (isProven) await ctx.ports.reviewPayouts(ctx, accountId);
  const provider = await providerOf(ctx);
  return transact(ctx, async (tx, within) => {
    if (isProven) await countRightTry(within, accountId);
    await lockWallets(tx, [accountId]);
    const current = await lookAt(tx, request);
    const bank = current.booked ? null : check(current, request.amount).bank;
    const at = await within.now();
    const hold = await post(
      tx,
      { ...holding(accountId, request.amount), key: request.key, body: { bankAccountId } },
      at,
    );
    if (bank) {
      if (current.forfeits !== null) await forfeitForPayout(tx, accountId);
      const { row, isHeld } = await begin(within, request, { current, provider, holdId: hold.id, at });
      await notifyOwner(tx, row, bank, request.key, caller);
      if (isHeld) await notifyChecked(within, row.id);
    }
    const { ip, requestId } = caller;
    await recordAuditEvent(tx, { at, kind: 'withdrawal.sent', outcome: 'done', accountId, ip, requestId });
    return withdrawalOfHold(tx, hold.id, provider);
  });
}

const sendRow = v.object({ ...look.entries, booked: v.boolean(), guard });

/** Reads in one query everything that a withdrawal depends on, and whether its key was used. */
const lookAt = (tx: Tx, { accountId, bankAccountId, key }: WithdrawalRequest) =>
  queryRow(
    tx,
    sendRow,
    sql`select ${lookSql(accountId, bankAccountId)}, ${isBookedSql(key)} as booked, ${guardSql(accountId)} as guard`,
  );

type Beginning = {
  current: v.InferOutput<typeof sendRow>;
  provider: PaymentProvider | null;
  holdId: string;
  at: Date;
};
/**
 * Starts the lifecycle of a payout, and approves it without an operator if the rules permit (`own.payout.automatic`).
 * `isHeld`: an open case holds it (`own.abuse.payout`).
 */
async function begin(
  within: ModuleContext,
  { accountId, bankAccountId, amount }: WithdrawalRequest,
  { current, provider, holdId, at }: Beginning,
): Promise<{ row: Withdrawing; isHeld: boolean }> {
  const site = siteOf(current.payouts.site);
  const { missing } = needsIn(provider, current.payouts, bankAccountId);
  const isHeld = await isHeldByCase(within, accountId, amount);
  const isUnreviewed = approvesItself(site, { amount, missing, isHeld });
  const began = { accountId, bankAccountId, amount, holdId, reviewBy: isUnreviewed ? null : reviewBy(site, at) };
  const starts = { id: v7(), input: policyOf(site), at, note: { began } };
  const { row } = (await start(within, withdrawalLifecycle, starts)).subject;
  if (isUnreviewed) await takeStep(within, { id: row.id, event: { type: 'rules.approved' } });
  return { row, isHeld };
}

/** Notifies the owner of a new withdrawal, by its number. */
function notifyOwner(tx: Tx, row: Withdrawing, bank: Bank, key: string, { ip, country }: Caller): Promise<void> {
  const { provider, maskedNumber: account } = renderBank(bank);
  const params = { number: numberOf(row), amount: toWire(row.amount), provider, account };
  return queueAlerts(tx, [
    {
      accountId: row.accountId,
      alert: 'withdrawal.requested',
      params,
      from: { ip, country },
      key: `${key}:sent`,
      at: row.createdAt.getTime(),
    },
  ]);
}
