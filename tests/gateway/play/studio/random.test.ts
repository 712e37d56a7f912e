/** @module-tag extended */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { type Fleet, startFleet } from '../../faults/fleet';
import { seeded } from '../../faults/random';
import { newcomer } from '../../money/wallet/support';
import { playAtLab } from './lab-players';
import { type Delivery, delivery, expectedBalance, play, type Round, rounds, wrongs } from './random';
import { wrongInBooks } from './reckoning';
import { createCallCounters, reaper, unsureStudio } from './unsure';

/** Number of calls, half of them for each of two properties; `npm run soak -- studio` runs 10,000. */
const OPERATIONS = Number(process.env.STUDIO_OPERATIONS ?? 300);
const SEED = Number(process.env.STUDIO_SEED ?? 20_261_122);
const MAX_BETS = 8;
const LONG = 3_600_000;
/** Players who bet concurrently at the demo's studio, and bets of each. */
const AT_LAB = Math.min(20, Math.ceil(OPERATIONS / 100));
const BETS = Math.ceil(OPERATIONS / 35 / AT_LAB);

let fleet: Fleet;
let studio: Awaited<ReturnType<typeof unsureStudio>>;
let gateways: ReturnType<typeof reaper>;
const counters = createCallCounters();
const began = Date.now();
beforeAll(async () => {
  fleet = await startFleet();
  studio = await unsureStudio(fleet, counters);
  gateways = reaper(fleet);
});
afterAll(() => fleet.stop());

/** Plays rounds of a player by a delivery during which gateways are killed; returns the final balance. */
async function played(initialBalance: bigint, plan: readonly Round[], how: Delivery) {
  const { id } = await newcomer(fleet, initialBalance);
  const send = await studio.seat(id);
  let calls = 0;
  const responses = await play(send, plan, how, () => {
    calls += 1;
    counters.operations += 1;
    for (const { gateway, after, downFor } of how.kills) if (after + 1 === calls) gateways.kill(gateway, downFor);
  });
  await gateways.settled();
  return { heard: responses, balance: await balanceOf(fleet.ctx.db, id) };
}

/** Runs until the number of calls is reached; the remaining runs make none. */
const runs = { seed: SEED, numRuns: OPERATIONS, endOnFailure: true };
const isDone = (share: number) => counters.operations >= OPERATIONS * share;

test(
  'with copies, reordering, losses and kills, each id takes effect at most once and the balance matches',
  async () => {
    await fc.assert(
      fc.asyncProperty(rounds(MAX_BETS), delivery, async (plan, how) => {
        if (isDone(0.5)) return;
        // Little enough that some bets are rejected.
        const { heard, balance } = await played(10_000n, plan, how);
        expect(wrongs(plan, heard)).toEqual([]);
        expect(balance).toBe(expectedBalance(10_000n, plan, heard));
      }),
      runs,
    );
  },
  LONG,
);

test(
  'any delivery in any order ends in the same balance',
  async () => {
    await fc.assert(
      fc.asyncProperty(rounds(MAX_BETS), delivery, delivery, async (plan, left, right) => {
        if (isDone(1)) return;
        const ends = [];
        for (const how of [left, right]) ends.push((await played(1_000_000n, plan, how)).balance);
        expect(ends[0]).toBe(ends[1]);
      }),
      runs,
    );
  },
  LONG,
);

test(
  'after kills of studio and gateways, each wallet matches the studio’s store',
  async () => {
    const players = await Promise.all(Array.from({ length: AT_LAB }, async () => (await newcomer(fleet, 100_000n)).id));
    const { ends, killed } = await playAtLab(fleet, gateways, { players, bets: BETS, random: seeded(SEED) });
    for (const end of ends)
      expect(await balanceOf(fleet.ctx.db, end.player), `seed ${SEED}: ${JSON.stringify(end)}`).toBe(
        100_000n + BigInt(end.change),
      );
    const { rows } = await fleet.ctx.db.execute<{ wins: number; open: number }>(sql`select
    (select count(*)::int from studio_transactions where account_id = any (${sql.param(players)}::uuid[]) and kind = 'win' and state = 'applied') as wins,
    (select count(*)::int from studio_rounds where account_id = any (${sql.param(players)}::uuid[]) and ended_at is null and bets > 0) as open`);
    const sum = (of: 'rounds' | 'wins' | 'cancelled') => ends.reduce((all, end) => all + end[of], 0);
    expect(rows[0]).toEqual({ wins: sum('wins'), open: 0 });
    expect(killed).toBeGreaterThan(0);
    print(
      `demo’s studio: ${players.length} players, ${sum('rounds')} rounds, ${sum('wins')} wins, ${sum('cancelled')} taken back; killed ${killed} times`,
    );
  },
  LONG,
);

test('finally the books sum to zero, no player is overdrawn, and each id is as booked', async () => {
  expect(await wrongInBooks(fleet.ctx)).toEqual([]);
  expect(fleet.unforeseen()).toEqual([]);
  expect([counters.operations >= OPERATIONS, gateways.killed() > 0]).toEqual([true, true]);
  const { operations, tries, lost, unanswered, answers } = counters;
  print(
    `seed ${SEED}: ${operations} calls in ${tries} tries, of which ${lost} were lost on purpose and ${unanswered} not answered`,
  );
  print(`gateways killed ${gateways.killed()} times; ${Math.round((Date.now() - began) / 1_000)} s in all`);
  print(`answers ${JSON.stringify(Object.fromEntries([...answers].sort()))}`);
});

const print = (line: string) => console.log(`${line}`);
