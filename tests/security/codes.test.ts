import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setModule } from '../../src/gateway/platform/system/service';
import { addsApp, currentAppCode, STEP } from '../gateway/harness/app';
import { startModules } from '../gateway/harness/modules';
import { byNumber, wrongFields } from '../gateway/identity/registration/support';

const RIGHT = 'Shapla#2026';
const number = (i: number) => ({ mobileNum: `0181${String(2_000_000 + i)}`, countryDialingCode: '880' });
const gateway = await startModules();
const { client } = gateway;
beforeEach(async () => {
  await gateway.reset();
  gateway.visitor.ip = '203.0.113.7';
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA']) await setModule(gateway.ctx, modId, false);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => gateway.close());

const asPlayer = async () => gateway.as((await client.logIn({ username: 'player', password: RIGHT })).token);
/** Login codes sent to a recipient. */
const loginCodes = async (to: string) =>
  (await gateway.codes()).filter((sent) => sent.to === to && sent.purpose === 'login');

test('codes, tokens and secrets do not depend on Math.random or the clock [asvs 6.5.3 7.2.3]', {
  tags: ['extended'],
}, async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  for (let i = 0; i < 20; i++) await client.sendRegistrationCode({ ...number(i), mobileNo: number(i).mobileNum });
  const codes = (await gateway.codes()).map(({ code }) => code);
  expect(new Set(codes).size).toBeGreaterThanOrEqual(18);
  const players = [await asPlayer(), await asPlayer(), await asPlayer()];
  const secrets = [];
  for (const player of players) secrets.push((await player.beginTotp({ password: RIGHT })).secret);
  expect(new Set(secrets).size).toBe(3);
  const tokens = [];
  for (let i = 0; i < 3; i++) tokens.push((await client.logIn({ username: 'agent', password: RIGHT })).token);
  expect(new Set(tokens).size).toBe(3);
});

test('an unverified number gets no login code [asvs 6.6.1]', async () => {
  expect(await wrongFields(client.registerMobile(byNumber(number(1))))).toEqual({
    verificationCode: 'verificationCode',
  });
  const player = await asPlayer();
  const to = '+8801812000002';
  const { changeId } = await player.beginContact({
    kind: 'mobile',
    to: number(2).mobileNum,
    countryDialingCode: '880',
    password: RIGHT,
  });
  await client.sendLoginCode(number(2));
  expect(await loginCodes(to)).toEqual([]);
  const sentTo = async (contact: string) => (await gateway.codes()).find((sent) => sent.to === contact)?.code ?? '';
  await player.confirmContact({ changeId, oldCode: await sentTo('+8801712345678'), newCode: await sentTo(to) });
  await gateway.later(61_000);
  await client.sendLoginCode(number(2));
  expect(await loginCodes(to)).toHaveLength(1);
});

test('players can avoid texts with a password and an app as second factor [asvs 6.6.1]', async () => {
  const player = await asPlayer();
  const { secret } = await addsApp(gateway, player);
  const { value } = await client.logIn({ username: 'player', password: RIGHT }).catch((failure) => failure);
  await gateway.later(STEP);
  const answer = await currentAppCode(gateway, secret);
  const { token } = await client.answerProof({ challengeId: value.challengeId, kind: 'totp', answer });
  expect((await gateway.as(token).memberInfo()).account).toBe('player');
  expect(await gateway.codes()).toEqual([]);
});

test('acts that weaken an account’s security require the password again', async () => {
  const player = await asPlayer();
  const before = await player.securityOverview();
  const rejection = { code: 'security.wrongPassword', status: 422 };
  const password = 'not this one';
  const [id] = (await player.sessionList()).list.map((session) => session.id);
  const acts = [
    () => player.endSessions({ id, password }),
    () => player.beginContact({ kind: 'email', to: 'new@example.test', password }),
    () => player.beginTotp({ password }),
    () => player.renewRecoveryCodes({ factor: { kind: 'totp', answer: '123456' }, password }),
    () => player.removeTotp({ factor: { kind: 'totp', answer: '123456' }, password }),
    () => player.closeAccount({ password }),
  ];
  for (const act of acts) await expect(act()).rejects.toMatchObject(rejection);
  const change = { oldPassword: password, newPassword: 'Kadam-phul 77', confirmNewPassword: 'Kadam-phul 77' };
  await expect(player.changePassword(change)).rejects.toMatchObject({ code: 'password.old' });
  expect(await player.securityOverview()).toEqual(before);
  expect(await gateway.codes()).toEqual([]);
});
