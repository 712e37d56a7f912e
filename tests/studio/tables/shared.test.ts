/** @module-tag extended */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEACONS, roundAt } from '../../../src/lottery/fair/beacon';
import { ask } from '../../gateway/harness/postgres';
import { envOf } from '../harness/env';
import { seeded } from '../harness/matches';
import { type Portal, startPortal } from '../harness/portal';
import { kill, spawnStudio } from '../harness/process';
import { emptyPages, frameAt, studioDatabase } from '../harness/studio';
import { followTable, type TableState } from '../harness/table';

const COUNT = Number(process.env.TABLE_PLAYERS ?? 300);
const TARGETS = [110, 150, 200, 300, 1_000];
const STAKE = 10_00n;
/** The test closes bets itself. */
const BET_SECONDS = '999';
/** Number of concurrent bets. */
const AT_ONCE = 25;

let portal: Portal;
let database: Awaited<ReturnType<typeof studioDatabase>>;
const files = emptyPages();
beforeAll(async () => {
  portal = await startPortal({ game: 'lab-crash', balance: 1_000_000_00n });
  database = await studioDatabase();
});
afterAll(async () => {
  await portal.stop();
  await database.drop();
  rmSync(files, { recursive: true });
});

type Stake = { id: string; state: string; payout: string; target: number };
const stakes = () =>
  ask<Stake>(
    database.url,
    `select id, state, payout::text, (acts -> 0 ->> 'target')::int as target from rounds order by id`,
  );
type Shared = { id: string; number: number; state: string; point: number | null };
const rounds = () =>
  ask<Shared>(
    database.url,
    `select id, number, state, (result ->> 'point')::int as point from table_rounds order by number`,
  );
/** Returns the result of a round as observed by a player; fails if one observed two. */
function resultIn(states: readonly TableState[], number: number) {
  const results = states.flatMap(({ history }) => history).filter((candidate) => candidate.number === number);
  const points = new Set(results.map(({ result }) => result.point));
  expect(points.size).toBeLessThanOrEqual(1);
  return [...points][0] ?? null;
}

const random = seeded('shared');
/** Returns true for a fifth of all calls. */
const isDropped = () => random(5) === 0;

/** A player at the table with unreliable connections. */
async function join(url: string, name: string, target: number) {
  portal.state.player = name;
  const frame = await frameAt(url);
  const key = randomUUID();
  const receivedStates: TableState[] = [];
  let viewer = await followTable(url);
  const leave = async () => {
    await viewer.close();
    receivedStates.push(...viewer.seen);
  };
  const bet = () => frame.bets('lab-crash', { act: 'join', target }, { key });
  return {
    leave,
    /** Everything that the player received, on all connections. */
    seen: () => [...receivedStates, ...viewer.seen],
    async rejoin() {
      await leave();
      viewer = await followTable(url);
    },
    /** Bets, a fifth of the time twice with the same key, like a retry of the network. */
    async bets() {
      if (isDropped()) await bet();
      return (await bet()).body.round;
    },
    round: async (id: string) => (await frame.call(`/api/rounds/${id}`)).body.round,
  };
}
type Player = Awaited<ReturnType<typeof join>>;

/** Breaks a fifth of all streams, which browsers reopen. */
const dropStreams = (players: readonly Player[]) =>
  Promise.all(players.filter(isDropped).map((player) => player.rejoin()));

/** Ends the timer of the current round. */
const endTimer = () => moveTimer(new Date().toISOString());

const moveTimer = (due: string) =>
  ask(
    database.url,
    `update lifecycles set due_at = '${due}', timers = jsonb_set(timers, '{0,due}', '"${due}"')
      where due_at is not null`,
  );

/** Publishes the beacon's round, however long the studio is down. */
async function publishBeacon() {
  const published = roundAt(BEACONS.demo, Date.now()) - 1;
  await ask(database.url, `update table_rounds set beacon_round = ${published} where state = 'closed'`);
  await moveTimer(new Date(Date.now() + 3_600_000).toISOString());
}

async function placeBets(players: readonly Player[]) {
  const ids: string[] = [];
  for (let first = 0; first < players.length; first += AT_ONCE) {
    const placed = await Promise.all(players.slice(first, first + AT_ONCE).map((player) => player.bets()));
    expect(placed.map(({ state }) => state)).toEqual(placed.map(() => 'open'));
    ids.push(...placed.map(({ id }) => id));
    await dropStreams(players);
  }
  return ids;
}

const stateNow = async () => (await rounds())[0]?.state;
const unsent = () => ask(database.url, 'select id from outbox where done_at is null');
const endingCalls = () => portal.heard.filter(({ call }) => call === 'win' || call === 'round-end');

test('despite dropped connections and two kills of the studio, each stake is settled once and all players see one result [own.table.rounds own.table.settled]', async () => {
  const env = { ...envOf(database.url, portal.url, files), STUDIO_BET_SECONDS: BET_SECONDS };
  const first = await spawnStudio(env);
  const start = () => spawnStudio({ ...env, STUDIO_PORT: String(first.port) });
  const players: Player[] = [];
  for (let nth = 0; nth < COUNT; nth++)
    players.push(await join(first.url, `player-${nth}`, TARGETS[nth % TARGETS.length] ?? 200));
  await expect.poll(stateNow).toBe('betting');
  const before = portal.state.balance;
  const ids = await placeBets(players);
  await endTimer();
  await expect.poll(stateNow).toBe('closed');
  await kill(first.child);
  expect((await stakes()).map(({ state }) => state)).toEqual(players.map(() => 'open'));
  await publishBeacon();

  // The portal has a report, but its response is lost with the process.
  portal.mishap('win', 'silent');
  portal.mishap('round-end', 'silent');
  const second = await start();
  await Promise.all(players.map((player) => player.rejoin()));
  await dropStreams(players);
  await expect.poll(() => endingCalls().length).toBeGreaterThan(0);
  await kill(second.child);
  await start();
  await Promise.all(players.map((player) => player.rejoin()));
  await dropStreams(players);
  await expect.poll(async () => (await stakes()).filter(({ state }) => state !== 'settled')).toEqual([]);
  await expect.poll(unsent).toEqual([]);

  const [round] = await rounds();
  const { number, point } = round ?? expect.fail('no round');
  const all = await stakes();
  expect(all.map(({ id }) => id).sort()).toEqual([...ids].sort());
  const payoutOf = ({ target }: Stake) => (target <= (point ?? 0) ? (STAKE * BigInt(target)) / 100n : 0n);
  expect(all.map(({ payout }) => payout)).toEqual(all.map((stake) => `${payoutOf(stake)}`));
  const paid = all.reduce((sum, stake) => sum + payoutOf(stake), 0n);
  expect(portal.state.balance).toBe(before - STAKE * BigInt(COUNT) + paid);
  const endings = all.map(({ id }) => [portal.done.has(`${id}.win`), portal.done.has(`${id}.end`)]);
  expect(endings).toEqual(all.map((stake) => [payoutOf(stake) > 0n, payoutOf(stake) === 0n]));

  await expect.poll(() => players.map((player) => resultIn(player.seen(), number))).toEqual(players.map(() => point));
  const visiblePoints = await Promise.all(
    players.map(async (player, nth) => (await player.round(ids[nth] ?? '')).shown.point),
  );
  expect(new Set(visiblePoints)).toEqual(new Set([point]));
  await Promise.all(players.map((player) => player.leave()));
});
