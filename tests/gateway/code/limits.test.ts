import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkCode, sendCode } from '../../../src/gateway/code/service';
import { resetDemo } from '../../../src/gateway/demo/plant';
import { type Modules, startModules } from '../support/modules';

const MINUTE = 60_000;
const TOO_MANY = { status: 429, code: 'sms.tooManyRequests' };
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ limitFactor: 1 });
});
beforeEach(() => resetDemo(gateway.ctx));
afterAll(() => gateway.close());

const number = (i: number) => `+88017${String(10_000_000 + i)}`;
const send = (to = number(0), boundTo = '', ip = '203.0.113.7') =>
  sendCode(gateway.ctx, { purpose: 'login', to, boundTo, channel: 'sms', language: 'en', ip });
/** How many of many are let through. */
const passes = async (calls: number, call: (i: number) => Promise<unknown>) => {
  const outcomes = [];
  for (let i = 0; i < calls; i++) outcomes.push(await call(i).catch(({ code }) => code));
  expect(new Set(outcomes.filter((outcome) => typeof outcome === 'string'))).toEqual(new Set(['sms.tooManyRequests']));
  return outcomes.filter((outcome) => typeof outcome !== 'string').length;
};

test('s8.phone.too-many-requests s9.const.too-many-requests-wait: one a minute to a number from an address; who asks elsewhere is not held up', async () => {
  await send();
  await expect(send(number(0), 'another')).rejects.toMatchObject({ ...TOO_MANY, extra: { retryAfter: 300 } });
  await send(number(0), 'another', '198.51.100.9');
  await gateway.later(MINUTE);
  await send();
});

test('asvs 6.6.3: five an hour to a number from one address, and twenty from all', async () => {
  const everyMinute = (ip: (i: number) => string) =>
    passes(30, async (i) => {
      await gateway.later(MINUTE);
      return send(number(0), '', ip(i));
    });
  // What has come back meanwhile is sent too: one every twelve minutes, one every three.
  expect(await everyMinute(() => '203.0.113.7')).toBe(7);
  expect(await everyMinute((i) => `198.51.100.${i}`)).toBe(29);
});

test('asvs 2.4.1: sixty an hour from an address, whatever the numbers', async () => {
  expect(await passes(64, (i) => send(number(i * 10_000)))).toBe(60);
});

test('ten an hour for an account, whatever the numbers', async () => {
  expect(await passes(12, (i) => send(number(i), 'an account', `198.51.100.${i}`))).toBe(10);
});

test('asvs 6.6.3: thirty guesses an hour at the codes of a number, however many requests they are spread over', async () => {
  const guess = (i: number) =>
    checkCode(gateway.ctx, { purpose: 'login', to: number(0), boundTo: String(i), code: '000000' }).catch(({ code }) => code);
  const outcomes = [];
  for (let i = 0; i < 35; i++) outcomes.push(await guess(i));
  expect(outcomes.filter((code) => code === 'limit.reached')).toHaveLength(5);
});
