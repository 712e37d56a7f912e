import pg from 'pg';

/** Says statements to a server, on a connection of their own. */
export async function admin(url: string, ...statements: string[]) {
  await connected(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/** What a server answers. */
export const ask = <R extends pg.QueryResultRow>(url: string, query: string): Promise<R[]> =>
  connected(url, async (client) => (await client.query<R>(query)).rows);

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export const named = (url: string, database: string) => url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);
