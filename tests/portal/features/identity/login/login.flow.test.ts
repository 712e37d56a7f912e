// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MODULES } from '../../../../../src/contract';
import { createMemory } from '../../../../../src/portal/browser/remember';
import { loginFlow } from '../../../../../src/portal/features/identity/login/login.flow';
import { loginAttemptFlow } from '../../../../../src/portal/features/identity/login/login-attempt.flow';
import { sendLogin } from '../../../../../src/portal/features/identity/login/send-login';
import { createCookies } from '../../../../../src/ui/browser/cookies';
import { createVault } from '../../../../../src/ui/browser/vault';
import { eventually } from '../../../../harness/eventually';
import { keysInMemory } from '../../../browser/keys-in-memory';
import { startLogin } from '../../../harness/charts';
import { lend, runActor } from '../../../harness/flow-support';

const none = { number: '', dialingCode: '880' };
const blank = { method: 'username', username: '', mobile: none, remember: false };
const random = (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes);
/** Flow dependencies with a memory as in a secure page. */
const lendMemory = (on: Parameters<typeof lend>[1] = []) => {
  const { deps } = lend({}, on);
  return { ...deps, memory: createMemory({ cookies: createCookies(document, false), safe: keysInMemory(), random }) };
};
beforeEach(async () => {
  sessionStorage.clear();
  await lend({}).deps.memory.forget();
});

describe('initial form', () => {
  test('is empty; codes have a tab if their module is on [s2.login.tabs s6.flag.mobile-code-login]', async () => {
    expect(await runActor(loginFlow(lendMemory()), 'begin', { username: '', submitted: false })).toEqual({
      form: blank,
      mobileOpen: false,
      namesOnly: false,
      passkeys: true,
    });
    const on = lendMemory([MODULES.mobileCodeLogin]);
    expect(await runActor(loginFlow(on), 'begin', { username: '', submitted: false })).toMatchObject({
      mobileOpen: true,
    });
  });

  test('restores name and password, the latter into the vault only [s4.remember-password.on]', async () => {
    const deps = lendMemory();
    deps.vault.put('password', ' two  words ');
    await runActor(loginAttemptFlow(deps), 'remember', { form: { ...blank, username: 'player', remember: true } });
    deps.vault.clear();
    const beginning = await runActor(loginFlow(deps), 'begin', { username: '', submitted: false });
    expect(beginning).toMatchObject({ form: { username: 'player', remember: true } });
    expect(JSON.stringify(beginning)).not.toContain('two  words');
    expect(deps.vault.peek('password')).toBe(' two  words ');
  });

  test('a remembered number opens its tab [s3.cookie.sms-mobile]', async () => {
    const deps = lendMemory([MODULES.mobileCodeLogin]);
    const mobile = { number: '01712345678', dialingCode: '880' };
    await runActor(loginAttemptFlow(deps), 'remember', {
      form: { ...blank, method: 'mobile', mobile, remember: true },
    });
    expect(await runActor(loginFlow(deps), 'begin', { username: '', submitted: false })).toMatchObject({
      form: { method: 'mobile', mobile, remember: true },
    });
  });

  test('does not overwrite input, nor combine it with another password [s2.header.login-form s4.remember-password.on]', async () => {
    const deps = lendMemory();
    await deps.memory.keepName('player', 'remembered');
    deps.vault.put('password', 'typed');
    for (const [username, submitted, remember] of [
      ['player', true, true],
      ['rina', true, false],
      ['rina', false, false],
      ['', true, false],
    ] as const)
      expect(await runActor(loginFlow(deps), 'begin', { username, submitted })).toMatchObject({
        form: { username, remember },
      });
    expect(deps.vault.peek('password')).toBe('typed');
  });

  test('the header can open the tab for codes [s2.header.mobile-login-tab]', async () => {
    const input = { username: '', submitted: false, method: 'mobile' };
    expect(await runActor(loginFlow(lendMemory()), 'begin', input)).toMatchObject({ form: { method: 'mobile' } });
  });

  test.each([
    ['a login without the tick', loginAttemptFlow],
    ['removing the tick', loginFlow],
  ] as const)('restores nothing after %s [s4.remember-password.off]', async (_, flow) => {
    const deps = lendMemory();
    await deps.memory.keepName('player', 'pw');
    await runActor(flow(deps), 'forget');
    expect(await runActor(loginFlow(deps), 'begin', { username: '', submitted: false })).toMatchObject({ form: blank });
  });
});

describe('input after an error', () => {
  test.each([
    [{ username: 'player', number: '01712345678' }, { password: 'x', verificationCode: '1' }, []],
    [{ username: '', number: '01712345678' }, { password: 'x', verificationCode: '1' }, ['username']],
    [{ username: 'player', number: '0171' }, { password: 'x', verificationCode: '1' }, ['mobile']],
    [{ username: 'player', number: '' }, { captcha: '' }, ['password', 'captcha', 'mobile', 'code']],
  ])('checks the fields of both tabs: %j [own.form.corrected]', async ({ username, number }, secrets, wrong) => {
    const deps = lendMemory();
    for (const [name, typed] of Object.entries(secrets)) deps.vault.put(name as 'password', typed);
    for (const method of ['username', 'mobile']) {
      const form = { ...blank, method, username, mobile: { number, dialingCode: '880' } };
      expect(await runActor(loginFlow(deps), 'check', { form })).toMatchObject(wrong.map((field) => ({ field })));
    }
  });

  test('before an error, input is neither reported nor stored [own.form.corrected]', async () => {
    const { login } = startLogin();
    await eventually(() => expect(login.getSnapshot().hasTag('form')).toBe(true));
    const sent = vi.spyOn(login, 'send');
    const vault = createVault();
    const data = new FormData();
    data.set('password', 'half ty');
    sendLogin(login, vault, 'field.edited', data);
    expect([sent.mock.calls, vault.peek('password')]).toEqual([[], undefined]);
  });
});

test('trims names, stores secrets in the vault as typed, and keeps them out of the event [asvs 6.2.8]', async () => {
  const { login } = startLogin();
  await eventually(() => expect(login.getSnapshot().hasTag('form')).toBe(true));
  const sent = vi.spyOn(login, 'send');
  const vault = createVault();
  const data = new FormData();
  for (const [name, typed] of Object.entries({
    username: ' player ',
    password: ' two  spaces ',
    verificationCode: ' 12 ',
    remember: 'on',
  }))
    data.set(name, typed);
  sendLogin(login, vault, 'form.submitted', data);
  expect(sent).toHaveBeenCalledWith({ type: 'form.submitted', form: { ...blank, username: 'player', remember: true } });
  expect([vault.peek('password'), vault.peek('verificationCode'), vault.peek('captcha')]).toEqual([
    ' two  spaces ',
    ' 12 ',
    undefined,
  ]);
});
