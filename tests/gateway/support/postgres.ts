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
