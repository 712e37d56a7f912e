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

/** Players who log in, four at a time, until stopped; collects every acknowledged token. */
function crowd(url: string) {
  const tokens: string[] = [];
  let going = true;
  const { status, logIn } = playerAt(url);
  const attempt = async () => {
    const key = await status();
    while (going) {
      const answer = await logIn(key, 'player', 'Shapla#2026').catch(() => null);
      const token = tokenOf(answer?.reply ?? null);
      if (token) tokens.push(token);
      else await pause(20);
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, attempt));
  return {
    tokens,
    /** Waits for this many further logins. */
    async more(count: number) {
      for (const target = tokens.length + count; tokens.length < target; ) await pause(20);
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

test('after kill -9 of the gateway during logins, every acknowledged session is valid [asvs 2.3.3]', async () => {
  const killed = await folder.start(ENV);
  await killed.ops('flag', ['SLIDEVERIF', 'off']);
  const players = crowd(killed.url);
  await players.more(20);
  await end(killed.child, 'SIGKILL');
  await players.stop();
  const next = await folder.start(ENV);
  expect(await lost(next.url, players.tokens)).toBe(0);
});

test('after kill -9 of PostgreSQL during logins, sessions stay valid and logins resume [asvs 2.3.3]', async () => {
  const gateway = await folder.start(ENV);
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  const players = crowd(gateway.url);
  await players.more(20);
  process.kill(folder.postgres() ?? 0, 'SIGKILL');
  await players.more(20);
  await players.stop();
  expect(await lost(gateway.url, players.tokens)).toBe(0);
});
