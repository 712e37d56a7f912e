import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { personNameKey } from '../../../contract/identity/person-name';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { DAYS } from './weights';

/** Rows to search: those of an account, or those that appeared since a moment. */
export type Scope = { accountId: string } | { since: Date };

const scopeSql = (scope: Scope, accountId: SQL, at: SQL): SQL =>
  'accountId' in scope
    ? sql`${accountId} = ${scope.accountId} and ${at} > app_now() - ${DAYS} * interval '1 day'`
    : sql`${at} > ${scope.since} and ${at} > app_now() - ${DAYS} * interval '1 day'`;

/** Sources of traces, each with kind, account, thing, label and time. Payers of deposits would be another. */
const sourcesSql = (scope: Scope): SQL => sql`
  select 'device' as kind, s.account_id, s.ip || ' ' || s.user_agent as thing, left(s.user_agent, 80) as label,
      s.created_at as at
    from sessions s where s.ip is not null and s.user_agent <> ''
      and ${scopeSql(scope, sql`s.account_id`, sql`s.created_at`)}
  union all select 'address', p.account_id, p.ip, p.ip, p.first_at
    from account_places p where ${scopeSql(scope, sql`p.account_id`, sql`p.first_at`)}
  union all select 'payout', b.account_id, payout_key(b), b.provider || ' …' || right(b.number, 4), b.bound_at
    from bank_accounts b where b.number <> '' and ${scopeSql(scope, sql`b.account_id`, sql`b.bound_at`)}
  union all select 'invitation', unnest(array[r.inviter_id, r.invitee_id]), r.inviter_id::text, 'inviter and friends',
      r.joined_at
    from referrals r where ${scopeSql(scope, sql`r.invitee_id`, sql`r.joined_at`)}`;

const touchedRow = v.object({ accountId: v.string() });

/** Stores the traces of a scope, without those of trials, and returns the accounts that left them. */
export async function collectTraces(tx: Tx, scope: Scope): Promise<string[]> {
  const payees = await payeesIn(tx, scope);
  const rows = await queryRows(
    tx,
    touchedRow,
    sql`insert into abuse_traces (kind, thing, account_id, label, seen_at)
      select found.kind, found.thing, found.account_id, min(found.label), max(found.at) from (
        select kind, encode(sha256(convert_to(kind || ' ' || thing, 'UTF8')), 'hex') as thing, account_id, label, at
          from (${sourcesSql(scope)}) source
        union all select * from jsonb_to_recordset(${JSON.stringify(payees)}::jsonb)
          as payee(kind text, thing text, account_id uuid, label text, at timestamptz)) found
      join accounts a on a.id = found.account_id and a.type <> ${SETTINGS.trialType}
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (kind, thing, account_id) do update
        set seen_at = greatest(abuse_traces.seen_at, excluded.seen_at), label = excluded.label
      returning account_id as "accountId"`,
  );
  return [...new Set(rows.map(({ accountId }) => accountId))];
}

const payeeRow = v.object({ accountId: v.string(), holder: v.string(), at: v.string() });

/** Reads the holders of payout accounts: spellings of a name are compared in TypeScript. */
async function payeesIn(tx: Tx, scope: Scope) {
  const rows = await queryRows(
    tx,
    payeeRow,
    sql`select account_id as "accountId", holder, bound_at::text as at from bank_accounts b
      where ${scopeSql(scope, sql`b.account_id`, sql`b.bound_at`)}`,
  );
  return rows
    .map(({ accountId, holder, at }) => ({ account_id: accountId, key: personNameKey(holder), label: holder, at }))
    .filter(({ key }) => key !== '')
    .map(({ key, ...row }) => ({
      ...row,
      kind: 'payee',
      thing: createHash('sha256').update(`payee ${key}`).digest('hex'),
    }));
}

/** Deletes traces that no longer count, and rounds that no case needs. */
export async function purgeTraces(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from abuse_traces where seen_at < app_now() - ${DAYS} * interval '1 day'`);
}
