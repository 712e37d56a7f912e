import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config';
import { seedDemo } from './demo/seed';
import type { Kit } from './kit';
import { purges, tasks } from './modules';
import { leaveNote } from './note';
import { readClock } from './platform/clock';
import { openDatabase } from './platform/database';
import { startJobs } from './platform/jobs';
import { migrate } from './platform/migrate';
import { keepPostgres } from './platform/postgres/keeper';
import { createServer } from './platform/server';

export type Gateway = { port: number; kit: Kit; stop(): Promise<void> };

/** Everything from settings to an open port. `stop` goes the way back: no new calls, running ones end, jobs end, the database ends. */
export async function startGateway(config: Config, server: FastifyInstance = createServer(config)): Promise<Gateway> {
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const { pool, db } = openDatabase(await databaseUrl(config, server, closers));
    closers.push(() => pool.end());
    await migrate(pool);
    const kit: Kit = { config, db, now: () => readClock(db), log: server.log };
    await seedDemo(kit);
    closers.push(() => server.close());
    await buildApp(server, kit);
    await server.listen({ port: config.port, host: config.host });
    closers.push(await startJobs(kit, pool, { tasks: tasks(kit), purges }));
    const port = portOf(server, config);
    closers.push(leaveNote(config, port));
    return { port, kit, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function databaseUrl({ databaseUrl: given, dataDir }: Config, { log }: FastifyInstance, closers: (() => unknown)[]) {
  if (given) return given;
  const keeper = await keepPostgres(dataDir, (event) => log.warn(event));
  closers.push(keeper.close);
  return keeper.url;
}

/** PORT=0 asks for any free one. */
function portOf({ server }: FastifyInstance, { port }: Config) {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
