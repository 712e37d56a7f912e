import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Failure } from '../../src/contract';
import { startModules } from '../gateway/harness/modules';
import { byNumber, newcomer, withModules, wrongFields } from '../gateway/identity/registration/support';

const RIGHT = 'Shapla#2026';
const gateway = await startModules();
const { client } = gateway;
beforeEach(() => withModules(gateway, { CHNGPASSVERIF3: true, SMSVERIF: true }));
afterAll(() => gateway.close());

const player = { mobileNum: '01712345678', countryDialingCode: '880' };
const newest = async () => (await gateway.codes())[0]?.code ?? '';
const rejection = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'taken',
    ({ code }: Failure) => code,
  );

/** Every way to choose a password. */
const WAYS: Record<string, (password: string) => Promise<string | undefined>> = {
  'on registration by user name': async (password) =>
    (await wrongFields(client.register(newcomer({ password, confirmPassword: password })))).password,
  'on registration by number': async (password) => {
    const number = { mobileNum: '01812345678', countryDialingCode: '880' };
    await client.sendRegistrationCode({ mobileNo: number.mobileNum, countryDialingCode: number.countryDialingCode });
    const verificationCode = await newest();
    return (
      await wrongFields(
        client.registerMobile(byNumber({ ...number, verificationCode, password, confirmPassword: password })),
      )
    ).password;
  },
  'on a password change': async (password) => {
    const { token } = await client.logIn({ username: 'player', password: RIGHT });
    return rejection(
      gateway.as(token).changePassword({ oldPassword: RIGHT, newPassword: password, confirmNewPassword: password }),
    );
  },
  'on recovery by phone': async (password) => {
    await client.sendPasswordCode(player);
    return rejection(client.setPasswordByPhone({ ...player, verificationCode: await newest(), newPassword: password }));
  },
  'on recovery by mailed link': async (password) => {
    await client.forgotByEmail({ username: 'player', email: 'player@example.test' });
    const [mail] = await gateway.sent();
    const [, token = ''] = /resetPassword#(\S+)/.exec(mail?.body ?? '') ?? [];
    return rejection(client.resetByLink({ token, newPassword: password, confirmNewPassword: password }));
  },
};

test.each(Object.entries(WAYS))('rejects common and leaked passwords %s [asvs 6.2.4 6.2.12]', async (_, choose) => {
  for (const leaked of ['password123', '1qaz2wsx', 'ilovebangladesh']) {
    expect(await choose(leaked)).toBe('password.common');
    // Codes and links are limited to one per minute.
    await gateway.later(61_000);
  }
});
