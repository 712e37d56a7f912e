import pg from 'pg';

/** Executes statements on a separate connection. */
export async function admin(url: string, ...statements: string[]) {
  await connected(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/** Returns the rows of a query. */
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

/** Address of another database on the same server. */
export const named = (url: string, database: string) => url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);
