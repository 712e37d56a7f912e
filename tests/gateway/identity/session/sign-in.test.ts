import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { countFailure, forgive } from '../../../../src/gateway/identity/account/failures';
import { hashPassword, passwordFits } from '../../../../src/gateway/identity/account/passwords';
import { setBlocked, unlock } from '../../../../src/gateway/identity/account/service';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { giveProof } from '../../../../src/gateway/identity/challenge/proofs';
import { openChallenges } from '../../../../src/gateway/identity/challenge/service';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { hashAtFullCost } from '../../harness/argon2';
import { createAccount, type Modules } from '../../harness/modules';
import { costs } from '../../harness/timing';
import { isWaiting } from '../../harness/waiting';
import { startFreshGateway } from './support';

const MINUTE = 60_000;
const RIGHT = 'Shapla#2026';
const gateway = await startFreshGateway();

type Extra = Partial<Parameters<Modules['client']['logIn']>[0]>;
const logIn = (username: string, password = RIGHT, extra: Extra = {}) =>
  gateway.client.logIn({ username, password, ...extra });
const proof = async (purpose: 'slide' | 'captcha', about = '') => (await giveProof(gateway.ctx, purpose, about)).proof;
const fail = async (username: string, times: number) => {
  for (let i = 0; i < times; i++) {
    const captchaProof = await proof('captcha');
    await expect(logIn(username, 'wrong', { captchaProof })).rejects.toMatchObject({ code: 'auth.wrongCredentials' });
  }
};

test('logs in a player [s7.call.session-login s3.login-request.credentials s3.login-response.value]', async () => {
  expect(await logIn('player')).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    firstTimeLogin: false,
    passwordExpired: false,
    passwordDefault: false,
    userInfo: { userName: 'player', nickname: 'Player', type: 0 },
  });
});

test('ignores case and surrounding spaces in a username, not in a password [asvs 6.2.8]', async () => {
  expect((await logIn('  PLAYER ')).userInfo.userName).toBe('player');
  for (const typed of ['shapla#2026', ' Shapla#2026', 'Shapla#2026 '])
    await expect(logIn('player', typed, { captchaProof: await proof('captcha') })).rejects.toMatchObject({
      code: 'auth.wrongCredentials',
    });
});

test('keeps passwords of 64 and more characters whole, in any script [asvs 6.2.9]', async () => {
  const password = 'শাপলা ফুল '.repeat(12);
  await createAccount(gateway.ctx.db, { userName: 'longone', type: 0, nickname: 'L', password }, new Date());
  await expect(logIn('longone', password)).rejects.toMatchObject({ code: 'auth.notMember' });
  await expect(logIn('longone', password.slice(0, -1))).rejects.toMatchObject({ code: 'auth.wrongCredentials' });
});

