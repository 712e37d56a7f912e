import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS } from '../../../contract';
import { personNameKey } from '../../../contract/identity/person-name';
import { fromWire } from '../../../contract/money/money';
import { accountById, alertOwner, maskedPlayer } from '../../identity';
import { rewardsBarredSql } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { offerReward } from '../reward/service';
import { referrals, SIGNALS } from './tables';

const { money, stakes, deposit, played, heldDays } = GATEWAY_SETTINGS.referral;
const TURNS = 200;
type Due = { inviteeId: string; inviterId: string };

/**
 * Advances referrals: after the first deposit was made and played, a referral is held for some days and then checked;
 * without suspicious signals it is offered to the inviter as a reward, else it waits for an operator. Notifies inviters
 * of offers, after the end of a pause (`own.referral.notified`).
 */
export async function takeReferrals(ctx: ModuleContext): Promise<void> {
  await ctx.db.execute(sql`
    update referrals r set state = 'held', met_at = app_now(), due_at = app_now() + make_interval(days => ${heldDays})
    where r.state = 'joined'
      and coalesce((select d.amount from deposits d where d.account_id = r.invitee_id and d.state = 'credited' order by d.settled_at, d.id limit 1), 0) >= ${fromWire(deposit)}
      and coalesce((select sum(h.valid_bet - h.bonus_part) from member_hourly h where h.account_id = r.invitee_id), 0) >= ${fromWire(played)}`);
  await eachOf(ctx, takeOne);
  await eachOf(ctx, alertInviter);
}

async function eachOf(ctx: ModuleContext, item: (ctx: ModuleContext) => Promise<boolean>) {
  for (let turn = 0; turn < TURNS; turn++) if (!(await item(ctx))) return;
}

const dueRow = v.object({ invitee: v.string(), inviter: v.string(), signals: v.array(v.picklist(SIGNALS)) });

const takeOne = (ctx: ModuleContext): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const rows = await queryRows(
      tx,
      dueRow,
      sql`
      select invitee_id as invitee, inviter_id as inviter, signals_shared(inviter_id, invitee_id, ip, user_agent) as signals
      from referrals where state = 'held' and due_at <= app_now() order by due_at limit 1 for update skip locked`,
    );
    const [due] = rows;
    if (!due) return false;
    const isNameShared = await shareName(tx, due.inviter, due.invitee);
    const signals = [...due.signals, ...(isNameShared ? (['name'] as const) : [])];
    const state = signals.length > 0 ? ('review' as const) : ('offered' as const);
    await tx.update(referrals).set({ state, signals }).where(eq(referrals.inviteeId, due.invitee));
    if (state === 'offered') await offer(tx, { inviteeId: due.invitee, inviterId: due.inviter });
    return true;
  });

const nameRow = v.object({ owner: v.string(), name: v.string() });

/** Returns whether two accounts have a real name or the holder of a payout account in common. */
async function shareName(tx: Tx, left: string, right: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    nameRow,
    sql`
    select account_id as owner, payee_name as name from member_profiles
      where account_id in (${left}, ${right}) and payee_name is not null
    union select account_id, holder from bank_accounts where account_id in (${left}, ${right})`,
  );
  const keysOf = (id: string) => rows.filter(({ owner }) => owner === id).map(({ name }) => personNameKey(name));
  const known = new Set(keysOf(left));
  return keysOf(right).some((key) => key !== '' && known.has(key));
}

const newsRow = v.object({ invitee: v.string(), inviter: v.string(), waits: v.boolean() });

/** Notifies one inviter of one friend, unless the reward has already been claimed. */
const alertInviter = (ctx: ModuleContext): Promise<boolean> =>
  transact(ctx, async (tx, within) => {
    const rows = await queryRows(
      tx,
      newsRow,
      sql`
      select r.invitee_id as invitee, r.inviter_id as inviter, exists (select from rewards w where w.account_id = r.inviter_id and w.source = 'referral'
        and w.key = r.invitee_id::text and w.claimed_at is null and w.withdrawn_at is null) as waits
      from referrals r where r.state = 'offered' and r.told_at is null and not ${rewardsBarredSql(sql`r.inviter_id`)}
      order by r.due_at limit 1 for update of r skip locked`,
    );
    const [due] = rows;
    if (!due) return false;
    await tx
      .update(referrals)
      .set({ toldAt: await within.now() })
      .where(eq(referrals.inviteeId, due.invitee));
    const inviter = await accountById(tx, due.inviter);
    const friend = await accountById(tx, due.invitee);
    if (due.waits && inviter && friend)
      await alertOwner(within, tx, inviter, 'referral.offered', {
        friend: maskedPlayer(friend.userName),
        amount: money,
      });
    return true;
  });

/** Offers the reward, once per friend. */
export async function offer(tx: Tx, { inviteeId, inviterId }: Due): Promise<void> {
  const amount = fromWire(money);
  await offerReward(tx, {
    accountId: inviterId,
    source: 'referral',
    key: inviteeId,
    money: amount,
    requirement: amount * BigInt(stakes),
  });
}

export const referralJobs: RecurringJobs = { referrals: { every: 60_000, does: takeReferrals } };

/** Condition: the invitee's referral that waits for an operator. */
export const inReview = (inviteeId: string) => and(eq(referrals.inviteeId, inviteeId), eq(referrals.state, 'review'));
