import pg from 'pg';

/** The roles that work on a database whose tables are another's. `demo`: who the demo's resets are made as, where there are any. */
export type Working = { app: string; demo?: { role: string; on: boolean } };

/** Append-only tables. */
const KEPT = [
  'operator_acts',
  'account_events',
  'withdrawal_steps',
  'contract_steps',
  'contract_runs',
  'contract_plays',
  'contract_lines',
  'contract_bills',
  'contract_payments',
  'vip_versions',
  'vip_levels',
  'vip_history',
  'vip_checks',
  'cashback_claims',
  'cashback_lines',
  'point_facts',
  'point_credits',
  'ledger_transfers',
  'ledger_entries',
  'bet_facts',
  'lottery_results',
  'content_versions',
  'offer_versions',
];
const SCHEMAS = 'public, graphile_worker';

/** Grants the gateway's role: read and write, but no change of append-only rows or of definitions. */
export async function permit(client: pg.ClientBase, { app, demo }: Working): Promise<void> {
  const role = pg.escapeIdentifier(app);
  for (const one of [role, ...(demo ? [demo.role] : [])]) await client.query(workingOn(one));
  await client.query(`revoke update, delete, truncate on ${KEPT.join(', ')} from ${role};
    revoke insert, update, delete on migration, definition from ${role}; revoke delete on operators, ledger_accounts from ${role}`);
  await client.query(SHOWN);
  if (!demo) return;
  await client.query(`grant execute on function demo_truncate(text[]) to ${demo.role}`);
  await client.query(
    demo.on ? `grant ${demo.role} to ${role} with inherit false, set true` : `revoke ${demo.role} from ${role}`,
  );
}

const workingOn = (role: string) => `
  grant usage on schema ${SCHEMAS} to ${role};
  grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${role};
  grant usage, select, update on all sequences in schema ${SCHEMAS} to ${role}`;

/** The jobs' tables show their rows to their owner alone unless a policy says otherwise; who may use the tables is said by the grants. */
const SHOWN = `do $$ declare hidden regclass; begin
  for hidden in select oid from pg_class c where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
    and not exists (select from pg_policy where polrelid = c.oid) loop
    execute format('create policy working on %s using (true) with check (true)', hidden);
  end loop;
end $$`;
