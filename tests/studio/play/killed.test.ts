/** @module-tag extended */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { delayAfter } from '../../../src/studio/play/outbox';
import { ask } from '../../gateway/harness/postgres';
import { envOf } from '../harness/env';
import { type Portal, startPortal } from '../harness/portal';
import { kill, spawnStudio } from '../harness/process';
import { emptyPages, frameAt, startTestStudio, studioDatabase } from '../harness/studio';

const DICE = { act: 'roll', target: 95 };

let portal: Portal;
let database: Awaited<ReturnType<typeof studioDatabase>>;
const files = emptyPages();
beforeAll(() => {
  onEnd.push(() => rmSync(files, { recursive: true }));
});
const onEnd: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of onEnd) await end();
});
beforeEach(async () => {
  portal = await startPortal({ game: 'lab-dice' });
  database = await studioDatabase();
  onTestFinished(async () => {
    await portal.stop();
    await database.drop();
  });
});

const start = () => spawnStudio(envOf(database.url, portal.url, files));
const rounds = () =>
  ask<{ state: string; payout: string | null }>(database.url, 'select state, payout::text from rounds');
const unsaid = () => ask(database.url, 'select id from outbox where done_at is null');
const calls = (call: string) => portal.heard.filter((candidate) => candidate.call === call);
/** Makes rounds old enough for the next one. */
const older = () => ask(database.url, `update rounds set created_at = created_at - interval '1 minute'`);

test('killed between bet and win: the next process pays the win once', async () => {
  const before = Number(portal.state.balance);
  const studio = await start();
  const frame = await frameAt(studio.url);
  await frame.chooses('river');
  // The round wins with a chance of 95 %; if it loses, the studio reports its end instead.
  portal.mishap('win', 'silent');
  portal.mishap('round-end', 'silent');
  void frame.bets('lab-dice', DICE).catch(() => undefined);
  await expect.poll(() => calls('win').length + calls('round-end').length).toBe(1);
  await kill(studio.child);
  expect((await unsaid()).length).toBe(1);

  await start();
  await expect.poll(unsaid).toEqual([]);
  const [round] = await rounds();
  expect(Number(portal.state.balance)).toBe(before - 10_00 + Number(round?.payout));
  expect(new Set([...calls('win'), ...calls('round-end')].map(({ transactionId }) => transactionId)).size).toBe(1);
});

test('killed while the portal accepts the bet: the next process plays the round and pays its win', async () => {
  const before = Number(portal.state.balance);
  const studio = await start();
  const frame = await frameAt(studio.url);
  await frame.chooses('river');
  portal.mishap('bet', 'silent');
  void frame.bets('lab-dice', DICE).catch(() => undefined);
  await expect.poll(() => calls('bet').length).toBe(1);
  await kill(studio.child);
  expect(await rounds()).toEqual([{ state: 'betting', payout: null }]);
  await older();

  await start();
  await expect.poll(async () => (await rounds())[0]?.state).toBe('settled');
  await expect.poll(unsaid).toEqual([]);
  const [round] = await rounds();
  expect(Number(portal.state.balance)).toBe(before - 10_00 + Number(round?.payout));
});

test('killed before the portal received the bet: the next process rolls it back, and the portal rejects it from then on', async () => {
  const before = portal.state.balance;
  const studio = await start();
  const frame = await frameAt(studio.url);
  await frame.chooses('river');
  await portal.goAway();
  void frame.bets('lab-dice', DICE).catch(() => undefined);
  await expect.poll(async () => (await rounds()).length).toBe(1);
  await kill(studio.child);
  const [{ state = '' } = {}] = await rounds();
  expect(state).toBe('betting');
  await older();

  await portal.comeBack();
  await start();
  await expect.poll(async () => (await rounds())[0]?.state).toBe('cancelled');
  await expect.poll(unsaid).toEqual([]);
  expect(portal.state.balance).toBe(before);
  expect([...portal.done].find(([id]) => id.endsWith('.bet'))?.[1].code).toBe('transaction.rolledBack');
});

/**
 * Makes the database record each wait as it is set, so that the test may read it at any time. Failed deliveries have a
 * code.
 */
const RECORD_WAITS = `
  create table waits (attempts integer, seconds float);
  create function record_wait() returns trigger language plpgsql as $$ begin
    insert into waits values (new.attempts, extract(epoch from new.due_at - now()));
    return new;
  end $$;
  create trigger record_wait before update on outbox for each row when (new.code is not null) execute function record_wait()`;

test('retries deliveries with growing delays while the portal is unavailable, and then delivers all', async () => {
  const studio = await startTestStudio(portal);
  onTestFinished(() => studio.end());
  const frame = await frameAt(studio.url);
  await frame.chooses('river');
  await frame.bets('lab-dice', DICE);
  await expect.poll(() => studio.query('select id from outbox where done_at is null')).toEqual([]);
  // Marks the deliveries as pending again; then the portal is unavailable for a minute of attempts.
  await studio.query(`update outbox set done_at = null, attempts = 0, due_at = now(), code = null`);
  await studio.query(RECORD_WAITS);
  await portal.goAway();
  for (let attempt = 1; attempt <= 6; attempt++) {
    const read = async () =>
      (await studio.query('select seconds from waits where attempts = $1', [attempt]))[0]?.seconds ?? null;
    await expect.poll(read).not.toBeNull();
    const seconds = await read();
    expect(seconds).toBeLessThanOrEqual(2 ** (attempt - 1) * 1.2 + 0.001);
    expect(seconds).toBeGreaterThanOrEqual(2 ** (attempt - 1) * 0.8 - 0.001);
    await studio.query('update outbox set due_at = now(), code = null');
  }
  const balance = portal.state.balance;
  await portal.comeBack();
  await studio.query('update outbox set due_at = now()');
  await expect.poll(() => studio.query('select id from outbox where done_at is null')).toEqual([]);
  expect(portal.state.balance).toBe(balance);
});

test('retry delays double up to a minute, with a jitter of a fifth', () => {
  expect([1, 2, 3, 7, 30].map((attempts) => delayAfter(attempts, 0.5))).toEqual([1, 2, 4, 60, 60]);
  expect([delayAfter(3, 0), delayAfter(3, 1)]).toEqual([expect.closeTo(3.2), expect.closeTo(4.8)]);
});

test('exits when its starter closes its input', async () => {
  const { child } = await spawnStudio({ ...envOf(database.url, portal.url, files), STUDIO_ATTACHED: 'on' });
  child.stdin?.end();
  await expect.poll(() => child.exitCode).toBe(0);
});

test('an invalid setting ends the start with one line', async () => {
  await expect(spawnStudio({ ...envOf(database.url, portal.url, files), STUDIO_SECRET: 'short' })).rejects.toThrow(
    'studio: STUDIO_SECRET: must have 32 characters or more',
  );
});
