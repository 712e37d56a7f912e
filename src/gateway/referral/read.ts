import { and, count, desc, eq, sql } from 'drizzle-orm';
import { GATEWAY_SETTINGS, type Value } from '../../contract';
import { toWire } from '../../contract/money';
import type { FriendState } from '../../contract/referral';
import { accounts } from '../account/tables';
import type { Input, ModuleContext } from '../module-context';
import { areRewardsBarred } from '../reward/barred';
import { rewards } from '../reward/tables';
import { maskedPlayer } from '../security/masks';
import { pageOf } from '../wallet/requests';
import { friendCodeOf } from './codes';
import { referrals } from './tables';

const { money, stakes, deposit, played, heldDays } = GATEWAY_SETTINGS.referral;
const terms = { money, stakes, deposit, played, heldDays };

/** That somebody is looked at is told to nobody. */
function stateOf(state: (typeof referrals.$inferSelect)['state'], claimed: Date | null): FriendState {
  if (state === 'offered') return claimed ? 'paid' : 'claimable';
  return state === 'review' ? 'held' : state;
}

/** A member's link, who came by it, and what is given for them (s2.member-centre.referral). In a break nothing of it. */
export async function referralOf(ctx: ModuleContext, accountId: string, asked: Input<'referral'>): Promise<Value<'referral'>> {
  const { db, now } = ctx;
  if (await areRewardsBarred(db, accountId)) return { isBarred: true, code: null, terms, paid: '0.00', list: [], ...pageOf(0, asked) };
  const code = await friendCodeOf(db, accountId, await now());
  const { pageNo, pageSize } = asked;
  const mine = eq(referrals.inviterId, accountId);
  const given = and(
    eq(rewards.accountId, referrals.inviterId),
    eq(rewards.source, 'referral'),
    sql`${rewards.key} = ${referrals.inviteeId}::text`,
  );
  const [all] = await db
    .select({ n: count(), paid: sql<string>`coalesce(sum(${rewards.money}) filter (where ${rewards.claimedAt} is not null), 0)::text` })
    .from(referrals)
    .leftJoin(rewards, given)
    .where(mine);
  const rows = await db
    .select({
      name: accounts.userName,
      at: referrals.joinedAt,
      state: referrals.state,
      claimed: rewards.claimedAt,
      id: referrals.inviteeId,
    })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.inviteeId))
    .leftJoin(rewards, given)
    .where(mine)
    .orderBy(desc(referrals.joinedAt), referrals.inviteeId)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map(({ name, at, state, claimed }) => ({
    name: maskedPlayer(name),
    joinedAt: at.getTime(),
    state: stateOf(state, claimed),
  }));
  return { isBarred: false, code, terms, paid: toWire(BigInt(all?.paid ?? 0)), list, ...pageOf(all?.n ?? 0, asked) };
}
