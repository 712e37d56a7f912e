import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startTracing } from '../tracing/start';
import { buildApp } from './app';
import { createContext } from './create-context';
import { seedDemoOperators } from './demo/operators';
import { startPaymentDemo } from './demo/payments/server';
import { seedDemo } from './demo/seed';
import { demoSecret, writeStudioKeys } from './demo/studios';
import { writeDiscoveryFile } from './discovery-file';
import { moneyTasks, otherTasks, overdue, recurringJobs } from './modules';
import { startOps } from './operations';
import type { Config } from './platform/config';
import type { ListeningPorts, ModuleContext } from './platform/context';
import { awaitDatabase } from './platform/database/await-database';
import { type Database, limitRole, openDatabase } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { DEMO } from './platform/embedded-postgres/admission';
import { keepPostgres } from './platform/embedded-postgres/keeper';
import { startDraining } from './platform/http/draining';
import { createServer, portOf } from './platform/http/server';
import { answerWhileStarting } from './platform/http/starting';
import { startJobs } from './platform/jobs/jobs';
import { startListening } from './platform/live/listener';
import { LAB_STUDIO, labDatabase, startLab } from './play';
import { mustAllBePermitted } from './rewards';
import { warnWithoutContacts } from './support';

/**
 * Connections without time limits, for starting the gateway, for its jobs (one per worker and a listener), for changes
 * and for operators.
 */
const UNHURRIED = { max: 11, timeouts: null };
type Closers = (() => unknown)[];
/** `lab`: database of the demo's studio; null without one. */
type Databases = { calls: Database; later: Database; lab: string | null };

/** Running gateway. `opsPort`: port of the operators' API. */
export type Gateway = { port: number; opsPort: number; ctx: ModuleContext; stop(): Promise<void> };

/**
 * Starts the gateway, from settings to an open port; `signal` ends its wait for a database. `stop` reverses it: reports
 * not ready for a while, rejects new calls, waits for running ones and for jobs, then closes the database.
 */
export async function startGateway(
  config: Config,
  server: FastifyInstance = createServer(config),
  signal?: AbortSignal,
): Promise<Gateway> {
  const closers: Closers = [];
  const stop = () => closeAll(closers);
  try {
    if (config.tracing) closers.push(await startTracing('maidan-gateway', config.tracing));
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const freePort = await answerWhileStarting(config, server.log);
    closers.push(freePort);
    const { later, calls, lab } = await awaitDatabase(server.log, signal, () =>
      migratedDatabase(config, server, closers, signal),
    );
    const listening: ListeningPorts = { gateway: 0, operations: 0, payments: 0, studio: 0 };
    const shared = { config, log: server.log, listening };
    const ctx = createContext({ ...shared, db: calls.db });
    const unhurried = createContext({ ...shared, db: later.db });
    await seedDemo(unhurried);
    await mustAllBePermitted(unhurried);
    await warnWithoutContacts(unhurried);
    if (config.demo) {
      await writeStudioKeys(unhurried);
      if (!config.payments) listening.payments = await openPayments(ctx, closers);
    }
    closers.push(() => server.close());
    await buildApp(server, ctx);
    await freePort();
    await server.listen({ port: config.port, host: config.host });
    listening.gateway = portOf(server);
    // Starts concurrently with the rest.
    const studio = lab ? openStudio(unhurried, lab) : null;
    closers.push(async () => (await studio)?.close());
    const jobs = { money: moneyTasks(unhurried), others: otherTasks(unhurried), recurring: recurringJobs, overdue };
    const stopJobs = await startJobs(unhurried, later.pool, jobs);
    // Running calls do not wait for running jobs.
    closers.push(() => Promise.all([stopJobs(), server.close()]));
    closers.push(startListening(ctx, later.pool));
    const ops = await startOps(unhurried, calls.pool);
    if (config.demo) await seedDemoOperators(unhurried);
    closers.push(ops.close);
    listening.operations = ops.port;
    await studio;
    closers.push(writeDiscoveryFile(config, { gateway: listening.gateway, ops: ops.port }));
    const drain = async () => {
      startDraining(server);
      await wait(config.drainTime);
      await stop();
    };
    return { port: listening.gateway, opsPort: ops.port, ctx, stop: drain };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs functions in reverse order, once. */
async function closeAll(closers: Closers) {
  for (const close of closers.splice(0).reverse()) await close();
}

/**
 * Opens the database and migrates it to this version. If its owner is a separate role, the owner's connection is closed
 * afterwards. An attempt that fails closes its connections.
 */
async function migratedDatabase(
  config: Config,
  { log }: FastifyInstance,
  closers: Closers,
  signal?: AbortSignal,
): Promise<Databases> {
  const opened: Closers = [];
  try {
    const databases = await openMigrated(config, log, opened, signal);
    closers.push(() => closeAll(opened));
    return databases;
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

async function openMigrated(
  config: Config,
  log: FastifyInstance['log'],
  closers: Closers,
  signal?: AbortSignal,
): Promise<Databases> {
  const waiting = { signal, onWait: () => log.info('database.migratingElsewhere') };
  const { url, ownerUrl, demo } = config.databaseUrl
    ? { url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl, demo: undefined }
    : await ownPostgres(config, log, closers);
  const { timeoutFactor, databaseDirectUrl: directUrl, databasePrepared: prepared } = config;
  if (ownerUrl) {
    const { pool } = openDatabase(ownerUrl, { ...UNHURRIED, max: 2, timeoutFactor });
    const working = { app: decodeURIComponent(new URL(url).username), demo };
    await migrate(pool, working, waiting).finally(() => pool.end());
  }
  const calls = openDatabase(url, { timeoutFactor, prepared, pooled: directUrl !== null });
  const later = openDatabase(directUrl ?? url, { ...UNHURRIED, timeoutFactor });
  for (const { pool } of [calls, later]) closers.push(() => pool.end());
  if (!ownerUrl) await migrate(later.pool, undefined, waiting);
  if (directUrl) await limitRole(later.pool, timeoutFactor);
  return { calls, later, lab: await labUrl(config, ownerUrl) };
}

/**
 * Returns the URL of the studio's database: from the settings, else a second one in the embedded PostgreSQL. Only the
 * demo has a studio.
 */
async function labUrl(
  { demo, databaseUrl, studioDatabaseUrl }: Config,
  ownerUrl: string | null,
): Promise<string | null> {
  if (!demo) return null;
  return studioDatabaseUrl ?? (databaseUrl || !ownerUrl ? null : labDatabase(ownerUrl));
}

async function ownPostgres({ dataDir, demo, timeoutFactor }: Config, log: FastifyInstance['log'], closers: Closers) {
  const postgres = await keepPostgres(dataDir, (event) => log.warn(event), timeoutFactor);
  closers.push(postgres.close);
  return { ...postgres, demo: { role: DEMO, on: demo } };
}

const openStudio = async (ctx: ModuleContext, databaseUrl: string) =>
  startLab(ctx, { databaseUrl, secret: await demoSecret(ctx, LAB_STUDIO) });

async function openPayments(ctx: ModuleContext, closers: Closers) {
  const { port, close } = await startPaymentDemo(ctx);
  closers.push(close);
  return port;
}
