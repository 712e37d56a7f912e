import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../platform/context';
import { queryRows } from '../platform/database/query';
import { DEMO } from '../platform/embedded-postgres/admission';
import { NO_JOBS } from './jobs';

/** Tables that survive a reset: those that open pages depend on, operators' acts, and data from migrations. */
export const PRESERVED_TABLES = [
  'migration',
  'definition',
  'operator_acts',
  'operators',
  'operator_credentials',
  'operator_enrolments',
  'operator_sessions',
  'envelope_keys',
  'envelope_nonces',
  'shared_secrets',
  'registration_rules',
  'registration_terms',
  'notice_revision',
  // Content versions are permanent, and come from a folder.
  'content_versions',
  'content_revision',
  'demo_seed',
  'chat_words',
  // The catalogue never changes; only players' favourites and its maintenance are demo data.
  'vendors',
  'vendor_categories',
  'games',
  'game_rooms',
  'game_keys',
  'game_key_counts',
  'game_near_keys',
  'catalogue_revision',
  // A studio publishes its odds when it starts.
  'studio_odds',
  // Open pages wait for these.
  'live_changes',
  // Levels come from the migrations.
  'vip_versions',
  'vip_levels',
];
const OURS = `n.nspname = 'public' and c.relkind = 'r' and c.relname not in (${PRESERVED_TABLES.map((name) => `'${name}'`).join(', ')})`;

/** Column, and its value after all timestamps have been shifted. */
export type Moved = { moved(shift: string): string };

const tablesOfRow = v.object({ name: v.string(), columns: v.array(v.object({ name: v.string(), type: v.string() })) });

/** Returns every table of the demo, with its columns in order. */
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
  // Delays of a lifecycle, each with its due time.
  if (name === 'timers')
    return `(select coalesce(jsonb_agg(jsonb_set(t, '{due}', ${isoMoved("t ->> 'due'", shift)})), '[]') from jsonb_array_elements(timers) t)`;
  // Parameters of a message, which may include timestamps.
  if (name === 'params')
    return `(select coalesce(jsonb_object_agg(p.key, case when p.value #>> '{}' ~ '${ISO}' then ${isoMoved("p.value #>> '{}'", shift)} else p.value end), '{}')
      from jsonb_each(params) p)`;
  return name;
}

const ISO = '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$';
const isoMoved = (moment: string, shift: string) =>
  `to_jsonb(to_char(((${moment})::timestamptz + ${shift}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/**
 * Locks the demo against all readers and jobs until the transaction ends; first waits for active ones. With `nowait` it
 * fails if there are any, because waiting could deadlock with one of them.
 */
export const lockDemo = (tx: Tx, nowait: boolean) =>
  tx.execute(
    sql.raw(`do $$ begin execute (
      select 'lock table ' || string_agg(quote_ident(c.relname), ', ') || ', graphile_worker._private_jobs in access exclusive mode${nowait ? ' nowait' : ''}'
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS});
    end $$`),
  );

/** Switches to a role that may empty the tables until the transaction ends, as the running gateway owns nothing. */
export const becomeDemo = (tx: Tx) =>
  tx.execute(
    sql.raw(`do $$ begin
      if exists (select from pg_auth_members where roleid = to_regrole('${DEMO}') and member = current_user::regrole) then
        set local role ${DEMO};
      end if;
    end $$`),
  );

/** Empties the demo and deletes pending jobs. */
export async function emptyDemo(tx: Tx): Promise<void> {
  const names = (await tablesOf(tx)).map(({ name }) => name);
  await tx.execute(sql`select demo_truncate(${sql.param(names)}::text[])`);
  await tx.execute(sql.raw(NO_JOBS));
}
