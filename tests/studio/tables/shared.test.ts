/** @module-tag extended */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../gateway/harness/postgres';
import { envOf } from '../harness/env';
import { type Portal, startPortal } from '../harness/portal';
import { kill, spawnStudio } from '../harness/process';
import { emptyPages, frameAt, frameWith, studioDatabase } from '../harness/studio';
import { followTable, type TableState } from '../harness/table';

const COUNT = Number(process.env.TABLE_PLAYERS ?? 30);
const TARGETS = [110, 150, 200, 300, 1_000];
const STAKE = 10_00n;
/** Time for all bets of the test, also on a busy machine. */
const BET_SECONDS = 30 + Math.ceil(COUNT / 10);

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
const resultIn = (seen: readonly TableState[], number: number) => {
  const history = seen.flatMap((state) => state.history).find((one) => one.number === number);
  return history?.result.point ?? null;
};

test('killed between the close and the result, a studio settles each stake once, and all players see one result [own.table.rounds own.table.settled]', async () => {
  const env = { ...envOf(database.url, portal.url, files), STUDIO_BET_SECONDS: String(BET_SECONDS) };
  const first = await spawnStudio(env);
  const players = [];
  for (let player = 0; player < COUNT; player++) {
    portal.state.player = `player-${player}`;
    const [frame, viewer] = [await frameAt(first.url), await followTable(first.url)];
    players.push({ frame, viewer, target: TARGETS[player % TARGETS.length] ?? 200 });
  }
  await expect.poll(async () => (await rounds())[0]?.state).toBe('betting');
  const before = portal.state.balance;
  const placed = await Promise.all(
    players.map(({ frame, target }) => frame.bets('lab-crash', { act: 'join', target })),
  );
  expect(placed.map(({ body }) => body.round.state)).toEqual(players.map(() => 'open'));
  // Every fifth connection breaks while bets are open, the others with the studio.
  for (const { viewer } of players.filter((_, index) => index % 5 === 0)) await viewer.close();

  await expect.poll(async () => (await rounds())[0]?.state).toBe('closed');
  await kill(first.child);
  expect((await stakes()).every(({ state }) => state === 'open')).toBe(true);
  const second = await spawnStudio({ ...env, STUDIO_PORT: String(first.port) });
  const viewers = await Promise.all(players.map(() => followTable(second.url)));
  await expect.poll(async () => (await rounds())[0]?.point ?? null).not.toBeNull();
  await expect.poll(async () => (await stakes()).filter(({ state }) => state !== 'settled')).toEqual([]);
  await expect.poll(() => ask(database.url, 'select id from outbox where done_at is null')).toEqual([]);

  const [round] = await rounds();
  const { number, point } = round ?? expect.fail('no round');
  const all = await stakes();
  expect(all).toHaveLength(COUNT);
  const payoutOf = ({ target }: Stake) => (target <= (point ?? 0) ? (STAKE * BigInt(target)) / 100n : 0n);
  expect(all.map(({ payout }) => payout)).toEqual(all.map((stake) => `${payoutOf(stake)}`));
  const paid = all.reduce((sum, stake) => sum + payoutOf(stake), 0n);
  expect(portal.state.balance).toBe(before - STAKE * BigInt(COUNT) + paid);
  const endings = all.map(({ id }) => [portal.done.has(`${id}.win`), portal.done.has(`${id}.end`)]);
  expect(endings).toEqual(all.map((stake) => [payoutOf(stake) > 0n, payoutOf(stake) === 0n]));

  await expect.poll(() => viewers.map(({ seen }) => resultIn(seen, number))).toEqual(players.map(() => point));
  const reached = await Promise.all(
    players.map(({ frame }, index) =>
      frameWith(second.url, frame.token).call(`/api/rounds/${placed[index]?.body.round.id}`),
    ),
  );
  expect(new Set(reached.map(({ body }) => body.round.shown.point))).toEqual(new Set([point]));
  for (const viewer of [...viewers, ...players.map((player) => player.viewer)]) await viewer.close();
});
