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
const request = async ({ method, path }: Endpoint, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await gateway.server.inject({
    method,
    url: path,
    headers,
    payload: method === 'POST' ? {} : undefined,
  });
  return { statusCode, ...JSON.parse(body) };
};

/** True for a stream that a call without a session opens, and that never ends. */
const isEndless = ({ stream, token }: Endpoint) => stream !== undefined && token !== 'required';

async function statusOfStream({ method, path }: Endpoint): Promise<number> {
  const response = await gateway.server.inject({ method, url: path, payloadAsStream: true });
  response.stream().destroy();
  return response.statusCode;
}

describe('each call requires a session as the contract states [s7.client.token-flag asvs 8.2.1]', () => {
  test.each(all)('%s', async (_name, endpoint) => {
    if (isEndless(endpoint)) return expect(await statusOfStream(endpoint)).toBe(200);
    const { statusCode, success, code } = await request(endpoint);
    if (endpoint.token === 'required')
      expect({ statusCode, success, code }).toEqual({ statusCode: 401, success: false, code: 'session.required' });
    else expect(statusCode).not.toBe(401);
  });
});

test('endpoints not in the spec are marked as assumed [s7.client.fields-not-shown]', () => {
  for (const [, { source }] of all) expect(source).toMatch(/^(assumed|s\d\.[\w.-]+)$/);
  expect([endpoints.slide.source, endpoints.work.source, endpoints.firstLogin.source]).toEqual([
    'assumed',
    'assumed',
    'assumed',
  ]);
});

test('calls without a known language are answered in Bengali [s7.client.default-language]', async () => {
  for (const headers of [undefined, { language: 'xx' }])
    expect((await request(endpoints.memberInfo, headers)).message).toMatch(/[\u0980-\u09ff]/);
  expect((await request(endpoints.memberInfo, { language: 'en' })).message).toBe('Please log in first.');
});

test('an encrypted login is validated like any body [s5.login.username-required s5.login.password-required asvs 2.2.1 2.2.2]', async () => {
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
