import pg from 'pg';

/** Defines each view again, like loading a dump does: PostgreSQL then names the unnamed columns of a union. */
const VIEWS = `
  do $$ declare v record; begin
    for v in select relname, pg_get_viewdef(oid) as said from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace loop
      execute format('create temporary view %I as %s', v.relname || '_again', v.said);
    end loop;
  end $$`;

/**
 * Lists every object in our schema and the job queue's, one per line, without PostgreSQL's ids and the harness's
 * trigger.
 */
const CATALOG = `
  with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'graphile_worker'))
  select concat_ws(' ', what, nspname, name, said) as line from (
    select 'relation' as what, nspname, relname::text as name, concat_ws(' ', relkind, relpersistence, array_to_string(reloptions, ',')) as said
      from pg_class c join ours on ours.oid = relnamespace where relkind in ('r', 'v', 'S', 'c')
    union all
    select 'column', nspname, concat(relname, '.', row_number() over (partition by c.oid order by attnum), ' ', attname),
      concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity, attgenerated,
        pg_get_expr(adbin, adrelid))
      from pg_class c join ours on ours.oid = relnamespace join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
        left join pg_attrdef d on adrelid = c.oid and adnum = attnum where relkind in ('r', 'v', 'c')
    union all
    select 'index', nspname, c.relname::text, concat_ws(' ', indisvalid, pg_get_indexdef(indexrelid))
      from pg_index join pg_class c on c.oid = indexrelid join ours on ours.oid = relnamespace
    union all
    select 'constraint', nspname, concat(relname, '.', conname), pg_get_constraintdef(k.oid)
      from pg_constraint k join pg_class c on c.oid = conrelid join ours on ours.oid = relnamespace where contype <> 'n'
    union all
    select 'trigger', ours.nspname, concat(relname, '.', tgname), concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid))
      from pg_trigger t join pg_class c on c.oid = tgrelid join ours on ours.oid = relnamespace
        join pg_proc f on f.oid = tgfoid where not tgisinternal
          and f.pronamespace not in (select oid from pg_namespace where nspname = 'original')
    union all
    select 'function', nspname, concat(proname, '(', pg_get_function_identity_arguments(p.oid), ')'), pg_get_functiondef(p.oid)
      from pg_proc p join ours on ours.oid = pronamespace where prokind in ('f', 'p')
    union all
    select 'view', '', relname::text, pg_get_viewdef(oid) from pg_class where relkind = 'v' and relnamespace = pg_my_temp_schema()
    union all
    select 'type', nspname, typname::text, concat_ws(' ', typtype,
        (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid))
      from pg_type t join ours on ours.oid = typnamespace where typtype in ('e', 'd')
    union all
    select 'migration', '', name, '' from migration
  ) as parts order by 1`;

export async function catalogOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(VIEWS);
    return (await client.query<{ line: string }>(CATALOG)).rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}

/** Returns the names of our tables that have no rows. */
export async function emptyTables(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and query_to_xml(format('select from %I limit 1', relname), false, true, '')::text not like '%<row%' order by 1`);
  return rows.map(({ name }) => name);
}
