import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { SETTINGS, type Value } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import { tellLaterSql } from '../../identity';
import { auditSql } from '../../platform/audit/service';
import type { Caller, Input, ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { siteOf } from '../../platform/system/site';
import { guard, guardSql, lockedRefusal, triedSql, tryPayment } from '../payout-accounts/payment';
import { shownBank } from '../payout-accounts/service';
import type { bankAccounts } from '../payout-accounts/tables';
import { bookingSql, refusing } from '../wallet/ledger';
import { isBookedSql, moveKey, unlessBooked } from '../wallet/requests';
import { numberSql } from './effects';
import { beginningOf } from './lifecycle';
import { check, holding, look, lookSql, policyOf } from './service';
import { shown, toldSql, toldWithdrawal } from './view';

type Bank = typeof bankAccounts.$inferSelect;

const sentRow = v.object({ sent: v.array(toldWithdrawal) });

/**
 * Sends a withdrawal: the money is held, and an operator looks into it (own.withdrawal.review). The same key again gives the withdrawal that
 * it has sent. Who is excluded from playing can still withdraw. Refuses with `withdrawal.bounds`, `withdrawal.turnover`, `withdrawal.gifts`, `withdrawal.receivable`,
 * `ledger.insufficient`, `bank.unknown`, `bank.resting` or for the payment password (asvs 7.5.3). It writes down itself that it was done.
 */
export async function withdraw(
  ctx: ModuleContext,
  accountId: string,
  asked: Input<'withdraw'>,
  caller: Caller,
): Promise<Value<'withdraw'>> {
  const key = moveKey(caller, 'withdraw');
  const { bankAccountId } = asked;
  const amount = fromWire(asked.amount);
  const found = await lookAt(ctx, accountId, bankAccountId, key);
  const bank = await unlessBooked(ctx.db, key, found.booked, async () => {
    const checked = check(found, amount);
    await tryPayment(ctx, accountId, found.guard, asked.paymentPassword);
    return checked.bank;
  });
  const move = { ...holding(accountId, amount), key, body: { bankAccountId } };
  const began = JSON.stringify({
    ...beginningOf(v7(), policyOf(siteOf(found.site))),
    accountId,
    bankAccountId,
    amount: amount.toString(),
    giftTimes: SETTINGS.giftTimes,
  });
  const { ip, requestId } = caller;
  const done = auditSql({ kind: 'withdrawal.sent', outcome: 'done', accountId, ip, requestId }, sql`moved`);
  const sending = bookingSql(move, {
    by: (transfer) => sql`withdrawal_sent(${transfer}, ${began}::jsonb)`,
    before: bank ? [triedSql(accountId, true)] : [],
    given: bank ? sql`tried` : sql`(select) one`,
    after: [sql`event as (${done})`],
    tells: sql`${toldSql(sql`array[(moved.booked ->> 'withdrawal')::uuid]`)} as sent,
      ${bank ? requestedSql(bank, { key, amount, at: found.now }, caller) : sql`null`} as told`,
  });
  const [sent] = (await refusing(queryRow(ctx.db, sentRow, sending))).sent;
  if (!sent) throw await lockedRefusal(ctx, accountId);
  return shown(sent);
}

const lookRow = v.object({ ...look.entries, booked: v.boolean(), guard });

/** All that it depends on, in one question. */
const lookAt = ({ db }: ModuleContext, accountId: string, bankAccountId: string, key: string) =>
  queryRow(
    db,
    lookRow,
    sql`select ${lookSql(accountId, bankAccountId)}, ${isBookedSql(key)} as booked, ${guardSql(accountId)} as guard`,
  );

/** The owner is told of one that was not sent before, by the number that it has got. */
function requestedSql(
  bank: Bank,
  { key, amount, at }: { key: string; amount: bigint; at: string },
  { ip, country }: Caller,
): SQL {
  const { provider, maskedNumber: account } = shownBank(bank);
  const params = { amount: toWire(amount), provider, account };
  const told = {
    accountId: bank.accountId,
    alert: 'withdrawal.requested' as const,
    params,
    from: { ip, country },
    key: `${key}:sent`,
    at: Number(at),
  };
  const number = sql`jsonb_build_object('number', ${numberSql(sql`(moved.booked ->> 'number')`)})`;
  return sql`case when moved.booked @> '{"replayed": false}' then (select ${tellLaterSql([told], number)} is not null) end`;
}
