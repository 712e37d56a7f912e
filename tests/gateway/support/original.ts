/** The catalogue is long: it is not brought back. A test that writes to it has had its database, which the revision tells. */
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
/** What tests change: our tables, and what is promised for later; with their columns, but for those that PostgreSQL computes. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, format('original.%I', c.relname) as original, (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r'
    and c.relname not in (${CATALOGUE.map((name) => `'${name}'`).join(', ')})
    and (n.nspname = 'public' or (n.nspname = 'graphile_worker' and c.relname in ('_private_jobs', '_private_job_queues')))`;

/** What a database is made of, in short: a test that leaves it otherwise has had it. */
const SCHEMA = `
  select md5(string_agg(one, ',' order by one)) from (
    select concat(c.relname, c.relkind, a.attnum, a.attname, a.atttypid) from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and not a.attisdropped
    union all select revision::text from catalogue_revision
    union all select concat(tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat(proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace) as parts(one)`;

/** Keeps what is in a database in a schema of its own, with a function that brings it back; false: it is no longer made as it was. */
export const KEEP = `
  create schema original;
  do $$ declare t record; back text := ''; begin
    for t in ${TABLES} order by 1 loop
      execute format('create table %s as select %s from %s', t.original, t.columns, t.name);
      back := back || format('delete from %s; insert into %1$s (%s) overriding system value select %2$s from %s; ', t.name, t.columns, t.original);
    end loop;
    for t in select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences where schemaname = 'public' loop
      back := back || format('perform setval(%L, %s, %L); ', t.name, coalesce(t.last_value, 1), t.last_value is not null);
    end loop;
    execute format('create function original.bring_back() returns boolean language plpgsql set session_replication_role = replica as %L',
      format('begin if (${SCHEMA.replaceAll("'", "''")}) <> %L then return false; end if; %s return true; end', (${SCHEMA}), back));
  end $$`;
