import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { restore } from '../../../lifecycle';
import type { LotteryCode } from '../../../lottery';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { storedLife } from '../../platform/lifecycle/tables';
import { signaturesOf } from './beacon';
import { seedsOf } from './chains';
import { stepJob } from './later';
import { drawLifecycle } from './lifecycle';
import { runToEnd } from './missed';
import { beaconOf, drawn } from './source';

/** Issues settled per transaction; and ms after a draw until which an issue's own jobs may still run. */
const AT_ONCE = 120;
const LATE = 300_000;
/** Step of the pending job, by state. */
const WAITS = { scheduled: 'open', open: 'close', closed: 'draw' } as const;

const issue = v.object({
  id: v.string(),
  number: v.string(),
  state: v.picklist(['scheduled', 'open', 'closed']),
  beacon: v.string(),
  round: v.number(),
  chain: v.string(),
  seed: v.number(),
});
type OverdueIssue = v.InferOutput<typeof issue>;

/**
 * Draws and settles overdue issues without bets in batches, with the same seeds, rounds and chart as individually.
 * Returns their number; issues with bets are left to their jobs.
 */
export async function settleOverdueIssues(ctx: ModuleContext, lottery: LotteryCode): Promise<number> {
  const before = new Date((await ctx.now()).getTime() - LATE).toISOString();
  const all = await queryRows(
    ctx.db,
    issue,
    sql`
    select i.id, i.number, i.state, i.beacon, i.beacon_round::float8 as round, i.chain_id as chain, i.seed_no as seed from lottery_issues i
    where i.lottery = ${lottery} and i.due_at < ${before} and i.draws_at < ${before} and i.state in ${Object.keys(WAITS)} and i.chain_id is not null
      and not exists (select from lottery_orders o where o.issue_id = i.id) order by i.seq limit ${AT_ONCE}`,
  );
  const [first] = all;
  if (!first) return 0;
  const some = all.filter(({ chain, beacon }) => chain === first.chain && beacon === first.beacon);
  // Fetch the beacon before opening the transaction: a transaction never waits on the network.
  const signatures = await signaturesOf(
    ctx,
    beaconOf(first.beacon),
    some.map(({ round }) => round),
  );
  const places = some.map(({ seed }) => seed);
  const from = Math.min(...places);
  const to = Math.max(...places);
  const seeds = await seedsOf(ctx, first.chain, from, to);
  const known = some.flatMap((candidate) => {
    const signature = signatures.get(candidate.round);
    const serverSeed = seeds[candidate.seed - from];
    return signature && serverSeed
      ? [
          {
            ...candidate,
            ...drawn({ lottery, issue: candidate.number, round: candidate.round, signature, serverSeed }),
          },
        ]
      : [];
  });
  return known.length === 0 ? 0 : transact(ctx, (tx, within) => settled(tx, within, known));
}

type Drawn = OverdueIssue & ReturnType<typeof drawn>;

const lifeRow = v.object({ ...storedLife.entries, id: v.string(), name: v.string() });
const settledRow = v.object({ id: v.string(), state: v.string() });

/**
 * Settles the issues that are still overdue. Locks lifecycles before issues, as everywhere, and skips those that
 * another worker has locked.
 */
async function settled(tx: Tx, { now }: ModuleContext, known: Drawn[]): Promise<number> {
  const ids = sql`(select (x ->> 'id')::uuid from jsonb_array_elements(${JSON.stringify(known.map(({ id }) => ({ id })))}::jsonb) x)`;
  const lives = await queryRows(
    tx,
    lifeRow,
    sql`
    select * from lifecycles where id in ${ids} and name = ${drawLifecycle.name} order by id for update skip locked`,
  );
  // Waits for bets being placed before checking which issues have bets.
  await tx.execute(sql`
    select pg_advisory_xact_lock(lottery_issue_lock(i.lottery, i.number)) from (
      select lottery, number from lottery_issues where id in ${ids} order by id) i`);
  const still = await queryRows(
    tx,
    settledRow,
    sql`
    select i.id, i.state from lottery_issues i where i.id in ${ids} and i.settlement = 0
      and not exists (select from lottery_orders o where o.issue_id = i.id) order by i.id for no key update skip locked`,
  );
  const ends = new Map<string, ReturnType<typeof runToEnd>>();
  const endOf = (life: (typeof lives)[number]) => {
    const key = JSON.stringify([life.chart, life.snapshot]);
    const end = ends.get(key) ?? runToEnd(restore(drawLifecycle, life).snapshot);
    ends.set(key, end);
    return end;
  };
  const done = known.flatMap((entry) => {
    const life = lives.find(({ id }) => id === entry.id);
    if (!life || !still.some(({ id, state }) => id === entry.id && state === entry.state)) return [];
    const { signature, serverSeed, id, result, takenBy } = entry;
    return [
      {
        id,
        result,
        taken_by: takenBy,
        signature,
        seed: serverSeed,
        job: stepJob(id, WAITS[entry.state]).key,
        ...endOf(life),
      },
    ];
  });
  if (done.length > 0) await storeDraws(tx, done, await now());
  return done.length;
}

/** Updates each table in one statement; deletes the obsolete jobs. */
async function storeDraws(tx: Tx, done: object[], at: Date): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(done)}::jsonb)`;
  const now = at.toISOString();
  await tx.execute(sql`
    update lifecycles l set version = l.version + x.steps, snapshot = x.snapshot, timers = '[]'
    from ${rows} x(id uuid, steps int, snapshot jsonb) where l.id = x.id`);
  await tx.execute(sql`
    update lottery_issues i set state = x.state, due_at = null, result = x.result, settlement = 1, drawn_at = ${now}, settled_at = ${now},
      beacon_signature = x.signature, server_seed = x.seed
    from ${rows} x(id uuid, state text, result jsonb, signature text, seed text) where i.id = x.id`);
  await tx.execute(sql`
    insert into lottery_results (issue_id, settlement, kind, result, taken_by, at)
    select x.id, 1, 'drawn', x.result, x.taken_by, ${now}::timestamptz from ${rows} x(id uuid, result jsonb, taken_by text)`);
  await tx.execute(sql`select graphile_worker.remove_job(x.job) from ${rows} x(job text)`);
}
