import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { fromWire, isWithin, toWire } from '../../../contract/money/money';
import {
  type Account,
  accountById,
  accountsUnder,
  isAgent,
  lockAccounts,
  queueAlerts,
  uplineAt,
  uplineSql,
} from '../../identity';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { blockSchema, blockSql, depositStatus, rejectBlocked } from '../limits/blocks';
import { countRightTry, guard, guardSql, tryPayment } from '../payout-accounts/payment';
import { balanceAfter, balanceOf, held, heldFor, heldSql, lockWallets, MAIN } from './accounts';
import { payoutForfeitsSql } from './grants';
import { insufficient, post } from './ledger';
import { isBookedSql, moveKey, unlessBooked } from './requests';
import { giftsLeftSql, handTurnoverOn, rejectionWithRest, turnoverSql } from './turnover';

const { min, max } = GATEWAY_SETTINGS.uplineTransfer;

/**
 * Returns the partners that a player can send money to: the upline, and for an agent the direct downlines
 * (s1.agent.transfer-upline, s1.agent.transfer-downline).
 */
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
 * Sends money to the upline or a downline, after the payment password (asvs 7.5.3); open turnover goes along.
 * Idempotent per key. Throws `transfer.partner`, `transfer.bounds`, `transfer.turnover`, `transfer.bonus`,
 * `transfer.gifts`, `transfer.barred` if the receiver is in a pause or over their deposit limits,
 * `ledger.insufficient`, `limits.*` or an error of the payment password. Records its own audit event.
 */
export async function sendToPartner(
  ctx: ModuleContext,
  accountId: string,
  input: Input<'partnerTransfer'>,
  caller: Caller,
): Promise<Value<'partnerTransfer'>> {
  const transfer = { accountId, to: input.to, amount: fromWire(input.amount), key: moveKey(caller, 'partner') };
  const { accountId: sender, amount, key } = transfer;
  const before = await lookAt(ctx, transfer);
  const partner = partnerIn(before);
  const isProven = await unlessBooked(ctx.db, key, before.booked, async () => {
    check(before, amount);
    // Outside the transaction: comparing a password is slow and must not hold a connection.
    await tryPayment(ctx, sender, before.guard, input.paymentPassword);
    return true;
  });
  return transact(ctx, async (tx, within) => {
    if (isProven) await countRightTry(within, sender);
    await lockAccounts(tx, [sender, partner.id]);
    await lockWallets(tx, [sender, partner.id]);
    const current = await lookAt(within, transfer);
    if (!current.booked) {
      if (partnerIn(current).id !== partner.id) throw new ApiError(422, 'transfer.partner');
      check(current, amount);
      await checkReceiver(tx, partner.id, amount);
    }
    const entries = [
      { owner: sender, purpose: MAIN, amount: -amount },
      { owner: partner.id, purpose: MAIN, amount },
    ];
    const { id } = await post(tx, { key, kind: 'upline', entries });
    if (!current.booked) {
      await handTurnoverOn(tx, { transferId: id, from: sender, to: partner.id, amount });
      await notifyBoth(tx, current.me, partner, transfer, caller);
    }
    const { ip, requestId } = caller;
    const at = await within.now();
    await recordAuditEvent(tx, { at, kind: 'transfer.partner', outcome: 'done', accountId, ip, requestId });
    const balance = await balanceAfter(tx, id, sender);
    return { transferId: id, to: partner.userName, amount: toWire(amount), balance: toWire(balance) };
  });
}

type PartnerTransfer = { accountId: string; to: string; amount: bigint; key: string };

function notifyBoth(tx: Tx, sender: Side, receiver: Side, { amount: minor, key }: PartnerTransfer, caller: Caller) {
  const { ip, country } = caller;
  const amount = toWire(minor);
  return queueAlerts(tx, [
    {
      accountId: sender.id,
      alert: 'transfer.sent',
      params: { amount, to: receiver.userName },
      from: { ip, country },
      key: `${key}:sent`,
    },
    {
      accountId: receiver.id,
      alert: 'transfer.received',
      params: { amount, by: sender.userName },
      key: `${key}:received`,
    },
  ]);
}

