import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeskClient } from '../../../../src/contract/operations/desk-client';
import { DEMO_DESK_PASSWORD, DEMO_OPERATORS } from '../../../../src/gateway/demo/operators';
import { startTestGateway, type TestGateway } from '../../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const connect = (token: string | null = null) =>
  createDeskClient({ fetch, origin: gateway.opsUrl, credentials: () => ({ language: 'bn', token }) });

test('the demo’s operators log in with their password and the code that a command prints [own.desk.access]', async () => {
  for (const { name } of DEMO_OPERATORS) {
    const { challenge } = await connect().logIn({ name, password: DEMO_DESK_PASSWORD });
    const { reply } = await gateway.ops('desk', ['code']);
    const { code } = Object(reply?.value);
    const { token, session } = await connect().enterCode({ challenge, code });
    expect(session.name).toBe(name);
    expect((await connect(token).withdrawals({})).list.every(({ claim }) => claim === null)).toBe(true);
  }
});

test('a reset of the demo keeps its operators and their sessions [own.desk.access]', async () => {
  const { challenge } = await connect().logIn({ name: 'demo-clerk', password: DEMO_DESK_PASSWORD });
  await gateway.ops('clock', ['+1m']);
  const { code } = Object((await gateway.ops('desk', ['code'])).reply?.value);
  const { token } = await connect().enterCode({ challenge, code });
  expect((await gateway.ops('reset-demo', [])).status).toBe(200);
  expect((await connect(token).session()).name).toBe('demo-clerk');
});

test('without the demo, there are neither its operators nor the command for codes [asvs 6.3.2]', async () => {
  const plain = await startTestGateway({ DEMO: 'off' });
  const listed: { name: string }[] = Object((await plain.ops('operators', ['list'])).reply?.value);
  expect(listed.map(({ name }) => name)).toEqual(['admin']);
  expect((await plain.ops('desk', ['code'])).reply?.code).toBe('ops.invalid');
  const client = createDeskClient({
    fetch,
    origin: plain.opsUrl,
    credentials: () => ({ language: 'en', token: null }),
  });
  const login = client.logIn({ name: 'admin', password: DEMO_DESK_PASSWORD });
  await expect(login).rejects.toMatchObject({ status: 401, code: 'desk.wrongCredentials' });
  await plain.stop();
});

test('commands and links use the address that the operators’ server listens on [own.desk.enrolment]', async () => {
  const elsewhere = await startTestGateway({ OPS_HOST: '127.0.0.2' });
  const { ops: address } = JSON.parse(readFileSync(join(elsewhere.dataDir, 'gateway.json'), 'utf8'));
  expect(address).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  const sent = { command: 'operators', args: ['enrol', 'admin'], reason: 'the first' };
  const reply = await fetch(`${address}/ops`, {
    method: 'POST',
    headers: { authorization: 'Bearer the-token-of-tests', 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  const { value } = Object(await reply.json());
  expect(value.link.startsWith(`${address}/desk/enrol#`)).toBe(true);
  await elsewhere.stop();
});
