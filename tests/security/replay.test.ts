import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { setModule } from '../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../gateway/harness/modules';

let gateway: Modules;
let token = '';
beforeAll(async () => {
  gateway = await startModules();
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  token = (await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' })).token;
});
afterAll(() => gateway.close());

const encryptedEndpoints = Object.entries<Endpoint>(endpoints).filter(([, { encrypted }]) => encrypted);
const send = async ({ method, path }: Endpoint, payload: object) => {
  const { statusCode, body } = await gateway.server.inject({
    method,
    url: path,
    payload,
    headers: { authorization: `Bearer ${token}` },
  });
  return `${statusCode} ${JSON.parse(body).code}`;
};
const bodyFor = async ({ encrypted }: Endpoint, plaintext: Record<string, unknown>) => {
  const sealed = await gateway.sealed(plaintext);
  return encrypted === 'value' ? { os: 'ios', platform: 'web', value: sealed } : { ...sealed };
};

describe('rejects a recorded request the second time [asvs 2.3.4]', () => {
  test.each(encryptedEndpoints)('%s', async (_name, endpoint) => {
    const body = await bodyFor(endpoint, {});
    expect(await send(endpoint, body)).not.toMatch(/envelope|session/);
    expect(await send(endpoint, body)).toBe('409 envelope.replayed');
  });

  test('at another endpoint, too', async () => {
    const body = await bodyFor(endpoints.logIn, { username: 'player', password: 'Shapla#2026' });
    expect(await send(endpoints.logIn, body)).toBe('200 undefined');
    expect(await send(endpoints.closeAccount, body)).toBe('409 envelope.replayed');
  });
});

test('fifty concurrent copies of one login: exactly one succeeds [asvs 2.3.4]', async () => {
  const body = await bodyFor(endpoints.logIn, { username: 'player', password: 'Shapla#2026' });
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => send(endpoints.logIn, body)));
  expect(outcomes.filter((outcome) => outcome === '200 undefined')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === '409 envelope.replayed')).toHaveLength(49);
});
