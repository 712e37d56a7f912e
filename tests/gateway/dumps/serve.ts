import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../src/gateway/app';
import { createContext } from '../../../src/gateway/create-context';
import { readConfig } from '../../../src/gateway/platform/config';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { createServer, portOf } from '../../../src/gateway/platform/http/server';
import type { Use } from './life/use';

/** Settings of the gateways that make and read dumps. */
export const SETTINGS_OF_DUMPS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  LIMIT_FACTOR: '1000',
  TIMEOUT_FACTOR: '10',
  SESSION_IDLE: '24h',
  WORK_HASHES: '1000',
  DEMO_TEAM: 'off',
  DEMO_GAMES: 'all',
  DRAWS: 'off',
  MODULES_OFF: 'AFTERLOGIN,IPVERIF',
  SUPPORT_HOSTS: 'chat.example.test',
};

/** Sets the clock to a minute after the dump was made: its sessions are valid, and its jobs wait. */
export const A_MINUTE_LATER = `
  with made as (select max(last_seen_at) + interval '1 minute' as at from sessions),
    past as (select app_now() - at as by from made),
    clock as (
      insert into platform_clock (ahead) select - by from past
      on conflict (one) do update set ahead = platform_clock.ahead + excluded.ahead
    )
  select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + interval '1 hour') from graphile_worker.jobs`;

/** Serves a database without running its jobs: due work stays due. */
export async function serveIdle(url: string): Promise<{ use: Use; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const config = readConfig({ ...SETTINGS_OF_DUMPS, DATABASE_URL: url, DATA_DIR: dataDir, PORTAL_DIR: dataDir });
  const { pool, db } = openDatabase(url, { timeouts: null });
  const server = createServer(config);
  const ctx = createContext({ config, db, log: server.log });
  await buildApp(server, ctx);
  await server.listen({ port: 0, host: '127.0.0.1' });
  ctx.listening.gateway = portOf(server);
  return {
    use: { url: `http://localhost:${ctx.listening.gateway}`, ctx, pool },
    async close() {
      await server.close();
      await pool.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
