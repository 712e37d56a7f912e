import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import { v7 } from 'uuid';
import { payAll } from '../../../src/gateway/agents/agreements/pay/payments';
import { settleAll } from '../../../src/gateway/agents/agreements/pay/settle';
import { overviewOf } from '../../../src/gateway/agents/team/read';
import { createContext } from '../../../src/gateway/create-context';
import { moveInTree, placeInTree, uplinesAt } from '../../../src/gateway/identity/account/tree';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { readConfig } from '../../../src/gateway/platform/config';
import type { ModuleContext } from '../../../src/gateway/platform/context';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { transact } from '../../../src/gateway/platform/database/transact';
import { keepPostgres } from '../../../src/gateway/platform/embedded-postgres/keeper';
import { admin, named } from '../../gateway/harness/postgres';
import type { Measured } from '../ledger/measure';
import { ASIDE, BRANCH, idOf, lowest, seedTree, TOP } from './data';

/** Limits as ratios: time per row with ten times the rows; a page against one indexed read. */
const GOALS = { grown: 1.2, page: 20 };
const WARMING = 2;
const ROUNDS = 7;
const READS = 300;
const CANDIDATES = 100;
const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Findings that the seeded bets cause: their ledger rows were inserted directly, and book neither money nor points. */
const OF_FACTS = ['factDiffers', 'pointsNotReckoned'];

type Tree = { ctx: ModuleContext; members: number; close(): Promise<void> };
/** Time in ms, and number of processed rows. */
type Timing = { ms: number; rows: number };
const UNDONE = new Error('undone');

/**
 * Compares a tree of this size, at most twenty levels deep, with one of a tenth, in turns, so that other load affects
 * both.
 */
export async function measureAgents(members: number): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const postgres = await keepPostgres(folder, () => undefined);
  try {
    const trees: Trees = {
      small: await planted(postgres.ownerUrl, members / 10),
      large: await planted(postgres.ownerUrl, members),
    };
    const measured = [
      await grown(trees, 'team sum', teamSum),
      await grown(trees, 'ancestors', ancestors, READS),
      await grown(trees, 'leaf insert', leaf, 20),
      await grown(trees, 'move', moved),
      await page(trees.large),
      ...(await fiveMinutes(trees)),
    ];
    for (const { ctx, close } of Object.values(trees)) {
      const problems = (await verifyLedger(ctx)).problems.filter(({ problem }) => !OF_FACTS.includes(problem));
      const { rows } = await ctx.db.execute(sql`select * from team_verify() limit 3`);
      if (problems.length + rows.length > 0)
        throw new Error(`it does not add up: ${JSON.stringify([problems.slice(0, 3), rows])}`);
      await close();
    }
    return measured;
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function planted(server: string, members: number): Promise<Tree> {
  const name = `bench_agents_${members}`;
  await admin(server, `create database ${name}`);
  const { pool, db } = openDatabase(named(server, name), { timeouts: null });
  await migrate(pool);
  await runMigrations({ pgPool: pool });
  await seedTree(db, members);
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'off' });
  const ctx = createContext({ config, db });
  return { ctx, members, close: () => pool.end() };
}

type Trees = Record<'small' | 'large', Tree>;

/** Returns the time per row in the large tree as a ratio to the small one. */
async function grown(trees: Trees, name: string, does: (tree: Tree) => Promise<number>, times = 1): Promise<Measured> {
  const timings: Record<keyof Trees, Timing[]> = { small: [], large: [] };
  for (let round = 0; round < WARMING + ROUNDS; round++)
    for (const size of ['small', 'large'] as const) {
      const timing = await timed(trees[size], does, times);
      if (round >= WARMING) timings[size].push(timing);
    }
  const each = (size: keyof Trees) => median(timings[size].map(({ ms, rows }) => ms / rows));
  const last = timings.large.at(-1) ?? { ms: 0, rows: 0 };
  const unit = `x each of ${trees.small.members.toLocaleString('en')} (${last.rows.toLocaleString('en')} in ${last.ms.toFixed(1)} ms)`;
  return { name: `${name}, 10x`, value: each('large') / each('small'), most: GOALS.grown, unit };
}