test('stores passwords with argon2id at 19 MiB and two passes [asvs 11.4.2]', async () => {
  onTestFinished(hashAtFullCost());
  const stored = { userName: 'fullcost', type: 0, nickname: 'F', password: RIGHT };
  const { passwordHash } = await createAccount(gateway.ctx.db, stored, new Date());
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('reports use of the default password [s4.login.default-password s9.const.default-password]', async () => {
  expect(await logIn('default', 'Default#1')).toMatchObject({ passwordDefault: true, passwordExpired: false });
  const { defaultPassword } = gateway.ctx.config;
  for (const [secret, isDefault] of [
    [RIGHT, true],
    ['Shapla#2027', false],
    [null, false],
  ] as const) {
    gateway.ctx.config.defaultPassword = secret;
    expect((await logIn('player')).passwordDefault).toBe(isDefault);
  }
  gateway.ctx.config.defaultPassword = defaultPassword;
});

test('reports an expired password while the module is on [s4.login.expired-password]', async () => {
  expect((await logIn('expired')).passwordExpired).toBe(true);
  await setModule(gateway.ctx, 'FORCEPASSCHNG', false);
  expect((await logIn('expired')).passwordExpired).toBe(false);
});

test('records the first login; the flag stays until the password is changed [s4.login.first-login-call]', async () => {
  const { token, firstTimeLogin } = await logIn('firsttime');
  const newcomer = gateway.as(token);
  const noted = async () =>
    (
      await gateway.ctx.db.select().from(accounts).where(eq(accounts.userName, 'firsttime'))
    )[0]?.firstLoginAt?.getTime();
  expect([firstTimeLogin, await noted()]).toEqual([true, undefined]);
  expect(await newcomer.firstLogin()).toBeNull();
  const first = await noted();
  await newcomer.firstLogin();
  expect(first).toBeTypeOf('number');
  expect([await noted(), (await logIn('firsttime')).firstTimeLogin]).toEqual([first, true]);
});

test('requires a puzzle receipt once while its module is on [s4.login.slide-verification]', async () => {
  await setModule(gateway.ctx, 'SLIDEVERIF', true);
  await expect(logIn('player')).rejects.toMatchObject({ status: 422, code: 'slide.required' });
  await expect(logIn('player', RIGHT, { slideProof: 'made up' })).rejects.toMatchObject({ code: 'slide.expired' });
  await expect(logIn('player', RIGHT, { slideProof: await proof('captcha') })).rejects.toMatchObject({
    code: 'slide.expired',
  });
  const slideProof = await proof('slide', 'player');
  await logIn('player', RIGHT, { slideProof });
  await expect(logIn('player', RIGHT, { slideProof })).rejects.toMatchObject({ code: 'slide.expired' });
});

test.each(['player', 'nobody'])(
  'the third failure of %s requires a captcha from then on [s4.login.failure-captcha]',
  async (name) => {
    const failures = [];
    for (let i = 0; i < 3; i++) failures.push(await logIn(name, 'wrong').catch((failure) => failure.value));
    expect(failures).toEqual([null, null, { captcha: true }]);
    await expect(logIn(name)).rejects.toMatchObject({
      status: 422,
      code: 'captcha.required',
      value: { captcha: true },
    });
  },
);

test('the right captcha allows the login; wrong and old ones do not [s3.login-request.captcha]', async () => {
  await fail('player', 3);
  const drawn = async () => {
    const { captchaId } = await gateway.client.captcha();
    return { captchaId, captcha: (await openChallenges(gateway.ctx)).find(({ id }) => id === captchaId)?.answer };
  };
  const right = await drawn();
  await expect(logIn('player', RIGHT, { ...right, captcha: 'oooo' })).rejects.toMatchObject({
    code: 'captcha.wrong',
    value: { captcha: true },
  });
  await expect(logIn('player', RIGHT, right)).rejects.toMatchObject({
    code: 'captcha.expired',
    value: { captcha: true },
  });
  await expect(logIn('player', RIGHT, { captchaProof: 'made up' })).rejects.toMatchObject({ code: 'captcha.expired' });
  await logIn('player', RIGHT, await drawn());
  await logIn('player');
});

test('with its module off, no captcha is required', async () => {
  await setModule(gateway.ctx, 'LOGINCAPTCHA', false);
  for (let i = 0; i < 4; i++)
    await expect(logIn('player', 'wrong')).rejects.toMatchObject({ code: 'auth.wrongCredentials', value: null });
  await logIn('player');
});

test.each(['player', 'nobody'])(
  'ten failures lock %s for fifteen minutes, even with the right password [asvs 6.3.1]',
  async (name) => {
    await fail(name, 10);
    for (const typed of ['wrong', RIGHT])
      await expect(logIn(name, typed, { captchaProof: await proof('captcha') })).rejects.toMatchObject({
        status: 429,
        code: 'auth.locked',
      });
    await gateway.later(15 * MINUTE);
    await fail(name, 1);
  },
);

test('an operator unlocks an account', async () => {
  await fail('player', 10);
  await unlock(gateway.ctx, 'PLAYER');
  await logIn('player');
  await expect(unlock(gateway.ctx, 'nobody')).rejects.toMatchObject({ status: 404, code: 'account.unknown' });
});

test('a successful login resets the failures', async () => {
  await fail('player', 2);
  await logIn('player');
  await fail('player', 2);
  await logIn('player');
});

test('sixty concurrent failures: only ten are evaluated [asvs 6.1.1]', async () => {
  await setModule(gateway.ctx, 'LOGINCAPTCHA', false);
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, () => logIn('player', 'wrong').catch(({ code }) => code)),
  );
  expect(outcomes.filter((code) => code === 'auth.wrongCredentials')).toHaveLength(10);
  expect(outcomes.filter((code) => code === 'auth.locked')).toHaveLength(50);
});

test('concurrent guesses without a captcha: only three are evaluated', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 9 }, () => logIn('player', 'wrong').catch(({ code }) => code)),
  );
  expect(outcomes.filter((code) => code === 'auth.wrongCredentials')).toHaveLength(3);
  expect(outcomes.filter((code) => code === 'captcha.required')).toHaveLength(6);
});

test.each([
  [10, 'auth.locked'],
  [3, 'captcha.required'],
])('a correct login overtaken by %i failures is rejected with %s', async (wrong, code) => {
  const { ctx } = gateway;
  await countFailure(ctx.db, 'player', await ctx.now());
  const late = await ctx.db.transaction(async (tx) => {
    for (let i = 1; i < wrong; i++) await countFailure(tx, 'player', await ctx.now());
    const pendingLogin = logIn('player').catch((failure) => failure.code);
    await expect.poll(() => isWaiting(tx)).toBe(true);
    return { begun: pendingLogin };
  });
  expect(await late.begun).toBe(code);
});

