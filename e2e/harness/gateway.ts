import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inject } from 'vitest';
import type { LoggedIn } from '../../src/contract';
import { opsAt } from '../../tests/gateway/harness/call';
import { admin, named } from '../../tests/gateway/harness/postgres';
import { closeTabs } from './tabs';
import { until } from './until';

/** Every test comes from one address; the edge of the browser says from which country. */
const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  SUPPORT_HOSTS: 'chat.example.test',
  TRUST_PROXY: 'loopback',
  LIMIT_FACTOR: '10000',
  TIMEOUT_FACTOR: '10',
  WORK_HASHES: '1000',
  REQUESTS_PER_MINUTE: '1000000',
  // Tests move the clock by months, which would all be drawn; those that are about draws turn them on.
  DRAWS: 'off',
  // Each stands between a log-in and what a test is about; those that are about them turn them on.
  MODULES_OFF: 'AFTERLOGIN,IPVERIF',
  // Who needs those below the agent asks for the fixture.
  DEMO_TEAM: 'off',
};

/** A PostgreSQL, and the database that new ones are copies of, with the token of its first operator. */
export type Origin = { postgres: string; template?: { database: string; token: string } };

/**
 * A database and a data folder for one gateway, as environment variables; `remove` deletes both. The database is a copy of the template, so
 * that the gateway starts in a third of the time; without the demo's data it is empty.
 */
export async function surroundings(
  settings: Record<string, string> = {},
  { postgres, template }: Origin = inject('shared'),
) {
  const database = `maidan_${randomBytes(6).toString('hex')}`;
  const from = settings.DEMO === 'off' ? undefined : template;
  await admin(postgres, `create database ${database}${from ? ` template ${from.database} strategy file_copy` : ''}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  if (from) cpSync(from.token, join(dataDir, 'ops.token'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...SETTINGS,
    DATABASE_URL: named(postgres, database),
    DATA_DIR: dataDir,
    ...settings,
  };
  const remove = async () => {
    await admin(postgres, `drop database ${database} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { env, dataDir, database, remove, databaseUrl: named(postgres, database) };
}

/** The built gateway as a process, with a database, a port and a folder of its own, and the demo's data. */
export async function spawnGateway(origin: Origin, settings: Record<string, string> = {}) {
  const { env, dataDir, database, remove, databaseUrl } = await surroundings(settings, origin);
  const child = spawn(process.execPath, ['dist/gateway/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const note = join(dataDir, 'gateway.json');
  await until(() => existsSync(note) || child.exitCode !== null, 'The gateway did not start.');
  if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}.`);
  const { url, ops } = JSON.parse(readFileSync(note, 'utf8'));
  const exit = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  const stop = async () => {
    await exit();
    await remove();
  };
  return { url: String(url), opsUrl: String(ops), dataDir, database, databaseUrl, exit, remove, stop };
}

/** What a fixture lets know: the sessions in it, and its own ids and secrets. */
type Known = { sessions: Record<string, LoggedIn> } & Record<string, unknown>;
const nothing: Known = { sessions: {} };

type RunningProcess = { url: string; opsUrl: string; dataDir: string; databaseUrl: string; stop(): Promise<void> };

/** How a running gateway is told what to do. */
function gatewayAt({ url, opsUrl, dataDir, databaseUrl, stop }: RunningProcess) {
  const say = opsAt(opsUrl, dataDir);
  const gateway = {
    url,
    /** Where its rows are, for what no operator can write. */
    databaseUrl,
    /** Who is logged in already, by user name. */
    sessions: new Map<string, LoggedIn>(),
    /** What is known of the fixture that the world is as. */
    known: nothing,
    /** What `npm run ops -- …` does; gives what it prints. */
    async ops(...typed: string[]): Promise<unknown> {
      const options = { until: { type: 'string' }, times: { type: 'string' } } as const;
      const { positionals, values } = parseArgs({ args: typed, options, allowPositionals: true });
      const [command = '', ...args] = positionals;
      const { reply } = await say(command, args, {
        reason: 'a test',
        until: values.until,
        ...(values.times && { times: Number(values.times) }),
      });
      if (!reply?.success) throw new Error(`ops ${typed.join(' ')}: ${reply?.message}`);
      return reply.value;
    },
    /**
     * The world becomes what a fixture says (`npm run ops -- fixture` lists them), with modules turned as in `SLIDEVERIF=off`; gives what is
     * known of it.
     */
    async becomes(fixture: string, ...turned: string[]): Promise<Known> {
      const known: Known = Object(await gateway.ops('fixture', fixture, ...turned));
      gateway.known = known;
      gateway.sessions = new Map(Object.entries(known.sessions));
      return known;
    },
    stop,
  };
  return gateway;
}

async function ownGateway(settings: Record<string, string>) {
  const spawned = await spawnGateway(inject('shared'), settings);
  const stop = async () => {
    await closeTabs(spawned.url);
    await spawned.stop();
  };
  return gatewayAt({ ...spawned, stop });
}

/** The gateway of this worker, as the file before left it; or one of the file's own, where its settings are to differ. */
export async function startGateway(settings: Record<string, string> = {}) {
  const { gateways } = inject('shared');
  if (Object.keys(settings).length > 0) return ownGateway(settings);
  const shared = gateways[(Number(process.env.VITEST_POOL_ID) - 1) % gateways.length];
  if (!shared) throw new Error('No gateway was started for this worker.');
  return gatewayAt({ ...shared, stop: async () => {} });
}

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;
