import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountByName } from '../../../../src/gateway/identity/account/service';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { AWAY, HOME, RIGHT, travels } from './support';

let gateway: Modules;
let go: ReturnType<typeof travels>;
beforeAll(async () => {
  gateway = await startModules();
  go = travels(gateway);
});
beforeEach(() => go.begin());
afterAll(() => gateway.close());

const MOBILE = '+8801712345678';
const send = (challengeId: string, kind: 'sms' | 'email' = 'sms') => gateway.client.sendProof({ challengeId, kind });
const answer = (challengeId: string, proofAnswer: string, kind: 'sms' | 'email' | 'bankName' | 'totp' = 'sms') =>
  gateway.client.answerProof({ challengeId, kind, answer: proofAnswer });

test('the first address is registered by use; another one requires a proof [s4.login.unregistered-ip]', async () => {
  await go.logIn();
  await go.logIn();
  gateway.visitor.ip = AWAY;
  const failure = await go.refused(go.logIn());
  expect(failure).toMatchObject({ kind: 'rejected', status: 403, code: 'login.proofRequired' });
  expect(failure.value).toEqual({
    challengeId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    proofs: [
      { kind: 'sms', hint: '+880•••••678' },
      { kind: 'email', hint: 'p•••••@example.test' },
    ],
  });
});

test('a code by SMS logs in and registers the address [s4.login.unregistered-ip]', async () => {
  const { challengeId } = await go.demanded();
  expect(await send(challengeId)).toEqual({ expiredMinutes: 1 });
  const { token, userInfo } = await answer(challengeId, await go.code(MOBILE));
  expect([userInfo.userName, (await gateway.as(token).memberInfo()).account]).toEqual(['player', 'player']);
  expect((await go.logIn()).userInfo.userName).toBe('player');
});

test('a code by email logs in [s4.login.unregistered-ip]', async () => {
  const { challengeId } = await go.demanded();
  await send(challengeId, 'email');
  expect((await answer(challengeId, await go.code('player@example.test'), 'email')).userInfo.userName).toBe('player');
});

test('the holder of the bank account logs in, regardless of case and spaces [s4.login.unregistered-ip]', async () => {
  const { challengeId, proofs } = await go.demanded('downline');
  expect(proofs).toEqual([{ kind: 'bankName', hint: 'K••••' }]);
  await expect(answer(challengeId, 'Karim', 'bankName')).rejects.toMatchObject({ status: 422, code: 'proof.wrong' });
  expect((await answer(challengeId, ' karim  SHEIKH', 'bankName')).userInfo.userName).toBe('downline');
});

test('password expiry is reported after the proof', async () => {
  await gateway.ctx.db.execute(`update accounts set mobile = '+8801812345678' where user_name = 'expired'`);
  const { challengeId } = await go.demanded('expired');
  await send(challengeId);
  expect(await answer(challengeId, await go.code('+8801812345678'))).toMatchObject({
    passwordExpired: true,
    passwordDefault: false,
  });
});

test('with the module off, no proof is required', async () => {
  await setModule(gateway.ctx, 'IPVERIF', false);
  await go.logIn();
  gateway.visitor.ip = AWAY;
  await go.logIn();
});

test('an account without any proof is rejected until its address is registered', async () => {
  await go.logIn('agent');
  gateway.visitor.ip = AWAY;
  expect(await go.refused(go.logIn('agent'))).toMatchObject({ status: 403, code: 'login.proofImpossible' });
});

test('a wrong password discloses nothing about proofs [asvs 6.3.8]', async () => {
  await go.logIn();
  gateway.visitor.ip = AWAY;
  expect(await go.refused(go.logIn('player', 'wrong'))).toMatchObject({ status: 401, code: 'auth.wrongCredentials' });
});

