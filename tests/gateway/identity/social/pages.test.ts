import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../harness/gateway';

let gateway: TestGateway;
let without: TestGateway;
beforeAll(async () => {
  [gateway, without] = [await startTestGateway(), await startTestGateway({ DEMO: 'off' })];
});
afterAll(async () => {
  await gateway.stop();
  await without.stop();
});

const QUERY = 'state=one&code_challenge=two&code_challenge_method=S256';

test('the demo’s provider has a page with a form in both languages', async () => {
  const bn = await gateway.call(`/demo/provider/google?${QUERY}`);
  expect([bn.status, bn.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(bn.text).toContain('আপনি কে?');
  const en = await gateway.call(`/demo/provider/facebook?${QUERY}`, { headers: { Cookie: 'lang=en' } });
  for (const part of ['Who are you?', 'Allow', 'value="one"', 'value="two"', '/demo/provider/facebook/answer'])
    expect(en.text).toContain(part);
});

test('escapes parameters and rejects malformed requests [asvs 3.2.1]', async () => {
  const { text } = await gateway.call(`/demo/provider/google?state=${encodeURIComponent('"><b>')}&code_challenge=x`);
  expect(text).not.toContain('<b>');
  expect((await gateway.call('/demo/provider/google')).status).toBe(400);
  expect((await gateway.call(`/demo/provider/elsewhere?${QUERY}`)).status).toBe(400);
});

test('redirects only to our own page', async () => {
  const { status, headers } = await gateway.call(
    `/demo/provider/google/answer?${QUERY}&person=rahim&answer=agree&redirect_uri=https://x.test`,
  );
  expect([status, headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/social\/return\?code=[\w-]{43}&state=one$/),
  ]);
});

test('the return page runs only our script and removes the code from its address [asvs 3.4.3 14.2.1]', async () => {
  const page = await gateway.call('/social/return?code=a&state=b');
  expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self'`);
  expect(page.text).not.toMatch(/<script>|code=a/);
  const { text: script } = await gateway.call('/social/return.js');
  expect(script).toContain('history.replaceState');
  // Closes only after its message was received.
  expect(script.match(/.*window\.close.*/g)).toEqual([expect.stringContaining('received === state && window.close()')]);
});

test('with DEMO=off there is no provider page', async () => {
  expect((await without.call(`/demo/provider/google?${QUERY}`)).status).toBe(404);
});

test('operators cannot turn on a provider at which the gateway is not registered [own.social.settings]', async () => {
  for (const modId of ['SOCIALGOOGLE', 'SOCIALFACEBOOK']) {
    expect(await without.ops('flag', [modId, 'on'])).toMatchObject({
      status: 422,
      reply: { code: 'social.unregistered' },
    });
    expect(await without.ops('flag', [modId, 'off'])).toMatchObject({ status: 200 });
  }
});
