/** @module-tag extended */

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextBoundary } from '../../../../../src/gateway/agents/agreements/pay/settle';
import { verifyLedger } from '../../../../../src/gateway/money/wallet/service';
import { moveClock } from '../../../../../src/gateway/platform/database/clock';
import { verifyRollups } from '../../../../../src/gateway/play/bets/rollups';
import { TEST_CEILING } from '../../../../harness/ceilings';
import { type Fleet, startFleet } from '../../../faults/fleet';
import { seeded } from '../../../faults/random';
import { startModules } from '../../../harness/modules';
import { betsOf, DAY, eventsOf, figuresOf, fixtureIn, happen, MINUTE, reach, salaries, settled } from './fixture';

/** `npm run soak -- salaries` runs 14. */
const TURNS = Number(process.env.AGENT_TURNS ?? 3);
const LONG = TURNS > 3;
const SEED = Number(process.env.AGENT_SEED ?? 20_261_123);
const BETS = LONG ? 1_500 : 100;
const WEEK = 8 * DAY;

let fleet: Fleet;
const random = seeded(SEED);
const events = eventsOf(betsOf(BETS, SEED)).filter(({ minute }) => minute * MINUTE < WEEK);

beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.stop());

/** Results when a single gateway settles everything undisturbed. */
async function undisturbed() {
  const gateway = await startModules();
  const fixture = await fixtureIn(gateway);
  await happen(gateway, fixture, events, new Map());
  await reach(gateway, fixture.begins + WEEK);
  await settled(gateway);
  const results = { figures: await figuresOf(gateway, fixture), paid: await salaries(gateway) };
  await gateway.close();
  return results;
}

const waits = async () => {
  const { rows } = await fleet.ctx.db.execute<{ n: number }>(
    sql`select (select count(*) from contract_dues)::int + (select count(*) from bet_fact_queue)::int as n`,
  );
  return (await nextBoundary(fleet.ctx)) !== null || rows[0]?.n !== 0;
};

/** Makes jobs due, including those of killed gateways and running ones, so that some run twice. */
const hurry = () =>
  fleet.ctx.db.execute(sql`
    with freed as (select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null)))
    select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'salaries' and locked_at is null), run_at => now()) from freed`);

/** Waits until the job runs somewhere or has finished. */
async function begins(): Promise<void> {
  const held = sql`select from pg_locks where locktype = 'advisory' and objid = hashtext('contracts.settled')::bigint & 4294967295`;
  // A run may be shorter than the polling interval; then it is finished and cannot be killed.
  for (let looks = 0; looks < 500 && (await fleet.ctx.db.execute(held)).rows.length === 0; looks++) await wait(5);
}

test(
  'P2: weeks settled by three repeatedly killed gateways equal an undisturbed run to the minor unit',
  async () => {
    const fixture = await fixtureIn(fleet);
    await happen(fleet, fixture, events, new Map());
    const startedAt = (await fleet.ctx.now()).getTime();
    const reached = fixture.begins + WEEK + 10_000;
    for (let turn = 1; turn <= TURNS; turn++) {
      // Each turn covers half a day, the last one everything that remains.
      const until = turn === TURNS ? reached : fixture.begins + (turn * DAY) / 2;
      await moveClock(fleet.ctx.db, Math.max(0, until - Math.max(startedAt, (await fleet.ctx.now()).getTime())));
      await hurry();
      await begins();
      await wait(random() * 400);
      const spared = Math.floor(random() * 3);
      await Promise.all([1, 2].map((next) => fleet.kill(spared + next, random() * 300)));
    }
    const isSettled = async () => {
      await hurry();
      return !(await waits());
    };
    await expect.poll(isSettled, { interval: 200, timeout: TEST_CEILING }).toBe(true);
    const calm = await undisturbed();
    const paid = await salaries(fleet);
    expect(await figuresOf(fleet, fixture)).toEqual(calm.figures);
    expect(paid).toEqual(calm.paid);
    expect(paid?.made).toBeGreaterThan(40);
    // Running the jobs again changes nothing.
    await hurry();
    await settled(fleet);
    expect(await salaries(fleet)).toEqual(paid);
    expect([(await verifyLedger(fleet.ctx)).problems, (await verifyRollups(fleet.ctx)).problems]).toEqual([[], []]);
    expect(fleet.unforeseen()).toEqual([]);
    console.log(`seed ${SEED}: ${BETS} bets, ${paid?.made} payments; gateways killed ${2 * TURNS} times`);
  },
  LONG ? 3_600_000 : 300_000,
);
