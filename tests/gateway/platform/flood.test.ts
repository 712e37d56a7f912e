import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../src/gateway/platform/throttles';
import { startTestGateway, type TestGateway } from '../support/gateway';
import { playerAt, tokenOf } from '../support/player';
import { seal } from '../support/seal';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' });
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
});
afterAll(() => gateway.stop());

const FROM = { 'X-Forwarded-For': '203.0.113.66', 'Content-Type': 'application/json' };
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** Sends a body to where players log in, as cheaply as an attacker would, and gives the status. */
const knock = (body: object) =>
  new Promise<number>((done, failed) => {
    const asked = request(`${gateway.url}/wps/session/login`, { method: 'POST', agent, headers: FROM }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0));
    });
    asked.on('error', failed).end(JSON.stringify(body));
  });

test('asvs 6.3.1: ten thousand wrong logins are held back, and players come in as before', async () => {
  const from = Date.now();
  const key = await playerAt(gateway.url, FROM).status();
  const statuses = new Map<number, number>();
  let sent = 0;
  const one = async () => {
    while (sent < 10_000) {
      sent += 1;
      const status = await knock(seal(key, { username: `victim${sent}`, password: `guess-${sent}` }, key.serverTime));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 32 }, one));
  expect([...statuses.keys()].sort()).toEqual([401, 429]);
  const { max, perSeconds } = RATE_LIMITS.login;
  expect(statuses.get(401)).toBeLessThanOrEqual(max + Math.ceil(((Date.now() - from) / 1_000) * (max / perSeconds)));
  const { logIn, status, isIn } = playerAt(gateway.url, { 'X-Forwarded-For': '203.0.113.1' });
  const token = tokenOf((await logIn(await status(), 'player', 'Shapla#2026')).reply);
  expect(await isIn(token ?? '')).toBe(true);
  expect(gateway.logged.join('')).not.toMatch(/guess-|victim|203\.0\.113/);
}, 300_000);
