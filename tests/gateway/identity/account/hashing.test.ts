import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as passwords from '../../../../src/gateway/identity/account/passwords';
import { startModules } from '../../harness/modules';
import { openTransactions } from '../../harness/trips';
import { newcomer as player } from '../../money/wallet/support';
import { byNumber, newcomer, withModules } from '../registration/support';

const gateway = await startModules();
const open = openTransactions(gateway.pool);
beforeAll(() => withModules(gateway, { SMSVERIF: false }));
afterAll(() => gateway.close());

const PASSWORD = 'Shapla#2026';
const NEXT = { newPassword: 'River-boat-78', confirmNewPassword: 'River-boat-78' };
const digits = { paymentPassword: '804913', confirmPaymentPassword: '804913' };

/** Calls that hash or compare a password, by purpose. */
const CALLS: Record<string, () => Promise<unknown>> = {
  'register by name': () => gateway.client.register(newcomer()),
  'register by number': () => gateway.client.registerMobile(byNumber()),
  'register again under the same key': async () => {
    const extras = { idempotencyKey: crypto.randomUUID() };
    await gateway.client.register(newcomer({ username: 'rupa_78' }), extras);
    await gateway.client.register(newcomer({ username: 'rupa_78' }), extras);
  },
  'start a trial': () => gateway.client.freePlay({ os: 'android', platform: 'web' }),
  'log in': () => gateway.client.logIn({ username: 'player', password: PASSWORD }),
  'change the password': async () => (await player(gateway)).client.changePassword({ oldPassword: PASSWORD, ...NEXT }),
  'set a payment password': async () =>
    (await player(gateway)).client.setPaymentPassword({ password: PASSWORD, ...digits }),
  'take a break': async () => (await player(gateway)).client.takeTimeOut({ hours: 24, password: PASSWORD }),
  'close an account': async () => (await player(gateway, 0n)).client.closeAccount({ password: PASSWORD }),
};

test.each(Object.entries(CALLS))('no transaction is open while a password is hashed to %s', async (_what, call) => {
  const during: number[] = [];
  const look =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      during.push(open());
      return work(...args);
    };
  const { hashPassword, passwordFits } = passwords;
  const hashes = vi.spyOn(passwords, 'hashPassword').mockImplementation(look(hashPassword));
  const compares = vi.spyOn(passwords, 'passwordFits').mockImplementation(look(passwordFits));
  onTestFinished(() => [hashes, compares].forEach((spy) => void spy.mockRestore()));
  await call();
  expect(during.length).toBeGreaterThan(0);
  expect(during.filter((count) => count > 0)).toEqual([]);
});

test('a password matches in any Unicode composition, including earlier hashes [own.password.normalised]', async () => {
  const composed = '\u09dfমুনা-77';
  const decomposed = '\u09af\u09bcমুনা-77';
  for (const typed of [composed, decomposed]) {
    const storedHash = await passwords.hashPassword(typed);
    for (const again of [composed, decomposed]) expect(await passwords.passwordFits(storedHash, again)).toBe(true);
    expect(await passwords.passwordFits(storedHash, `${typed} `)).toBe(false);
  }
  expect(await passwords.passwordFits(await hash(composed), composed)).toBe(true);
});
