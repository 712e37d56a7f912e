import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';

const [HOME, AWAY] = ['203.0.113.7', '198.51.100.9'];
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

describe('asvs 6.1.1: what strangers do wrong stands in nobody’s way at a place that they log in from', () => {
  test('ten wrong log-ins elsewhere lock the name there, and not where its owner has been', async () => {
    const { token } = await logIn();
    await from(AWAY, () => failures(10));
    await from(AWAY, () => expect(logIn()).rejects.toMatchObject(LOCKED));
    expect((await logIn()).userInfo.userName).toBe('player');
    await from(AWAY, () => expect(logIn()).rejects.toMatchObject(LOCKED));
    expect((await gateway.as(token).memberInfo()).account).toBe('player');
  });

  test('at such a place ten of them lock as well', async () => {
    await logIn();
    await failures(10);
    await expect(logIn()).rejects.toMatchObject(LOCKED);
  });

  test('and so with a number and its codes', async () => {
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

  test('asvs 6.3.8: a name that is nobody’s is answered alike, wherever from', async () => {
    await logIn();
    const told = async (username: string) => [
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
    expect(await told('nobody')).toEqual(await told('player'));
  });
});

describe('own.limits.time-out own.self-exclusion.begun: nobody’s failures stand in the way of who protects themselves', () => {
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

  test('sessions are ended', async () => {
    const { token } = await logIn();
    const player = await locks();
    await expect(player.endSessions({ password: 'wrong' })).rejects.toMatchObject({
      status: 422,
      code: 'security.wrongPassword',
    });
    expect(await player.endSessions({ password: RIGHT })).toBeNull();
    await expect(gateway.as(token).memberInfo()).rejects.toMatchObject({ code: 'session.ended' });
  });

  test('a break is taken', { tags: ['extended'] }, async () => {
    const player = await locks();
    expect((await player.takeTimeOut({ hours: 24, password: RIGHT })).timeOutUntil).toBeTypeOf('number');
  });

  test('a limit is lowered', { tags: ['extended'] }, async () => {
    const player = await locks();
    expect((await player.setDepositLimit({ period: 'day', limit: '500.00' })).deposit).toBeDefined();
  });

  test('players exclude themselves', async () => {
    const player = await locks();
    expect(await player.excludeSelf({ months: 6, password: RIGHT })).toBeNull();
  });
});

test('who knows a name alone does not use up its recovery', async () => {
  gateway.ctx.config.limitFactor = 1;
  const asked = (email: string) => gateway.client.forgotByEmail({ username: 'player', email });
  for (let i = 0; i < 8; i++) await from(AWAY, () => asked('stranger@example.test').catch(() => undefined));
  await from(AWAY, () =>
    expect(asked('stranger@example.test')).rejects.toMatchObject({ status: 429, code: 'limit.reached' }),
  );
  expect(await asked('player@example.test')).toBeNull();
  gateway.ctx.config.limitFactor = 1_000;
});
