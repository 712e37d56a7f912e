import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readBudgets } from '../../../../src/gateway/identity/otp/budget';
import { type Sending, sendCode } from '../../../../src/gateway/identity/otp/service';
import { keepFailure } from '../../../../src/gateway/platform/outbox/failures';
import { startModules } from '../../harness/modules';

/** An SMS gateway that responds to every text with `status`. */
let status = 200;
let texts = 0;
const company = createServer((_, response) => {
  texts += 1;
  response.writeHead(status).end();
}).listen(0, '127.0.0.1');
await once(company, 'listening');
const { port } = company.address() as AddressInfo;
const gateway = await startModules({
  limitFactor: 1,
  smsGateways: [{ url: `http://127.0.0.1:${port}/`, token: null }],
});
beforeEach(async () => {
  await gateway.reset();
  texts = 0;
});
afterAll(async () => {
  await gateway.close();
  company.close();
});

const TOO_MANY = { status: 429, code: 'sms.tooManyRequests' };
const recipient = {
  purpose: 'login',
  to: '+8801710000000',
  boundTo: 'an account',
  channel: 'sms',
  language: 'en',
  ip: '203.0.113.7',
} as const;
const send = (more: Partial<Sending> = {}) => sendCode(gateway.ctx, { ...recipient, ...more });
const spent = async () => (await readBudgets(gateway.ctx)).today.map(({ sent }) => sent);

test('a code that its provider rejects after the reply consumes no limit, however often [own.code.spacing]', async () => {
  status = 400;
  for (let i = 0; i < 12; i++) {
    await send();
    await gateway.runJobs();
  }
  expect([texts, await spent()]).toEqual([12, [0, 0, 0]]);
  status = 200;
  await send();
  await gateway.runJobs();
  await expect(send()).rejects.toMatchObject(TOO_MANY);
});

test('a rejection ends the wait, so that the player can request another code [own.code.spacing]', async () => {
  status = 400;
  await send();
  await expect(send()).rejects.toMatchObject(TOO_MANY);
  await gateway.runJobs();
  await send();
});

test('a code that will be retried stays charged [own.code.spacing]', async () => {
  status = 503;
  await send();
  await gateway.runJobs();
  expect([texts, await spent()]).toEqual([1, [1, 1, 1]]);
  await expect(send()).rejects.toMatchObject(TOO_MANY);
});

test('a rejection refunds nothing when the recipient must not be disclosed [asvs 6.3.8]', async () => {
  status = 400;
  for (const silent of [true, false]) {
    await send({ silent, ip: silent ? '203.0.113.7' : '198.51.100.9' });
    await gateway.runJobs();
  }
  expect([texts, await spent()]).toEqual([1, [2, 2, 2]]);
  await expect(send({ ip: '198.51.100.9' })).rejects.toMatchObject(TOO_MANY);
});

test('a job that runs twice refunds the limits of its text once [own.code.spacing]', async () => {
  const refund = vi.fn(async () => {});
  const message = {
    id: crypto.randomUUID(),
    channel: 'sms',
    to: recipient.to,
    subject: '',
    text: '1',
    language: 'en',
    purpose: 'code.login',
  } as const;
  for (let i = 0; i < 2; i++) await keepFailure(gateway.ctx, { ...message, at: new Date().toISOString() }, refund);
  expect(refund).toHaveBeenCalledOnce();
});
