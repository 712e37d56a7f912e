import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { maskedNumber } from '../../identity';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { publicNumber } from '../../platform/public-number';
import { METHODS } from '../payment/methods';
import { VENDORS } from './vendors';

/** Details of a history entry: its public number, method and counterparty. Null where they do not apply. */
export type About = Record<'number' | 'method' | 'counterpart', string | null>;
const aboutRow = v.object({
  id: v.string(),
  deposit: v.nullable(v.string()),
  withdrawal: v.nullable(v.string()),
  method: v.nullable(v.string()),
  account: v.nullable(v.string()),
  other: v.nullable(v.string()),
});
type AboutRow = v.InferOutput<typeof aboutRow>;

const NOTHING: About = { number: null, method: null, counterpart: null };
/** Kinds with another player or a vendor on the other side. */
const BETWEEN = ['transfer', 'upline'];

/** Looks up the details of a page's transfers in one indexed query. */
export async function aboutOf(
  tx: Tx,
  ownerId: string,
  rows: readonly { id: string; kind: string }[],
): Promise<(id: string) => About> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const between = [...new Set(rows.filter(({ kind }) => BETWEEN.includes(kind)).map(({ id }) => id))];
  if (ids.length === 0) return () => NOTHING;
  const aboutRows = await queryRows(
    tx,
    aboutRow,
    sql`
    select t.id, d.number::text as deposit, w.number::text as withdrawal, coalesce(d.method, b.provider) as method, b.number as account,
      case when t.id = any(${uuids(between)}) then ${OTHER(ownerId)} end as other
    from ledger_transfers t
    left join deposits d on d.account_id = ${ownerId} and d.id = ${bookedFor('deposit')}
    left join withdrawals w on w.account_id = ${ownerId}
      and w.id = coalesce(${bookedFor('withdrawal')}, (select id from withdrawals where hold_id = coalesce(t.refers_to, t.id)))
    left join bank_accounts b on b.id = w.bank_account_id
    where t.id = any(${uuids(ids)})`,
  );
  const all = new Map(aboutRows.map((row) => [row.id, describeTransfer(row)]));
  return (id) => all.get(id) ?? NOTHING;
}

const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

/** SQL expression: the deposit or withdrawal of a transfer, from its key. */
const bookedFor = (what: 'deposit' | 'withdrawal') =>
  sql`case when t.idempotency_key ~ ${`^${what}:[0-9a-f-]{36}(:|$)`} then split_part(t.idempotency_key, ':', 2)::uuid end`;

/** SQL expression for the other side of a transfer: the player's name or the vendor's purpose. */
const OTHER = (ownerId: string): SQL => sql`(select coalesce(
    case when a.owner_id <> ${ownerId} then (select user_name from accounts where id = a.owner_id) end,
    case when a.purpose like 'vendor:%' then a.purpose end)
  from ledger_entries e join ledger_accounts a on a.id = e.account_id
  where e.transfer_id = t.id and (a.owner_id <> ${ownerId} or a.purpose like 'vendor:%') limit 1)`;

function describeTransfer({ deposit, withdrawal, method, account, other }: AboutRow): About {
  const number = deposit
    ? publicNumber('D', BigInt(deposit))
    : withdrawal
      ? publicNumber('W', BigInt(withdrawal))
      : null;
  const name = METHODS.find(({ code }) => code === method)?.name ?? method;
  const vendor = VENDORS.find((candidate) => other === `vendor:${candidate.vendor}`)?.name;
  return { number, method: name, counterpart: account ? maskedNumber(account) : (vendor ?? other) };
}