async function timed(tree: Tree, does: (tree: Tree) => Promise<number>, times: number): Promise<Timing> {
  const began = performance.now();
  let rows = 0;
  for (let time = 0; time < times; time++) rows += await does(tree);
  return { ms: performance.now() - began, rows };
}

/** Sums the stakes of the downlines of a top agent, member by member. */
async function teamSum({ ctx }: Tree): Promise<number> {
  const { rows } = await ctx.db.execute<{ members: string }>(sql`
    select count(distinct t.account_id) as members, sum(h.stake) from team_at(${idOf(TOP)}, app_now()) t
      join team_hourly h on h.account_id = t.account_id and h.own`);
  return Number(rows[0]?.members);
}

/**
 * Loads the ancestors of the same number of members in both trees, with warm pages: cost depends on depth, not on size.
 */
async function ancestors({ ctx, members }: Tree): Promise<number> {
  const all = await uplinesAt(ctx.db, idOf(lowest(members) - Math.floor(Math.random() * CANDIDATES)), new Date());
  if (all.length !== 19) throw new Error('not as deep as it should be');
  return 1;
}

/** Adds a member at the end of a line. */
async function leaf({ ctx, members }: Tree): Promise<number> {
  const id = v7();
  const upline = idOf(lowest(members) - Math.floor(Math.random() * (members / 20)));
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into accounts (id, user_name, type, nickname, password_hash, created_at) values (${id}, ${`leaf${id.slice(-12)}`}, 0, '', 'none', app_now())`);
    await placeInTree(tx, id, upline, new Date());
  });
  return 1;
}

/** Moves a branch with a hundredth of all members to another top agent, and rolls back. */
async function moved({ ctx }: Tree): Promise<number> {
  let moved = 0;
  await transact(ctx, async (_, within) => {
    ({ moved } = await moveInTree(within, idOf(BRANCH), idOf(ASIDE)));
    throw UNDONE;
  }).catch((error) => {
    if (error !== UNDONE) throw error;
  });
  return moved;
}

/** Compares the overview of an agent with a tenth of all members with one indexed read. */
async function page({ ctx, members }: Tree): Promise<Measured> {
  const pages: number[] = [];
  const reads: number[] = [];
  for (let round = 0; round < WARMING + ROUNDS * 5; round++) {
    const began = performance.now();
    await overviewOf(ctx, { id: idOf(TOP), userName: 'bench1' }, { days: 31 });
    const read = performance.now();
    await ctx.db.execute(
      sql`select user_name from accounts where id = ${idOf(1 + Math.floor(Math.random() * members))}`,
    );
    if (round < WARMING) continue;
    pages.push(read - began);
    reads.push(performance.now() - read);
  }
  const unit = `x one read by a key (${median(pages).toFixed(2)} ms of ${median(reads).toFixed(2)})`;
  return { name: 'overview of a tenth', value: median(pages) / median(reads), most: GOALS.page, unit };
}

/**
 * Settles and pays five minutes of real-time agreements of a hundredth of all, once in each tree, because a second run
 * has nothing to do.
 */
async function fiveMinutes({ small, large }: Trees): Promise<Measured[]> {
  const few = await settled(small);
  const many = await settled(large);
  const each = ({ ms, rows }: Timing) => ms / rows;
  const unit = `x each of ${few.rows.toLocaleString('en')} contracts (${many.rows.toLocaleString('en')} in ${(many.ms / 1_000).toFixed(1)} s)`;
  return [
    { name: 'five-minute run, 10x', value: each(many) / each(few), most: GOALS.grown, unit },
    {
      name: 'five-minute run',
      value: many.ms / 300_000,
      most: 0.5,
      unit: `of the five minutes (${many.rows.toLocaleString('en')} contracts)`,
    },
  ];
}

async function settled({ ctx }: Tree): Promise<Timing> {
  const began = performance.now();
  await settleAll(ctx);
  await payAll(ctx);
  const ms = performance.now() - began;
  const { rows } = await ctx.db.execute<{ lines: string; waits: string }>(
    sql`select (select count(*) from contract_lines) as lines, (select count(*) from contract_dues) as waits`,
  );
  if (Number(rows[0]?.waits) > 0) throw new Error('bills were not paid');
  return { ms, rows: Number(rows[0]?.lines) };
}
