// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { MODULES } from '../../../../../src/contract';
import { signInFlow } from '../../../../../src/portal/features/identity/login/sign-in.flow';
import { lend, runActor } from '../../../harness/flow-support';

const userInfo = { userName: 'player', nickname: 'P', type: 0 };
const value = { token: 'the-token', firstTimeLogin: true, passwordExpired: true, passwordDefault: false, userInfo };
const none = { number: '', dialingCode: '880' };
const named = (username: string) => ({ sent: { method: 'username', username, mobile: none } });
const numbered = (number: string) => ({
  sent: { method: 'mobile', username: '', mobile: { number, dialingCode: '880' } },
});
beforeEach(() => sessionStorage.clear());

describe('validation', () => {
  test('reports each empty field; spaces are empty [s5.login.username-required s5.login.password-required s5.login.captcha-required]', async () => {
    const { deps } = lend({});
    deps.vault.put('password', '   ');
    deps.vault.put('captcha', '');
    expect(await runActor(signInFlow(deps), 'validate', named('  '))).toEqual({
      kind: 'wrong',
      errors: [
        { field: 'username', code: 'login.username.required' },
        { field: 'password', code: 'login.password.required' },
        { field: 'captcha', code: 'login.captcha.required' },
      ],
    });
  });

  test('requires no hidden captcha; requires the puzzle if its module is on and no receipt is held', async () => {
    const { deps } = lend({}, [MODULES.slideVerification]);
    deps.vault.put('password', 'x');
    expect(await runActor(signInFlow(deps), 'validate', named('player'))).toEqual({
      kind: 'puzzleFirst',
      type: 'username',
    });
    deps.vault.put('slideProof', 'receipt');
    expect(await runActor(signInFlow(deps), 'validate', named('player'))).toEqual({ kind: 'right', type: 'username' });
  });

  test.each([
    ['', [{ field: 'mobile', code: 'sms.missingNumber' }]],
    ['0171', [{ field: 'mobile', code: 'sms.invalidNumber' }]],
    ['০১৭১২৩৪৫৬৭৮', []],
    ['+8801712345678', []],
  ])('the number "%s" [s5.login.mobile-required]', async (number, errors) => {
    const { deps } = lend({}, [MODULES.slideVerification]);
    deps.vault.put('verificationCode', '123456');
    expect(await runActor(signInFlow(deps), 'validate', numbered(number))).toEqual(
      errors.length > 0 ? { kind: 'wrong', errors } : { kind: 'right', type: 'sms' },
    );
  });

  test('reports a missing code, and uses Firebase if its module is on [s5.login.sms-code-required]', async () => {
    const { deps } = lend({}, [MODULES.firebaseSms]);
    expect(await runActor(signInFlow(deps), 'validate', numbered('01712345678'))).toEqual({
      kind: 'wrong',
      errors: [{ field: 'code', code: 'login.code.required' }],
    });
    deps.vault.put('verificationCode', '123456');
    expect(await runActor(signInFlow(deps), 'validate', numbered('01712345678'))).toEqual({
      kind: 'right',
      type: 'firebase',
    });
  });
});

describe('login', () => {
  test('encrypts its fields [s3.login-request.credentials s3.login-request.captcha s3.login-request.type s3.login-request.slide-fields]', async () => {
    const { deps, sent } = lend({ '/wps/session/login': { value } });
    for (const [name, secret] of [
      ['password', 'pw'],
      ['captcha', 'AB12'],
      ['captchaId', 'c1'],
      ['slideProof', 's1'],
    ] as const)
      deps.vault.put(name, secret);
    await runActor(signInFlow(deps), 'logIn', { ...named('player'), type: 'username' });
    expect(sent[0]?.plaintext).toEqual({
      username: 'player',
      password: 'pw',
      type: 'username',
      captcha: 'AB12',
      captchaId: 'c1',
      slideProof: 's1',
    });
    expect([deps.vault.peek('captcha'), deps.vault.peek('slideProof')]).toEqual([undefined, undefined]);
  });

  test('by code sends number, country, code and request id [s4.login.method asvs 6.6.2]', async () => {
    const { deps, sent } = lend({ '/wps/session/login': { value } });
    deps.vault.put('verificationCode', '482913');
    deps.codeRequests.keep('login', { wait: { deadline: 1, reason: 'sent', to: '' }, requestId: 'mine' });
    await runActor(signInFlow(deps), 'logIn', { ...numbered('01712345678'), type: 'sms' });
    expect(sent[0]?.plaintext).toEqual({
      username: '01712345678',
      countryDialingCode: '880',
      password: '482913',
      requestId: 'mine',
      type: 'sms',
    });
  });

  test('with Firebase exchanges the code for a token, which logs in [s4.login.method]', async () => {
    const { deps, sent } = lend({
      '/wps/verification/firebase/confirm': { value: { idToken: 'the-id-token' } },
      '/wps/session/login': { value },
    });
    deps.vault.put('verificationCode', '482913');
    deps.codeRequests.keep('login', { wait: { deadline: 1, reason: 'sent', to: '' }, requestId: 'verification' });
    await runActor(signInFlow(deps), 'confirmCode');
    expect(sent[0]?.body).toEqual({ verificationId: 'verification', code: '482913' });
    await runActor(signInFlow(deps), 'logIn', { ...numbered('01712345678'), type: 'firebase' });
    expect(sent[1]?.plaintext).toMatchObject({ password: 'the-id-token', type: 'firebase' });
    expect(deps.vault.peek('firebaseIdToken')).toBeUndefined();
  });

  test('stores the session; the outcome has no secret [s4.login.success-stored s3.storage.session]', async () => {
    const { deps } = lend({ '/wps/session/login': { value } }, [MODULES.forcedPasswordChange]);
    deps.vault.put('password', 'pw');
    expect(await runActor(signInFlow(deps), 'logIn', { ...named('player'), type: 'username' })).toEqual({
      username: 'player',
      entry: { firstTimeLogin: true, passwordExpired: true, passwordDefault: false, expiryEnabled: true },
    });
    expect({ ...sessionStorage }).toEqual({ token: 'the-token', account: 'player', merchant: 'maidan', isAgent: '0' });
    expect(deps.vault.peek('password'), 'stored in memory only [s3.login-response.typed-password]').toBe('pw');
  });

  test.each([
    [
      'rejected',
      { status: 401, code: 'auth.wrongCredentials', message: 'No', value: { captcha: true } },
      { kind: 'rejected', value: { captcha: true } },
    ],
    ['offline', 'offline' as const, { kind: 'offline' }],
    ['malformed', { value: { token: 1 } }, { kind: 'malformed' }],
  ])('%s becomes a failure for the chart', async (_, reply, failure) => {
    const { deps } = lend({ '/wps/session/login': reply });
    deps.vault.put('password', 'pw');
    await expect(runActor(signInFlow(deps), 'logIn', { ...named('player'), type: 'username' })).rejects.toMatchObject(
      failure,
    );
    expect(sessionStorage.getItem('token')).toBeNull();
  });
});
