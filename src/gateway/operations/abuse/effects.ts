import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lockWallets, notifyChecked, restoreTurnover, revertTurnover } from '../../money';
import { recordAuditEvent } from '../../platform/audit/service';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { opposedSql, weighedSql } from './opposition';
import { findHoldingCase } from './payouts';
import { type abuseCases, abuseReverted } from './tables';
import { REPEATED } from './weights';

type Row = typeof abuseCases.$inferSelect;

const opposedRow = v.object({ accountId: v.string(), facts: v.array(v.string()) });

/**
 * Takes back the progress that repeated opposition gave to the members' bonuses (`own.abuse.opposition`). Audited by
 * account; the parts are stored, so that an innocent player gets them back.
 */
export async function revertOpposition(within: ModuleContext, caseId: string): Promise<void> {
  const { db } = within;
  const opposed = await queryRows(
    db,
    opposedRow,
    sql`
    with pairs as (
      select r.account_id, r.other_id from abuse_members m join abuse_rounds r on r.account_id = m.account_id
        join abuse_members o on o.case_id = m.case_id and o.account_id = r.other_id ${weighedSql}
        where m.case_id = ${caseId} and r.granted and r.closed_at is null
        group by 1, 2 having ${opposedSql(sql`true`)} >= ${REPEATED}
    )
    select f.account_id::text as "accountId", array_agg(distinct f.id::text) as facts
      from pairs p join abuse_rounds r on r.kind = 'opposite' and r.account_id = p.account_id
        and r.other_id = p.other_id and r.closed_at is null
      join bet_facts f on f.studio = r.studio and f.round_id = r.round_id and f.status <> 'cancelled'
        and f.account_id in (p.account_id, p.other_id)
      group by 1 order by 1`,
  );
  await lockWallets(
    db,
    opposed.map(({ accountId }) => accountId),
  );
  const at = await within.now();
  for (const { accountId, facts } of opposed) {
    const parts = await revertTurnover(db, accountId, facts);
    if (parts.length === 0) continue;
    await db.insert(abuseReverted).values(parts.map((part) => ({ ...part, caseId, accountId })));
    await recordAuditEvent(db, { at, kind: 'grant.reverted', outcome: 'done', accountId });
  }
}

const revertedRow = v.object({
  accountId: v.string(),
  grantId: v.string(),
  factId: v.string(),
  amount: v.pipe(v.string(), v.toBigint()),
});

/** Returns the progress that a case took back, where the bonus is still open. Audited by account. */
export async function restoreCase(within: ModuleContext, caseId: string): Promise<void> {
  const { db } = within;
  const parts = await queryRows(
    db,
    revertedRow,
    sql`delete from abuse_reverted where case_id = ${caseId}
      returning account_id as "accountId", grant_id as "grantId", fact_id as "factId", amount::text`,
  );
  const accountIds = [...new Set(parts.map(({ accountId }) => accountId))];
  await lockWallets(db, accountIds);
  for (const part of parts) await restoreTurnover(db, part);
  const at = await within.now();
  for (const accountId of accountIds)
    await recordAuditEvent(db, { at, kind: 'grant.restored', outcome: 'done', accountId });
}

const payoutRow = v.object({ id: v.string(), accountId: v.string(), amount: v.pipe(v.string(), v.toBigint()) });

/** Notifies members whose payouts wait (`own.abuse.payout`). */
export async function notifyPlayers(within: ModuleContext, caseId: string): Promise<void> {
  const payouts = await queryRows(
    within.db,
    payoutRow,
    sql`select w.id, w.account_id as "accountId", w.amount::text from abuse_members m
      join withdrawals w on w.account_id = m.account_id
      where m.case_id = ${caseId} and w.state in ('requested', 'approved') order by w.number`,
  );
  for (const payout of payouts)
    if ((await findHoldingCase(within, payout)) !== null) await notifyChecked(within, payout.id);
}

/** Marks the evidence of a decided case, also rounds, so that it opens no other. */
export async function closeEvidence(tx: Tx, { id, decidedBy, finding }: Row, at: Date): Promise<void> {
  await tx.execute(sql`update abuse_signals set closed_at = ${at.toISOString()}, closed_by = ${decidedBy},
    finding = ${finding} where case_id = ${id} and closed_at is null`);
  await tx.execute(sql`update abuse_rounds r set closed_at = ${at.toISOString()}
    from abuse_members m join abuse_members o on o.case_id = m.case_id
    where m.case_id = ${id} and r.account_id = m.account_id and r.other_id = o.account_id and r.closed_at is null`);
}

/** Moves members, evidence and reverted progress to the case that continues. */
export async function handOver(tx: Tx, { id, mergedInto }: Row): Promise<void> {
  await tx.execute(sql`insert into abuse_members (case_id, account_id, joined_at)
    select ${mergedInto}, account_id, joined_at from abuse_members where case_id = ${id} on conflict do nothing`);
  await tx.execute(sql`update abuse_signals set case_id = ${mergedInto} where case_id = ${id}`);
  await tx.execute(sql`update abuse_reverted set case_id = ${mergedInto} where case_id = ${id}`);
}
