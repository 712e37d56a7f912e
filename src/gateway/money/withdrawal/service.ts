import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { WithdrawalPolicy } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { fromWire, isWithin, toWire } from '../../../contract/money/money';
import type { Site } from '../../../contract/platform/site';
import type { Account } from '../../identity';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { readSite, siteOf } from '../../platform/system/site';
import { epochMsSql } from '../../platform/time/time-sql';
import { providerOf } from '../payment/providers';
import { paymentStateOf } from '../payout-accounts/payment';
import { banksOf, renderBank } from '../payout-accounts/service';
import { bankSchema, boundSql, usableBank } from '../payout-accounts/usable';
import { balancesOf, GRANTED, held, heldFor, heldSql, LOCKED, MAIN } from '../wallet/accounts';
import { payoutForfeitsSql } from '../wallet/grants';
import { insufficient, type Move } from '../wallet/ledger';
import { receivableRejection, receivableSql } from '../wallet/receivables';
import { giftsLeft, giftsLeftSql, rejectionWithRest, turnoverDue, turnoverDueSql } from '../wallet/turnover';
import { approvesItself, isHeldByCase, reviewBy } from './approval';
import { needsIn, payouts, payoutsSql } from './needs';

const { min, max } = GATEWAY_SETTINGS.withdrawal;

/** Returns the terms of a withdrawal. */
export async function termsOf(ctx: ModuleContext, account: Account, caller: Caller): Promise<Value<'withdrawalTerms'>> {
  const { db } = ctx;
  const { set, lockedUntil } = await paymentStateOf(ctx, account.id, caller);
  const state = set ? 'set' : 'unset';
  const balances = await balancesOf(db, account.id);
  const gifts = await giftsLeft(db, account.id);
  const balance = heldFor(balances, MAIN);
  return {
    min,
    max,
    available: toWire(gifts === null || balance < gifts ? balance : gifts),
    granted: toWire(heldFor(balances, GRANTED)),
    turnoverRemaining: toWire(await turnoverDue(db, account.id)),
    giftsRemaining: gifts === null ? null : toWire(gifts),
    accounts: (await banksOf(ctx, account, caller)).list,
    paymentPassword: lockedUntil === null ? state : 'locked',
    ...policyOf(await readSite(db)),
  };
}

/** Previews a withdrawal; throws whatever sending would throw, except for the payment password. */
export async function preview(
  ctx: ModuleContext,
  { id }: Account,
  input: Input<'previewWithdrawal'>,
): Promise<Value<'previewWithdrawal'>> {
  const found = await queryRow(ctx.db, look, sql`select ${lookSql(id, input.bankAccountId)}`);
  const amount = fromWire(input.amount);
  const { bank, balance } = check(found, amount);
  const site = siteOf(found.payouts.site);
  const needs = needsIn(await providerOf(ctx), found.payouts, bank.id);
  const isHeld = await isHeldByCase(ctx, id, amount);
  const until = reviewBy(site, new Date(Number(found.now))).getTime();
  return {
    amount: toWire(amount),
    balanceAfter: toWire(balance - amount),
    to: renderBank(bank),
    autoConfirmMinutes: site.autoConfirmMinutes,
    review: approvesItself(site, { amount, missing: needs.missing, isHeld }) ? null : { ...needs, until },
    forfeits: found.forfeits === null ? null : toWire(BigInt(found.forfeits)),
  };
}

/** State that a withdrawal depends on; `due`, `gifts` and `owed` in minor units, `now` in ms. */
export const look = v.object({
  owner: v.string(),
  bank: v.nullable(bankSchema),
  due: v.string(),
  gifts: v.nullable(v.string()),
  owed: v.string(),
  forfeits: v.nullable(v.string()),
  held,
  now: v.string(),
  payouts,
});
export type Look = v.InferOutput<typeof look>;
/** SQL columns of `look`, for a larger query. */
export const lookSql = (
  accountId: string,
  bankAccountId: string,
): SQL => sql`${accountId}::text as owner, ${boundSql(accountId, bankAccountId)} as bank,
  ${turnoverDueSql(accountId)} as due, ${giftsLeftSql(accountId)} as gifts, ${receivableSql(accountId)} as owed,
  ${payoutForfeitsSql(accountId)} as forfeits,
  ${heldSql(accountId)} as held, ${epochMsSql(sql`app_now()`)} as now,
  ${payoutsSql(sql`array[${bankAccountId}::uuid]`)} as payouts`;

/** Checks the payout account, the bounds, the turnover, the gift limit and the balance. */
export function check(found: Look, amount: bigint) {
  const bank = usableBank(found.bank, new Date(Number(found.now)));
  if (!isWithin(amount, { min, max }))
    throw new ApiError(422, 'withdrawal.bounds', { params: { min: fromWire(min), max: fromWire(max) } });
  if (BigInt(found.due) > 0n) throw rejectionWithRest('withdrawal.turnover', BigInt(found.due));
  if (found.gifts !== null && amount > BigInt(found.gifts))
    throw rejectionWithRest('withdrawal.gifts', BigInt(found.gifts));
  if (BigInt(found.owed) > 0n) throw receivableRejection(BigInt(found.owed));
  const balance = heldFor(found.held, MAIN);
  if (balance < amount) throw insufficient(found.owner, balance);
  return { bank, balance };
}

/** Returns the transfer that holds the money of a withdrawal. */
export const holding = (owner: string, amount: bigint): Omit<Move, 'key'> => ({
  kind: 'withdrawal',
  mode: 'pending',
  entries: [
    { owner, purpose: MAIN, amount: -amount },
    { owner, purpose: LOCKED, amount },
  ],
});

/** Returns the policy that a new withdrawal stores, unaffected by later changes of the settings. */
export const policyOf = ({ playerCancels, forcedReceiptRefunds, autoConfirmMinutes }: Site): WithdrawalPolicy => ({
  playerCancels,
  forcedReceiptRefunds,
  autoConfirmMinutes,
});
