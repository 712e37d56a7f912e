import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashed } from '../../../src/gateway/demo/hashed';
import { keepAccount } from '../../../src/gateway/identity/account/service';
import { openWallet } from '../../../src/gateway/money/wallet/accounts';
import { RATE_LIMITS } from '../../../src/gateway/platform/http/throttles';
import { stopClock } from '../../security/limits-support';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { playerAt, tokenOf } from '../harness/player';
import { rawRequest } from '../harness/raw';
import { seal } from '../harness/seal';

/** Requests and limits of these tests as a fraction of the gateway's design. */
const SCALE = 20;
/** Fifteen hundred requests a minute exceed every limit. */
const TOO_MANY = 1_500 / SCALE;
/** Minimum number of rejections among them. */
const REJECTED = 100 / SCALE;
/** Number of players behind one address that stays within the limits. */
const CROWD = 300 / SCALE;

let gateway: TestGateway;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' });
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  // A twentieth of every limit is reached by a twentieth of the requests.
  gateway.ctx.config.limitFactor = 1 / SCALE;
  // Stops refills during the test, in the database and in this process.
  await stopClock(gateway);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  agent.destroy();
  await gateway.stop();
});

const from = (ip: string) => ({ 'X-Forwarded-For': ip });
/** Sends one request as cheaply as an attacker; returns the status. */
const knock = (path: string, headers: Record<string, string>, { method = 'GET', body = '' } = {}) =>
  new Promise<number>((done, failed) => {
    const clientRequest = request(gateway.url + path, { method, agent, headers }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0));
    });
    clientRequest.on('error', failed).end(body);
  });

/** Sends many requests, a few at a time; counts them by status. */
async function many(times: number, send: (i: number) => Promise<number>) {
  const statuses = new Map<number, number>();
  let sent = 0;
  const request = async () => {
    while (sent < times) {
      const status = await send(sent++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 32 }, request));
  return statuses;
}

/** Spellings of a call that a router could accept. */
const SPELLINGS = [
  '/wps/captcha',
  '/%77ps/captcha',
  '/%77%70%73/captcha',
  '/wps/%63aptcha',
  '/%2577ps/captcha',
  '/wps%2Fcaptcha',
  '/wps%2fcaptcha',
  '%2Fwps/captcha',
  '//wps/captcha',
  '/wps//captcha',
  '/./wps/captcha',
  '/wps/./captcha',
  '/x/../wps/captcha',
  '/x/%2e%2e/wps/captcha',
  '/WPS/captcha',
  '/wps/CAPTCHA',
  '/wps/captcha/',
  '/wps/captcha;x=1',
  '/wps/captcha#x',
  '/wps/captcha?x=1',
  'http://localhost/wps/captcha',
  'http://localhost/%77ps/captcha',
  'http://localhost//wps/captcha',
  'http://elsewhere.test:99/wps/captcha',
  'https://localhost/wps/captcha',
  'HTTP://localhost/wps/captcha',
  'wps/captcha',
];
const spelt = async (ip: string) =>
  Promise.all(SPELLINGS.map(async (target) => ({ target, ...(await rawRequest(gateway.url, target, from(ip))) })));
const passing = (answers: { target: string; status: number }[]) =>
  answers.filter(({ status }) => status < 400).map(({ target }) => target);

test('answers several spellings of a call, as the next tests require [asvs 2.4.1]', async () => {
  const answered = passing(await spelt('203.0.113.10'));
  expect(answered).toContain('/wps/captcha');
  expect(answered).toContain('/%77ps/captcha');
  expect(answered).toContain('http://localhost/wps/captcha');
});

test('no spelling of a call bypasses maintenance [s4.system-status.maintenance]', async () => {
  await gateway.ops('maintenance', ['on']);
  const answers = await spelt('203.0.113.11');
  await gateway.ops('maintenance', ['off']);
  expect(passing(answers)).toEqual([]);
  const rejectedTargets = answers
    .filter(({ text }) => text.includes('"system.maintenance"'))
    .map(({ target }) => target);
  expect(rejectedTargets).toEqual(
    expect.arrayContaining(['/%77ps/captcha', 'http://localhost/wps/captcha', '/wps//captcha']),
  );
});

test('no spelling of a call bypasses the limits of an address [asvs 2.4.1]', async () => {
  const ip = '203.0.113.12';
  const other = '203.0.113.13';
  expect((await many(TOO_MANY, () => knock('/wps/system/whitelabel', from(ip)))).get(429)).toBeGreaterThan(0);
  expect(passing(await spelt(ip))).toEqual([]);
  expect((await many(TOO_MANY, () => knock('/%77ps/system/whitelabel', from(other)))).get(429)).toBeGreaterThan(0);
  expect(passing(await spelt(other))).toEqual([]);
});

const json = { 'Content-Type': 'application/json' };
/** Routes of each kind, with a request that reaches them. */
const KINDS: [string, string, { method?: string; body?: string }?][] = [
  ['a read', '/wps/system/countries'],
  ['a write', '/wps/session/login', { method: 'POST', body: '{}' }],
  ['a call for members', '/wps/member/info'],
  ['a call with an unreadable body', '/wps/session/login', { method: 'POST', body: '{' }],
  ['an unknown call', '/wps/nothing'],
  ['an unknown call under the other prefix', '/lgw/nothing'],
  ['a call by another method', '/wps/captcha', { method: 'DELETE' }],
  ['the provider’s webhook', '/hooks/payments', { method: 'POST', body: '{}' }],
  ['the liveness probe', '/healthz'],
  ['the readiness probe', '/readyz'],
  ['the outbox', '/demo/outbox'],
  ['the provider’s demo', '/demo/provider/google'],
  ['the OpenAPI document', '/openapi.json'],
  ['a page', '/'],
  ['an unknown page', '/nothing'],
];

