/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { enqueue } from '../../../../src/gateway/platform/jobs/enqueue';
import { evidenceOf } from '../../../../src/gateway/play/draw/opened';
import { ORDER_JOBS } from '../../../../src/gateway/play/draw/service';
import { isRight, verifyDraw } from '../../../../src/lottery/fair/verify';
import { TEST_CEILING } from '../../../harness/ceilings';
import { type Fleet, startFleet } from '../../faults/fleet';
import { seeded } from '../../faults/random';
import { newcomer } from '../../money/wallet/support';
import { reaper } from '../studio/unsure';
import { act, cancelSurely, chaseSurely, emptyResponseCounts, FAST, type Player } from './week-players';
import { by, gaps, wrongs } from './week-reckoning';

/** Issues of each of the fast lotteries; `npm run soak -- draws` runs a week of them. */
const ISSUES = Number(process.env.DRAW_ISSUES ?? 30);
const SEED = Number(process.env.DRAW_SEED ?? 20_261_122);
const MINUTE = 60_000;
const INITIAL_BALANCE = 100_000_000n;
const LONG = ISSUES > 1_000 ? 3 * 3_600_000 : TEST_CEILING;
const PLAYERS = ISSUES > 1_000 ? 8 : 4;
/** Steps of the clock, ms: within an issue, across a few, across many. */
const STEPS =
  ISSUES > 1_000 ? [MINUTE / 2, 3 * MINUTE, 60 * MINUTE, 180 * MINUTE] : [MINUTE / 2, MINUTE, 3 * MINUTE, 15 * MINUTE];
/** Probability that a gateway is killed while players act. */
const KILLS = ISSUES > 1_000 ? 0.15 : 0.3;

let fleet: Fleet;
let gateways: ReturnType<typeof reaper>;
const random = seeded(SEED);
const counts = emptyResponseCounts();
const began = Date.now();
const players: { id: string; at: Player }[] = [];

beforeAll(async () => {
  fleet = await startFleet({ DRAWS: 'on', SESSION_IDLE: '90d', SESSION_ABSOLUTE: '90d' });
  gateways = reaper(fleet);
  // Logins last for the whole run.
  const lasting = { ...fleet.ctx, config: { ...fleet.ctx.config, sessionAbsolute: 90 * 24 * 60 * MINUTE } };
  for (let nth = 0; nth < PLAYERS; nth++) {
    const { id } = await newcomer(fleet, INITIAL_BALANCE);
    const token = await openSession(lasting, fleet.ctx.db, id);
    players.push({ id, at: (gateway) => fleet.at(gateway, token) });
  }
  await until('issues that take bets', async () => (await ahead()) >= 60);
});
afterAll(() => fleet.stop());

const count = async (question: ReturnType<typeof sql>) =>
  Number((await fleet.ctx.db.execute<{ n: string }>(question)).rows[0]?.n ?? 0);
/** Issues of the slowest lottery: those that accept bets and those that are over. */
const ahead = () =>
  count(sql`select min(n) as n from (select count(i.id) as n from unnest(${sql.param([...FAST])}::text[]) l
    left join lottery_issues i on i.lottery = l and lottery_takes(i, app_now()) group by l) x`);
const over = () =>
  count(sql`select min(n) as n from (select count(i.id) as n from unnest(${sql.param([...FAST])}::text[]) l
    left join lottery_issues i on i.lottery = l and i.draws_at < app_now() group by l) x`);
const unsettled = () =>
  count(sql`select count(*) as n from lottery_issues i where i.lottery in ${[...FAST]} and i.draws_at < app_now() - interval '1 minute'
    and i.state not in ('settled', 'refunded')`);

const stopped = () => count(sql`select count(*) as n from lottery_orders where state = 'stopped'`);

