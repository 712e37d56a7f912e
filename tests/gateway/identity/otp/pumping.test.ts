/** @module-tag extended */

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aboutNumber } from '../../../../src/contract/identity/code';
import { giveProof } from '../../../../src/gateway/identity/challenge/proofs';
import { readBudgets, setBudget } from '../../../../src/gateway/identity/otp/budget';
import { sendCode } from '../../../../src/gateway/identity/otp/service';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { countryList } from '../../../../src/gateway/platform/system/content/countries';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { worked } from '../../harness/work';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ limitFactor: 1 });
});
beforeEach(() => gateway.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => gateway.close());

const ATTACKER = '198.51.100.66';
const number = (i: number) => `+88017${String(10_000_000 + i)}`;
type SendRequest = { to: string; ip?: string; boundTo?: string; known?: boolean };
const send = ({ to, ip = ATTACKER, boundTo = '', known }: SendRequest) =>
  sendCode(gateway.ctx, { purpose: 'login', to, boundTo, channel: 'sms', language: 'en', ip, known });
/** Counts rejections by code. */
const rejections = async (sendRequests: readonly SendRequest[]) => {
  const countByCode: Record<string, number> = {};
  for (const request of sendRequests)
    await send(request).catch(({ code }) => (countByCode[code] = (countByCode[code] ?? 0) + 1));
  return countByCode;
};
const slideFor = async (username: string) => (await giveProof(gateway.ctx, 'slide', username)).proof;
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));

test('an address over its limit cannot use up the limits of fifty numbers', async () => {
  await rejections(times(60, (i) => ({ to: number(i * 10_000) })));
  const victims = times(50, (i) => number(7_000_000 + i * 10_000));
  // As often as all strangers together may request for a number, and more.
  for (const to of victims) await Promise.all(times(21, () => rejections([{ to }])));
  expect(await rejections(victims.map((to, i) => ({ to, ip: `203.0.113.${i}` })))).toEqual({});
});

test('repeated requests for a number from one address leave its limit to others', async () => {
  const outcomes = [];
  for (let i = 0; i < 20; i++) {
    await gateway.later(60_000);
    await rejections([{ to: number(0) }]);
  }
  for (let i = 0; i < 2; i++) outcomes.push(await rejections([{ to: number(0), ip: `203.0.113.${i}` }]));
  expect(outcomes).toEqual([{}, {}]);
});

test('two hundred numbers of a range from a hundred addresses: sends no more than its budget', async () => {
  await rejections(times(200, (i) => ({ to: number(i), ip: `198.51.100.${i % 100}` })));
  expect((await gateway.codes()).length).toBeLessThanOrEqual(50);
});

/** Number of recipients in one range for a number of concurrent requests. */
const writtenTo = async (many: number) => {
  const outcomes = await Promise.allSettled(times(many, (i) => send({ to: number(i), ip: `198.51.100.${i}` })));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};
test('forty concurrent requests for a range: sends as many as its budget', async () => {
  await setBudget(gateway.ctx, 'range', 10);
  expect(await writtenTo(40)).toBe(10);
});
test('two hundred concurrent requests for a range: sends as many as its budget', async () => {
  expect(await writtenTo(200)).toBe(50);
});

test('an exhausted range or country leaves the budget of others; members have their own', async () => {
  await setBudget(gateway.ctx, 'strangers', 60);
  await rejections(times(100, (i) => ({ to: number(i), ip: `198.51.100.${i}` })));
  expect(
    await rejections(times(11, (i) => ({ to: `+8801810${String(i)}00000`.slice(0, 14), ip: `203.0.113.${i}` }))),
  ).toEqual({
    'sms.budget': 1,
  });
  expect(await rejections([{ to: number(3), ip: '203.0.113.50', known: true }])).toEqual({});
});

test('a country has a share of the daily budget', async () => {
  await setBudget(gateway.ctx, 'country', 3);
  const indian = (i: number) => ({ to: `+9198${String(10_000_000 + i * 10_000)}`, ip: `203.0.113.${i}` });
  expect(await rejections(times(5, indian))).toEqual({ 'sms.budget': 2 });
  expect(await rejections([{ to: number(0) }])).toEqual({});
});

test('an exhausted budget is logged and audited once, again after a raise, and resets the next day', async () => {
  const error = vi.spyOn(gateway.ctx.log, 'error');
  await setBudget(gateway.ctx, 'strangers', 1);
  const request = (i: number) => rejections([{ to: number(i * 10_000), ip: `203.0.113.${i}` }]);
  for (let i = 0; i < 5; i++) await request(i);
  const budgetAlerts = () =>
    gateway.ctx.db.select().from(accountEvents).where(eq(accountEvents.kind, 'sms.budget')).orderBy(accountEvents.id);
  expect(await budgetAlerts()).toMatchObject([{ outcome: 'strangers' }]);
  expect(error).toHaveBeenCalledExactlyOnceWith({ pool: 'strangers', part: '' }, expect.any(String));
  await setBudget(gateway.ctx, 'strangers', 2);
  expect(await request(5)).toEqual({});
  expect(await request(6)).toEqual({ 'sms.budget': 1 });
  expect(await budgetAlerts()).toHaveLength(2);
  await gateway.later(86_400_000);
  expect(await request(7)).toEqual({});
});

