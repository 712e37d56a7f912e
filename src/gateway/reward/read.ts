import { and, asc, count, desc, eq, gt, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../contract';
import { toWire } from '../../contract/money';
import type { Reward as Shown } from '../../contract/rewards';
import type { Input, ModuleContext, Tx } from '../module-context';
import { readClock } from '../platform/clock';
import { readAtOnce } from '../platform/transact';
import { pageOf } from '../wallet/requests';
import { rewardsBarredSql } from './barred';
import { type Reward, rewards } from './tables';
import { titlesOf } from './titles';

const isOpen = and(
  isNull(rewards.claimedAt),
  isNull(rewards.withdrawnAt),
  or(isNull(rewards.claimBy), gt(rewards.claimBy, sql`app_now()`)),
) as SQL;

/** A page of what somebody was given (s2.member-centre.reward-centre); what can be claimed is not shown in a break, what was claimed is. */
export const pageOfRewards = (ctx: ModuleContext, accountId: string, language: Language, { view = 'open', ...page }: Input<'rewards'>) =>
  readAtOnce(ctx, async (tx) => {
    const mine = eq(rewards.accountId, accountId);
    const shown = view === 'open' ? and(mine, isOpen, not(rewardsBarredSql(accountId))) : and(mine, not(isOpen));
    const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(rewards).where(shown);
    const rows = await tx
      .select()
      .from(rewards)
      .where(shown)
      .orderBy(
        ...(view === 'open'
          ? [asc(sql`coalesce(${rewards.claimBy}, 'infinity')`), asc(rewards.id)]
          : [desc(rewards.createdAt), desc(rewards.id)]),
      )
      .limit(page.pageSize)
      .offset((page.pageNo - 1) * page.pageSize);
    return { list: await shownRewards(tx, ctx.config, rows, language), ...pageOf(total, page) };
  });

/** Rewards as they are told. */
export async function shownRewards(tx: Tx, config: ModuleContext['config'], rows: Reward[], language: Language): Promise<Shown[]> {
  const titles = await titlesOf(
    tx,
    config,
    rows.map(({ reckoned }) => reckoned),
    language,
  );
  const now = await readClock(tx);
  return rows.map((row, index) => ({
    id: row.id,
    source: row.source,
    title: titles[index] ?? null,
    money: toWire(row.money),
    points: Number(row.points),
    requirement: toWire(row.requirement),
    excluded: row.rules.excluded ?? [],
    mostStake: row.rules.mostStake ?? null,
    state: row.claimedAt ? 'claimed' : row.withdrawnAt || (row.claimBy && row.claimBy <= now) ? 'over' : 'open',
    at: row.createdAt.getTime(),
    claimBy: row.claimBy?.getTime() ?? null,
    claimedAt: row.claimedAt?.getTime() ?? null,
  }));
}

/** How many rewards wait for somebody (s2.nav.rewards); in a break none of them can be claimed. */
export const countRewards = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(rewards, and(eq(rewards.accountId, accountId), isOpen));
