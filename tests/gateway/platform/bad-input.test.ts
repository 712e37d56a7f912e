import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByName } from '../../../src/gateway/identity/account/service';
import { openSession } from '../../../src/gateway/identity/session/service';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { seal } from '../harness/seal';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const json = { 'Content-Type': 'application/json' };
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  gateway.call(path, { method: 'POST', headers, body });
const slide = '/wps/verification/slide';
const login = '/wps/session/login';

const table: [string, () => ReturnType<TestGateway['call']>, number, string][] = [
  ['malformed JSON', () => post(slide, '{"a":'), 400, 'request.malformed'],
  ['JSON that would pollute prototypes', () => post(slide, '{"__proto__":{"a":1}}'), 400, 'request.malformed'],
  ['no body', () => post(slide, ''), 422, 'request.invalid'],
  [
    'a form',
    () => post(login, 'username=x', { 'Content-Type': 'application/x-www-form-urlencoded' }),
    415,
    'request.contentType',
  ],
  ['plain text', () => post(login, '{}', { 'Content-Type': 'text/plain' }), 415, 'request.contentType'],
  ['bytes without a type', () => post(login, new Uint8Array([1, 2]), {}), 415, 'request.contentType'],
  [
    'a field of the wrong type',
    () => gateway.call(slide, { method: 'POST', json: { slideId: 7, x: 'left', movement: [] } }),
    422,
    'request.invalid',
  ],
  ['a list instead of an object', () => gateway.call(login, { method: 'POST', json: [] }), 422, 'request.invalid'],
  ['null', () => gateway.call(login, { method: 'POST', json: null }), 422, 'request.invalid'],
  [
    'an over-long string',
    () => gateway.call('/wps/system/language', { method: 'PUT', json: { language: 'b'.repeat(60_000) } }),
    422,
    'request.invalid',
  ],
  ['deep nesting', () => post(login, '['.repeat(30_000) + ']'.repeat(30_000)), 422, 'request.invalid'],
  ['unclosed deep nesting', () => post(login, '{"a":'.repeat(10_000)), 400, 'request.malformed'],
  ['a body of 2 MB', () => post(login, 'x'.repeat(2_000_000)), 413, 'request.tooLarge'],
  ['an over-long query', () => gateway.call(`/wps/system/status?url=${'x'.repeat(1_000)}`), 422, 'request.invalid'],
  ['a repeated query parameter', () => gateway.call('/wps/system/status?url=a&url=b'), 422, 'request.invalid'],
  ['an unknown route', () => gateway.call('/wps/nothing'), 404, 'request.notFound'],
  ['an unknown route of the other prefix', () => gateway.call('/lgw/games/nothing'), 404, 'request.notFound'],
  ['an unknown page', () => gateway.call('/nothing.php'), 404, 'request.notFound'],
  ['path traversal', () => gateway.call('/assets/..%2f..%2f..%2fetc/passwd'), 404, 'request.notFound'],
  ['double-encoded path traversal', () => gateway.call('/%252e%252e/%252e%252e/etc/passwd'), 404, 'request.notFound'],
  ['a broken escape', () => gateway.call('/%E0%A4%A'), 400, 'request.badUrl'],
  ['a null byte', () => gateway.call('/assets/%00'), 404, 'request.notFound'],
  ['another method', () => gateway.call(login, { method: 'PUT', json: {} }), 405, 'request.method'],
  ['HEAD of a call', () => gateway.call('/wps/session/logout', { method: 'HEAD' }), 405, ''],
  ['a method without a route', () => gateway.call('/wps/captcha', { method: 'OPTIONS' }), 405, 'request.method'],
  [
    'two tokens',
    () => gateway.call('/wps/member/info', { headers: { Authorization: 'Bearer a, Bearer b' } }),
    401,
    'session.ended',
  ],
  [
    'an over-long token',
    () => gateway.call('/wps/member/info', { headers: { Authorization: `Bearer ${'a'.repeat(5_000)}` } }),
    400,
    'request.malformed',
  ],
  [
    'an over-long merchant',
    () => gateway.call('/wps/captcha', { headers: { Merchant: 'm'.repeat(100) } }),
    400,
    'request.malformed',
  ],
];

