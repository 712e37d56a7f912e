import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { accountOf, byNumber, newcomer, withModules, wrongFields } from './support';

const NUMBER = { mobileNum: '01812345678', countryDialingCode: '880' };
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(() => withModules(gateway, { SMSVERIF: true }));
afterAll(() => gateway.close());

const register = (fields: Parameters<typeof byNumber>[0] = {}) => gateway.client.registerMobile(byNumber(fields));
async function codeFor({ mobileNum, countryDialingCode } = NUMBER) {
  await gateway.client.sendRegistrationCode({ mobileNo: mobileNum, countryDialingCode });
  return (await gateway.codes())[0]?.code ?? '';
}

test('a number and its code register a member [s7.call.sms-register s7.call.member-register-mobile s3.sms-code.registration-payload s5.registration.mobile s5.registration.sms-code]', async () => {
  const { userInfo, token } = await register({ verificationCode: await codeFor() });
  expect(userInfo.userName).toMatch(/^m\d{11}$/);
  expect((await accountOf(gateway, userInfo.userName))?.mobile).toBe('+8801812345678');
  expect((await gateway.as(token).memberInfo()).type).toBe(0);
});

test('normalises the number; a verified number in use is reported as taken', async () => {
  await register({ verificationCode: await codeFor() });
  await gateway.later(61_000);
  const again = { mobileNum: '+৮৮০ ১৮১২ ৩৪৫৬৭৮', countryDialingCode: '880' };
  const attempt = register({ ...again, verificationCode: await codeFor(again) });
  await expect(attempt).rejects.toMatchObject({ status: 409, code: 'registration.mobileTaken' });
  expect(await wrongFields(attempt)).toEqual({ mobileNum: 'registration.mobileTaken' });
});

test('rejects a missing or wrong code at its field [s5.registration.verification-code]', async () => {
  expect(await wrongFields(register())).toEqual({ verificationCode: 'verificationCode' });
  const code = await codeFor();
  const attempt = register({ verificationCode: code === '000000' ? '000001' : '000000' });
  await expect(attempt).rejects.toMatchObject({ status: 422, code: 'sms.codeInvalid' });
  expect(await wrongFields(attempt)).toEqual({ verificationCode: 'sms.codeInvalid' });
  await register({ verificationCode: code });
});

test('a code registers one account under concurrency [asvs 6.5.1]', async () => {
  const verificationCode = await codeFor();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => register({ verificationCode })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a registration by username needs number and code while codes are sent [s5.registration.sms-code]', async () => {
  expect(await wrongFields(gateway.client.register(newcomer()))).toEqual({ mobileNum: 'empty' });
  expect((await gateway.client.registerRules()).fields.mobileNum.required).toBe(true);
  const withNumber = newcomer({ username: 'second', ...NUMBER });
  expect(await wrongFields(gateway.client.register(withNumber))).toEqual({ verificationCode: 'verificationCode' });
  await gateway.client.register({ ...withNumber, verificationCode: await codeFor() });
  expect((await accountOf(gateway, 'second'))?.mobile).toBe('+8801812345678');
  await setModule(gateway.ctx, 'SMSVERIF', false);
  expect((await gateway.client.registerRules()).fields.mobileNum.required).toBe(false);
  await gateway.client.register(newcomer({ username: 'third' }));
});

test('without verification, a number in use is not disclosed and stays with its owner [asvs 6.3.8]', async () => {
  await setModule(gateway.ctx, 'SMSVERIF', false);
  await gateway.client.register(newcomer({ mobileNum: '01712345678', countryDialingCode: '880' }));
  expect((await accountOf(gateway, 'rupa_77'))?.mobile).toBeNull();
});

test('with its module off, registration by number is rejected [s6.flag.mobile-registration]', async () => {
  await setModule(gateway.ctx, 'MOBILEREG', false);
  await expect(register()).rejects.toMatchObject({ status: 403, code: 'registration.mobileClosed' });
});

test('requires the provider’s token once [s7.client.external-token s4.registration.phone-verification-failed]', async () => {
  await setModule(gateway.ctx, 'PHONEVERIF', true);
  expect(await wrongFields(register())).toEqual({ verificationCode: 'registration.phoneUnverified' });
  await expect(gateway.client.verifyPhone({ ...NUMBER, code: '12' })).rejects.toMatchObject({
    code: 'sms.codeInvalid',
  });
  const { phoneToken } = await gateway.client.verifyPhone({ ...NUMBER, code: await codeFor() });
  await expect(register({ mobileNum: '01912345678', phoneToken })).rejects.toMatchObject({
    code: 'registration.phoneUnverified',
  });
  await register({ phoneToken });
  await expect(register({ mobileNum: '01812345678', phoneToken })).rejects.toMatchObject({
    code: 'registration.phoneUnverified',
  });
});

test('with Firebase, its id token is required for its number [s3.registration.payload-extras]', async () => {
  await setModule(gateway.ctx, 'FIREBASESMS', true);
  const { verificationId } = await gateway.client.sendFirebaseCode(NUMBER);
  const { idToken } = await gateway.client.confirmFirebaseCode({
    verificationId,
    code: (await gateway.codes())[0]?.code ?? '',
  });
  const firebase = { firebaseChannel: 'sms', firebaseIdToken: idToken } as const;
  await expect(register({ mobileNum: '01912345678', ...firebase })).rejects.toMatchObject({
    code: 'registration.phoneUnverified',
  });
  await register(firebase);
});

test.each([
  ['without SMS verification', { PHONEVERIF: true, SMSVERIF: false }],
  ['together with firebase', { PHONEVERIF: true, FIREBASESMS: true }],
  ['with firebase but no SMS verification', { PHONEVERIF: true, FIREBASESMS: true, SMSVERIF: false }],
])('the external provider verifies the number %s, too [s6.flag.sms-verification]', async (_pair, turned) => {
  await withModules(gateway, { SMSVERIF: true, ...turned });
  expect(await wrongFields(register())).toEqual({ verificationCode: 'registration.phoneUnverified' });
  const { phoneToken } = await gateway.client.verifyPhone({ ...NUMBER, code: await codeFor() });
  await register({ phoneToken });
});

test('with both off, no registration code is sent [s6.flag.sms-verification]', async () => {
  await setModule(gateway.ctx, 'SMSVERIF', false);
  await expect(codeFor()).rejects.toMatchObject({ code: 'sms.notEnabled' });
});

test('the external provider responds only while its module is on', async () => {
  await expect(gateway.client.verifyPhone({ ...NUMBER, code: '123456' })).rejects.toMatchObject({
    code: 'sms.notEnabled',
  });
});