test('forty concurrent logins of one player succeed', { tags: ['extended'] }, async () => {
  const tokens = await Promise.all(Array.from({ length: 40 }, async () => (await logIn('player')).token));
  expect(new Set(tokens).size).toBe(40);
});

test('returns the same response to an unknown name [asvs 6.3.8]', async () => {
  const rejectionFor = async (name: string) => logIn(name, 'wrong').catch(({ requestId: _, ...failure }) => failure);
  expect(await rejectionFor('nobody')).toEqual(await rejectionFor('player'));
});

test('an unknown name takes as long as a known one, password check included [asvs 6.3.8]', {
  tags: ['extended'],
}, async () => {
  onTestFinished(hashAtFullCost());
  await setModule(gateway.ctx, 'LOGINCAPTCHA', false);
  await createAccount(gateway.ctx.db, { userName: 'somebody', type: 0, nickname: 'S', password: RIGHT }, new Date());
  const storedHash = await hashPassword(RIGHT);
  const [check = 0, decoy = 0] = await costs(
    () => passwordFits(storedHash, 'wrong'),
    () => passwordFits(undefined, 'wrong'),
  );
  expect(Math.abs(decoy - check)).toBeLessThan(check / 2);
  const tryOnce = async (name: string) => {
    await logIn(name, 'wrong').catch(() => undefined);
    await forgive(gateway.ctx.db, name);
  };
  const [known = 0, unknown = 0] = await costs(
    () => tryOnce('somebody'),
    () => tryOnce('nobody'),
  );
  expect(Math.abs(known - unknown)).toBeLessThan(check * 0.75);
});

test('rejects an account without a wallet [s8.message.non-member]', async () => {
  await createAccount(gateway.ctx.db, { userName: 'staff', type: 0, nickname: 'S', password: RIGHT }, new Date());
  await expect(logIn('staff')).rejects.toMatchObject({ status: 403, code: 'auth.notMember' });
});

test('the agents’ site admits agent types only, the other all [s8.message.non-agent s9.const.account-types]', async () => {
  expect((await logIn('agent')).userInfo.type).toBe(1);
  gateway.ctx.config.site = 'agent';
  try {
    expect((await logIn('agent')).userInfo.type).toBe(1);
    await expect(logIn('player')).rejects.toMatchObject({ status: 403, code: 'auth.notAgent' });
    for (const type of [1, 2, 41, 42, 4, 0]) {
      await gateway.ctx.db.update(accounts).set({ type }).where(eq(accounts.userName, 'agent'));
      const entered = await logIn('agent').then(
        ({ userInfo }) => userInfo.type,
        ({ code }) => code,
      );
      expect(entered).toBe([4, 0].includes(type) ? 'auth.notAgent' : type);
    }
  } finally {
    gateway.ctx.config.site = 'member';
  }
});

test('reports a blocked account only after the right password', async () => {
  await setBlocked(gateway.ctx, 'player', true);
  await expect(logIn('player', 'wrong')).rejects.toMatchObject({ code: 'auth.wrongCredentials' });
  await expect(logIn('player')).rejects.toMatchObject({ status: 403, code: 'auth.blocked' });
});

test('rejects disabled login methods [s3.login-request.type]', async () => {
  await setModule(gateway.ctx, 'MOBILELOGIN', false);
  for (const type of ['sms', 'firebase'] as const)
    await expect(logIn('01712345678', '123456', { type })).rejects.toMatchObject({
      status: 403,
      code: 'sms.notEnabled',
    });
});

test('logs logins and rejections without input [asvs 16.3.1 16.3.2 16.2.5]', async () => {
  await logIn('player');
  await logIn('player', 'my secret').catch(() => undefined);
  await logIn('my secret name', 'my secret').catch(() => undefined);
  await setBlocked(gateway.ctx, 'agent', true);
  await logIn('agent').catch(() => undefined);
  const events = await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.at);
  expect(events.map(({ kind, outcome, accountId }) => [kind, outcome, accountId !== null])).toEqual([
    ['session.signIn', 'done', true],
    ['session.signIn', 'auth.wrongCredentials', true],
    ['session.signIn', 'auth.wrongCredentials', false],
    ['session.signIn', 'auth.blocked', true],
  ]);
  expect(events.every(({ ip, requestId }) => ip === '203.0.113.7' && requestId)).toBe(true);
  expect(JSON.stringify(events)).not.toMatch(/secret|Shapla/);
});
