import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS, type Value } from '../../../contract';
import { fromWire, isWithin, toWire } from '../../../contract/money/money';
import {
  type Account,
  type Told as Alert,
  accountById,
  accountsUnder,
  isAgent,
  tellLaterSql,
  uplineAt,
  uplineSql,
} from '../../identity';
import { auditSql } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { blockSql, refuseBlocked, toldBlock } from '../limits/blocks';
import { guard, guardSql, lockedRefusal, triedSql, tryPayment } from '../payout-accounts/payment';
import { balanceOf, held, heldFor, heldSql, leftBy, leftSql, MAIN } from './accounts';
import { bookedTransfer, bookingSql, insufficient, refusing } from './ledger';
import { isBookedSql, moveKey, unlessBooked } from './requests';
import { giftsLeftSql, refusalWithRest, turnoverSql } from './turnover';

const { min, max } = GATEWAY_SETTINGS.uplineTransfer;

/** Who money can be sent to: the upline, and from an agent the downlines right below (s1.agent.transfer-upline, s1.agent.transfer-downline). */
export async function partnersOf({ db, now }: ModuleContext, account: Account): Promise<Value<'transferPartners'>> {
  const uplineId = await uplineAt(db, account.id, await now());
  const upline = uplineId ? await accountById(db, uplineId) : undefined;
  const downlines = isAgent(account) ? await accountsUnder(db, account.id) : [];
  return {
    upline: upline && !upline.blocked ? upline.userName : null,
    downlines: downlines.map(({ userName }) => userName),
    available: toWire(await balanceOf(db, account.id)),
    min,
    max,
  };
}

/**
 * Sends money to the upline or a downline, with the payment password (asvs 7.5.3); what is to be staked for it goes along. The same key
 * again gives the first answer. Refuses with `transfer.partner`, `transfer.bounds`, `transfer.turnover`, `transfer.gifts`, `transfer.barred` where the other
 * side is in a pause or their deposit limits leave less, `ledger.insufficient`, `limits.*` or for the payment password. It writes down
 * itself that it was done.
 */
export async function sendToPartner(
  ctx: ModuleContext,
  accountId: string,
  asked: Input<'partnerTransfer'>,
  caller: Caller,
): Promise<Value<'partnerTransfer'>> {
  const key = moveKey(caller, 'partner');
  const [look, amount] = [await lookAt(ctx, accountId, asked.to, key), fromWire(asked.amount)];
  const other = partnerIn(look);
  const proven = await unlessBooked(ctx.db, key, look.booked, async () => {
    check(look, amount);
    await tryPayment(ctx, accountId, look.guard, asked.paymentPassword);
    return true;
  });
  const entries = [
    { owner: accountId, purpose: MAIN, amount: -amount },
    { owner: other.id, purpose: MAIN, amount },
  ];
  const { ip, requestId } = caller;
  const done = auditSql({ kind: 'transfer.partner', outcome: 'done', accountId, ip, requestId }, sql`moved`);
  const sum = toWire(amount);
  const told: Alert[] = [
    {
      accountId,
      alert: 'transfer.sent',
      params: { amount: sum, to: other.userName },
      from: { ip, country: caller.country },
      key: `${key}:sent`,
    },
    {
      accountId: other.id,
      alert: 'transfer.received',
      params: { amount: sum, by: look.me.userName },
      key: `${key}:received`,
    },
  ];
  const sending = bookingSql(
    { key, kind: 'upline', entries },
    {
      by: (transfer) => sql`partner_transfer(${transfer}, ${accountId}, ${other.id}, ${amount}, ${SETTINGS.giftTimes})`,
      before: proven ? [triedSql(accountId, true)] : [],
      given: proven ? sql`tried` : sql`(select) one`,
      after: [sql`event as (${done})`],
      tells: sql`case when moved.booked is not null then ${leftSql(accountId)} end as balance,
        case when moved.booked @> '{"replayed": false}' then (select ${tellLaterSql(told)} is not null) end as told`,
    },
  );
  const { booked, balance } = await refusing(queryRow(ctx.db, sentRow, sending));
  if (!booked) throw await lockedRefusal(ctx, accountId);
  return { transferId: booked.id, to: other.userName, amount: sum, balance: toWire(leftBy(balance)) };
}

const side = v.object({
  id: v.string(),
  userName: v.string(),
  type: v.number(),
  uplineId: v.nullable(v.string()),
  blocked: v.boolean(),
});
type Side = v.InferOutput<typeof side>;
/** Both sides, and what the sender has, owes and is asked for. */
const lookRow = v.object({
  me: v.nullable(v.object({ ...side.entries, block: toldBlock })),
  other: v.nullable(v.object({ ...side.entries, hasWallet: v.boolean() })),
  booked: v.boolean(),
  held,
  left: v.string(),
  gifts: v.nullable(v.string()),
  guard,
});
type Look = v.InferOutput<typeof lookRow> & { me: object };

const sentRow = v.object({ booked: v.nullable(bookedTransfer), balance: v.nullable(v.string()) });

const sideSql = (
  more: SQL,
) => sql`jsonb_build_object('id', id, 'userName', user_name, 'type', type, 'uplineId', ${uplineSql(sql`id`)},
  'blocked', blocked ${more})`;

/** Everything that a transfer depends on, in one question. */
async function lookAt({ db }: ModuleContext, accountId: string, name: string, key: string): Promise<Look> {
  const wallet = sql`, 'hasWallet', exists (select from ledger_accounts a where a.owner_id = accounts.id and a.purpose = ${MAIN})`;
  const { me, ...look } = await queryRow(
    db,
    lookRow,
    sql`
    select (select ${sideSql(sql`, 'block', ${blockSql(sql`accounts.id`)}`)} from accounts where id = ${accountId}) as me,
      (select ${sideSql(wallet)} from accounts where lower(user_name) = ${name.toLowerCase()}) as other,
      ${isBookedSql(key)} as booked, ${heldSql(accountId)} as held, ${turnoverSql(accountId)} as left, ${giftsLeftSql(accountId)} as gifts,
      ${guardSql(accountId)} as guard`,
  );
  if (!me) throw new ApiError(401, 'session.ended');
  return { me, ...look };
}

/** Strangers and names that nobody has are told apart by nobody (asvs 8.2.2). */
function partnerIn({ me, other }: Look): Side {
  const isPartner = other && (other.id === me.uplineId || (isAgent(me) && other.uplineId === me.id));
  if (!isPartner || other.blocked || !other.hasWallet) throw new ApiError(422, 'transfer.partner');
  return other;
}

/** An agent hands on what was deposited; anybody else stakes it first, as before a withdrawal. */
function check({ me, held: holds, left: owed, gifts }: Look, amount: bigint): void {
  if (!isWithin(amount, { min, max }))
    throw new ApiError(422, 'transfer.bounds', { params: { min: fromWire(min), max: fromWire(max) } });
  refuseBlocked(me.block);
  const left = isAgent(me) ? 0n : BigInt(owed);
  if (left > 0n) throw refusalWithRest('transfer.turnover', left);
  if (gifts !== null && amount > BigInt(gifts)) throw refusalWithRest('transfer.gifts', BigInt(gifts));
  if (heldFor(holds, MAIN) < amount) throw insufficient(me.id, heldFor(holds, MAIN));
}
