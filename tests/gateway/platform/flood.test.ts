/** @module-tag extended */

import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../src/gateway/platform/http/throttles';
import { stopClock } from '../../security/limits-support';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { playerAt, tokenOf } from '../harness/player';
import { seal } from '../harness/seal';

/** Limits, and with them the flood of ten thousand logins, as a fraction of the gateway's design. */
const SCALE = 20;
const FLOOD = 10_000 / SCALE;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' });
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  gateway.ctx.config.limitFactor = 1 / SCALE;
  // Stops refills during the test.
  await stopClock(gateway);
});
afterAll(() => gateway.stop());

const FROM = { 'X-Forwarded-For': '203.0.113.66', 'Content-Type': 'application/json' };
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** Posts a body to the login as cheaply as an attacker would; returns the status. */
const knock = (body: object) =>
  new Promise<number>((done, failed) => {
    const clientRequest = request(
      `${gateway.url}/wps/session/login`,
      { method: 'POST', agent, headers: FROM },
      (response) => {
        response.resume().on('end', () => done(response.statusCode ?? 0));
      },
    );
    clientRequest.on('error', failed).end(JSON.stringify(body));
  });

test('checks no more wrong logins than allowed in a flood, and admits players [asvs 6.3.1]', async () => {
  const key = await playerAt(gateway.url, FROM).status();
  const statuses = new Map<number, number>();
  let sent = 0;
  const request = async () => {
    while (sent < FLOOD) {
      sent += 1;
      const status = await knock(seal(key, { username: `victim${sent}`, password: `guess-${sent}` }, key.serverTime));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 32 }, request));
  const allowed = Math.floor(RATE_LIMITS.login.max / SCALE);
  expect(Object.fromEntries(statuses)).toEqual({ 401: allowed, 429: FLOOD - allowed });
  const { logIn, status, isIn } = playerAt(gateway.url, { 'X-Forwarded-For': '203.0.113.1' });
  const token = tokenOf((await logIn(await status(), 'player', 'Shapla#2026')).reply);
  expect(await isIn(token ?? '')).toBe(true);
  expect(gateway.logged.join('')).not.toMatch(/guess-|victim|203\.0\.113/);
});