test.each(table)(
  '%s gets its status, envelope and stable code without internals [s8.codes.not-shown asvs 16.5.1]',
  async (_what, request, status, code) => {
    const answer = await request();
    expect(answer.status).toBe(status);
    if (code)
      expect(answer.reply).toMatchObject({ success: false, code, requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
    // Its English message may contain "at".
    const besideMessage = answer.text.replace(answer.reply?.messages?.en ?? '', '');
    expect(besideMessage).not.toMatch(/node_modules|\.ts|\.js|at |stack|Error|FST_|SELECT/);
    expect((await gateway.call('/readyz')).status).toBe(200);
  },
);

test.each([
  ['a form', '/wps/member/password/email', 'application/json', /form/, /ফর্ম/],
  ['a form', '/wps/member/password/email', 'text/plain', /form/, /ফর্ম/],
  ['a picture', '/wps/member/avatar/picture', 'application/json', /picture/, /ছবি/],
  ['JSON', login, 'application/x-www-form-urlencoded', /JSON/, /JSON/],
])(
  'an endpoint that takes %s (%s) rejects %s with 415 and a message that fits it [own.wire.content-type]',
  async (_, path, type, en, bn) => {
    const { ctx } = gateway;
    const player = await accountByName(ctx.db, 'player');
    const token = await openSession(ctx, ctx.db, player?.id ?? '');
    const { status, reply } = await post(path, '{}', { 'Content-Type': type, Authorization: `Bearer ${token}` });
    expect([status, reply?.code]).toEqual([415, 'request.contentType']);
    expect([reply?.messages?.en, reply?.messages?.bn]).toEqual([expect.stringMatching(en), expect.stringMatching(bn)]);
  },
);

test('names the invalid fields without their values', async () => {
  const { text, reply } = await gateway.call('/wps/system/language', { method: 'PUT', json: { language: 'qqqq' } });
  expect(reply?.value).toEqual({ fields: ['language'] });
  expect(text).not.toContain('qqqq');
});

test('405 lists the allowed methods', async () => {
  expect((await gateway.call('/wps/session/logout', { method: 'PATCH', json: {} })).headers.get('allow')).toBe(
    'GET, POST, DELETE',
  );
});

test('messages are in the request’s language or Bengali [s7.client.default-language, s4.language.localised]', async () => {
  const messageFor = async (headers: Record<string, string>) =>
    (await gateway.call('/wps/member/info', { headers })).reply?.message;
  expect(await messageFor({})).toBe('আগে লগ ইন করুন।');
  expect(await messageFor({ Language: 'EN' })).toBe('Please log in first.');
  expect(await messageFor({ Language: 'xx' })).toBe('আগে লগ ইন করুন।');
  expect(await messageFor({ Cookie: 'a=b; lang=en' })).toBe('Please log in first.');
});

test('rejects encrypted bodies that are stale, replayed or under another key [asvs 2.2.2]', async () => {
  const { reply } = await gateway.call('/wps/system/status');
  const key = Object(reply?.value) as { keyId: string; publicKey: string; serverTime: number };
  const send = (json: unknown) => gateway.call(login, { method: 'POST', json });
  const sealed = seal(key, { username: 'nobody', password: 'p' }, key.serverTime);
  expect((await send(sealed)).reply?.code).not.toMatch(/^(envelope|request)/);
  expect(await send(sealed)).toMatchObject({ status: 409, reply: { code: 'envelope.replayed' } });
  expect(await send(seal(key, {}, key.serverTime - 150_000))).toMatchObject({
    status: 400,
    reply: { code: 'envelope.stale' },
  });
  expect(await send({ ...sealed, keyId: 'x' })).toMatchObject({ status: 400, reply: { code: 'envelope.unknownKey' } });
  expect(await send({ ...sealed, tag: btoa('x'.repeat(16)) })).toMatchObject({
    status: 400,
    reply: { code: 'envelope.malformed' },
  });
  expect(await send(seal(key, { username: 7 }, key.serverTime))).toMatchObject({
    status: 422,
    reply: { code: 'request.invalid' },
  });
});
