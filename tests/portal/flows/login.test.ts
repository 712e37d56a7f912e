// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { MODULES } from '../../../src/contract';
import { createVault } from '../../../src/portal/browser/vault';
import { loginFlow } from '../../../src/portal/flows/login';
import { vaultForm } from '../../../src/portal/flows/vault-form';
import { lend, runActor } from './support';

const userInfo = { userName: 'player', nickname: 'P', type: 0 };
const value = { token: 'the-token', firstTimeLogin: true, passwordExpired: true, passwordDefault: false, userInfo };
beforeEach(() => sessionStorage.clear());

describe('what is typed', () => {
  test('s5.login.username-required s5.login.password-required s5.login.captcha-required: each empty field is named, spaces are empty', async () => {
    const { needs } = lend({});
    needs.vault.put('password', '   ');
    needs.vault.put('captcha', '');
    expect(await runActor(loginFlow(needs), 'validate', { username: '  ' })).toEqual({
      errors: [
        { field: 'username', code: 'login.username.required' },
        { field: 'password', code: 'login.password.required' },
        { field: 'captcha', code: 'login.captcha.required' },
      ],
      slideWanted: false,
    });
  });

  test('a captcha that is not shown is not asked for; the puzzle is wanted when its module is on and no receipt is held', async () => {
    const { needs } = lend({}, [MODULES.slideVerification]);
    needs.vault.put('password', 'x');
    expect(await runActor(loginFlow(needs), 'validate', { username: 'player' })).toEqual({ errors: [], slideWanted: true });
    needs.vault.put('slideProof', 'receipt');
    expect(await runActor(loginFlow(needs), 'validate', { username: 'player' })).toEqual({ errors: [], slideWanted: false });
  });

  test('asvs 6.2.8: the user name is trimmed, the password goes into the vault exactly as typed', () => {
    const vault = createVault();
    const form = new FormData();
    form.set('username', ' player ');
    form.set('password', ' two  spaces ');
    expect(vaultForm(form, vault)).toBe('player');
    expect(vault.peek('password')).toBe(' two  spaces ');
    expect(vault.peek('captcha')).toBeUndefined();
  });
});

describe('the login', () => {
  test('s3.login-request.credentials s3.login-request.captcha s3.login-request.type s3.login-request.slide-fields: what is sealed', async () => {
    const { needs, sent } = lend({ '/wps/session/login': { value } }, [MODULES.forcedPasswordChange]);
    for (const [name, secret] of [
      ['password', 'pw'],
      ['captcha', 'AB12'],
      ['captchaId', 'c1'],
      ['slideProof', 's1'],
    ] as const)
      needs.vault.put(name, secret);
    await runActor(loginFlow(needs), 'logIn', { username: 'player' });
    expect(sent[0]?.plaintext).toEqual({
      username: 'player',
      password: 'pw',
      type: 'username',
      captcha: 'AB12',
      captchaId: 'c1',
      slideProof: 's1',
    });
    expect(needs.vault.peek('captcha')).toBeUndefined();
    expect(needs.vault.peek('slideProof')).toBeUndefined();
  });

  test('s4.login.success-stored s3.storage.session: token, account, merchant and type are stored, and the outcome has no secret', async () => {
    const { needs } = lend({ '/wps/session/login': { value } }, [MODULES.forcedPasswordChange]);
    needs.vault.put('password', 'pw');
    const entry = await runActor(loginFlow(needs), 'logIn', { username: 'player' });
    expect(entry).toEqual({ firstTimeLogin: true, passwordExpired: true, passwordDefault: false, expiryEnabled: true });
    expect({ ...sessionStorage }).toEqual({ token: 'the-token', account: 'player', merchant: 'maidan', isAgent: '0' });
    expect(needs.vault.peek('password'), 's3.login-response.typed-password: kept, in memory only').toBe('pw');
  });

  test.each([
    [
      'rejected',
      { status: 401, code: 'auth.wrongCredentials', message: 'No', value: { captcha: true } },
      { kind: 'rejected', value: { captcha: true } },
    ],
    ['offline', 'offline' as const, { kind: 'offline' }],
    ['malformed', { value: { token: 1 } }, { kind: 'malformed' }],
  ])('%s becomes the failure that the chart reads', async (_, reply, failure) => {
    const { needs } = lend({ '/wps/session/login': reply });
    needs.vault.put('password', 'pw');
    await expect(runActor(loginFlow(needs), 'logIn', { username: 'player' })).rejects.toMatchObject(failure);
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  test('logging out again clears this tab even when the gateway cannot be told', async () => {
    const { needs } = lend({});
    needs.storage.openSession({ token: 't', account: 'player', type: 0 });
    await expect(runActor(loginFlow(needs), 'logOut')).rejects.toMatchObject({ kind: 'offline' });
    expect(needs.storage.token()).toBeNull();
  });
});