test('a login by SMS code needs no further proof', async () => {
  await go.logIn();
  gateway.visitor.ip = AWAY;
  const number = { mobileNum: '01712345678', countryDialingCode: '880' };
  await gateway.client.sendLoginCode(number);
  const [sent] = await gateway.codes();
  await gateway.client.logIn({
    username: number.mobileNum,
    countryDialingCode: '880',
    password: sent?.code ?? '',
    type: 'sms',
  });
  expect((await go.logIn()).userInfo.userName).toBe('player');
});

test('is bound to the address it began at [asvs 6.6.2]', async () => {
  const { challengeId } = await go.demanded();
  await send(challengeId);
  const code = await go.code(MOBILE);
  gateway.visitor.ip = HOME;
  await expect(answer(challengeId, code)).rejects.toMatchObject({ status: 422, code: 'proof.expired' });
  await expect(send(challengeId)).rejects.toMatchObject({ code: 'proof.expired' });
});

test('a code of one login is invalid in another [asvs 6.6.2]', async () => {
  const first = await go.demanded();
  await send(first.challengeId);
  const code = await go.code(MOBILE);
  const second = (await go.refused(go.logIn())).value;
  await expect(answer(second.challengeId, code)).rejects.toMatchObject({ code: 'sms.codeInvalid' });
});

test('five wrong responses end it, even for a right one [asvs 6.6.3]', async () => {
  const { challengeId } = await go.demanded('downline');
  for (let i = 0; i < 5; i++)
    await expect(answer(challengeId, 'Somebody', 'bankName')).rejects.toMatchObject({ code: 'proof.wrong' });
  await expect(answer(challengeId, 'Karim Sheikh', 'bankName')).rejects.toMatchObject({ code: 'proof.expired' });
});

test('expires after five minutes [asvs 6.5.5]', async () => {
  const { challengeId } = await go.demanded('downline');
  await gateway.later(301_000);
  await expect(answer(challengeId, 'Karim Sheikh', 'bankName')).rejects.toMatchObject({ code: 'proof.expired' });
});

test('concurrent right responses: exactly one logs in [asvs 6.5.1]', async () => {
  const { challengeId } = await go.demanded('downline');
  const answers = Array.from({ length: 20 }, () => answer(challengeId, 'Karim Sheikh', 'bankName').catch(() => null));
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
});

test('an unavailable proof is rejected like a wrong response, and no code is sent', async () => {
  const { challengeId } = await go.demanded('downline');
  await expect(send(challengeId)).rejects.toMatchObject({ code: 'proof.notOffered' });
  await expect(answer(challengeId, '123456')).rejects.toMatchObject({ code: 'sms.codeInvalid' });
  await expect(answer(challengeId, '123456', 'totp')).rejects.toMatchObject({ code: 'totp.wrong' });
  expect(await gateway.codes()).toEqual([]);
});

test('a blocked account cannot log in with its proof', async () => {
  const { challengeId } = await go.demanded('downline');
  await gateway.ctx.db.execute(`update accounts set blocked = true where user_name = 'downline'`);
  await expect(answer(challengeId, 'Karim Sheikh', 'bankName')).rejects.toMatchObject({ code: 'auth.blocked' });
});

test('logs requests, codes and responses without their content [asvs 16.3.1 16.3.2]', async () => {
  const { challengeId } = await go.demanded();
  await send(challengeId);
  await answer(challengeId, '000000').catch(() => {});
  const code = await go.code(MOBILE);
  const { token } = await answer(challengeId, code);
  const player = await accountByName(gateway.ctx.db, 'player');
  const events = (await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id)).filter(
    ({ accountId }) => accountId === player?.id,
  );
  const outcomes = events.map(({ kind, outcome }) => `${kind} ${outcome}`);
  expect(outcomes).toEqual([
    'session.signIn done',
    'session.signIn login.proofRequired',
    'proof.send done',
    'proof.answer sms.codeInvalid',
    'place.new done',
    'proof.answer done',
  ]);
  for (const secret of [challengeId, code, token, RIGHT]) expect(JSON.stringify(events)).not.toContain(secret);
});
