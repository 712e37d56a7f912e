import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';

const HOME = '203.0.113.7';
const AWAY = '198.51.100.9';
const RIGHT = 'Shapla#2026';
const LOCKED = { status: 429, code: 'auth.locked' };
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(async () => {
  await gateway.reset();
  await gateway.ctx.db.execute('truncate allowances');
  for (const modId of ['SLIDEVERIF', 'LOGINCAPTCHA'] as const) await setModule(gateway.ctx, modId, false);
  gateway.visitor.ip = HOME;
});
afterAll(() => gateway.close());

const logIn = (password = RIGHT, username = 'player') => gateway.client.logIn({ username, password });
const from = async <T>(ip: string, work: () => Promise<T>) => {
  gateway.visitor.ip = ip;
  return work().finally(() => {
    gateway.visitor.ip = HOME;
  });
};
const failures = async (times: number, username = 'player') => {
  const codes = [];
  for (let i = 0; i < times; i++) codes.push(await logIn('wrong', username).catch(({ code }) => code));
  return codes;
};

describe('failed logins by strangers do not block the owner at a known location [asvs 6.1.1]', () => {
  test('ten failures elsewhere lock the name there, not where its owner has logged in', async () => {
    const { token } = await logIn();
    await from(AWAY, () => failures(10));
    await from(AWAY, () => expect(logIn()).rejects.toMatchObject(LOCKED));
    expect((await logIn()).userInfo.userName).toBe('player');
    await from(AWAY, () => expect(logIn()).rejects.toMatchObject(LOCKED));
    expect((await gateway.as(token).memberInfo()).account).toBe('player');
  });

  test('ten failures at a known location lock it as well', async () => {
    await logIn();
    await failures(10);
    await expect(logIn()).rejects.toMatchObject(LOCKED);
  });

  test('failed codes for a number lock it elsewhere, not where its owner has logged in', async () => {
    const number = { username: '01712345678', countryDialingCode: '880', type: 'sms' as const };
    const byCode = (password: string) => gateway.client.logIn({ ...number, password });
    const send = async () => {
      await gateway.ctx.db.execute('truncate allowances');
      await gateway.client.sendLoginCode({ mobileNum: number.username, countryDialingCode: '880' });
      return (await gateway.codes())[0]?.code ?? '';
    };
    await byCode(await send());
    await gateway.ctx.db.execute('truncate verification_codes');
    for (let i = 0; i < 10; i++) await from(AWAY, () => byCode('12345x').catch(() => undefined));
    await from(AWAY, () => expect(byCode('123456')).rejects.toMatchObject(LOCKED));
    expect((await byCode(await send())).userInfo.userName).toBe('player');
  });

  test('returns the same response for an unknown name, from any location [asvs 6.3.8]', async () => {
    await logIn();
    const failureResponses = async (username: string) => [
      ...(await from(AWAY, () => failures(12, username))),
      ...(await failures(12, username)),
      ...(await from(AWAY, () => failures(1, username))),
    ];
    await from(AWAY, () => logIn(RIGHT, 'agent'));
    expect(await from('198.51.100.77', () => failures(12, 'nobody'))).toEqual(
      await from('198.51.100.77', () => failures(12)),
    );
    await gateway.reset();
    for (const modId of ['SLIDEVERIF', 'LOGINCAPTCHA'] as const) await setModule(gateway.ctx, modId, false);
    expect(await failureResponses('nobody')).toEqual(await failureResponses('player'));
  });
});

describe('failures by strangers do not block self-protection [own.limits.time-out own.self-exclusion.started]', () => {
  const locks = async () => {
    const player = gateway.as((await logIn()).token);
    await from(AWAY, () => failures(10));
    await failures(10);
    for (let i = 0; i < 10; i++)
      await player.removeTotp({ factor: { kind: 'totp', answer: '123456' }, password: 'wrong' }).catch(() => undefined);
    await expect(
      player.removeTotp({ factor: { kind: 'totp', answer: '123456' }, password: RIGHT }),
    ).rejects.toMatchObject(LOCKED);
    await gateway.ctx.db.execute('truncate allowances');
    return player;
  };

  test('ending sessions', { tags: ['extended'] }, async () => {
    const { token } = await logIn();
    const player = await locks();
    await expect(player.endSessions({ password: 'wrong' })).rejects.toMatchObject({
      status: 422,
      code: 'security.wrongPassword',
    });
    expect(await player.endSessions({ password: RIGHT })).toBeNull();
    await expect(gateway.as(token).memberInfo()).rejects.toMatchObject({ code: 'session.ended' });
  });

  test('taking a time-out', { tags: ['extended'] }, async () => {
    const player = await locks();
    expect((await player.takeTimeOut({ hours: 24, password: RIGHT })).timeOutUntil).toBeTypeOf('number');
  });

  test('lowering a limit', { tags: ['extended'] }, async () => {
    const player = await locks();
    expect((await player.setDepositLimit({ period: 'day', limit: '500.00' })).deposit).toBeDefined();
  });

  test('self-exclusion', async () => {
    const player = await locks();
    expect(await player.excludeSelf({ months: 6, password: RIGHT })).toBeNull();
  });
});

test('requests that know only the name do not use up its recovery', { tags: ['extended'] }, async () => {
  gateway.ctx.config.limitFactor = 1;
  const requestLink = (email: string) => gateway.client.forgotByEmail({ username: 'player', email });
  for (let i = 0; i < 8; i++) await from(AWAY, () => requestLink('stranger@example.test').catch(() => undefined));
  await from(AWAY, () =>
    expect(requestLink('stranger@example.test')).rejects.toMatchObject({ status: 429, code: 'limit.reached' }),
  );
  expect(await requestLink('player@example.test')).toBeNull();
  gateway.ctx.config.limitFactor = 1_000;
});
