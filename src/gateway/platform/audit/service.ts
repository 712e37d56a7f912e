import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../context';
import { accountEvents } from './tables';

type AccountEvent = Omit<typeof accountEvents.$inferInsert, 'id'>;

/** Records an account event in the audit log (asvs 16.3.1, 16.3.2). Events contain no secrets and no user input. */
export async function recordAuditEvent(tx: Tx, event: AccountEvent): Promise<void> {
  await tx.insert(accountEvents).values({ id: v7(), ...event });
}

/**
 * SQL insert of an audit event at the current time, for a larger query: one event per row of `from`, which may supply
 * the outcome.
 */
export const auditSql = (
  {
    kind,
    outcome,
    accountId,
    ip = null,
    requestId = null,
  }: Omit<AccountEvent, 'at' | 'outcome'> & { outcome: string | SQL },
  from: SQL,
): SQL => sql`
  insert into account_events (id, at, kind, outcome, account_id, ip, request_id)
  select gen_random_uuid(), app_now(), ${kind}, ${outcome}, ${accountId}, ${ip}, ${requestId} from ${from}`;
