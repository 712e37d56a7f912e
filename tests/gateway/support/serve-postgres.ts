import { type Keeper, keepPostgres } from '../../../src/gateway/platform/postgres/keeper';
import { admin } from './postgres';

/** The server that DATABASE_URL names, or one of the tests' own in a folder. */
export async function servePostgres(folder: string): Promise<Keeper> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => undefined };
  const keeper = await keepPostgres(folder, () => undefined);
  await hurry(keeper.url);
  return keeper;
}

/** It need not outlive the machine: nothing waits for the disk. What is killed with -9 has a server of its own. */
const hurry = (url: string) =>
  admin(
    url,
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
  );