/** Jobs of killed gateways become available again, and those of living ones with them, so that some run twice. */
const unlock = () =>
  fleet.ctx.db.execute(sql`
    select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);

async function until(what: string, is: () => Promise<boolean>): Promise<void> {
  let looks = 0;
  const look = async () => {
    looks += 1;
    if (looks % 25 === 0) await unlock();
    return is();
  };
  await vi.waitFor(async () => expect(await look(), what).toBe(true), { interval: 200, timeout: TEST_CEILING });
}

/** Requests settlement twice again for issues with orders, which must change nothing. */
async function askAgain(): Promise<void> {
  const { rows } = await fleet.ctx.db.execute<{ id: string }>(sql`
    select i.id from lottery_issues i where i.settlement > 0 and exists (select from lottery_orders o where o.issue_id = i.id) order by i.drawn_at desc limit 4`);
  for (const { id: issueId } of rows)
    for (const task of [ORDER_JOBS.settle, ORDER_JOBS.settle, ORDER_JOBS.close])
      await enqueue(fleet.ctx.db, task, { issueId });
}

test(
  'fast draws by three gateways, some of which are killed, while players bet [own.draw.settled own.draw.lifecycle]',
  async () => {
    await Promise.all(players.map(({ at }) => chaseSurely(at, counts, random)));
    await Promise.all(players.map(({ at }) => cancelSurely(at, counts, random)));
    await moveClock(fleet.ctx.db, MINUTE);
    await until('a chase that stops', async () => (await stopped()) > 0);
    // At least one gateway dies, even in a short run.
    for (let turn = 0; (await over()) < ISSUES; turn++) {
      if (turn === 0 || random() < KILLS) gateways.kill(Math.floor(random() * 3), random() * 400);
      await Promise.all(players.flatMap(({ at }) => [act(at, counts, random), act(at, counts, random)]));
      await moveClock(fleet.ctx.db, STEPS[Math.floor(random() * STEPS.length)] ?? MINUTE);
      await askAgain();
      await until('issues that take bets', async () => (await ahead()) >= 15);
    }
    await gateways.settled();
    // The last orders are drawn as well.
    await moveClock(fleet.ctx.db, 15 * MINUTE);
    await until('the last settlement', async () => (await unsettled()) === 0);
    await askAgain();
    await until(
      'all jobs',
      async () =>
        (await count(sql`select count(*) as n from graphile_worker.jobs where task_identifier like 'lottery-%'`)) === 0,
    );
  },
  LONG,
);

test(
  'no issue is missing, each is settled once, and returns follow the rules',
  async () => {
    expect(await gaps(fleet.ctx)).toEqual([]);
    const { found, orders } = await wrongs(
      fleet.ctx,
      players.map(({ id }) => id),
      INITIAL_BALANCE,
    );
    expect(found).toEqual([]);
    // Each acknowledged slip exists once.
    expect([new Set(orders.map(({ slip }) => slip)).size, orders.length]).toEqual([counts.placed, counts.orders]);
    const states = by('state', orders);
    for (const state of ['settled', 'stopped', 'cancelled'])
      expect(states.get(state)?.length ?? 0, state).toBeGreaterThan(0);
    expect(fleet.unforeseen()).toEqual([]);
    expect(gateways.killed()).toBeGreaterThan(0);
    const stateCounts = [...states].map(([state, all]) => `${all.length} ${state}`).join(', ');
    const times = `${Math.round((Date.now() - began) / 1_000)} s`;
    console.log(
      `seed ${SEED}: ${await over()} issues of each of ${FAST.length} lotteries in ${times}; gateways killed ${gateways.killed()} times`,
    );
    console.log(
      `${counts.placed} slips, ${orders.length} orders: ${stateCounts}; unanswered ${counts.unanswered}, ${JSON.stringify(Object.fromEntries(counts.answers))}`,
    );
  },
  LONG,
);

test('draws verify independently, also those missed during downtime [own.draw.commitment]', async () => {
  const { rows } = await fleet.ctx.db.execute<{ lottery: string; issue: string }>(sql`
    select lottery, number as issue from lottery_issues where state = 'settled' and chain_id is not null order by md5(number) limit 24`);
  for (const draw of rows) expect([draw, isRight(verifyDraw(await evidenceOf(fleet.ctx, draw)))]).toEqual([draw, true]);
});
