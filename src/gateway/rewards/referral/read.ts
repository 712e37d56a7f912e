import { and, eq, sql } from 'drizzle-orm';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { FriendState } from '../../../contract/rewards/referral';
import { accounts, maskedPlayer } from '../../identity';
import { areRewardsBarred, pageOf } from '../../money';
import type { Input, ModuleContext } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { rewards } from '../reward/tables';
import { friendCodeOf } from './codes';
import { referrals } from './tables';

const { money, stakes, deposit, played, heldDays } = GATEWAY_SETTINGS.referral;
const terms = { money, stakes, deposit, played, heldDays };

/** Returns the state for the inviter, who does not learn of a review. */
function stateOf(state: (typeof referrals.$inferSelect)['state'], claimed: Date | null): FriendState {
  if (state === 'offered') return claimed ? 'paid' : 'claimable';
  return state === 'review' ? 'held' : state;
}

const NEWEST_FIRST = keyset([
  [referrals.joinedAt, 'time'],
  [referrals.inviteeId, 'id'],
]);

/** Returns a member's link, invited friends and rewards (s2.member-centre.referral). Empty during a pause. */
export async function referralOf(
  ctx: ModuleContext,
  accountId: string,
  input: Input<'referral'>,
): Promise<Value<'referral'>> {
  const { db, now } = ctx;
  if (await areRewardsBarred(db, accountId))
    return { isBarred: true, code: null, terms, paid: '0.00', list: [], ...pageOf(0, input) };
  const code = await friendCodeOf(db, accountId, await now());
  const page = NEWEST_FIRST.at(input);
  const mine = eq(referrals.inviterId, accountId);
  const isOwnReward = and(
    eq(rewards.accountId, referrals.inviterId),
    eq(rewards.source, 'referral'),
    sql`${rewards.key} = ${referrals.inviteeId}::text`,
  );
  const [all] = await db
    .select({
      rest: sql<number>`(count(*) filter (where ${page.beyond}))::int`,
      paid: sql<string>`coalesce(sum(${rewards.money}) filter (where ${rewards.claimedAt} is not null), 0)::text`,
    })
    .from(referrals)
    .leftJoin(rewards, isOwnReward)
    .where(mine);
  const rows = await db
    .select({
      name: accounts.userName,
      at: referrals.joinedAt,
      state: referrals.state,
      claimed: rewards.claimedAt,
      key: NEWEST_FIRST.key,
    })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.inviteeId))
    .leftJoin(rewards, isOwnReward)
    .where(and(mine, page.beyond))
    .orderBy(NEWEST_FIRST.order)
    .limit(page.limit)
    .offset(page.offset);
  const list = rows.map(({ name, at, state, claimed }) => ({
    name: maskedPlayer(name),
    joinedAt: at.getTime(),
    state: stateOf(state, claimed),
  }));
  return {
    isBarred: false,
    code,
    terms,
    paid: toWire(BigInt(all?.paid ?? 0)),
    list,
    ...page.reply(all?.rest ?? 0, rows.at(-1)?.key),
  };
}
