import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../platform/context';
import { queryRows } from '../platform/database/query';
import { DEMO } from '../platform/embedded-postgres/admission';
import { NO_JOBS } from './jobs';

/** What a demo that begins anew keeps: what pages that are open know of it, what operators did, and what comes with the migrations. */
export const KEPT = [
  'migration',
  'definition',
  'operator_acts',
  'operators',
  'envelope_keys',
  'envelope_nonces',
  'shared_secrets',
  'registration_rules',
  'registration_terms',
  'notice_revision',
  // What the portal says is kept for ever, and comes from a folder.
  'content_versions',
  'content_revision',
  'demo_seed',
  'chat_words',
  // What players keep of the catalogue, and what is closed in it, is the demo's; the catalogue itself nobody changes.
  'vendors',
  'vendor_categories',
  'games',
  'game_rooms',
  'game_keys',
  'game_key_counts',
  'game_near_keys',
  'catalogue_revision',
  // A studio publishes its tables when it starts.
  'studio_odds',
  // What levels need and give comes with the migrations.
  'vip_versions',
  'vip_levels',
];
const OURS = `n.nspname = 'public' and c.relkind = 'r' and c.relname not in (${KEPT.map((name) => `'${name}'`).join(', ')})`;

/** A column, and its value when all times are moved by `shift`. */
export type Moved = { moved(shift: string): string };

const tablesOfRow = v.object({ name: v.string(), columns: v.array(v.object({ name: v.string(), type: v.string() })) });

/** Every table of the demo, with its columns in their order. */
export async function tablesOf(tx: Tx): Promise<{ name: string; columns: Moved[] }[]> {
  const rows = await queryRows(
    tx,
    tablesOfRow,
    sql.raw(`
      select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where ${OURS} group by 1 order by 1`),
  );
  return rows.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => ({ moved: (shift) => movedBy(shift, column) })),
  }));
}

function movedBy(shift: string, { name, type }: { name: string; type: string }): string {
  if (type === 'timestamp with time zone') return `${name} + ${shift}`;
  // A lifecycle's delays, each with the moment it is due at.
  if (name === 'timers')
    return `(select coalesce(jsonb_agg(jsonb_set(t, '{due}', ${isoMoved("t ->> 'due'", shift)})), '[]') from jsonb_array_elements(timers) t)`;
  // What a message fills its words with: moments among them.
  if (name === 'params')
    return `(select coalesce(jsonb_object_agg(p.key, case when p.value #>> '{}' ~ '${ISO}' then ${isoMoved("p.value #>> '{}'", shift)} else p.value end), '{}')
      from jsonb_each(params) p)`;
  return name;
}

const ISO = '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$';
const isoMoved = (moment: string, shift: string) =>
  `to_jsonb(to_char(((${moment})::timestamptz + ${shift}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/**
 * Keeps everybody from the demo, readers and jobs too, until the transaction ends; first waits for those who are at work on it. With
 * `nowait` it fails where there is anybody: who waits could be waited for by one of them.
 */
export const lockDemo = (tx: Tx, nowait: boolean) =>
  tx.execute(
    sql.raw(`do $$ begin execute (
      select 'lock table ' || string_agg(quote_ident(c.relname), ', ') || ', graphile_worker._private_jobs in access exclusive mode${nowait ? ' nowait' : ''}'
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS});
    end $$`),
  );

/** Where the gateway at work owns nothing, it may not empty its tables: until the transaction ends, it is somebody who may. */
export const becomeDemo = (tx: Tx) =>
  tx.execute(
    sql.raw(`do $$ begin
      if exists (select from pg_auth_members where roleid = to_regrole('${DEMO}') and member = current_user::regrole) then
        set local role ${DEMO};
      end if;
    end $$`),
  );

/** Empties the demo; what is promised for later is forgotten. */
export async function emptyDemo(tx: Tx): Promise<void> {
  const names = (await tablesOf(tx)).map(({ name }) => name);
  await tx.execute(sql`select demo_truncate(${sql.param(names)}::text[])`);
  await tx.execute(sql.raw(NO_JOBS));
}
