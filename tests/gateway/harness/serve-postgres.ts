import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseClothes, findBinaries } from '../../../src/gateway/platform/embedded-postgres/binaries';
import { initialise, placeCluster } from '../../../src/gateway/platform/embedded-postgres/cluster';
import { type Keeper, keepPostgres } from '../../../src/gateway/platform/embedded-postgres/keeper';

/** The server that DATABASE_URL names, or one of the tests' own in a folder. */
export async function servePostgres(folder: string): Promise<Keeper> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, ownerUrl: given, close: async () => undefined };
  const binaries = findBinaries();
  if (binaries) {
    await initialise(placeCluster(folder, binaries, chooseClothes()));
    configure(folder, HURRIED);
  }
  const keeper = await keepPostgres(folder, () => undefined);
  // Tests make databases, and are their owners.
  return { ...keeper, url: keeper.ownerUrl };
}

/** It need not outlive the machine, but outlives itself when it is killed: nothing waits for the disk, and what is written is not lost with it. */
export const UNSAFE = [
  'fsync = off',
  'full_page_writes = off',
  'wal_level = minimal',
  'max_wal_senders = 0',
  'autovacuum = off',
];
/** It need not outlive anything. Several files at once have several gateways each, of a dozen connections and more. */
const HURRIED = [
  ...UNSAFE,
  'synchronous_commit = off',
  'shared_buffers = 256MB',
  'max_wal_size = 1GB',
  'checkpoint_timeout = 1h',
  'max_connections = 300',
];

/** Settings of a server that does not run yet. */
export const configure = (folder: string, settings: readonly string[]) =>
  appendFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
