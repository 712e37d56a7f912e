import { afterAll, beforeEach, expect, test } from 'vitest';
import { outboxMessages } from '../../../../src/gateway/demo/outbox/tables';
import { countFailure, failuresOf } from '../../../../src/gateway/identity/account/failures';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { startModules } from '../../harness/modules';

const NEW = 'Kadam-phul 77';
const phone = { mobileNum: '01712345678', countryDialingCode: '880' };
const gateway = await startModules();
beforeEach(async () => {
  await gateway.reset();
  gateway.visitor.ip = '203.0.113.7';
  await gateway.later(61 * 60_000);
  await gateway.runJobs();
  await gateway.ctx.db.delete(outboxMessages);
});
afterAll(() => gateway.close());

const codeTo = async (typed = phone, requestId?: string) => {
  await gateway.client.sendPasswordCode({ ...typed, requestId });
  return (
    (await gateway.codes()).find(({ purpose }) => purpose === 'code.password' || purpose === 'password')?.code ?? ''
  );
};
const set = (verificationCode: string, more: object = {}) =>
  gateway.client.setPasswordByPhone({ ...phone, verificationCode, newPassword: NEW, ...more });

test('sets a password by SMS code [s7.call.member-password-verification s3.forgot.phone-payload]', async () => {
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  const before = gateway.as((await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' })).token);
  await set(await codeTo());
  await expect(before.memberInfo()).rejects.toMatchObject({ status: 401 });
  await gateway.client.logIn({ username: 'player', password: NEW });
});

test('the number and the new password log in; the code replaces the puzzle [s4.forgot-phone.login]', async () => {
  const { slideProof } = await set(await codeTo());
  const { userInfo } = await gateway.client.logIn({
    username: '০১৭১২৩৪৫৬৭৮',
    countryDialingCode: '+880',
    password: NEW,
    slideProof,
  });
  expect(userInfo.userName).toBe('player');
});

test('the code also proves a new location for the next login [s4.login.unregistered-ip]', async () => {
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  await setModule(gateway.ctx, 'IPVERIF', true);
  await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' });
  gateway.visitor.ip = '198.51.100.9';
  await expect(gateway.client.logIn({ username: 'player', password: 'Shapla#2026' })).rejects.toMatchObject({
    code: 'login.proofRequired',
  });
  await set(await codeTo());
  await gateway.client.logIn({ username: 'player', password: NEW });
});

test('the owner of a locked account can recover it by phone', async () => {
  const now = await gateway.ctx.now();
  for (let i = 0; i < 10; i++) await countFailure(gateway.ctx.db, 'player', now);
  expect((await failuresOf(gateway.ctx.db, 'player', now)).lockedUntil).not.toBeNull();
  const { slideProof } = await set(await codeTo());
  await gateway.client.logIn({
    username: phone.mobileNum,
    countryDialingCode: phone.countryDialingCode,
    password: NEW,
    slideProof,
  });
});

test('the code works once and only for its request [asvs 6.5.1 6.6.2]', async () => {
  const code = await codeTo(phone, 'this browser');
  await expect(set(code, { requestId: 'another' })).rejects.toMatchObject({ code: 'sms.codeInvalid' });
  await set(code, { requestId: 'this browser' });
  await expect(set(code, { requestId: 'this browser' })).rejects.toMatchObject({ kind: 'rejected' });
});

test('a rejected password does not consume the code', async () => {
  const code = await codeTo();
  await expect(set(code, { newPassword: 'password123' })).rejects.toMatchObject({ code: 'password.common' });
  await set(code);
});

test('returns the same response for an unknown number [asvs 6.3.8]', async () => {
  const unknownNumber = { mobileNum: '01812345678', countryDialingCode: '880' };
  expect(await gateway.client.sendPasswordCode(unknownNumber)).toEqual({ expiredMinutes: 1 });
  expect(await gateway.sent()).toEqual([]);
  await expect(set('123456', unknownNumber)).rejects.toMatchObject({ code: 'sms.codeInvalid' });
});

test('is unavailable with its module off [s2.forgot.mobile-switch s6.flag.mobile-password]', async () => {
  await setModule(gateway.ctx, 'CHNGPASSVERIF3', false);
  await expect(gateway.client.sendPasswordCode(phone)).rejects.toMatchObject({ status: 403, code: 'sms.notEnabled' });
  await expect(set('123456')).rejects.toMatchObject({ status: 403, code: 'sms.notEnabled' });
});
