/** @module-tag extended */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ask } from '../../gateway/harness/postgres';
import { envOf } from '../harness/env';
import { type Portal, startPortal } from '../harness/portal';
import { kill, spawnStudio } from '../harness/process';
import { followRooms } from '../harness/rooms';
import { emptyPages, frameAt, frameWith, studioDatabase } from '../harness/studio';

const files = emptyPages();
afterAll(() => rmSync(files, { recursive: true }));

let portal: Portal;
let database: Awaited<ReturnType<typeof studioDatabase>>;
beforeEach(async () => {
  portal = await startPortal({ game: 'lab-duel' });
  database = await studioDatabase();
  onTestFinished(async () => {
    await portal.stop();
    await database.drop();
  });
});

const start = () => spawnStudio(envOf(database.url, portal.url, files));
const ofRooms = (column: string) =>
  ask<{ value: string }>(database.url, `select ${column}::text as value from rooms order by created_at`).then((rows) =>
    rows.map(({ value }) => value),
  );
const unsent = () => ask(database.url, 'select id from outbox where done_at is null');

/** Logs in two players at a studio's process and returns both frames' tokens; the first player has a seat. */
async function seated(url: string) {
  const tokens: string[] = [];
  for (const player of ['player-1', 'player-2']) {
    portal.state.player = player;
    tokens.push((await frameAt(url)).token);
  }
  const [first = '', second = ''] = tokens;
  const viewer = await followRooms(url, first, 'learner');
  await expect.poll(() => viewer.seen.at(-1)?.room?.id).toBeTruthy();
  const room = viewer.seen.at(-1)?.room?.id ?? '';
  await viewer.close();
  const sits = (token: string) =>
    frameWith(url, token).call('/api/rooms/sit', { key: randomUUID(), room, part: 'river' });
  expect((await sits(first)).body.round.state).toBe('open');
  const stands = (token: string, id: string) =>
    frameWith(url, token).call('/api/rooms/decide', { id, at: 1, act: { act: 'stand' } });
  return { first, second, sits, stands };
}

test('killed while a round waits for its beacon: the next process settles it once [own.room.settled]', async () => {
  const before = portal.state.balance;
  const studio = await start();
  const { second, sits } = await seated(studio.url);
  await sits(second);
  await kill(studio.child);
  expect(await ofRooms('state')).toEqual(['starting']);

  await start();
  await expect.poll(() => ofRooms('state')).toEqual(['over']);
  await expect.poll(unsent).toEqual([]);
  const [fee] = await ofRooms('fee');
  expect(portal.state.balance).toBe(before - BigInt(fee ?? 0));
});

/** Sets the time at which decisions end, in ms from now. */
const endDecisionsIn = (ms: number) => {
  const due = new Date(Date.now() + ms).toISOString();
  return ask(
    database.url,
    `update lifecycles set due_at = '${due}', timers = jsonb_set(timers, '{0,due}', '"${due}"')
      where id = (select id from rooms where state = 'deciding')`,
  );
};
type Seat = { id: string; decisions: number; stake: string; payout: string | null };
const seats = () =>
  ask<Seat>(
    database.url,
    `select id, jsonb_array_length(acts) - 1 as decisions, stake::text, payout::text from rounds order by seat`,
  );
const sumOf = (values: readonly (string | null | undefined)[]) =>
  values.reduce((sum, value) => sum + BigInt(value ?? 0), 0n);

test.each([
  ['continues', true],
  ['ends at its deadline', false],
])(
  'killed while players decide: the match %s, and stakes equal payouts plus the fee [own.room.settled]',
  async (_, goesOn) => {
    const before = portal.state.balance;
    const studio = await start();
    const { first, second, sits, stands } = await seated(studio.url);
    await sits(second);
    await expect.poll(() => ofRooms('state')).toEqual(['deciding']);
    await endDecisionsIn(3_600_000);
    const [one, other] = (await seats()).map(({ id }) => id);
    expect((await stands(first, one ?? '')).status).toBe(200);
    await kill(studio.child);

    await spawnStudio({ ...envOf(database.url, portal.url, files), STUDIO_PORT: String(studio.port) });
    if (goesOn) expect((await stands(second, other ?? '')).status).toBe(200);
    else await endDecisionsIn(0);
    await expect.poll(() => ofRooms('state')).toEqual(['over']);
    await expect.poll(unsent).toEqual([]);
    const all = await seats();
    expect(all.map(({ decisions }) => decisions)).toEqual(goesOn ? [1, 1] : [1, 0]);
    const [fee] = await ofRooms('fee');
    expect(sumOf(all.map(({ stake }) => stake))).toBe(sumOf([...all.map(({ payout }) => payout), fee]));
    expect(portal.state.balance).toBe(before - BigInt(fee ?? 0));
  },
);

test('killed while the portal accepts a stake: the next process takes the seat [own.room.seats]', async () => {
  const studio = await start();
  const { second, sits } = await seated(studio.url);
  portal.mishap('bet', 'silent');
  void sits(second).catch(() => undefined);
  await expect.poll(() => portal.state.balance).toBe(998_00n);
  await kill(studio.child);
  expect(await ofRooms('state')).toEqual(['waiting']);
  await ask(database.url, `update rounds set created_at = created_at - interval '1 minute'`);

  await start();
  await expect.poll(async () => (await ofRooms('state'))[0]).toMatch(/starting|deciding|settled|over/);
});

test('killed for more than two minutes: the round is void and all stakes are returned [own.room.void]', async () => {
  const before = portal.state.balance;
  const studio = await start();
  await seated(studio.url);
  await kill(studio.child);
  await ask(database.url, `update heartbeat set at = at - interval '3 minutes'`);

  await start();
  await expect.poll(() => ofRooms('state')).toEqual(['void']);
  await expect.poll(unsent).toEqual([]);
  expect(portal.state.balance).toBe(before);
});
