import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { type ClientOf, createClient } from '../../../src/contract';
import { type Endpoints, endpoints } from '../../../src/contract/endpoints';
import { buildApp } from '../../../src/gateway/app';
import { createContext } from '../../../src/gateway/create-context';
import { sentCodes } from '../../../src/gateway/demo/outbox/codes';
import { outboxMessages } from '../../../src/gateway/demo/outbox/tables';
import { hashPassword } from '../../../src/gateway/identity/account/passwords';
import { type Account, keepAccount } from '../../../src/gateway/identity/account/service';
import { moneyTasks, otherTasks } from '../../../src/gateway/modules';
import { type Config, readConfig } from '../../../src/gateway/platform/config';
import type { ModuleContext, Tx } from '../../../src/gateway/platform/context';
import { moveClock } from '../../../src/gateway/platform/database/clock';
import { allAnswered } from '../../../src/gateway/platform/http/answering';
import { createServer } from '../../../src/gateway/platform/http/server';
import { currentKey } from '../../../src/gateway/platform/payload-encryption/keys';
import { EVENT_CEILING } from '../../harness/ceilings';
import { freshDatabase, TIMEOUT_FACTOR } from './database';
import { seal } from './seal';
import { working } from './work';

/** The visitor's origin as stated by a trusted proxy. */
type Visitor = { ip: string; country: string };
type Credentials = { language: string; merchant: string; token: string | null; trust?: string[] };
type Server = ReturnType<typeof createServer>;
type Edge = { server: Server; ctx: ModuleContext; visitor: Visitor };

/** The whole gateway without a port: its own database with the demo's data, and the contract's client. */
export async function startModules(settings: Partial<Config> = {}) {
  const database = await freshDatabase({ demo: settings.demo });
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const env = {
    DATA_DIR: dataDir,
    PORTAL_DIR: dataDir,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    TRUST_PROXY: 'loopback',
    DEMO_TEAM: 'off',
    DEMO_GAMES: 'all',
    // These come between a login and the subject of a test; their own tests turn them on.
    MODULES_OFF: 'AFTERLOGIN,IPVERIF',
  };
  const config = { ...readConfig({ ...env, LIMIT_FACTOR: '1000', WORK_HASHES: '1000', TIMEOUT_FACTOR }), ...settings };
  const { pool, db } = database.opened;
  const server = createServer(config);
  const ctx = createContext({ config, db, log: server.log });
  await buildApp(server, ctx);
  const visitor: Visitor = { ip: '203.0.113.7', country: 'BD' };
  const credentials: Credentials = { language: 'en', merchant: 'maidan', token: null };
  const edge = { server, ctx, visitor };
  /** Runs due jobs, but none that they schedule for later; `instead`: a test's own tasks. */
  const runJobs = async (instead: TaskList = { ...moneyTasks(ctx), ...otherTasks(ctx) }) => {
    await pool.query('select original.begin_run()');
    const run = { pgPool: pool, taskList: instead, noPreparedStatements: true, logger: new Logger(() => () => {}) };
    await runOnce(run).finally(() => pool.query('select original.end_run()'));
  };
  return {
    ...edge,
    pool,
    url: database.url,
    credentials,
    client: connect(edge, credentials),
    /** A client of another visitor, with or without a token. */
    as: (token: string | null): ClientOf<Endpoints> => connect(edge, { ...credentials, token }),
    /** Encrypts a body as the portal does, now. */
    sealed: (plaintext: Record<string, unknown>) => sealNow(ctx, plaintext),
    runJobs,
    /** Everything sent and the codes in it, newest first. */
    sent: async () => {
      await runJobs();
      return db.select().from(outboxMessages).orderBy(desc(outboxMessages.at));
    },
    codes: async () => {
      await runJobs();
      return sentCodes(ctx);
    },
    /** Restores the demo's initial state, at a quarter of the cost of the product's own reset. */
    async reset() {
      if (!(await allAnswered(EVENT_CEILING))) throw new Error('a call is still being answered');
      await pool.query('select original.reset_demo()');
    },
    /** Moves the platform's clock, ms. */
    later: (ms: number) => moveClock(db, ms),
    async close() {
      await server.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Modules = Awaited<ReturnType<typeof startModules>>;

/** The contract's own client, directly into the server; it does the work before requesting a code. */
function connect({ server, ctx, visitor }: Edge, credentials: Credentials): ClientOf<Endpoints> {
  const client = createClient(endpoints, {
    fetch: async (url, { method, headers, body } = {}) => {
      const edgeHeaders = { 'x-forwarded-for': visitor.ip, 'x-visitor-country': visitor.country };
      const { statusCode, body: text } = await server.inject({
        method: methodOf(method),
        url: String(url),
        headers: { ...Object.fromEntries(new Headers(headers)), ...edgeHeaders },
        payload:
          body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : typeof body === 'string' ? body : undefined,
      });
      return new Response(text, { status: statusCode });
    },
    credentials: () => credentials,
    timeout: EVENT_CEILING,
    seal: (plaintext) => sealNow(ctx, plaintext),
  });
  return working(client);
}

const sealNow = async (ctx: ModuleContext, plaintext: Record<string, unknown>) =>
  seal(await currentKey(ctx), plaintext, (await ctx.now()).getTime());

const methodOf = (method = 'GET') =>
  (['GET', 'POST', 'PUT', 'DELETE'] as const).find((candidate) => candidate === method) ?? 'GET';

type Fields = Omit<Parameters<typeof keepAccount>[1], 'passwordHash'> & { password: string };

/** Creates an account with a hashed password for logins. */
export const createAccount = async (tx: Tx, { password, ...fields }: Fields, createdAt: Date): Promise<Account> =>
  keepAccount(tx, { ...fields, passwordHash: await hashPassword(password) }, createdAt);
