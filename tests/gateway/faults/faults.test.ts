import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../src/gateway/identity/session/service';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { turnoverLeft } from '../../../src/gateway/money/wallet/turnover';
import { TEST_CEILING } from '../../harness/ceilings';
import { payee } from '../money/wallet/support';
import { playedAgain } from './allowed';
import { emptyObservations, type Observations, type Player } from './deeds';
import { type Fleet, startFleet } from './fleet';
import { startOperations } from './operations';
import { seeded } from './random';
import { keysOf, reckon } from './reckoning';

/** Number of operations in a run and of gateways killed. `npm run faults` sets them. */
type Size = { operations: number; kills: number };
const GATE: Size = { operations: 96, kills: 2 };
const EXTENDED: Size = { operations: 600, kills: 4 };
const operationCount = Number(process.env.FAULT_OPERATIONS ?? 0);
const CALLERS = 32;
const TEAMS = 3;
const RICH = 5_000_000n;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.stop());

/** An agent and three downlines, one with limits and one who takes breaks; each can send to their neighbours. */
async function team(): Promise<Player[]> {
  const agent = await payee(fleet, RICH, { type: 1 });
  const below = [];
  for (let i = 0; i < 3; i++) below.push(await payee(fleet, RICH, { uplineId: agent.id }));
  const inAll = [{ ...agent, partners: below }, ...below.map((player) => ({ ...player, partners: [agent] }))];
  return Promise.all(
    inAll.map(async (player, index) => ({
      ...player,
      token: await openSession(fleet.ctx, fleet.ctx.db, player.id),
      partners: player.partners.map(({ userName }) => userName),
      limited: index === 2,
      rests: index === 3,
    })),
  );
}

/** Kills a gateway at each share of the operations, and PostgreSQL once, with a gateway during its absence. */
async function reap(observations: Observations, random: () => number, { operations, kills }: Size) {
  for (let kill = 1; kill <= kills; kill++) {
    while (observations.operations < (operations * kill) / (kills + 1)) await wait(10);
    if (kill === Math.ceil(kills / 2)) fleet.killPostgres();
    await fleet.kill(Math.floor(random() * 3), random() * 1_000);
  }
}

const title = ({ operations }: Size) =>
  `${operations} operations by ${CALLERS} callers while gateways and PostgreSQL are killed: no money is lost, doubled or invented, exceeds a limit or leaves without its turnover [asvs 2.3.3 2.3.4]`;

if (operationCount > 0) {
  const size = { operations: operationCount, kills: Math.max(4, Math.floor(operationCount / 500)) };
  test(title(size), () => survives(size), operationCount > 1_000 ? 3_600_000 : TEST_CEILING);
} else {
  test(title(GATE), () => survives(GATE));
  test(title(EXTENDED), { tags: ['extended'] }, () => survives(EXTENDED));
}

async function survives(size: Size): Promise<void> {
  const { operations } = size;
  const players = (await Promise.all(Array.from({ length: TEAMS }, team))).flat();
  const before = await keysOf(fleet.ctx.db);
  const observations = emptyObservations();
  const began = Date.now();
  const call = async (seed: number) => {
    const operate = startOperations({ fleet, players, observations, random: seeded(seed) });
    while (observations.operations < operations) await operate();
  };
  await Promise.all([
    reap(observations, seeded(0), size),
    ...Array.from({ length: CALLERS }, (_, caller) => call(caller + 1)),
  ]);
  notify(observations, size, (Date.now() - began) / 1_000);
  // Abandoned calls finish first.
  const busy = sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and state <> 'idle'`;
  await expect.poll(async () => (await fleet.ctx.db.execute(busy)).rowCount).toBe(0);
  expect(fleet.unforeseen()).toEqual([]);
  expect(await reckon(fleet.ctx.db, observations, before)).toEqual([]);
  const ids = players.map(({ id }) => id);
  const { turnoverDue, wrong } = await playedAgain(fleet.ctx.db, ids, observations.bounds);
  expect(wrong).toEqual([]);
  for (const id of ids) expect(await turnoverLeft(fleet.ctx.db, id)).toBe(turnoverDue.get(id) ?? 0n);
  expect(await verifyLedger(fleet.ctx)).toMatchObject({ problems: [] });
  expect((await fleet.ops(0, 'ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
  expect(observations.deeds.filter(({ fate }) => fate === 'acknowledged').length).toBeGreaterThan(operations / 4);
}

function notify(
  { deeds, operations, repeats, returned, steps, orders, bounds, rejections, faults }: Observations,
  { kills }: Size,
  seconds: number,
) {
  const fate = (name: string) => deeds.filter((deed) => deed.fate === name).length;
  const lines = [
    `${operations} operations by ${CALLERS} callers in ${seconds.toFixed(0)} s, ${kills} gateways and PostgreSQL killed`,
    `transfers: ${fate('acknowledged')} acknowledged, ${fate('refused')} refused, ${fate('open')} open; repeated ${repeats}`,
    `returns ${returned.length}, steps of withdrawals ${steps.length}`,
    `deposits begun ${orders.length}, paid ${orders.filter(({ paid }) => paid).length}; limits and pauses ${bounds.length}`,
    `rejections ${JSON.stringify(Object.fromEntries(rejections))}`,
    `faults ${JSON.stringify(Object.fromEntries(faults))}`,
  ];
  console.log(`${lines.join('\n')}`);
}
