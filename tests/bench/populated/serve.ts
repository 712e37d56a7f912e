import { buildApp } from '../../../src/gateway/app';
import { createContext } from '../../../src/gateway/create-context';
import { readConfig } from '../../../src/gateway/platform/config';
import type { ModuleContext } from '../../../src/gateway/platform/context';
import { type Database, openDatabase } from '../../../src/gateway/platform/database/database';
import { createServer } from '../../../src/gateway/platform/http/server';

export type CrowdServer = { origin: string; ctx: ModuleContext; database: Database; close(): Promise<void> };

const SETTINGS = {
  PORTAL_DIR: 'none',
  LOG_LEVEL: 'silent',
  LIMIT_FACTOR: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  TIMEOUT_FACTOR: '10',
  MODULES_OFF: 'AFTERLOGIN,IPVERIF',
};

/** Answers calls on a database, without jobs, so that all statements on it are those of calls. */
export async function serveCalls(url: string): Promise<CrowdServer> {
  const database = openDatabase(url, { timeoutFactor: 10 });
  const config = readConfig(SETTINGS);
  const server = createServer(config);
  const ctx = createContext({ config, db: database.db, log: server.log });
  await buildApp(server, ctx);
  return {
    origin: await server.listen({ port: 0, host: '127.0.0.1' }),
    ctx,
    database,
    async close() {
      await server.close();
      await database.pool.end();
    },
  };
}