test('an unknown number counts like any other', async () => {
  const silent = { purpose: 'login', channel: 'sms', boundTo: '', language: 'en', silent: true } as const;
  await sendCode(gateway.ctx, { ...silent, to: number(0), ip: ATTACKER });
  expect((await readBudgets(gateway.ctx)).today).toEqual([
    { pool: 'country', key: '880', sent: 1 },
    { pool: 'range', key: number(0).slice(0, -4), sent: 1 },
    { pool: 'strangers', key: '', sent: 1 },
  ]);
});

test('codes requested by the owner at a known location count apart from those of strangers', async () => {
  const to = '+8801712345678';
  const player = { mobileNum: '01712345678', countryDialingCode: '880' };
  await gateway.client.logIn({ username: 'player', password: 'Shapla#2026', slideProof: await slideFor('player') });
  await rejections(times(25, (i) => ({ to, ip: `198.51.100.${i}` })));
  await setBudget(gateway.ctx, 'strangers', 0);
  expect(await gateway.client.sendLoginCode(player)).toEqual({ expiredMinutes: 1 });
  gateway.visitor.ip = ATTACKER;
  await expect(gateway.client.sendLoginCode(player)).rejects.toMatchObject({
    code: 'sms.tooManyRequests',
    status: 429,
  });
  gateway.visitor.ip = '203.0.113.7';
});

test('sends texts only to offered or configured countries; rejections consume no budget', async () => {
  const satellite = '+881600000000';
  expect(await rejections([{ to: satellite }, { to: '+919810000000' }])).toEqual({ 'sms.country': 1 });
  const only = { ...gateway.ctx, config: { ...gateway.ctx.config, smsCountries: ['880'] } };
  const codeRequest = { purpose: 'login', channel: 'sms', boundTo: '', language: 'en', ip: ATTACKER } as const;
  await sendCode(only, { ...codeRequest, to: number(0) });
  const blockedCountries = countryList.filter(({ countryDialingCode }) => countryDialingCode !== '880');
  for (const { countryDialingCode } of blockedCountries)
    await expect(sendCode(only, { ...codeRequest, to: `+${countryDialingCode}1234567` })).rejects.toMatchObject({
      code: 'sms.country',
    });
  expect((await readBudgets(gateway.ctx)).today.find(({ pool }) => pool === 'strangers')?.sent).toBe(2);
});

test('rejects an unsupported country in both languages', async () => {
  gateway.ctx.config.smsCountries = ['880'];
  const codeRequest = { mobileNum: '9810000000', countryDialingCode: '91' };
  for (const [language, words] of [
    ['en', 'We don’t send codes to this country.'],
    ['bn', 'এই দেশে আমরা কোড পাঠাই না।'],
  ] as const) {
    gateway.credentials.language = language;
    const rejection = { code: 'sms.country', status: 422, message: expect.stringContaining(words) };
    await expect(gateway.client.sendLoginCode(codeRequest)).rejects.toMatchObject(rejection);
  }
  gateway.credentials.language = 'en';
  gateway.ctx.config.smsCountries = [];
});

const mobile = { mobileNum: '01712345678', countryDialingCode: '880' };

test('sending a code or link without a session requires work [s8.phone.captcha-failed]', async () => {
  const { client } = gateway;
  const required = { code: 'sms.captchaFailed', status: 422 };
  for (const language of ['en', 'bn']) {
    gateway.credentials.language = language;
    const message = language === 'en' ? /^The captcha check failed/ : /^ক্যাপচা যাচাই ব্যর্থ/;
    await expect(client.sendLoginCode({ ...mobile, workProof: '' })).rejects.toMatchObject({
      ...required,
      message: expect.stringMatching(message),
    });
  }
  gateway.credentials.language = 'en';
  await expect(client.sendPasswordCode({ ...mobile, workProof: undefined })).rejects.toMatchObject(required);
  const registering = { mobileNo: '01812000001', countryDialingCode: '880', workProof: undefined };
  await expect(client.sendRegistrationCode(registering)).rejects.toMatchObject(required);
  const named = { username: 'player', email: 'player@example.test', workProof: '' };
  await expect(client.forgotByEmail(named)).rejects.toMatchObject({ code: 'work.required', status: 422 });
  await setModule(gateway.ctx, 'FIREBASESMS', true);
  await expect(client.sendFirebaseCode({ ...mobile, workProof: undefined })).rejects.toMatchObject(required);
  expect(await gateway.codes()).toEqual([]);
});

test('a receipt is valid once, for its number and purpose, under concurrency too [asvs 2.3.1]', async () => {
  const { client } = gateway;
  const expired = { code: 'sms.captchaFailed', status: 422 };
  const workProof = await worked(client, 'login', aboutNumber(mobile));
  await expect(client.sendLoginCode({ ...mobile, mobileNum: '01812345678', workProof })).rejects.toMatchObject(expired);
  await expect(client.sendPasswordCode({ ...mobile, workProof })).rejects.toMatchObject(expired);
  const outcomes = await Promise.allSettled(times(20, () => client.sendLoginCode({ ...mobile, workProof })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(client.sendLoginCode({ ...mobile, workProof })).rejects.toMatchObject(expired);
});
