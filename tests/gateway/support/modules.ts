import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '../../../src/contract';
import { accountRoutes } from '../../../src/gateway/account/routes';
import { bind } from '../../../src/gateway/bind';
import { challengeRoutes } from '../../../src/gateway/challenge/routes';
import { type Config, readConfig } from '../../../src/gateway/config';
import { seedDemo } from '../../../src/gateway/demo/seed';
import { currentKey } from '../../../src/gateway/envelope/keys';
import type { Caller, Kit } from '../../../src/gateway/kit';
import { memberRoutes } from '../../../src/gateway/member/routes';
import { openDatabase } from '../../../src/gateway/platform/database';
import { answerErrors } from '../../../src/gateway/platform/errors';
import { migrate } from '../../../src/gateway/platform/migrate';
import { keepPostgres } from '../../../src/gateway/platform/postgres/keeper';
import { createServer } from '../../../src/gateway/platform/server';
import { sessionRoutes } from '../../../src/gateway/session/routes';
import { systemRoutes } from '../../../src/gateway/system/routes';
import { walletRoutes } from '../../../src/gateway/wallet/routes';
import { seal } from './seal';

/** The modules on a database of their own, with the demo's data and a clock that a test moves. */
export async function startModules(settings: Partial<Config> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const keeper = await keepPostgres(dir, () => undefined);
  const { pool, db } = openDatabase(keeper.url);
  await migrate(pool);
  const config = { ...readConfig({ DATA_DIR: dir, LOG_LEVEL: process.env.TEST_LOG ?? 'silent', LIMIT_FACTOR: '1000' }), ...settings };
  const server = createServer(config);
  let ahead = 0;
  const kit: Kit = { config, db, now: async () => new Date(Date.now() + ahead), log: server.log };
  await seedDemo(kit);
  const visitor = { ip: '203.0.113.7', country: 'BD' };
  answerErrors(server);
  bind(
    server,
    { kit, visitorOf: () => visitor },
    {
      ...systemRoutes(kit),
      ...sessionRoutes(kit),
      ...challengeRoutes(kit),
      ...memberRoutes(kit),
      ...accountRoutes(kit),
      ...walletRoutes(kit),
    },
  );
  const credentials = { language: 'en', merchant: 'maidan', token: null as string | null };
  return {
    kit,
    server,
    visitor,
    credentials,
    client: connect(kit, server, credentials),
    /** Another visitor's client, with a token or none. */
    as: (token: string | null): Client => connect(kit, server, { ...credentials, token }),
    later: (ms: number) => {
      ahead += ms;
    },
    async close() {
      await server.close();
      await pool.end();
      await keeper.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type Modules = Awaited<ReturnType<typeof startModules>>;

type Server = ReturnType<typeof createServer>;
const METHODS = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE' } as const;
const methodOf = (method = 'GET') => Object.values(METHODS).find((one) => one === method) ?? 'GET';

/** The contract's own client, straight into the server: no port, no network. */
function connect(kit: Kit, server: Server, credentials: { language: string; merchant: string; token: string | null }): Client {
  return createClient({
    fetch: async (url, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const payload = typeof init?.body === 'string' ? init.body : undefined;
      const { statusCode, body } = await server.inject({ method: methodOf(init?.method), url: String(url), headers, payload });
      return new Response(body, { status: statusCode });
    },
    credentials: () => credentials,
    seal: async (plaintext) => seal(await currentKey(kit), plaintext, (await kit.now()).getTime()),
  });
}

/** A caller as the edge would have established it, for tests that speak to a service. */
export const someone: Caller = {
  ip: '203.0.113.7',
  host: 'localhost',
  country: 'BD',
  language: 'en',
  merchant: 'maidan',
  requestId: '00000000-0000-4000-8000-000000000000',
  idempotencyKey: null,
  userAgent: 'test',
  session: null,
};
