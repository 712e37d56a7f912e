import { and, count, eq, gt, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { Reward as RewardView } from '../../../contract/rewards/rewards';
import { rewardsBarredSql } from '../../money';
import type { Input, ModuleContext, Tx } from '../../platform/context';
import { readClock } from '../../platform/database/clock';
import { keyset } from '../../platform/database/keyset';
import { readAtOnce } from '../../platform/database/transact';
import { type Reward, rewards } from './tables';
import { titlesOf } from './titles';

const isOpen = and(
  isNull(rewards.claimedAt),
  isNull(rewards.withdrawnAt),
  or(isNull(rewards.claimBy), gt(rewards.claimBy, sql`app_now()`)),
) as SQL;

/** Order of open rewards: by deadline, those without one last, as in the far future. */
const BY_END = keyset(
  [
    [sql`coalesce(${rewards.claimBy}, timestamptz '2286-01-01')`, 'time'],
    [rewards.id, 'id'],
  ],
  'asc',
);
const NEWEST_FIRST = keyset([
  [rewards.createdAt, 'time'],
  [rewards.id, 'id'],
]);

/**
 * Returns a page of an account's rewards (s2.member-centre.reward-centre); claimable ones are hidden during a pause,
 * claimed ones are not.
 */
export const pageOfRewards = (
  ctx: ModuleContext,
  accountId: string,
  language: Language,
  { view = 'open', ...pageQuery }: Input<'rewards'>,
) =>
  readAtOnce(ctx, async (tx, within) => {
    const order = view === 'open' ? BY_END : NEWEST_FIRST;
    const page = order.at(pageQuery);
    const mine = eq(rewards.accountId, accountId);
    const isListed =
      view === 'open'
        ? and(mine, isOpen, not(rewardsBarredSql(accountId)), page.beyond)
        : and(mine, not(isOpen), page.beyond);
    const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(rewards).where(isListed);
    const rows = await tx
      .select({ row: rewards, key: order.key })
      .from(rewards)
      .where(isListed)
      .orderBy(order.order)
      .limit(page.limit)
      .offset(page.offset);
    const list = await renderRewards(
      tx,
      within,
      rows.map(({ row }) => row),
      language,
    );
    return { list, ...page.reply(total, rows.at(-1)?.key) };
  });

/** Renders rewards. */
export async function renderRewards(
  tx: Tx,
  ctx: Pick<ModuleContext, 'config' | 'ports'>,
  rows: Reward[],
  language: Language,
): Promise<RewardView[]> {
  const titles = await titlesOf(
    tx,
    ctx,
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
    workDays: row.rules.workDays ?? null,
    state: row.claimedAt ? 'claimed' : row.withdrawnAt || (row.claimBy && row.claimBy <= now) ? 'over' : 'open',
    at: row.createdAt.getTime(),
    claimBy: row.claimBy?.getTime() ?? null,
    claimedAt: row.claimedAt?.getTime() ?? null,
  }));
}

/** Counts claimable rewards (s2.nav.rewards); zero during a pause. */
export const countRewards = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(rewards, and(eq(rewards.accountId, accountId), isOpen));
