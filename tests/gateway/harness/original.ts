import { PRESERVED_TABLES } from '../../../src/gateway/demo/emptied';

/**
 * The catalogue is too long to restore. Its revision shows whether a test has written to it, which then discards the
 * database.
 */
const CATALOGUE = [
  'vendors',
  'vendor_categories',
  'games',
  'game_rooms',
  'game_keys',
  'game_key_counts',
  'game_near_keys',
  'catalogue_revision',
];
/** Tables that tests change: ours and the job queue's, with their columns except computed ones. */
const TABLES = `
  select c.relname as table_name, format('%I.%I', n.nspname, c.relname) as name, format('original.%I', c.relname) as original, (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r'
    and c.relname not in (${CATALOGUE.map((name) => `'${name}'`).join(', ')})
    and (n.nspname = 'public' or (n.nspname = 'graphile_worker' and c.relname in ('_private_jobs', '_private_job_queues')))`;

/** Summary of a database's schema: a test that changes it discards the database. */
const SCHEMA = `
  select md5(string_agg(one, ',' order by one)) from (
    select concat(c.relname, c.relkind, a.attnum, a.attname, a.atttypid) from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and not a.attisdropped
    union all select revision::text from catalogue_revision
    union all select concat(tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat(proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace) as parts(one)`;

/** Digest of a table's rows, null if empty; as a format. */
const DIGEST = "select md5(string_agg(x::text, '''' order by x::text)) from %1$s x";
const QUOTED = PRESERVED_TABLES.map((name) => `'${name}'`).join(', ');
/** Tables that a reset of the demo keeps, and their sequences. */
const isRetained = (name: string) =>
  `${name} in (${QUOTED}) or exists (select from unnest(array[${QUOTED}]) kept where starts_with(${name}, kept || '_'))`;

/**
 * While jobs run, moves later jobs far away and back at the end: a retry after seconds waits for the next run, however
 * slow the machine is.
 */
const RUN = `
  create table original.run (is_on boolean not null);
  insert into original.run values (false);
  create function original.postpone() returns trigger language plpgsql as $f$ begin
    if new.run_at between clock_timestamp() and clock_timestamp() + interval '43800 hours' then
      new.run_at := new.run_at + interval '87600 hours';
    end if;
    return new;
  end $f$;
  create function original.is_running() returns boolean language sql stable security definer
    as 'select is_on from original.run';
  create trigger postpone before insert or update of run_at on graphile_worker._private_jobs
    for each row when (original.is_running()) execute function original.postpone();
  create function original.begin_run() returns void language sql as 'update original.run set is_on = true';
  create function original.end_run() returns void language sql as $f$
    update original.run set is_on = false;
    update graphile_worker._private_jobs set run_at = run_at - interval '87600 hours'
      where run_at > clock_timestamp() + interval '43800 hours';
  $f$;`;

/**
 * Moves the demo's scheduled jobs by the age of the template: otherwise the deadline of its withdrawal, half an hour
 * away, would pass in later files.
 */
const RENEW = `
  create table original.made as select clock_timestamp() as at;
  create function original.renew_jobs() returns void language sql as $f$
    update graphile_worker._private_jobs set run_at = run_at + (clock_timestamp() - at) from original.made where run_at > at;
  $f$;`;

/**
 * Stores a database's content in a schema of its own, with two functions. `bring_back` restores all of it, or returns
 * false if the schema has changed; `reset_demo` restores what a reset of the demo does, while the gateway keeps
 * running.
 */
export const KEEP = `
  create schema original;
  ${RUN}
  ${RENEW}
  do $$ declare t record; step text; digest text; back text := ''; reset text := ''; begin
    for t in ${TABLES} order by name loop
      execute format('create table %s as select %s from %s', t.original, t.columns, t.name);
      execute format('${DIGEST}', t.name) into digest;
      step := format('delete from %s; ', t.name);
      -- Most tables of a test are as they were.
      if digest is not null then
        step := format('if (${DIGEST}) is distinct from %2$L then %3$s insert into %1$s (%4$s) overriding system value select %4$s from %5$s; end if; ',
          t.name, digest, step, t.columns, t.original);
      end if;
      back := back || step;
      if not (${isRetained('t.table_name')}) then reset := reset || step; end if;
    end loop;
    for t in select format('%I.%I', schemaname, sequencename) as name, sequencename, last_value from pg_sequences where schemaname = 'public' loop
      step := format('perform setval(%L, %s, %L); ', t.name, coalesce(t.last_value, 1), t.last_value is not null);
      back := back || step;
      if not (${isRetained('t.sequencename')}) then reset := reset || step; end if;
    end loop;
    execute format('create function original.bring_back() returns boolean language plpgsql set session_replication_role = replica as %L',
      format('begin if (${SCHEMA.replaceAll("'", "''")}) <> %L then return false; end if; %s perform original.renew_jobs(); return true; end', (${SCHEMA}), back));
    execute format('create function original.reset_demo() returns void language plpgsql set session_replication_role = replica as %L',
      format('begin %s perform original.renew_jobs(); end', reset));
  end $$`;