test.each(KINDS)(
  'rejects the last of too many requests for %s within a minute from one address [asvs 2.4.1 6.1.1]',
  async (what, path, how) => {
    const ip = `198.51.100.${KINDS.findIndex(([kind]) => kind === what) + 1}`;
    const statuses = await many(TOO_MANY, () => knock(path, { ...from(ip), ...(how?.body && json) }, how));
    expect(statuses.get(429) ?? 0).toBeGreaterThan(REJECTED);
    expect(await knock(path, { ...from('192.0.2.200'), ...(how?.body && json) }, how)).not.toBe(429);
  },
);

test('limits made-up tokens by their address [asvs 2.4.1]', async () => {
  const made = (ip: string, i: number) => ({ ...from(ip), Authorization: `Bearer made-up-${i}` });
  expect(
    (await many(TOO_MANY, (i) => knock('/wps/member/info', made('203.0.113.14', i)))).get(429) ?? 0,
  ).toBeGreaterThan(REJECTED);
  const cut = { method: 'POST', body: '{' };
  const unread = await many(TOO_MANY, (i) =>
    knock('/wps/session/logout', { ...made('203.0.113.18', i), ...json }, cut),
  );
  expect(unread.get(429) ?? 0).toBeGreaterThan(REJECTED);
});

test('addresses of one IPv6 network count as one, others separately [asvs 2.4.1]', async () => {
  const neighbour = (i: number) => from(`2001:db8:7:1:${(i + 1).toString(16)}::${(i % 7) + 1}`);
  const statuses = await many(TOO_MANY, (i) => knock('/wps/system/whitelabel', neighbour(i)));
  expect(statuses.get(429) ?? 0).toBeGreaterThan(REJECTED);
  expect(await knock('/wps/system/whitelabel', from('2001:db8:7:1::99'))).toBe(429);
  expect(await knock('/wps/system/whitelabel', from('2001:db8:7:2::99'))).toBe(200);
});

test('allows as many concurrent logins as an address may have', { tags: ['extended'] }, async () => {
  const ip = from('203.0.113.15');
  const now = await gateway.ctx.now();
  const passwordHash = await hashed('Shapla#2026');
  for (let i = 0; i < CROWD; i++) {
    const { id } = await keepAccount(
      gateway.ctx.db,
      { userName: `crowd${i}`, nickname: 'Crowd', type: 0, passwordHash },
      now,
    );
    await openWallet(gateway.ctx.db, id);
  }
  const problems: string[] = [];
  const see = async (path: string, headers: Record<string, string>, how = {}) => {
    const status = await knock(path, headers, how);
    if (status >= 400 && path !== '/') problems.push(`${status} ${path}`);
    if (status === 429) problems.push(`${status} ${path}`);
  };
  const come = async (i: number) => {
    await see('/', ip);
    for (let file = 0; file < 20; file++) await see('/TCG_PROD_IMAGES/COUNTRY_FLAG/BD.png', ip);
    const { status, isIn } = playerAt(gateway.url, ip);
    const key = await status();
    await see('/wps/system/countries', ip);
    await see(
      '/wps/verification/work',
      { ...ip, ...json },
      { method: 'POST', body: JSON.stringify({ purpose: 'login' }) },
    );
    const body = JSON.stringify(seal(key, { username: `crowd${i}`, password: 'Shapla#2026' }, key.serverTime));
    const { reply } = await gateway.call('/wps/session/login', { method: 'POST', headers: { ...ip, ...json }, body });
    const token = tokenOf(reply) ?? '';
    if (!(await isIn(token))) problems.push(`not in: ${reply?.code}`);
    for (let page = 0; page < 5; page++) await see('/wps/member/info', { ...ip, Authorization: `Bearer ${token}` });
    return 200;
  };
  await many(CROWD, come);
  expect([...new Set(problems)]).toEqual([]);
});

test('a player’s limit spans all sessions and leaves others behind the address unaffected', async () => {
  const ip = from('203.0.113.16');
  const { logIn, status } = playerAt(gateway.url, ip);
  const bearer = async (name: string) => ({
    ...ip,
    Authorization: `Bearer ${tokenOf((await logIn(await status(), name, 'Shapla#2026')).reply)}`,
  });
  const first = await bearer('player');
  const again = await bearer('player');
  const second = await bearer('downline');
  const statuses = await many(TOO_MANY, (i) => knock('/wps/member/info', i % 2 ? first : again));
  const allowed = RATE_LIMITS['call.account'].max / SCALE;
  expect(Object.fromEntries(statuses)).toEqual({ 200: allowed, 429: TOO_MANY - allowed });
  expect(await knock('/wps/member/info', second)).toBe(200);
  expect(await knock('/wps/system/countries', ip)).toBe(200);
});

test('unreadable paths are limited, too [asvs 2.4.1]', async () => {
  const unreadable = await many(TOO_MANY, () => knock('/%E0%A4%A', {}));
  expect([...unreadable.keys()].sort()).toEqual([400, 429]);
  const { text } = await rawRequest(gateway.url, '/%E0%A4%A');
  expect(text).toMatch(/Retry-After: \d+\r\n[\s\S]*"limit.reached"/);
});

test('answers a load balancer’s probes while its address is limited', async () => {
  const ip = from('203.0.113.17');
  await many(TOO_MANY, () => knock('/', ip));
  await many(TOO_MANY, () => knock('/wps/system/countries', ip));
  for (const path of ['/healthz', '/readyz']) expect(await knock(path, ip)).toBe(200);
});
