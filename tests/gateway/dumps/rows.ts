import type pg from 'pg';

/** Tables of ours without a row. */
export async function emptyTables(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and query_to_xml(format('select from %I limit 1', relname), false, true, '')::text not like '%<row%' order by 1`);
  return rows.map(({ name }) => name);
}
