import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { seal } from '../harness/seal';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'debug' });
});
afterAll(() => gateway.stop());

const lines = () => gateway.logged.map((line) => JSON.parse(line));

test('every request has an id in its response and log line', async () => {
  const { headers, reply } = await gateway.call('/wps/nothing?phone=8801712345678', {
    headers: { 'X-Request-Id': 'mine' },
  });
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(reply?.requestId).toBe(id);
  expect(lines().find(({ requestId }) => requestId === id)).toMatchObject({
    method: 'GET',
    route: '/wps/*',
    status: 404,
    event: 'request.done',
  });
});

test('logs contain no secrets or personal data, even on failures [asvs 16.2.5 14.2.1]', async () => {
  const secrets = [
    'Shapla#2026',
    'wrong-pass-1',
    '8801712345678',
    'player@example.test',
    'tok-secret-1',
    '203.0.113.77',
    'player',
  ];
  const headers = {
    'X-Forwarded-For': '203.0.113.77',
    Authorization: 'Bearer tok-secret-1',
    Cookie: 'session=tok-secret-1',
  };
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  const { reply } = await gateway.call('/wps/system/status?url=player', { headers });
  const key = Object((await gateway.call('/wps/system/status')).reply?.value) as {
    keyId: string;
    publicKey: string;
    serverTime: number;
  };
  expect(reply?.code).toBe('system.invalidUrl');
  for (const password of ['wrong-pass-1', 'Shapla#2026'])
    await gateway.call('/wps/session/login', {
      method: 'POST',
      headers,
      json: seal(key, { username: 'player', password }, key.serverTime),
    });
  await gateway.call('/wps/session/login', {
    method: 'POST',
    headers,
    json: seal(key, { username: 'player', password: 7 }, key.serverTime),
  });
  await gateway.call('/wps/session/login', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{"password":"wrong-pass-1"',
  });
  await gateway.call('/reset/8801712345678/player@example.test?token=tok-secret-1', { headers });
  await gateway.ctx.db.execute('alter table accounts rename to accounts_away');
  await gateway.call('/wps/session/login', {
    method: 'POST',
    headers,
    json: seal(key, { username: 'player', password: 'wrong-pass-1' }, key.serverTime),
  });
  await gateway.ctx.db.execute('alter table accounts_away rename to accounts');
  const written = gateway.logged.join('');
  expect(written).toContain('request.failed');
  expect(written).toContain('"code":"42P01"');
  for (const secret of secrets) expect(written).not.toContain(secret);
});

test('an unknown error shows only its id, also found in the log [s8.message.unknown-error asvs 16.5.1]', async () => {
  await gateway.ctx.db.execute('alter table system_modules rename to away');
  const { status, reply, text } = await gateway.call('/wps/system/whitelabel');
  await gateway.ctx.db.execute('alter table away rename to system_modules');
  expect({ status, reply }).toMatchObject({ status: 500, reply: { success: false, code: 'unknown', value: null } });
  expect(reply?.message).toMatch(new RegExp(`${reply?.requestId}$`));
  expect(text).not.toMatch(/relation|select|system_modules/i);
  expect(
    lines().find(({ requestId, event }) => requestId === reply?.requestId && event === 'request.failed'),
  ).toMatchObject({
    level: 'error',
    err: { type: 'Error', message: '', stack: expect.stringContaining('at ') },
  });
});
