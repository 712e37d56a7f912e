import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { accountById, alertOwner } from '../../identity';
import { lockWallets } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import type { RecurringJobs } from '../../platform/jobs/jobs';

/** Maximum number of bonuses that a run ends; the next run ends the others. */
const RUN_LIMIT = 500;

const dueRow = v.object({ id: v.string(), owner: v.string() });
type Due = v.InferOutput<typeof dueRow>;

/**
 * Ends bonuses whose time is over and that wait for no earlier bet, and notifies their players (`own.grant.expiry`). A
 * job calls it.
 */
export async function expireBonuses(ctx: ModuleContext): Promise<void> {
  const rows = await queryRows(
    ctx.db,
    dueRow,
    sql`
    select g.id, g.owner_id as owner from grants g
    where g.kind = 'bonus' and g.ended_at is null and g.expires_at <= app_now() and not bonus_waits(g)
    order by g.expires_at limit ${RUN_LIMIT}`,
  );
  for (const due of rows) await expireBonus(ctx, due);
}

const expiredRow = v.object({ taken: v.nullable(v.string()) });

const expireBonus = (ctx: ModuleContext, { id, owner }: Due): Promise<void> =>
  transact(ctx, async (tx, within) => {
    await lockWallets(tx, [owner]);
    const { taken } = await queryRow(tx, expiredRow, sql`select bonus_expired(${id})::text as taken`);
    const player = await accountById(tx, owner);
    if (taken === null || !player) return;
    await alertOwner(within, tx, player, 'bonus.expired', { amount: toWire(BigInt(taken)) });
  });

export const bonusJobs: RecurringJobs = { bonusExpiry: { every: 60_000, does: expireBonuses } };
