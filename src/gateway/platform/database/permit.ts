import pg from 'pg';

/**
 * Roles that work on a database whose tables belong to another role. `demo`: the role for the demo's resets, if any.
 */
export type Working = { app: string; demo?: { role: string; on: boolean } };

/** Bits of `pg_trigger.tgtype`. */
const BEFORE_TRUNCATE = 2 | 32;
const SCHEMAS = 'public, graphile_worker';

/** Grants the gateway's role read and write access, without changes of append-only rows or of definitions. */
export async function permit(client: pg.ClientBase, { app, demo }: Working): Promise<void> {
  const role = pg.escapeIdentifier(app);
  for (const item of [role, ...(demo ? [demo.role] : [])]) await client.query(workingOn(item));
  await client.query(`revoke update, delete, truncate on ${await appendOnly(client)} from ${role};
    revoke insert, update, delete on migration, definition from ${role}; revoke delete on operators, ledger_accounts from ${role}`);
  await client.query(QUEUE_POLICY);
  if (!demo) return;
  await client.query(`grant execute on function demo_truncate(text[]) to ${demo.role}`);
  await client.query(
    demo.on ? `grant ${demo.role} to ${role} with inherit false, set true` : `revoke ${demo.role} from ${role}`,
  );
}

/** Returns the append-only tables: those with a trigger against truncation. */
async function appendOnly(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ tables: string | null }>(`
    select string_agg(distinct tgrelid::regclass::text, ', ') as tables from pg_trigger
    where not tgisinternal and tgtype & ${BEFORE_TRUNCATE} = ${BEFORE_TRUNCATE}`);
  const [row] = rows;
  if (!row?.tables) throw new Error('no table is append-only: the triggers are missing');
  return row.tables;
}

const workingOn = (role: string) => `
  grant usage on schema ${SCHEMAS} to ${role};
  grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${role};
  grant usage, select, update on all sequences in schema ${SCHEMAS} to ${role}`;

/**
 * Row-level security on the job queue's tables hides their rows from all but the owner; this policy leaves access to
 * the grants.
 */
const QUEUE_POLICY = `do $$ declare hidden regclass; begin
  for hidden in select oid from pg_class c where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
    and not exists (select from pg_policy where polrelid = c.oid) loop
    execute format('create policy working on %s using (true) with check (true)', hidden);
  end loop;
end $$`;
