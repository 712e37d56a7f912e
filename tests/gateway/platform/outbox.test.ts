import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Sending, sendCode } from '../../../src/gateway/identity/otp/service';
import { accountEvents } from '../../../src/gateway/platform/audit/tables';
import { readCosts, setCost } from '../../../src/gateway/platform/outbox/cost';
import { readDeliveries } from '../../../src/gateway/platform/outbox/deliveries';
import { failedMessages } from '../../../src/gateway/platform/outbox/failures';
import { startModules } from '../harness/modules';

/** An SMS gateway, and the texts that it received. */
async function startCompany() {
  const received: { id: string; to: string; token: string | undefined }[] = [];
  const company = { status: 200, received };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    received.push({ ...JSON.parse(body), token: request.headers.authorization });
    response.writeHead(company.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(company, { url: `http://127.0.0.1:${port}/`, server });
}
const first = await startCompany();
const second = await startCompany();
const TOKEN = 'reports-of-the-two-sms-companies';
const gateway = await startModules({
  smsGateways: [
    { url: first.url, token: 'of-the-first' },
    { url: second.url, token: null },
  ],
  deliveryToken: TOKEN,
  limitFactor: 1,
});
beforeEach(async () => {
  await gateway.reset();
  for (const company of [first, second]) Object.assign(company, { status: 200 }).received.length = 0;
});
afterAll(async () => {
  await gateway.close();
  first.server.close();
  second.server.close();
});

const number = (i: number) => `+88017${String(10_000_000 + i)}`;
const ask = (i: number, more: Partial<Sending> = {}) =>
  sendCode(gateway.ctx, {
    ...{ purpose: 'login', to: number(i), boundTo: '', channel: 'sms', language: 'en', ip: `203.0.113.${i}` },
    ...more,
  });
const report = (body: object, token = TOKEN) =>
  gateway.server.inject({
    method: 'POST',
    url: '/hooks/messages',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
const deliveries = () => readDeliveries(gateway.ctx);

test('the fallback sends what the first carrier fails to send [own.message.fallback]', async () => {
  await ask(1);
  await gateway.runJobs();
  first.status = 503;
  await ask(2);
  await gateway.runJobs();
  expect(first.received).toMatchObject([1, 2].map((i) => ({ to: number(i), token: 'Bearer of-the-first' })));
  expect(second.received).toMatchObject([{ to: number(2), token: undefined }]);
  expect(await deliveries()).toMatchObject([
    { channel: 'sms', country: '880', carrier: 'fallback', sent: 1 },
    { channel: 'sms', country: '880', carrier: 'first', sent: 1 },
  ]);
});

test('a recipient that the first carrier rejects is not tried again [own.message.fallback]', async () => {
  first.status = 400;
  await ask(1);
  await gateway.runJobs();
  expect([first.received.length, second.received.length, await deliveries()]).toEqual([1, 0, []]);
  expect(await failedMessages(gateway.ctx)).toMatchObject([{ channel: 'sms', purpose: 'code.login' }]);
});

test('a text that no carrier accepts is retried, and costs nothing until then [own.message.fallback own.message.cost]', async () => {
  Object.assign(first, { status: 503 });
  Object.assign(second, { status: 503 });
  await ask(1);
  await gateway.runJobs();
  expect([await deliveries(), (await readCosts(gateway.ctx)).today]).toMatchObject([[], [{ texts: 0 }]]);
  Object.assign(second, { status: 200 });
  await gateway.ctx.db.execute(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
  await gateway.runJobs();
  expect(await deliveries()).toMatchObject([{ carrier: 'fallback', sent: 1 }]);
});

test('reports may be repeated and arrive in any order; what was delivered stays so [own.message.delivery]', async () => {
  for (const i of [1, 2, 3]) await ask(i);
  await gateway.runJobs();
  const [one, two] = first.received.map(({ id }) => id);
  await gateway.later(8_000);
  for (const state of ['delivered', 'delivered', 'failed'])
    expect((await report({ id: one, state })).statusCode).toBe(200);
  for (const state of ['failed', 'failed']) expect((await report({ id: two, state })).statusCode).toBe(200);
  expect(await deliveries()).toMatchObject([{ sent: 3, delivered: 1, failed: 1, silent: 0 }]);
  expect((await deliveries())[0]?.seconds).toBeGreaterThanOrEqual(8);
  await gateway.later(11 * 60_000);
  expect(await deliveries()).toMatchObject([{ silent: 1 }]);
  expect((await report({ id: two, state: 'delivered' })).statusCode).toBe(200);
  expect(await deliveries()).toMatchObject([{ delivered: 2, failed: 0 }]);
});

test('a report needs the token, a known message and a state [own.message.delivery]', async () => {
  await ask(1);
  await gateway.runJobs();
  const [text] = first.received;
  const known = { id: text?.id, state: 'delivered' };
  expect((await report(known, 'another')).json()).toMatchObject({ code: 'delivery.token' });
  expect((await report({ ...known, state: 'read' })).json()).toMatchObject({ code: 'request.invalid' });
  expect((await report({ ...known, id: crypto.randomUUID() })).statusCode).toBe(404);
  expect(await deliveries()).toMatchObject([{ delivered: 0 }]);
});

test('texts to a country cost at most its cap a day, and operators are notified once [own.message.cost]', async () => {
  const error = vi.spyOn(gateway.ctx.log, 'error');
  await setCost(gateway.ctx, { country: '880', tariff: { price: 45n, cap: 100n } });
  for (const i of [1, 2]) await ask(i);
  await gateway.runJobs();
  for (const i of [3, 4]) await expect(ask(i)).rejects.toMatchObject({ code: 'sms.budget', status: 503 });
  await expect(ask(5, { silent: true })).rejects.toMatchObject({ code: 'sms.budget' });
  expect(await readCosts(gateway.ctx)).toEqual({
    costs: [{ country: '880', price: '0.45', cap: '1.00' }],
    today: [{ country: '880', texts: 2, cost: '0.90' }],
  });
  expect(error).toHaveBeenCalledExactlyOnceWith({ country: '880' }, expect.any(String));
  const events = gateway.ctx.db.select().from(accountEvents).where(eq(accountEvents.kind, 'sms.cost'));
  expect(await events).toMatchObject([{ outcome: '880' }]);
  await gateway.later(86_400_000);
  await ask(6);
});

test('requests at the same time never exceed the cap: the rest is not sent, and costs no limit [own.message.cost]', async () => {
  await setCost(gateway.ctx, { country: 'other', tariff: { price: 50n, cap: 120n } });
  await Promise.all([1, 2, 3, 4, 5].map((i) => ask(i)));
  await gateway.runJobs();
  expect(first.received).toHaveLength(2);
  expect(await failedMessages(gateway.ctx)).toHaveLength(3);
  await setCost(gateway.ctx, { country: 'other', tariff: null });
  await Promise.all([1, 2, 3, 4, 5].map((i) => ask(i).catch(() => null)));
  await gateway.runJobs();
  expect(first.received).toHaveLength(5);
});