/** Throws if the receiver is in a pause or the amount exceeds their deposit allowance. */
async function checkReceiver(tx: Tx, receiverId: string, amount: bigint): Promise<void> {
  const { block, allowance } = await depositStatus(tx, receiverId);
  if (block || (allowance !== null && amount > allowance)) throw new ApiError(409, 'transfer.barred');
}

const side = v.object({
  id: v.string(),
  userName: v.string(),
  type: v.number(),
  uplineId: v.nullable(v.string()),
  blocked: v.boolean(),
});
type Side = v.InferOutput<typeof side>;
/** Schema of both sides, with the sender's balances, open turnover, gift limit and payment password. */
const lookRow = v.object({
  me: v.nullable(v.object({ ...side.entries, block: blockSchema })),
  other: v.nullable(v.object({ ...side.entries, hasWallet: v.boolean() })),
  booked: v.boolean(),
  held,
  left: v.string(),
  gifts: v.nullable(v.string()),
  forfeits: v.nullable(v.string()),
  guard,
});
type Look = v.InferOutput<typeof lookRow> & { me: object };

const sideSql = (
  more: SQL,
) => sql`jsonb_build_object('id', id, 'userName', user_name, 'type', type, 'uplineId', ${uplineSql(sql`id`)},
  'blocked', blocked ${more})`;

/** Reads in one query everything that a transfer depends on, and whether its key was used. */
async function lookAt({ db }: ModuleContext, { accountId, to, key }: PartnerTransfer): Promise<Look> {
  const wallet = sql`, 'hasWallet', exists (
    select from ledger_accounts a where a.owner_id = accounts.id and a.purpose = ${MAIN})`;
  const { me, ...look } = await queryRow(
    db,
    lookRow,
    sql`
    select (select ${sideSql(sql`, 'block', ${blockSql(sql`accounts.id`)}`)} from accounts where id = ${accountId}) as me,
      (select ${sideSql(wallet)} from accounts where lower(user_name) = ${to.toLowerCase()}) as other,
      ${isBookedSql(key)} as booked, ${heldSql(accountId)} as held, ${turnoverSql(accountId)} as left,
      ${giftsLeftSql(accountId)} as gifts, ${payoutForfeitsSql(accountId)} as forfeits, ${guardSql(accountId)} as guard`,
  );
  if (!me) throw new ApiError(401, 'session.ended');
  return { me, ...look };
}

/** Returns the partner of a transfer. Unknown users and strangers get the same response (asvs 8.2.2). */
function partnerIn({ me, other }: Look): Side {
  const isPartner = other && (other.id === me.uplineId || (isAgent(me) && other.uplineId === me.id));
  if (!isPartner || other.blocked || !other.hasWallet) throw new ApiError(422, 'transfer.partner');
  return other;
}

/**
 * Checks bounds, blocks, turnover, bonuses, gifts and balance. Agents may pass deposits on; members must stake them
 * first, as before a withdrawal. An open bonus of a deposit must be ended first (`own.grant.payout`).
 */
function check({ me, held: holds, left: openTurnover, gifts, forfeits }: Look, amount: bigint): void {
  if (!isWithin(amount, { min, max }))
    throw new ApiError(422, 'transfer.bounds', { params: { min: fromWire(min), max: fromWire(max) } });
  rejectBlocked(me.block);
  const left = isAgent(me) ? 0n : BigInt(openTurnover);
  if (left > 0n) throw rejectionWithRest('transfer.turnover', left);
  if (forfeits !== null) throw new ApiError(409, 'transfer.bonus');
  if (gifts !== null && amount > BigInt(gifts)) throw rejectionWithRest('transfer.gifts', BigInt(gifts));
  if (heldFor(holds, MAIN) < amount) throw insufficient(me.id, heldFor(holds, MAIN));
}
