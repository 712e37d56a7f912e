import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countryFile } from '../harness/countries';
import { startTestGateway, type TestGateway } from '../harness/gateway';

let trusting: TestGateway;
let plain: TestGateway;
beforeAll(async () => {
  [trusting, plain] = await Promise.all([startTestGateway({ TRUST_PROXY: 'loopback' }), startTestGateway()]);
});
afterAll(() => Promise.all([trusting.stop(), plain.stop()]));

const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Visitor-Country': 'bd' };
const location = async (gateway: TestGateway, sent: Record<string, string>) => {
  const { status, reply } = await gateway.call('/wps/system/status', { headers: sent });
  // An unexpected rejection is shown whole, with the gateway's log lines.
  return reply?.value ?? { status, reply, logged: gateway.logged.filter((line) => line.includes('"err"')) };
};

test('a trusted proxy states address and country [s3.permission.location]', async () => {
  expect(await location(trusting, headers)).toMatchObject({ info: { location: { ip: '203.0.113.9', country: 'BD' } } });
});

test('of several addresses the last before the trusted proxies counts', async () => {
  const chain = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9, 127.0.0.1' };
  expect(await location(trusting, chain)).toMatchObject({ info: { location: { ip: '203.0.113.9', country: null } } });
});

test('ignores headers of untrusted senders', async () => {
  expect(await location(plain, headers)).toMatchObject({ info: { location: { ip: '127.0.0.1', country: null } } });
});

test('ignores an invalid country', async () => {
  expect(await location(trusting, { 'X-Visitor-Country': 'Bangladesh' })).toMatchObject({
    info: { location: { country: null } },
  });
});

test('falls back to the proxy’s address for an invalid one', async () => {
  expect(await location(trusting, { 'X-Forwarded-For': '<script>' })).toMatchObject({
    info: { location: { ip: '127.0.0.1' } },
  });
});

test('without a proxy’s country the country file decides', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-countries-'));
  writeFileSync(join(folder, 'countries.mmdb'), countryFile('BD'));
  const gateway = await startTestGateway({ TRUST_PROXY: 'loopback', GEOIP_DB: join(folder, 'countries.mmdb') });
  const from = (ip: string) => location(gateway, { 'X-Forwarded-For': ip });
  expect(await from('100.64.0.1')).toMatchObject({ info: { location: { country: 'BD' } } });
  expect(await from('203.0.113.9')).toMatchObject({ info: { location: { country: null } } });
  expect(await location(gateway, { 'X-Forwarded-For': '100.64.0.1', 'X-Visitor-Country': 'NP' })).toMatchObject({
    info: { location: { country: 'NP' } },
  });
  await gateway.stop();
  rmSync(folder, { recursive: true });
});
