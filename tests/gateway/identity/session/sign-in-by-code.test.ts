import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setBlocked } from '../../../../src/gateway/identity/account/service';
import { setProvider } from '../../../../src/gateway/identity/otp/provider';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';

const BENGALI = '০১২৩৪৫৬৭৮৯';
const INVALID = { kind: 'rejected', status: 422, code: 'sms.codeInvalid' };
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const number = { mobileNum: '01712345678', countryDialingCode: '880' };
const sent = async (overrides: { mobileNum?: string; requestId?: string } = {}) => {
  await gateway.client.sendLoginCode({ ...number, ...overrides });
  return (await gateway.codes())[0]?.code ?? '';
};
const logIn = (password: string, more = {}) =>
  gateway.client.logIn({ username: number.mobileNum, countryDialingCode: '880', password, type: 'sms', ...more });

test('logs in by number and code without a puzzle [s1.visitor.login s4.login.method s7.call.sms-no-login]', async () => {
  const { token, userInfo } = await logIn(await sent());
  expect(userInfo.userName).toBe('player');
  expect((await gateway.as(token).memberInfo()).account).toBe('player');
});

test.each(['1712345678', '+8801712345678', '০১৭১২৩৪৫৬৭৮'])('accepts the number as %s', async (username) => {
  expect((await logIn(await sent({ mobileNum: username }), { username })).userInfo.userName).toBe('player');
});

test('accepts Bengali digits in a code', async () => {
  const code = await sent();
  expect((await logIn(code.replace(/\d/g, (digit) => BENGALI[Number(digit)] ?? ''))).userInfo.userName).toBe('player');
});

test('a code logs in once; a wrong one is rejected [asvs 6.5.1]', async () => {
  const code = await sent();
  await expect(logIn(code === '111111' ? '222222' : '111111')).rejects.toMatchObject(INVALID);
  await logIn(code);
  await expect(logIn(code)).rejects.toMatchObject({ status: 422, code: 'sms.codeExpired' });
});

test('a code for a request works only with it [asvs 6.6.2]', async () => {
  const code = await sent({ requestId: 'mine' });
  await expect(logIn(code)).rejects.toMatchObject(INVALID);
  await expect(logIn(code, { requestId: 'another' })).rejects.toMatchObject(INVALID);
  await logIn(code, { requestId: 'mine' });
});

test('returns the same response to an unknown number and sends nothing [asvs 6.3.8]', async () => {
  const unknown = { ...number, mobileNum: '01812345678' };
  expect(await gateway.client.sendLoginCode(unknown)).toEqual(await gateway.client.sendLoginCode(number));
  expect((await gateway.codes()).map(({ to }) => to)).toEqual(['+8801712345678']);
  await expect(logIn('123456', { username: unknown.mobileNum })).rejects.toMatchObject(INVALID);
});

test('a login by code ignores password expiry [s4.login.default-password s4.login.expired-password]', async () => {
  await gateway.ctx.db.execute(`update accounts set password_expired = true where user_name = 'player'`);
  expect(await logIn(await sent())).toMatchObject({ passwordExpired: false, passwordDefault: false });
});

test('a blocked account cannot log in by code [s1.access.member-site asvs 7.4.2]', async () => {
  const code = await sent();
  await setBlocked(gateway.ctx, 'player', true);
  await expect(logIn(code)).rejects.toMatchObject({ status: 403, code: 'auth.blocked' });
});

test('a member cannot log in to the agents’ site by code [s8.message.non-agent s1.access.agent-site]', {
  tags: ['extended'],
}, async () => {
  const agents = await startModules({ site: 'agent' });
  await agents.client.sendLoginCode(number);
  const password = (await agents.codes())[0]?.code ?? '';
  const entering = agents.client.logIn({ username: number.mobileNum, password, type: 'sms' });
  await expect(entering).rejects.toMatchObject({ status: 403, code: 'auth.notAgent' });
  await agents.close();
});

test('ten wrong codes lock the number in any spelling; the password still works [asvs 6.3.1]', {
  tags: ['extended'],
}, async () => {
  for (let i = 0; i < 10; i++)
    await logIn('000000', { username: i % 2 ? '1712345678' : '+8801712345678' }).catch(() => undefined);
  await expect(logIn(await sent())).rejects.toMatchObject({ status: 429, code: 'auth.locked' });
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' });
});

test('the number works as a username with the password [s4.forgot-phone.login]', async () => {
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  const { userInfo } = await gateway.client.logIn({
    username: '০১৭১২৩৪৫৬৭৮',
    countryDialingCode: '880',
    password: 'Shapla#2026',
  });
  expect(userInfo.userName).toBe('player');
});

test('with the module off, no code logs in [s6.flag.mobile-code-login]', async () => {
  const code = await sent();
  await setModule(gateway.ctx, 'MOBILELOGIN', false);
  await expect(logIn(code)).rejects.toMatchObject({ status: 403, code: 'sms.notEnabled' });
});

test('a Firebase token logs in, only for its number [s4.login.method]', async () => {
  await expect(gateway.client.sendFirebaseCode(number)).rejects.toMatchObject({ code: 'sms.notEnabled' });
  await setModule(gateway.ctx, 'FIREBASESMS', true);
  const { verificationId } = await gateway.client.sendFirebaseCode(number);
  const code = (await gateway.codes())[0]?.code ?? '';
  const { idToken } = await gateway.client.confirmFirebaseCode({ verificationId, code });
  await expect(logIn(idToken, { type: 'firebase', username: '01812345678' })).rejects.toMatchObject(INVALID);
  await expect(logIn(`${idToken}x`, { type: 'firebase' })).rejects.toMatchObject(INVALID);
  expect(await logIn(idToken, { type: 'firebase' })).toMatchObject({
    passwordExpired: false,
    userInfo: { userName: 'player' },
  });
  await gateway.later(301_000);
  await expect(logIn(idToken, { type: 'firebase' })).rejects.toMatchObject({ code: 'sms.codeExpired' });
});

test.each([
  'sms.invalidNumber',
  'sms.missingNumber',
  'sms.tooManyRequests',
  'sms.unknown',
  'sms.captchaFailed',
  'sms.quota',
  'sms.notEnabled',
  'sms.popupClosed',
] as const)('an operator can provoke %s for requested codes [s8.sms.send-failure]', async (code) => {
  await setProvider(gateway.ctx, { failure: code });
  const { status, message, ...failure } = await gateway.client.sendLoginCode(number).catch((error) => error);
  expect(failure).toMatchObject({ kind: 'rejected', code });
  expect(message).not.toMatch(/^Something went wrong/);
});

test.each(['sms.codeInvalid', 'sms.codeExpired'] as const)(
  'an operator can provoke %s for submitted codes',
  async (code) => {
    const typed = await sent();
    await setProvider(gateway.ctx, { failure: code });
    await expect(logIn(typed)).rejects.toMatchObject({ code });
  },
);
