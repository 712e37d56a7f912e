import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { giveProof } from '../../../../src/gateway/identity/challenge/proofs';
import { ledgerAccounts, ledgerEntries } from '../../../../src/gateway/money/wallet/tables';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ limitFactor: 1 });
});
beforeEach(async () => {
  await gateway.reset();
  await gateway.ctx.db.execute('truncate allowances');
  gateway.visitor.ip = '203.0.113.7';
});
afterAll(() => gateway.close());

type Proof = { captcha?: string; captchaId?: string; captchaProof?: string };
const start = (proof: Proof = {}) => gateway.client.freePlay({ os: 'android', platform: 'web', ...proof });
const path = endpoints.freePlay.path;

test('opens an account of type 4 [s7.call.session-freeplay s1.visitor.free-trial s4.account-type.trial]', async () => {
  const { token, userInfo, ...flags } = await start();
  expect(userInfo).toMatchObject({ userName: expect.stringMatching(/^trial\d{10}$/), type: 4 });
  expect(flags).toEqual({ firstTimeLogin: false, passwordExpired: false, passwordDefault: false });
  const guest = gateway.as(token);
  expect(await guest.memberInfo()).toMatchObject({ account: userInfo.userName, type: SETTINGS.trialType });
  expect(await guest.balance()).toEqual({ sumBalance: GATEWAY_SETTINGS.trial.points });
});

test.each([
  ['bn', 'অতিথি'],
  ['en', 'Guest'],
] as const)('names the player of a trial in %s by the language of the request', async (language, nickname) => {
  onTestFinished(() => {
    gateway.credentials.language = 'en';
  });
  gateway.credentials.language = language;
  expect((await start()).userInfo.nickname).toBe(nickname);
});

test('os and platform are sent in clear, the rest encrypted in value [s7.call.session-freeplay]', async () => {
  const payload = { os: 'ios', platform: 'web', value: await gateway.sealed({}) };
  const sent = (body: object) =>
    gateway.server.inject({ method: 'POST', url: path, payload: body, headers: { 'Gateway-Version': '1' } });
  expect((await sent(payload)).statusCode).toBe(200);
  expect((await sent(payload)).json().code).toBe('envelope.replayed');
  for (const body of [
    { value: await gateway.sealed({}) },
    { os: 'ios', platform: 'web' },
    { os: 'ios', platform: 'web', ...payload.value },
  ])
    expect((await sent(body)).json().code).toBe('request.invalid');
});

test('issues points from a house account that holds no money', async () => {
  await start();
  const houses = await gateway.ctx.db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerAccounts.purpose, 'trial'));
  expect(houses).toEqual([{ amount: -1_000_000n }]);
});

test('with the module off, no trial is created [s6.flag.free-play]', async () => {
  await setModule(gateway.ctx, 'FREEPLAY', false);
  await expect(start()).rejects.toMatchObject({ status: 403, code: 'trial.closed' });
});

test('the fourth trial of an address requires a captcha or work; another address does not [asvs 2.4.1]', async () => {
  for (let i = 0; i < 3; i++) await start();
  await expect(start()).rejects.toMatchObject({ status: 422, code: 'captcha.required', value: { captcha: true } });
  await expect(start({ captchaProof: 'made up' })).rejects.toMatchObject({ code: 'captcha.expired' });
  await start({ captchaProof: (await giveProof(gateway.ctx, 'captcha')).proof });
  gateway.visitor.ip = '203.0.113.8';
  await start();
});

test('limits an address to thirty trials an hour [asvs 2.3.2]', async () => {
  const tries = [];
  for (let i = 0; i < 40; i++) tries.push(await start({ captchaProof: 'made up' }).catch(({ code }) => code));
  expect(tries.filter((code) => code === 'limit.reached')).toHaveLength(10);
});

test('a trial closes after a day: its session ends and the closing is logged', async () => {
  const { token } = await start();
  const guest = gateway.as(token);
  await gateway.later(60_000);
  await gateway.runJobs();
  expect((await guest.memberInfo()).type).toBe(4);
  const held = async () => (await gateway.ctx.db.select().from(accounts).where(eq(accounts.type, 4)))[0];
  await gateway.later(23 * 3_600_000);
  await gateway.runJobs();
  expect((await held())?.blocked).toBe(false);
  await gateway.later(3_600_000);
  await gateway.runJobs();
  await expect(guest.memberInfo()).rejects.toMatchObject({ kind: 'unauthorised' });
  const trial = await held();
  const events = await gateway.ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.accountId, trial?.id ?? ''));
  expect([trial?.blocked, events.map(({ kind }) => kind).sort()]).toEqual([true, ['trial.close', 'trial.open']]);
});

test('logs openings and rejections without secrets [asvs 16.3.1 16.3.2]', async () => {
  const { token } = await start();
  await setModule(gateway.ctx, 'FREEPLAY', false);
  await start().catch(() => {});
  const events = await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id);
  expect(events.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual(
    expect.arrayContaining(['trial.open done', 'trial.open trial.closed']),
  );
  expect(JSON.stringify(events)).not.toContain(token);
});
