import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS } from '../../../contract';
import { accountById, alertOwner, lockAccount } from '../../identity';
import { areRewardsBarred, rewardsBarredSql } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { offerReward } from '../reward/service';
import { levelName, levelsNow } from './levels';
import { vipBonuses, vipNews } from './tables';

const DAY = 86_400_000;

const grantDueRow = v.object({ id: v.string() });

/**
 * Makes due bonuses claimable and notifies players of reached levels, one transaction per player; returns the number of
 * players. Accounts that get no rewards wait, without notification (s6.role.player). Meets `own.vip.bonus`.
 */
export async function grantDueBonuses(ctx: ModuleContext): Promise<number> {
  const rows = await queryRows(
    ctx.db,
    grantDueRow,
    sql`
    select a.id from (select account_id as id from vip_bonuses where reward_id is null union select account_id from vip_news) w join accounts a using (id)
    where not a.blocked and not ${rewardsBarredSql(sql`a.id`)} order by a.id`,
  );
  for (const { id } of rows) await give(ctx, id);
  return rows.length;
}

const give = (ctx: ModuleContext, accountId: string): Promise<void> =>
  transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    if (await areRewardsBarred(tx, accountId)) return;
    await makeRewards(within, tx, accountId);
    await alertOfRise(within, tx, accountId);
  });

async function makeRewards(within: ModuleContext, tx: Tx, accountId: string) {
  const dueBonuses = await tx
    .select()
    .from(vipBonuses)
    .where(and(eq(vipBonuses.accountId, accountId), isNull(vipBonuses.rewardId)));
  const claimBy = new Date((await within.now()).getTime() + GATEWAY_SETTINGS.vip.claimDays * DAY);
  for (const { kind, which, level, money, times, day } of dueBonuses) {
    const reckoned = { kind, level, day };
    const id = await offerReward(tx, {
      ...{
        accountId,
        source: 'vip',
        key: `${kind}:${which}`,
        money,
        requirement: money * BigInt(times),
        reckoned,
        claimBy,
      },
    });
    if (id === null) throw new Error('the reward of a due bonus already exists');
    const isThisBonus = and(
      eq(vipBonuses.accountId, accountId),
      eq(vipBonuses.kind, kind),
      eq(vipBonuses.which, which),
    );
    await tx.update(vipBonuses).set({ rewardId: id }).where(isThisBonus);
  }
}

/** Skips the notification if the level has been lost in the meantime. */
async function alertOfRise(within: ModuleContext, tx: Tx, accountId: string) {
  const [news] = await tx.delete(vipNews).where(eq(vipNews.accountId, accountId)).returning();
  const account = await accountById(tx, accountId);
  if (!news || !account || account.rankLevel < news.level) return;
  const levels = await levelsNow(within);
  const nameBn = levelName(levels, account.rankLevel, 'bn');
  const nameEn = levelName(levels, account.rankLevel, 'en');
  await alertOwner(within, tx, account, 'vip.risen', { level: account.rankLevel, nameBn, nameEn });
}
