import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { type Modules, startModules } from './harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const all = Object.values<Endpoint>(endpoints).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
const ask = async ({ method, path }: Endpoint, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await gateway.server.inject({
    method,
    url: path,
    headers,
    payload: method === 'POST' ? {} : undefined,
  });
  return { statusCode, ...JSON.parse(body) };
};

describe('s7.client.token-flag asvs 8.2.1: each call needs a session or not, as the contract says', () => {
  test.each(all)('%s', async (_name, endpoint) => {
    const { statusCode, success, code } = await ask(endpoint);
    if (endpoint.token === 'required')
      expect({ statusCode, success, code }).toEqual({ statusCode: 401, success: false, code: 'session.required' });
    else expect(statusCode).not.toBe(401);
  });
});

test('s7.client.fields-not-shown: what the spec does not show is marked as assumed', () => {
  for (const [, { source }] of all) expect(source).toMatch(/^(assumed|s\d\.[\w.-]+)$/);
  expect([endpoints.slide.source, endpoints.work.source, endpoints.firstLogin.source]).toEqual([
    'assumed',
    'assumed',
    'assumed',
  ]);
});

test('s7.client.default-language: a call that names no language, or none of ours, is answered in Bengali', async () => {
  for (const headers of [undefined, { language: 'xx' }])
    expect((await ask(endpoints.memberInfo, headers)).message).toMatch(/[\u0980-\u09ff]/);
  expect((await ask(endpoints.memberInfo, { language: 'en' })).message).toBe('Please log in first.');
});

test('asvs 2.2.1 2.2.2: a sealed login is checked like any other body [s5.login.username-required s5.login.password-required]', async () => {
  const send = async (body: Record<string, unknown>) => {
    const payload = await gateway.sealed(body);
    const { statusCode, body: text } = await gateway.server.inject({
      method: 'POST',
      url: '/wps/session/login',
      payload,
    });
    return { statusCode, text, code: JSON.parse(text).code };
  };
  const wrong = [
    { username: ' ', password: 'x' },
    { username: 'a'.repeat(65), password: 'x' },
    { username: 'a', password: ' ' },
  ];
  for (const body of wrong) {
    const { statusCode, code, text } = await send(body);
    expect([statusCode, code]).toEqual([422, 'request.invalid']);
    expect(text).not.toContain('aaaa');
  }
  expect((await send({ username: ` ${'a'.repeat(64)} `, password: 'x' })).code).not.toBe('request.invalid');
});
