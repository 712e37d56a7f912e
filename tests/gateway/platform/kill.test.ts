/** @module-tag extended */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { playerAt, tokenOf } from '../harness/player';
import { end, preparedCopy } from '../harness/process';

let folder: Awaited<ReturnType<typeof preparedCopy>>;
beforeEach(async () => {
  folder = await preparedCopy();
});
afterEach(() => folder.clear());

const ENV = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' };
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Players log in, four at a time, until told to stop; every token that was acknowledged is kept. */
function crowd(url: string) {
  const tokens: string[] = [];
  let going = true;
  const { status, logIn } = playerAt(url);
  const one = async () => {
    const key = await status();
    while (going) {
      const answer = await logIn(key, 'player', 'Shapla#2026').catch(() => null);
      const token = tokenOf(answer?.reply ?? null);
      if (token) tokens.push(token);
      else await pause(20);
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, one));
  return {
    tokens,
    /** Waits until so many more have come in. */
    async more(count: number) {
      for (const wanted = tokens.length + count; tokens.length < wanted; ) await pause(20);
    },
    async stop() {
      going = false;
      await all;
    },
  };
}

const lost = async (url: string, tokens: string[]) => {
  const { isIn } = playerAt(url);
  const valid = await Promise.all(tokens.map(isIn));
  return tokens.filter((_, i) => !valid[i]).length;
};

test('asvs 2.3.3: after kill -9 of the gateway while players log in, every session that was acknowledged is valid', async () => {
  const killed = await folder.start(ENV);
  await killed.ops('flag', ['SLIDEVERIF', 'off']);
  const players = crowd(killed.url);
  await players.more(20);
  await end(killed.child, 'SIGKILL');
  await players.stop();
  const next = await folder.start(ENV);
  expect(await lost(next.url, players.tokens)).toBe(0);
});

test('asvs 2.3.3: kill -9 of its PostgreSQL while players log in: sessions stay valid, and players come in again', async () => {
  const gateway = await folder.start(ENV);
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  const players = crowd(gateway.url);
  await players.more(20);
  process.kill(folder.postgres() ?? 0, 'SIGKILL');
  await players.more(20);
  await players.stop();
  expect(await lost(gateway.url, players.tokens)).toBe(0);
});
