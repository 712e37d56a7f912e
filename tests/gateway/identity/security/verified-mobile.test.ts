import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { startModules } from '../../harness/modules';
import { accountOf, newcomer, withModules } from '../registration/support';

const PASSWORD = 'River-boat-77';
const TYPED = { mobileNum: '01812345678', countryDialingCode: '880' };
const MOBILE = '+8801812345678';
const gateway = await startModules();
beforeEach(() => withModules(gateway, { SMSVERIF: true }));
afterAll(() => gateway.close());

const lastCode = async () => (await gateway.codes())[0]?.code ?? '';
const isVerified = async (userName: string) => Boolean((await accountOf(gateway, userName))?.mobileVerifiedAt);

/** Registers with a number that is only typed, and returns a client of the account. */
async function typesNumber() {
  await setModule(gateway.ctx, 'SMSVERIF', false);
  await gateway.client.register(newcomer({ username: 'typed', ...TYPED }));
  await setModule(gateway.ctx, 'SMSVERIF', true);
  return gateway.as((await gateway.client.logIn({ username: 'typed', password: PASSWORD })).token);
}

test('a code at the registration verifies the number [own.mobile.verified]', async () => {
  await gateway.client.sendRegistrationCode({ mobileNo: '01812345678', countryDialingCode: '880' });
  await gateway.client.register(newcomer({ username: 'proven', ...TYPED, verificationCode: await lastCode() }));
  expect(await isVerified('proven')).toBe(true);
});

test('a typed number is verified as it is, by one code, and then no longer [own.mobile.verified]', async () => {
  const player = await typesNumber();
  expect(await isVerified('typed')).toBe(false);
  const same = { kind: 'mobile', to: '01812345678', countryDialingCode: '880', password: PASSWORD } as const;
  const { changeId, oldAsked } = await player.beginContact(same);
  expect(oldAsked).toBe(false);
  await expect(player.confirmContact({ changeId, newCode: 'wrong' })).rejects.toMatchObject({ status: 422 });
  expect(await isVerified('typed')).toBe(false);
  await player.confirmContact({ changeId, newCode: await lastCode() });
  expect([await isVerified('typed'), (await accountOf(gateway, 'typed'))?.mobile]).toEqual([true, MOBILE]);
  await expect(player.beginContact(same)).rejects.toMatchObject({ code: 'security.sameContact' });
});

test('a new number is verified by the change, and stays so with a new email address [own.mobile.verified]', async () => {
  await gateway.client.register(newcomer({ username: 'changing', ...(await verifiedFields()) }));
  const player = gateway.as((await gateway.client.logIn({ username: 'changing', password: PASSWORD })).token);
  await gateway.ctx.db.update(accounts).set({ mobileVerifiedAt: null }).where(eq(accounts.userName, 'changing'));
  const request = { kind: 'mobile', to: '01911111111', countryDialingCode: '880', password: PASSWORD } as const;
  const { changeId } = await player.beginContact(request);
  const codeTo = async (to: string) => (await gateway.codes()).find((sent) => sent.to === to)?.code ?? '';
  await player.confirmContact({
    changeId,
    oldCode: await codeTo(MOBILE),
    newCode: await codeTo('+8801911111111'),
  });
  expect(await isVerified('changing')).toBe(true);
});

test.each(['a login', 'a recovery'])('%s by code verifies a typed number [own.mobile.verified]', async (kind) => {
  await typesNumber();
  if (kind === 'a login') {
    await gateway.client.sendLoginCode(TYPED);
    const login = { username: TYPED.mobileNum, countryDialingCode: '880', type: 'sms' } as const;
    await gateway.client.logIn({ ...login, password: await lastCode() });
  } else {
    await gateway.client.sendPasswordCode(TYPED);
    const recovery = { ...TYPED, newPassword: 'Kadam-phul 77' };
    await gateway.client.setPasswordByPhone({ ...recovery, verificationCode: await lastCode() });
  }
  expect(await isVerified('typed')).toBe(true);
});

async function verifiedFields() {
  await gateway.client.sendRegistrationCode({ mobileNo: '01812345678', countryDialingCode: '880' });
  return { ...TYPED, verificationCode: await lastCode() };
}
