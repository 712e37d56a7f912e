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

/** All tests share one address; the browser's edge sets the country. */
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
  // Tests move the clock by months, whose draws would all run; tests of draws enable them.
  DRAWS: 'off',
  // These stand between a login and the tested behaviour; tests of them enable them.
  MODULES_OFF: 'AFTERLOGIN,IPVERIF',
  // Tests that need the agent's downlines request the fixture.
  DEMO_TEAM: 'off',
  DEMO_GAMES: 'all',
};

/** A PostgreSQL with the template database, and the token of its first operator. */
export type Origin = { postgres: string; template?: { database: string; token: string } };

/**
 * Creates a database and a data folder for one gateway, as environment variables; `remove` deletes both. The database
 * is a copy of the template, which cuts the gateway's start to a third; without the demo's data it is empty.
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

/** The built gateway as a process, with a database, a port, a folder and demo data of its own. */
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

/** Data of a fixture: its sessions, ids and secrets. */
type Known = { sessions: Record<string, LoggedIn> } & Record<string, unknown>;
const nothing: Known = { sessions: {} };

type RunningProcess = { url: string; opsUrl: string; dataDir: string; databaseUrl: string; stop(): Promise<void> };

/** Control of a running gateway. */
function gatewayAt({ url, opsUrl, dataDir, databaseUrl, stop }: RunningProcess) {
  const ops = opsAt(opsUrl, dataDir);
  const gateway = {
    url,
    /** Address of the operators' server, which serves the desk. */
    opsUrl,
    /** Database access, for rows that no operator can write. */
    databaseUrl,
    /** Users who are logged in already, by name. */
    sessions: new Map<string, LoggedIn>(),
    /** Data of the current fixture. */
    known: nothing,
    /** Runs `npm run ops -- …` and returns its output. */
    async ops(...typed: string[]): Promise<unknown> {
      const options = { until: { type: 'string' }, times: { type: 'string' } } as const;
      const { positionals, values } = parseArgs({ args: typed, options, allowPositionals: true });
      const [command = '', ...args] = positionals;
      const { reply } = await ops(command, args, {
        reason: 'a test',
        until: values.until,
        ...(values.times && { times: Number(values.times) }),
      });
      if (!reply?.success) throw new Error(`ops ${typed.join(' ')}: ${reply?.message}`);
      return reply.value;
    },
    /**
     * Resets the environment to a fixture (`npm run ops -- fixture` lists them), with modules switched as in
     * `SLIDEVERIF=off`; returns its data.
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

/** Gateway of this worker as the previous file left it, or one of the file's own if its settings differ. */
export async function startGateway(settings: Record<string, string> = {}) {
  const { gateways } = inject('shared');
  if (Object.keys(settings).length > 0) return ownGateway(settings);
  const shared = gateways[(Number(process.env.VITEST_POOL_ID) - 1) % gateways.length];
  if (!shared) throw new Error('No gateway was started for this worker.');
  return gatewayAt({ ...shared, stop: async () => {} });
}

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;
