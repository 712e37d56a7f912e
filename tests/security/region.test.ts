import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { setMaintenance } from '../../src/gateway/platform/system/service';
import { startTestGateway, type TestGateway } from '../gateway/harness/gateway';
import { playerAt, tokenOf } from '../gateway/harness/player';
import { rawRequest } from '../gateway/harness/raw';

let gateway: TestGateway;
let Authorization = '';
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'loopback' });
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  const { logIn, status } = playerAt(gateway.url);
  Authorization = `Bearer ${tokenOf((await logIn(await status(), 'player', 'Shapla#2026')).reply)}`;
  await gateway.ops('region', ['block', 'SG']);
});
afterAll(() => gateway.stop());

const here = { 'X-Visitor-Country': 'SG', Language: 'en' };
const status = endpoints.systemStatus;
/** The stream of the site reports to closed pages that the portal opens. */
const open: readonly string[] = [status.path, endpoints.siteStream.path];
const others = Object.values<Endpoint>(endpoints).filter(({ path }) => !open.includes(path));

test('the system status reports a blocked region [s4.system-status.restriction]', async () => {
  const { reply } = await gateway.call(status.path, { headers: here });
  expect(reply?.value).toMatchObject({ regionRestriction: true, info: { location: { country: 'SG' } } });
});

test.each(others.map(({ method, path }) => [method, path]))(
  'a blocked region cannot call %s %s, with or without a session',
  async (method, path) => {
    for (const headers of [here, { ...here, Authorization }])
      expect(await gateway.call(path, { method, headers })).toMatchObject({
        status: 403,
        reply: {
          success: false,
          code: 'system.restricted',
          message: 'Access is restricted by your location or IP address.',
        },
      });
  },
);

test('is reported in Bengali, too, for unknown calls and any spelling of a call', async () => {
  const { reply } = await gateway.call('/wps/captcha', { headers: { ...here, Language: 'bn' } });
  expect(reply?.message).toBe('আপনার অবস্থান বা IP ঠিকানা থেকে প্রবেশ সীমিত।');
  for (const target of ['/wps/nothing', '/lgw/nothing', '/%77ps/captcha', 'http://localhost/wps/captcha'])
    expect((await rawRequest(gateway.url, target, here)).text).toMatch(/^HTTP\/1\.1 403 [\s\S]*"system\.restricted"/);
});

test('other and unknown regions can call', async () => {
  for (const country of ['BD', ''])
    expect((await gateway.call('/wps/captcha', { headers: { 'X-Visitor-Country': country } })).status).toBe(200);
});

test('maintenance takes precedence [s4.system-status.decision]', async () => {
  await setMaintenance(gateway.ctx, null);
  expect(await gateway.call('/wps/captcha', { headers: here })).toMatchObject({
    status: 503,
    reply: { code: 'system.maintenance' },
  });
  await setMaintenance(gateway.ctx, 'off');
});
