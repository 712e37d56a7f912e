import pg from 'pg';

/** Says statements to a server, on a connection of their own. */
export async function admin(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The same server, another database. */
export const named = (url: string, database: string) => url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);

/** A server of the tests' own need not outlive the machine: nothing waits for the disk. What is killed with -9 has a server of its own. */
export const hurry = (url: string) =>
  admin(
    url,
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
  );
