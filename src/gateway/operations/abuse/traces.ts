import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { personNameKey } from '../../../contract/identity/person-name';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { DAYS, type TRACE_KINDS } from './weights';

/**
 * Rows to search: those that appeared since a moment, of all accounts, or of an account that is evaluated alone. Then
 * its older rows are searched as well, and new rows of others as far as they share something with it.
 */
export type Scope = { since: Date; accountId?: string };

/** Source of traces: rows `r` of a table, with the account, the thing that it used, a label and the time. */
type Source = {
  kind: (typeof TRACE_KINDS)[number];
  from: SQL;
  account: SQL;
  thing: SQL;
  label: SQL;
  at: SQL;
};
const SOURCES: readonly Source[] = [
  {
    kind: 'device',
    from: sql`(select * from sessions where ip is not null and user_agent <> '') r`,
    account: sql`r.account_id`,
    thing: sql`r.ip || ' ' || r.user_agent`,
    label: sql`left(r.user_agent, 80)`,
    at: sql`r.created_at`,
  },
  {
    kind: 'address',
    from: sql`account_places r`,
    account: sql`r.account_id`,
    thing: sql`r.ip`,
    label: sql`r.ip`,
    at: sql`r.first_at`,
  },
  {
    kind: 'payout',
    from: sql`(select b.*, payout_key(b) as key from bank_accounts b where number <> '') r`,
    account: sql`r.account_id`,
    thing: sql`r.key`,
    label: sql`r.provider || ' …' || right(r.number, 4)`,
    at: sql`r.bound_at`,
  },
  {
    kind: 'payer',
    from: sql`(select * from deposits where payer_number is not null and settled_at is not null) r`,
    account: sql`r.account_id`,
    thing: sql`r.payer_number`,
    label: sql`coalesce(r.payer_name, 'a wallet without a name')`,
    at: sql`r.settled_at`,
  },
  ...(['invitee_id', 'inviter_id'] as const).map(
    (side): Source => ({
      kind: 'invitation',
      from: sql`referrals r`,
      account: sql.raw(`r.${side}`),
      thing: sql`r.inviter_id::text`,
      label: sql`'inviter and friends'`,
      at: sql`r.joined_at`,
    }),
  ),
];

/** Rows of a source in a scope. */
const rowsSql = ({ kind, from, account, thing, label, at }: Source, { since, accountId }: Scope): SQL => {
  const isNew = sql`${at} > ${since}`;
  const isSearched = accountId
    ? sql`(${account} = ${accountId} or ${isNew} and ${thing} in (select ${thing} from ${from}
        where ${account} = ${accountId}))`
    : isNew;
  return sql`select ${kind} as kind, ${account} as account_id, ${thing} as thing, ${label} as label, ${at} as at
    from ${from} where ${isSearched} and ${at} > app_now() - ${DAYS} * interval '1 day'`;
};

const touchedRow = v.object({ accountId: v.string() });

/** Stores the traces of a scope, without those of trials, and returns the accounts that left them. */
export async function collectTraces(tx: Tx, scope: Scope): Promise<string[]> {
  const payees = await payeesIn(tx, scope);
  const sources = sql.join(
    SOURCES.map((source) => rowsSql(source, scope)),
    sql` union all `,
  );
  const rows = await queryRows(
    tx,
    touchedRow,
    sql`insert into abuse_traces (kind, thing, account_id, label, seen_at)
      select found.kind, found.thing, found.account_id, min(found.label), max(found.at) from (
        select kind, encode(sha256(convert_to(kind || ' ' || thing, 'UTF8')), 'hex') as thing, account_id, label, at
          from (${sources}) source
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
async function payeesIn(tx: Tx, { since, accountId: player }: Scope) {
  const rows = await queryRows(
    tx,
    payeeRow,
    sql`select account_id as "accountId", holder, bound_at::text as at from bank_accounts
      where (account_id = ${player ?? null} or bound_at > ${since}) and bound_at > app_now() - ${DAYS} * interval '1 day'`,
  );
  const named = rows.map(({ holder, ...row }) => ({ ...row, label: holder, key: personNameKey(holder) }));
  const own = new Set(named.filter(({ accountId }) => accountId === player).map(({ key }) => key));
  return named
    .filter(({ key }) => key !== '' && (player === undefined || own.has(key)))
    .map(({ accountId, key, label, at }) => ({
      kind: 'payee',
      thing: createHash('sha256').update(`payee ${key}`).digest('hex'),
      account_id: accountId,
      label,
      at,
    }));
}

/** Deletes traces that no longer count. */
export async function purgeTraces(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from abuse_traces where seen_at < app_now() - ${DAYS} * interval '1 day'`);
}
