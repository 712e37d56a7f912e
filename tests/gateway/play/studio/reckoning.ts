import { sql } from 'drizzle-orm';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { reconcile } from '../../../../src/gateway/play/studio/operators';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';

const WRONG = {
  'entries that do not sum to zero': sql`select transfer_id from ledger_entries group by 1 having sum(amount) <> 0`,
  'below nothing': sql`select e.transfer_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.owner_id is not null and e.balance_after < 0`,
  'kept twice': sql`select transaction_id from studio_transactions group by studio_id, account_id, transaction_id having count(*) > 1`,
  'tombstones that moved something': sql`select transaction_id from studio_transactions where kind = 'unknown' and transfers <> '{}'`,
};

/** Violated invariants of the books for a studio's calls; empty if all hold. */
export async function wrongInBooks(ctx: ModuleContext): Promise<string[]> {
  const found: string[] = [];
  for (const [what, question] of Object.entries(WRONG)) {
    const { rows } = await ctx.db.execute(question);
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  const days = await ctx.db.execute<{ day: string }>(sql`
    select distinct (created_at at time zone ${ctx.config.siteZone})::date::text as day from studio_transactions where studio_id = ${LAB_STUDIO}`);
  for (const { day } of days.rows)
    for (const differs of (await reconcile(ctx, LAB_STUDIO, day)).differs)
      found.push(`not as booked: ${JSON.stringify(differs)}`);
  for (const problem of (await verifyLedger(ctx)).problems) found.push(JSON.stringify(problem));
  return found;
}
