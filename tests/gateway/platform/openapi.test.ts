import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../../src/contract/endpoints';
import { openapi } from '../../../src/contract/openapi';
import { startTestGateway, type TestGateway } from '../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test('GET /openapi.json returns the endpoint table', async () => {
  const { status, reply } = await gateway.call('/openapi.json');
  expect(status).toBe(200);
  expect(reply).toEqual(JSON.parse(JSON.stringify(openapi())));
});

test.each(Object.entries<Endpoint>(endpoints))(
  '%s is described with its source [s7.client.fields-not-shown]',
  (name, { method, path, source, token, encrypted }) => {
    const operation = openapi().paths[path]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, 'x-source': source });
    expect(operation).toHaveProperty('responses.200.content.application/json.schema.properties.value');
    expect(JSON.stringify(operation).includes('"security"')).toBe(token !== 'none');
    expect(JSON.stringify(operation).includes('"encryptedKey"')).toBe(encrypted !== false);
  },
);

const needing = Object.entries<Endpoint>(endpoints).filter(([, { token }]) => token === 'required');
test.each(needing)(
  '%s requires a session and reports a missing or ended one [s7.client.token-flag asvs 8.2.1 8.3.1]',
  async (_name, { method, path }) => {
    const request = async (headers: Record<string, string>) => gateway.call(path, { method, headers });
    expect(await request({})).toMatchObject({ status: 401, reply: { code: 'session.required' } });
    expect(await request({ Authorization: 'Bearer gone' })).toMatchObject({
      status: 401,
      reply: { code: 'session.ended' },
    });
  },
);
