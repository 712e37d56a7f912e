import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerAt } from '../harness/call';
import { startTestGateway, type TestGateway } from '../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'loopback' });
});
afterAll(() => gateway.stop());

const everywhere = [
  '/healthz',
  '/openapi.json',
  '/wps/system/status',
  '/wps/nothing',
  '/nothing',
  '/%E0%A4%A',
  '/demo/outbox',
];

test.each(everywhere)(
  '%s has a policy that allows only our own scripts and styles, none inline [asvs 3.4.3]',
  async (path) => {
    const policy = (await gateway.call(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  },
);

test.each(everywhere)(
  '%s has a fixed type, cannot be framed and leaks no referrer [asvs 3.2.1 3.4.4 3.4.5]',
  async (path) => {
    const { headers } = await gateway.call(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('every response states its type and charset [asvs 4.1.1]', async () => {
  expect((await gateway.call('/wps/system/status')).headers.get('content-type')).toBe(
    'application/json; charset=utf-8',
  );
  expect((await gateway.call('/demo/outbox')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await gateway.call('/%E0%A4%A')).headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('sets HSTS over TLS only [asvs 3.4.1]', async () => {
  const over = async (scheme: string) =>
    (await gateway.call('/', { headers: { 'X-Forwarded-Proto': scheme } })).headers.get('strict-transport-security');
  expect(await over('https')).toBe('max-age=31536000; includeSubDomains');
  expect(await over('http')).toBeNull();
});

test('responses of calls are not cached', async () => {
  for (const path of ['/wps/system/status', '/wps/nothing', '/lgw/x', '/demo/outbox'])
    expect((await gateway.call(path)).headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['from a sibling', { 'Sec-Fetch-Site': 'same-site' }],
  ['by Origin', { Origin: 'https://elsewhere.test' }],
  ['from nowhere', { Origin: 'null' }],
])('rejects a request %s of another site [asvs 3.5.1]', async (_how, headers) => {
  const answer = await gateway.call('/wps/system/language', { method: 'PUT', headers, json: { language: 'en' } });
  expect(answer).toMatchObject({ status: 403, reply: { code: 'request.crossSite' } });
});

test('accepts requests of our own page, also behind a proxy [asvs 3.5.1]', async () => {
  const act = async (headers: Record<string, string>) =>
    (await gateway.call('/wps/system/language', { method: 'PUT', headers, json: { language: 'en' } })).status;
  expect(await act({ 'Sec-Fetch-Site': 'same-origin', Origin: gateway.url })).toBe(200);
  expect(
    await act({ Origin: 'https://play.test', 'X-Forwarded-Host': 'play.test', 'X-Forwarded-Proto': 'https' }),
  ).toBe(200);
});

test('acts require a method, type or header that no form can send [asvs 3.5.3]', async () => {
  const form = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' };
  for (const path of ['/wps/session/login', '/wps/verification/slide', '/wps/verification/work'])
    expect((await gateway.call(path, form)).status).toBe(415);
  expect((await gateway.call('/wps/session/logout')).status).toBe(401);
  expect((await callerAt(gateway.opsUrl)('/ops', { method: 'POST', json: {} })).status).toBe(401);
});

test('serves no files of the repository or the data folder [asvs 13.4.1]', async () => {
  const repository = readdirSync('.', { withFileTypes: true }).map(
    (entry) => `/${entry.name}${entry.isDirectory() ? '/README.md' : ''}`,
  );
  expect(repository).toContain('/package.json');
  for (const path of [
    ...repository,
    ...repository.map((name) => `/..${name}`),
    ...repository.map((name) => `/%2e%2e${name}`),
    '/.git/config',
    '/package.json',
    '/ops.token',
    '/gateway.json',
    '/.data/ops.token',
    '/src/gateway/main.ts',
    '/pages/app.bn.html',
  ])
    expect((await gateway.call(path)).status).toBe(404);
});
