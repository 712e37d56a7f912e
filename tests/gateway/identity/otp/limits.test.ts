import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBudgets, setBudget } from '../../../../src/gateway/identity/otp/budget';
import { setProvider } from '../../../../src/gateway/identity/otp/provider';
import { checkCode, type Purpose, sendCode } from '../../../../src/gateway/identity/otp/service';
import { type Modules, startModules } from '../../harness/modules';

const MINUTE = 60_000;
const TOO_MANY = { status: 429, code: 'sms.tooManyRequests' };
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ limitFactor: 1 });
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const number = (i: number) => `+88017${String(10_000_000 + i)}`;
const send = (to = number(0), boundTo = '', ip = '203.0.113.7') =>
  sendCode(gateway.ctx, { purpose: 'login', to, boundTo, channel: 'sms', language: 'en', ip });
/** Counts the calls that succeed. */
const passes = async (calls: number, call: (i: number) => Promise<unknown>) => {
  const outcomes = [];
  for (let i = 0; i < calls; i++) outcomes.push(await call(i).catch(({ code }) => code));
  expect(new Set(outcomes.filter((outcome) => typeof outcome === 'string'))).toEqual(new Set(['sms.tooManyRequests']));
  return outcomes.filter((outcome) => typeof outcome !== 'string').length;
};

const tooMany = (seconds: number) => ({
  ...TOO_MANY,
  extra: { retryAfter: seconds, params: { minutes: Math.ceil(seconds / 60) } },
});

test('a second code within a minute waits five [s8.phone.too-many-requests s9.const.too-many-requests-wait]', async () => {
  await send();
  await expect(send(number(0), 'another')).rejects.toMatchObject(tooMany(300));
  await send(number(0), 'another', '198.51.100.9');
  await gateway.later(3 * MINUTE);
  await expect(send()).rejects.toMatchObject(tooMany(120));
  await gateway.later(2 * MINUTE);
  await send();
});

test('a longer limit names its own wait, and the code is sent after it [s9.const.too-many-requests-wait]', async () => {
  for (let i = 0; i < 5; i++) {
    await send();
    await gateway.later(MINUTE);
  }
  const { extra } = await send().catch((error) => error);
  expect(extra.retryAfter).toBeGreaterThan(300);
  await gateway.later(extra.retryAfter * 1_000);
  await send();
});

test('codes for login and recovery wait separately, the hourly limit counts both [own.code.spacing]', async () => {
  const sendFor = (purpose: Purpose) =>
    sendCode(gateway.ctx, { purpose, to: number(0), boundTo: '', channel: 'sms', language: 'en', ip: '203.0.113.7' });
  for (const purpose of ['login', 'password', 'registration'] as const) await sendFor(purpose);
  await gateway.later(MINUTE);
  for (const purpose of ['login', 'password'] as const) await sendFor(purpose);
  await gateway.later(MINUTE);
  await expect(sendFor('registration')).rejects.toMatchObject(TOO_MANY);
});

test.each(['sms.unknown', 'sms.quota', 'sms.notEnabled'] as const)(
  'a code that fails at the provider with %s consumes no limit and no budget [own.code.spacing]',
  async (failure) => {
    for (let i = 0; i < 12; i++) {
      await setProvider(gateway.ctx, { failure });
      await expect(send(number(0), 'an account')).rejects.toMatchObject({ code: failure });
    }
    await setProvider(gateway.ctx, {});
    expect((await readBudgets(gateway.ctx)).today.map(({ sent }) => sent)).toEqual([0, 0, 0]);
    await send(number(0), 'an account');
  },
);

test('a code rejected for an exhausted budget consumes no limit and no other budget [own.code.spacing]', async () => {
  await setBudget(gateway.ctx, 'strangers', 0);
  for (let i = 0; i < 12; i++)
    await expect(send(number(0), 'an account')).rejects.toMatchObject({ code: 'sms.budget' });
  await setBudget(gateway.ctx, 'strangers', 1);
  await send(number(0), 'an account');
  expect((await readBudgets(gateway.ctx)).today.map(({ sent }) => sent)).toEqual([1, 1, 1]);
});

test('limits codes to a number to five an hour from one address, twenty from all [asvs 6.6.3]', async () => {
  const everyMinute = (ip: (i: number) => string) =>
    passes(30, async (i) => {
      await gateway.later(MINUTE);
      return send(number(0), '', ip(i));
    });
  // Includes the refills of the limits in the meantime: one every twelve minutes and one every three.
  expect(await everyMinute(() => '203.0.113.7')).toBe(7);
  expect(await everyMinute((i) => `198.51.100.${i}`)).toBe(29);
});

test('limits an address to sixty codes an hour for all numbers [asvs 2.4.1]', { tags: ['extended'] }, async () => {
  expect(await passes(64, (i) => send(number(i * 10_000)))).toBe(60);
});

test('limits an account to ten codes an hour for all numbers', async () => {
  expect(await passes(12, (i) => send(number(i), 'an account', `198.51.100.${i}`))).toBe(10);
});

test('limits guesses for a number to thirty an hour across all requests [asvs 6.6.3]', async () => {
  const guess = (i: number) =>
    checkCode(gateway.ctx, { purpose: 'login', to: number(0), boundTo: String(i), code: '000000' }).catch(
      ({ code }) => code,
    );
  const outcomes = [];
  for (let i = 0; i < 35; i++) outcomes.push(await guess(i));
  expect(outcomes.filter((code) => code === 'limit.reached')).toHaveLength(5);
});
