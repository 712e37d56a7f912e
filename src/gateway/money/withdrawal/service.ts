import { type SQL, sql } from 'drizzle-orm';
import type { WithdrawalPolicy } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { fromWire, isWithin, toWire } from '../../../contract/money/money';
import type { Site } from '../../../contract/platform/site';
import type { Account } from '../../identity';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { askOne } from '../../platform/database/ask';
import { readSite, siteOf, siteSql } from '../../platform/system/site';
import { paymentStateOf } from '../payout-accounts/payment';
import { banksOf, shownBank } from '../payout-accounts/service';
import { boundSql, type ToldBank, usableBank } from '../payout-accounts/usable';
import { balanceOf, type Told as Held, heldFor, heldSql, LOCKED, MAIN } from '../wallet/accounts';
import { insufficient } from '../wallet/ledger';
import { receivableRefusal, receivableSql } from '../wallet/receivables';
import { giftsLeft, giftsLeftSql, refusalWithRest, turnoverDue, turnoverDueSql } from '../wallet/turnover';

const { min, max } = GATEWAY_SETTINGS.withdrawal;

/** What a withdrawal is asked on. */
export async function termsOf(ctx: ModuleContext, account: Account, caller: Caller): Promise<Value<'withdrawalTerms'>> {
  const { db } = ctx;
  const { set, lockedUntil } = await paymentStateOf(ctx, account.id, caller);
  const state = set ? 'set' : 'unset';
  const [balance, gifts] = [await balanceOf(db, account.id), await giftsLeft(db, account.id)];
  return {
    min,
    max,
    available: toWire(gifts === null || balance < gifts ? balance : gifts),
    turnoverRemaining: toWire(await turnoverDue(db, account.id)),
    giftsRemaining: gifts === null ? null : toWire(gifts),
    accounts: (await banksOf(ctx, account, caller)).list,
    paymentPassword: lockedUntil === null ? state : 'locked',
    ...policyOf(await readSite(db)),
  };
}

/** The look at what will happen, before it is sent; refuses what sending would refuse, but for the payment password. */
export async function preview(
  ctx: ModuleContext,
  { id }: Account,
  asked: Input<'previewWithdrawal'>,
): Promise<Value<'previewWithdrawal'>> {
  const look = await askOne<Look>(ctx.db, sql`select ${lookSql(id, asked.bankAccountId)}`);
  const amount = fromWire(asked.amount);
  const { bank, balance } = check(look, amount);
  const { autoConfirmMinutes } = siteOf(look.site);
  return { amount: toWire(amount), balanceAfter: toWire(balance - amount), to: shownBank(bank), autoConfirmMinutes };
}

/** State that a withdrawal depends on; `due`, `gifts` and `owed` in minor units, `now` in ms. */
export type Look = {
  owner: string;
  bank: ToldBank | null;
  due: string;
  gifts: string | null;
  owed: string;
  held: Held;
  now: string;
  site: Partial<Site>;
};
/** The same, as part of a larger question. */
export const lookSql = (
  accountId: string,
  bankAccountId: string,
): SQL => sql`${accountId}::text as owner, ${boundSql(accountId, bankAccountId)} as bank,
  ${turnoverDueSql(accountId)} as due, ${giftsLeftSql(accountId)} as gifts, ${receivableSql(accountId)} as owed,
  ${heldSql(accountId)} as held, floor(extract(epoch from app_now()) * 1000) as now,
  ${siteSql()} as site`;

/** Checks where the money goes, the bounds, the turnover, the limit on gifts and the balance. */
export function check(look: Look, amount: bigint) {
  const bank = usableBank(look.bank, new Date(Number(look.now)));
  if (!isWithin(amount, { min, max }))
    throw new ApiError(422, 'withdrawal.bounds', { params: { min: fromWire(min), max: fromWire(max) } });
  if (BigInt(look.due) > 0n) throw refusalWithRest('withdrawal.turnover', BigInt(look.due));
  if (look.gifts !== null && amount > BigInt(look.gifts)) throw refusalWithRest('withdrawal.gifts', BigInt(look.gifts));
  if (BigInt(look.owed) > 0n) throw receivableRefusal(BigInt(look.owed));
  const balance = heldFor(look.held, MAIN);
  if (balance < amount) throw insufficient(look.owner, balance);
  return { bank, balance };
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

/** What is agreed on when one is sent, and stays with it whatever operators set later. */
export const policyOf = ({ playerCancels, forcedReceiptRefunds, autoConfirmMinutes }: Site): WithdrawalPolicy => ({
  playerCancels,
  forcedReceiptRefunds,
  autoConfirmMinutes,
});
