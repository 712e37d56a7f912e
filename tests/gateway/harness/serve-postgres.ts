import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseClothes, findBinaries } from '../../../src/gateway/platform/embedded-postgres/binaries';
import { initialise, placeCluster } from '../../../src/gateway/platform/embedded-postgres/cluster';
import { type Keeper, keepPostgres } from '../../../src/gateway/platform/embedded-postgres/keeper';

/** The server in DATABASE_URL, or one of the tests' own in a folder. */
export async function servePostgres(folder: string): Promise<Keeper> {
  const configuredUrl = process.env.DATABASE_URL;
  if (configuredUrl) return { url: configuredUrl, ownerUrl: configuredUrl, close: async () => undefined };
  const binaries = findBinaries();
  if (binaries) {
    await initialise(placeCluster(folder, binaries, chooseClothes()));
    configure(folder, HURRIED);
  }
  const keeper = await keepPostgres(folder, () => undefined);
  // Tests create databases and own them.
  return { ...keeper, url: keeper.ownerUrl };
}

/** Survives being killed but not a crash of the machine: nothing waits for the disk. */
export const UNSAFE = [
  'fsync = off',
  'full_page_writes = off',
  'wal_level = minimal',
  'max_wal_senders = 0',
  'autovacuum = off',
];
/**
 * Need not survive anything. Several files run concurrently with several gateways each, of a dozen or more connections.
 */
const HURRIED = [
  ...UNSAFE,
  'synchronous_commit = off',
  'shared_buffers = 256MB',
  'max_wal_size = 1GB',
  'checkpoint_timeout = 1h',
  'max_connections = 300',
];

/** Writes the settings of a server that is not running yet. */
export const configure = (folder: string, settings: readonly string[]) =>
  appendFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
