import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { SETTINGS } from '../../../src/contract';
import type { Db } from '../../../src/gateway/platform/context';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { keepPostgres } from '../../../src/gateway/platform/embedded-postgres/keeper';
import { digest } from '../../../src/gateway/platform/secrets/secrets';
import { setSite } from '../../../src/gateway/platform/system/site';
import { admin, named } from '../../gateway/harness/postgres';
import { FIRST, ownerOf, seed, tokenOf } from '../ledger/data';
import { startGateway } from '../ledger/gateway';
import type { Measured } from '../ledger/measure';
import { headersOf, openStreams } from './readers';

const DATABASE = 'bench_live';
/** Connected tabs, each of a session of its own, and the calls of a poller at a time. */
const STREAMS = 2_000;
const CALLERS = 20;
/** Times measured, ms: two heartbeats, eight checks of all sessions. */
const WINDOW = 2 * SETTINGS.live.beat;
/** Limits: processor and queries against polling of the balance alone each minute, and kilobytes of a stream. */
const LIMITS = { processor: 0.5, queries: 0.05, memory: 100 };
const HUNDREDTH = 100;

/** Compares idle streams of changes with polls of the balance each minute by as many tabs. */
export async function measureLive(bundle: string): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const postgres = await keepPostgres(folder, () => undefined);
  try {
    await admin(postgres.ownerUrl, `create database ${DATABASE}`);
    const url = named(postgres.ownerUrl, DATABASE);
    const { pool, db } = openDatabase(url, { timeouts: null });
    await migrate(pool);
    await runMigrations({ pgPool: pool });
    await seed(db, { players: STREAMS, transfers: 0 });
    const tokens = await seedTabs(db);
    await pool.end();
    // Its queries are not counted: it is connected to another database.
    const statistics = new pg.Client({ connectionString: postgres.ownerUrl });
    await statistics.connect();
    const gateway = await startGateway(bundle, url, folder);
    try {
      return await compare(gateway, url, tokens, statistics);
    } finally {
      await gateway.stop();
      await statistics.end();
    }
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Inserts an account and a session for each tab; returns their tokens. */
async function seedTabs(db: Db): Promise<string[]> {
  const players = Array.from({ length: STREAMS }, (_, nth) => FIRST + nth);
  const tokens = players.map(tokenOf);
  const owners = players.map(ownerOf);
  const hashes = tokens.map(digest);
  await db.execute(sql`
    insert into accounts (id, user_name, type, nickname, password_hash, created_at)
    select o, 'p' || right(o::text, 12), 0, 'p' || right(o::text, 12), 'none', now()
    from unnest(${sql.param(owners)}::uuid[]) o`);
  await db.execute(sql`
    insert into sessions (id, token_hash, account_id, created_at, last_seen_at, ends_at, user_agent)
    select gen_random_uuid(), h, o, now(), now(), now() + interval '1 day', 'bench'
    from unnest(${sql.param(owners)}::uuid[], ${sql.param(hashes)}::text[]) s (o, h)`);
  await db.execute(sql`vacuum analyze`);
  return tokens;
}

type Gateway = Awaited<ReturnType<typeof startGateway>>;
type Cost = { processor: number; queries: number };

async function compare(gateway: Gateway, url: string, tokens: string[], statistics: pg.Client): Promise<Measured[]> {
  const { origin, pid } = gateway;
  /** Processor seconds and queries within a second, on average over the time that the work takes. */
  const costOf = async (work: () => Promise<unknown>): Promise<Cost> => {
    const before = await spent(pid, statistics);
    const startedAt = performance.now();
    await work();
    const after = await spent(pid, statistics);
    const seconds = (performance.now() - startedAt) / 1_000;
    return {
      processor: (after.processor - before.processor) / seconds,
      queries: (after.queries - before.queries) / seconds,
    };
  };
  // The first calls compile the code; a poll each minute of as many tabs, in as much time as the streams.
  await poll(origin, tokens, WINDOW / 2);
  const alone = await costOf(() => wait(WINDOW / 2));
  const polling = await costOf(() => poll(origin, tokens, WINDOW));
  const memoryBefore = memoryOf(pid);
  const streams = await openStreams(origin, tokens);
  const memory = (memoryOf(pid) - memoryBefore) / STREAMS;
  await streams.haveAll('beats', 1);
  const streaming = await costOf(() => wait(WINDOW));
  if (streams.endCount() > 0) throw new Error(`${streams.endCount()} streams have ended`);
  const delay = await changeSite(url, streams);
  streams.stop();
  const more = (cost: Cost, kind: keyof Cost) => Math.max(0, cost[kind] - alone[kind]);
  const percent = (cost: Cost) => `${(more(cost, 'processor') * HUNDREDTH).toFixed(2)} %`;
  const rate = (cost: Cost) => more(cost, 'queries').toFixed(1);
  return [
    {
      name: '2,000 idle streams, processor',
      value: more(streaming, 'processor') / more(polling, 'processor'),
      most: LIMITS.processor,
      unit: `x polling each minute (${percent(streaming)}, ${percent(polling)} of one)`,
    },
    {
      name: '2,000 idle streams, queries',
      value: more(streaming, 'queries') / more(polling, 'queries'),
      most: LIMITS.queries,
      unit: `x polling each minute (${rate(streaming)}, ${rate(polling)} a second; ${alone.queries.toFixed(1)} without)`,
    },
    {
      name: 'an idle stream, memory',
      value: memory,
      most: LIMITS.memory,
      unit: `kB (all have a change of the site ${delay.toFixed(0)} ms after it)`,
    },
  ];
}

/** Changes the site; returns the time until all streams have received it, ms. */
async function changeSite(url: string, streams: Awaited<ReturnType<typeof openStreams>>): Promise<number> {
  const { pool, db } = openDatabase(url, { timeouts: null });
  const startedAt = performance.now();
  await setSite(db, ['minimumAge', '19']);
  await streams.haveAll('changes', 1);
  await pool.end();
  return performance.now() - startedAt;
}

/** Polls the balance as often as all tabs do within a time when each does so once a minute, evenly spread. */
async function poll(origin: string, tokens: readonly string[], time: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const count = Math.round((tokens.length * time) / SETTINGS.live.poll);
  const startedAt = performance.now();
  const call = (token = '') =>
    new Promise<void>((resolve, reject) => {
      get(`${origin}/wps/v2/wallets/balance`, { agent, headers: headersOf(token) }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`a poll was answered by ${response.statusCode}`));
        });
      }).on('error', reject);
    });
  const poller = async (nth: number): Promise<void> => {
    if (nth >= count) return;
    await wait(Math.max(0, startedAt + (nth * time) / count - performance.now()));
    await call(tokens[nth % tokens.length]);
    return poller(nth + CALLERS);
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, nth) => poller(nth))).finally(() => agent.destroy());
}

/** Processor seconds of a process, and transactions of the database, since their start. */
async function spent(pid: number, statistics: pg.Client): Promise<Cost> {
  const { rows } = await statistics.query<{ queries: string }>(
    'select xact_commit + xact_rollback as queries from pg_stat_database where datname = $1',
    [DATABASE],
  );
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { processor: (Number(fields[11]) + Number(fields[12])) / HUNDREDTH, queries: Number(rows[0]?.queries) };
}

/** Resident memory of a process, kB. */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
