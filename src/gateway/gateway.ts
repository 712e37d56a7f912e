import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config';
import { seedDemo } from './demo/seed';
import { writeDiscoveryFile } from './discovery-file';
import type { ModuleContext, Ports } from './module-context';
import { purges, tasks } from './modules';
import { startPaymentDemo } from './payment/server';
import { readClock } from './platform/clock';
import { openDatabase } from './platform/database';
import { startJobs } from './platform/jobs';
import { migrate } from './platform/migrate';
import { keepPostgres } from './platform/postgres/keeper';
import { createServer, portOf } from './platform/server';

export type Gateway = { port: number; ctx: ModuleContext; stop(): Promise<void> };

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
    const ports: Ports = { gateway: 0, payments: 0 };
    const ctx: ModuleContext = { config, db, now: () => readClock(db), log: server.log, ports };
    await seedDemo(ctx);
    if (config.demo) ports.payments = await openPayments(ctx, closers);
    closers.push(() => server.close());
    await buildApp(server, ctx);
    await server.listen({ port: config.port, host: config.host });
    ports.gateway = portOf(server);
    closers.push(await startJobs(ctx, pool, { tasks: tasks(ctx), purges }));
    closers.push(writeDiscoveryFile(config, ports.gateway));
    return { port: ports.gateway, ctx, stop };
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

async function openPayments(ctx: ModuleContext, closers: (() => unknown)[]) {
  const { port, close } = await startPaymentDemo(ctx);
  closers.push(close);
  return port;
}
