import { mkdirSync } from 'node:fs';
import { buildApp } from './app';
import type { Config } from './config';
import type { Kit } from './kit';
import { readClock } from './platform/clock';
import { openDatabase } from './platform/database';
import { migrate } from './platform/migrate';
import { keepPostgres } from './platform/postgres/keeper';
import { createServer } from './platform/server';

export type Gateway = { address: string; kit: Kit; stop(): Promise<void> };

/** Everything from settings to an open port, and the way back, in the opposite order. */
export async function startGateway(config: Config): Promise<Gateway> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const server = createServer(config);
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const keeper = config.databaseUrl ? null : await keepPostgres(config.dataDir, (event) => server.log.warn(event));
    if (keeper) closers.push(keeper.close);
    const { pool, db } = openDatabase(config.databaseUrl ?? keeper?.url ?? '');
    closers.push(() => pool.end());
    await migrate(pool);
    const kit: Kit = { config, db, now: () => readClock(db), log: server.log };
    closers.push(() => server.close());
    await buildApp(server, kit);
    const address = await server.listen({ port: config.port, host: config.host });
    return { address, kit, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
