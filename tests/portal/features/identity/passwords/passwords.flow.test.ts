// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { registrationSamples } from '../../../../../machines/identity/registration/registration.samples';
import { MODULES } from '../../../../../src/contract';
import { takeLinkToken } from '../../../../../src/portal/browser/link-token';
import { forgotPasswordFlow } from '../../../../../src/portal/features/identity/passwords/forgot-password.flow';
import { passwordResetFlow } from '../../../../../src/portal/features/identity/passwords/password-reset.flow';
import { phoneRecoveryFlow } from '../../../../../src/portal/features/identity/passwords/phone-recovery.flow';
import { sessionFlow } from '../../../../../src/portal/features/identity/session/session.flow';
import { entryFlow, keepSession } from '../../../../../src/portal/parts/entry/entry.flow';
import { vaultPasswords } from '../../../../../src/portal/parts/password-change/new-password';
import { passwordChangeFlow } from '../../../../../src/portal/parts/password-change/password-change.flow';
import { createVault } from '../../../../../src/ui/browser/vault';
import { childOf, doneWork, lend, runActor, send, typed } from '../../../harness/flow-support';

const registerRules = registrationSamples.outcomes.loadRules['all methods enabled'].output.rules;
const NEW = 'Kadam-phul 77';
const NUMBER = '01712345678';
const rule = {
  minLength: 8,
  maxLength: 20,
  patternId: 'letters_and_digits',
  acceptedPattern: '(?=.*\\p{L})(?=.*\\p{N})',
};
const userInfo = { userName: 'player', nickname: 'P', type: 0 };
const loggedIn = {
  token: 'the-token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  userInfo,
};
const account = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  account: 'player',
  nickname: 'P',
  type: 0,
  toUpline: false,
};
const memberInfo = { ...account, clubLabel: { labelName: '', rankLevel: 0 }, memberLabel: [] };
beforeEach(() => sessionStorage.clear());

const flagged = () => sessionStorage.getItem('cpw') !== null;

type Field =
  | 'oldPassword'
  | 'newPassword'
  | 'confirmPassword'
  | 'mobileNum'
  | 'countryDialingCode'
  | 'verificationCode';
type Typed = { [Name in Field]?: string };
/** Puts form input into the vault. */
function type(vault: ReturnType<typeof createVault>, typed: Typed) {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  vaultPasswords(data, vault);
}

describe('validation', () => {
  const validated = async (typed: Typed, about = 'held') => {
    const { deps } = lend({ '/wps/member/password/rule': { value: rule } });
    const flow = passwordChangeFlow(deps);
    await runActor(flow, 'loadRule');
    type(deps.vault, typed);
    return runActor(childOf(flow, 'passwordForm'), 'validate', { about });
  };
  const wrong = (...problems: object[]) => ({ kind: 'wrong', problems });

  test('reports each empty required field [s5.change-password.old s5.change-password.new s5.change-password.confirmation]', async () => {
    const all = ['old', 'new', 'confirmation'].map((field) => ({ field, code: 'password.missing' }));
    expect(await validated({ oldPassword: ' ', newPassword: '', confirmPassword: '  ' }, 'asked')).toEqual(
      wrong(...all),
    );
    expect(await validated({})).toEqual(wrong(...all.slice(1)));
  });

  test.each([
    ['short 1', 'password.length'],
    ['far too long for this rule 1', 'password.length'],
    ['letters only', 'password.pattern'],
  ])('"%s" breaks the server’s rule [s5.message.password-length s5.change-password.new]', async (typed, code) => {
    expect(await validated({ newPassword: typed, confirmPassword: typed })).toEqual(wrong({ field: 'new', code }));
  });

  test('requires an exact match [s5.change-password.confirmation s8.message.confirmation-password]', async () => {
    expect(await validated({ newPassword: NEW, confirmPassword: `${NEW} ` })).toEqual(
      wrong({ field: 'confirmation', code: 'password.confirmation' }),
    );
    expect(await validated({ newPassword: NEW, confirmPassword: NEW })).toEqual({ kind: 'right' });
  });

  test('validates by the gateway’s rule; without it only the gateway validates', async () => {
    const { deps } = lend({ '/wps/member/password/rule': { value: rule } });
    const flow = passwordChangeFlow(deps);
    type(deps.vault, { newPassword: 'x', confirmPassword: 'x' });
    expect(await runActor(childOf(flow, 'passwordForm'), 'validate', { about: 'held' })).toEqual({ kind: 'right' });
    expect(await runActor(flow, 'loadRule')).toEqual(rule);
    expect(await runActor(childOf(flow, 'passwordForm'), 'validate', { about: 'held' })).toMatchObject({
      kind: 'wrong',
    });
  });
});

describe('password change', () => {
  test('encrypts the stored or typed old password and the new one [s3.change-password.payload s2.change-password.old-password]', async () => {
    const { deps, sent } = lend({ '/wps/member/password': {} });
    deps.vault.put('password', 'held');
    type(deps.vault, { newPassword: NEW, confirmPassword: NEW });
    deps.storage.flagChange();
    expect((await send(passwordChangeFlow(deps), 'passwordForm', 'held')).output).toEqual({ sent: true });
    expect(sent[0]?.plaintext).toEqual({ oldPassword: 'held', newPassword: NEW, confirmNewPassword: NEW });
    expect([flagged(), deps.vault.peek('password'), deps.vault.peek('newPassword')]).toEqual([false, NEW, undefined]);
    type(deps.vault, { oldPassword: 'typed', newPassword: 'Kadam-phul 78', confirmPassword: 'Kadam-phul 78' });
    await send(passwordChangeFlow(deps), 'passwordForm', 'asked');
    expect(sent[1]?.plaintext).toMatchObject({ oldPassword: 'typed' });
  });

  test.each([
    ['password.old', 'old', 'asked'],
    ['password.rule', 'new', 'held'],
    ['password.common', 'new', 'held'],
    ['password.own', 'new', 'held'],
    ['password.reused', 'new', 'held'],
    ['password.confirmation', 'confirmation', 'held'],
  ])(
    'the gateway’s error %s is shown at the field %s; the old password is then %s [s5.change-password.errors s5.change-password.old]',
    async (code, field, about) => {
      const { deps } = lend({ '/wps/member/password': { status: 422, code, message: 'No' } });
      deps.vault.put('password', 'held');
      type(deps.vault, { newPassword: NEW, confirmPassword: NEW });
      deps.storage.flagChange();
      const { value, context } = await send(passwordChangeFlow(deps), 'passwordForm', 'held');
      expect(value).toEqual({ editing: { invalid: 'waiting' } });
      expect(context).toMatchObject({ problems: [{ field, code }], failure: null, about });
      expect([flagged(), deps.vault.peek('newPassword')]).toEqual([true, NEW]);
    },
  );

  test('another rejection keeps the input and the flag', async () => {
    const { deps } = lend({ '/wps/member/password': { status: 429, code: 'auth.locked', message: 'No' } });
    type(deps.vault, { oldPassword: 'typed', newPassword: NEW, confirmPassword: NEW });
    deps.storage.flagChange();
    const { value, context } = await send(passwordChangeFlow(deps), 'passwordForm', 'asked');
    expect(value).toEqual({ editing: 'rejected' });
    expect(context).toMatchObject({ problems: [], failure: { kind: 'rejected', code: 'auth.locked' } });
    expect([flagged(), deps.vault.peek('newPassword')]).toEqual([true, NEW]);
  });

  test('stores the flag; reports a held password [s4.login.cpw-flag s3.login-response.typed-password]', async () => {
    const { deps } = lend({});
    expect(await runActor(entryFlow(deps), 'flagChange')).toEqual({ oldHeld: false });
    expect(sessionStorage.getItem('cpw')).toBe('true');
    deps.vault.put('password', 'held');
    expect(await runActor(entryFlow(deps), 'flagChange')).toEqual({ oldHeld: true });
  });

  test('leaving a change logs out and removes the flag, also offline [own.password-change.cancelled]', async () => {
    for (const reply of [{}, 'offline' as const]) {
      const { deps, sent } = lend({ '/wps/session/logout': reply });
      deps.storage.openSession({ token: 't', account: 'player', type: 0 });
      deps.storage.flagChange();
      await runActor(sessionFlow(deps), 'leaveChange');
      expect([deps.storage.token(), flagged()]).toEqual([null, false]);
      expect(sent.map(({ path }) => path)).toEqual(['/wps/session/logout']);
    }
  });

  test('reloads the member info [s4.password-change.success]', async () => {
    const { deps } = lend({ '/wps/member/info': { value: memberInfo } });
    expect(await runActor(passwordChangeFlow(deps), 'loadMemberInfo')).toMatchObject({ account: 'player' });
  });
});

describe('after every login', () => {
  test('stores the session and keeps the token out of the chart [s4.login.success-stored s3.storage.session]', () => {
    const { deps } = lend({}, [MODULES.forcedPasswordChange]);
    const entry = keepSession(deps, { ...loggedIn, passwordExpired: true });
    expect(entry).toEqual({
      firstTimeLogin: false,
      passwordExpired: true,
      passwordDefault: false,
      expiryEnabled: true,
    });
    expect({ ...sessionStorage }).toMatchObject({
      token: 'the-token',
      account: 'player',
      merchant: 'maidan',
      isAgent: '0',
    });
  });

  test('records the login and loads the member info [s4.login.first-login-call s4.login.after-login]', async () => {
    const { deps, sent } = lend({ '/wps/member/firstLogin': {}, '/wps/member/info': { value: memberInfo } });
    await runActor(entryFlow(deps), 'markFirstLogin');
    expect(await runActor(entryFlow(deps), 'loadMemberInfo')).toMatchObject({ account: 'player' });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /wps/member/firstLogin',
      'GET /wps/member/info',
    ]);
  });

  test('undoing a login clears this tab, also offline [own.login.undone]', async () => {
    const { deps } = lend({});
    deps.storage.openSession({ token: 't', account: 'player', type: 0 });
    await expect(runActor(entryFlow(deps), 'logOut')).rejects.toMatchObject({ kind: 'offline' });
    expect(deps.storage.token()).toBeNull();
  });
});

describe('forgotten, by email', () => {
  test('offers recovery by phone if its module is on [s2.forgot.mobile-switch s6.flag.mobile-password]', async () => {
    for (const on of [[], [MODULES.mobilePassword]])
      expect(await runActor(forgotPasswordFlow(lend({}, on).deps), 'readMethods')).toEqual({
        phoneOffered: on.length > 0,
      });
  });

  test.each([
    [{ username: '', email: '' }, ['forgot.username.missing', 'forgot.email.missing']],
    [{ username: '1player', email: 'player@' }, ['forgot.username.format', 'forgot.email.format']],
    [{ username: 'ana', email: 'player@example.test' }, ['forgot.username.format']],
    [{ username: 'player', email: 'player@example.test' }, []],
  ])('validates %o [s5.forgot.email-username s5.forgot.email-address]', async (named, codes) => {
    const { deps } = lend({
      ...doneWork,
      '/wps/system/setting/register': { value: registerRules },
      '/wps/member/password/email': {},
    });
    typed(deps, Object.entries(named));
    const flow = forgotPasswordFlow(deps);
    await runActor(flow, 'readMethods');
    const { context } = await send(flow, 'emailForm');
    expect(context.problems).toEqual(codes.map((code) => ({ field: code.split('.')[1], code })));
  });

  test('without the rule, only the gateway validates the username [s5.forgot.email-username]', async () => {
    const { deps } = lend({ ...doneWork, '/wps/member/password/email': {} });
    typed(deps, [
      ['username', 'ana'],
      ['email', 'ana@example.test'],
    ]);
    const flow = forgotPasswordFlow(deps);
    expect(await runActor(flow, 'readMethods')).toEqual({ phoneOffered: false });
    expect((await send(flow, 'emailForm')).status).toBe('done');
  });

  test('is sent as a form [s7.call.member-password-email s3.forgot.email-payload]', async () => {
    const { deps, sent } = lend({ ...doneWork, '/wps/member/password/email': {} });
    const named = { username: 'player', email: 'player+1@example.test' };
    typed(deps, Object.entries({ ...named, username: ' player ' }));
    await send(forgotPasswordFlow(deps), 'emailForm');
    expect(sent[0]?.body).toEqual({ purpose: 'link', about: 'player player+1@example.test' });
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { form: { ...named, workProof: 'receipt' } } });
  });
});

describe('page of the mailed link', () => {
  test('moves the token from the address into the vault immediately [own.password-reset.token asvs 14.2.1]', () => {
    const vault = createVault();
    history.replaceState(null, '', '/resetPassword#secret-token');
    takeLinkToken(location, history, vault);
    expect([location.href.includes('secret'), location.pathname, vault.peek('resetToken')]).toEqual([
      false,
      '/resetPassword',
      'secret-token',
    ]);
    vault.clear();
    expect(vault.peek('resetToken'), 'the token does not end with a session').toBe('secret-token');
    history.replaceState(null, '', '/help#part');
    takeLinkToken(location, history, vault);
    expect(location.hash).toBe('#part');
  });

  test('encrypts token and new password, then deletes them [asvs 6.4.1]', async () => {
    const { deps, sent } = lend({ '/wps/member/password/link': {} });
    deps.vault.put('resetToken', 'secret-token');
    type(deps.vault, { newPassword: NEW, confirmPassword: NEW });
    const { output } = await send(passwordResetFlow(deps), 'passwordForm');
    expect(output).toEqual({ sent: true });
    expect(sent[0]?.plaintext).toEqual({ token: 'secret-token', newPassword: NEW, confirmNewPassword: NEW });
    expect([deps.vault.peek('resetToken'), deps.vault.peek('newPassword')]).toEqual([undefined, undefined]);
  });

  test('checks the link immediately; if that fails, shows the form [own.password-reset.expired]', async () => {
    const CHECK = '/wps/member/password/link/check';
    expect(await runActor(passwordResetFlow(lend({}).deps), 'findToken')).toEqual({ link: 'none' });
    const found = async (replies: Parameters<typeof lend>[0]) => {
      const { deps, sent } = lend(replies);
      deps.vault.put('resetToken', 'secret-token');
      return [await runActor(passwordResetFlow(deps), 'findToken'), sent[0]?.plaintext];
    };
    const tokenQuery = { token: 'secret-token' };
    expect(await found({ [CHECK]: { value: { valid: true } } })).toEqual([{ link: 'good' }, tokenQuery]);
    expect(await found({ [CHECK]: { value: { valid: false } } })).toEqual([{ link: 'over' }, tokenQuery]);
    expect(await found({ [CHECK]: 'offline' })).toEqual([{ link: 'good' }, tokenQuery]);
  });

  /** The form after a rejection by the gateway. */
  async function formAfterRejection(code: string, status = 422) {
    const { deps } = lend({ '/wps/member/password/link': { status, code, message: 'No' } });
    deps.vault.put('resetToken', 'secret-token');
    type(deps.vault, { newPassword: NEW, confirmPassword: NEW });
    const flow = passwordResetFlow(deps);
    return { ...(await send(flow, 'passwordForm')), vault: deps.vault, form: childOf(flow, 'passwordForm') };
  }

  test.each([
    ['password.rule', 'new'],
    ['password.common', 'new'],
    ['password.own', 'new'],
    ['password.confirmation', 'confirmation'],
  ])('%s from the gateway is shown at its field [s5.change-password.errors]', async (code, field) => {
    const { context, value, vault } = await formAfterRejection(code);
    expect(value).toEqual({ editing: { invalid: 'waiting' } });
    expect(context).toMatchObject({ problems: [{ field, code }], failure: null });
    expect(vault.peek('resetToken')).toBe('secret-token');
  });

  test('a gateway’s error stays until the field changes [own.form.corrected]', async () => {
    const { vault, form } = await formAfterRejection('password.common');
    const problems = [{ field: 'new', code: 'password.common' }];
    expect(await runActor(form, 'check', { about: null, problems })).toEqual({ kind: 'wrong', problems });
    type(vault, { newPassword: `${NEW}!`, confirmPassword: `${NEW}!` });
    expect(await runActor(form, 'check', { about: null, problems })).toEqual({ kind: 'right' });
  });

  test('an expired link ends the form; another rejection keeps the input [own.password-reset.expired]', async () => {
    expect((await formAfterRejection('password.linkExpired')).output).toEqual({ sent: true, word: 'expired' });
    const { context, value, vault } = await formAfterRejection('limit.reached', 429);
    expect(value).toEqual({ editing: 'rejected' });
    expect(context).toMatchObject({ problems: [], failure: { code: 'limit.reached' } });
    expect([vault.peek('resetToken'), vault.peek('newPassword')]).toEqual(['secret-token', NEW]);
  });

  test('validates by the loaded rule; without it only the gateway does [s5.message.password-length]', async () => {
    const { deps } = lend({ '/wps/member/password/rule': { value: rule } });
    type(deps.vault, { newPassword: 'short 1', confirmPassword: 'short 1' });
    const flow = passwordResetFlow(deps);
    const judge = () => runActor(childOf(flow, 'passwordForm'), 'validate', { about: null });
    expect(await judge()).toEqual({ kind: 'right' });
    await runActor(flow, 'loadRule');
    expect(await judge()).toEqual({ kind: 'wrong', problems: [{ field: 'new', code: 'password.length' }] });
  });
});

describe('forgotten, by phone', () => {
  const SET = '/wps/member/password/verification';
  const numbered = { mobileNum: NUMBER, countryDialingCode: '880' };
  const filled = { ...numbered, newPassword: NEW, verificationCode: '123456' };

  test.each<[Typed, [string, string][]]>([
    [
      {},
      [
        ['mobile', 'sms.missingNumber'],
        ['code', 'sms.missingCode'],
        ['new', 'password.missing'],
      ],
    ],
    [
      { ...filled, mobileNum: '123', verificationCode: ' ', newPassword: 'short 1' },
      [
        ['mobile', 'sms.invalidNumber'],
        ['code', 'sms.missingCode'],
        ['new', 'password.length'],
      ],
    ],
    [{ ...filled, countryDialingCode: '91' }, [['mobile', 'sms.invalidNumber']]],
  ])(
    'reports what is missing or invalid in %o [s5.forgot.phone-mobile s5.forgot.phone-code s5.forgot.phone-password]',
    async (typed, wrong) => {
      const { deps } = lend({ '/wps/member/password/rule': { value: rule } });
      const flow = phoneRecoveryFlow(deps);
      await runActor(flow, 'loadRule');
      type(deps.vault, typed);
      const { context } = await send(flow, 'phoneForm');
      expect(context.problems).toEqual(wrong.map(([field, code]) => ({ field, code })));
    },
  );

  test('a code sets the password, which then logs in [s3.forgot.phone-payload s4.forgot-phone.login]', async () => {
    const { deps, sent } = lend({
      [SET]: { value: { slideProof: 'receipt' } },
      '/wps/session/login': { value: loggedIn },
    });
    deps.codeRequests.keep('password', { wait: { deadline: 1, reason: 'sent', to: '' }, requestId: 'this browser' });
    type(deps.vault, { ...filled, mobileNum: ` ${NUMBER}`, verificationCode: '123456 ' });
    expect((await send(phoneRecoveryFlow(deps), 'phoneForm')).output).toEqual({ sent: true });
    expect(sent[0]?.plaintext).toEqual({ ...filled, requestId: 'this browser' });
    expect([deps.vault.peek('form.verificationCode'), deps.vault.peek('newPassword')]).toEqual([undefined, undefined]);

    const recovered = await runActor(phoneRecoveryFlow(deps), 'logIn');
    expect(sent[1]?.plaintext).toMatchObject({
      username: NUMBER,
      countryDialingCode: '880',
      password: NEW,
      slideProof: 'receipt',
      type: 'username',
    });
    expect(recovered).toMatchObject({ username: 'player', entry: { passwordExpired: false } });
    expect([deps.storage.token(), JSON.stringify(recovered).includes('the-token')]).toEqual(['the-token', false]);
  });

  test('uses the home country without the country picker [s2.forgot.mobile-fields]', async () => {
    const { deps, sent } = lend({ [SET]: { value: { slideProof: 'receipt' } } });
    type(deps.vault, { ...filled, countryDialingCode: '91' });
    type(deps.vault, { mobileNum: NUMBER, newPassword: NEW, verificationCode: '123456' });
    await send(phoneRecoveryFlow(deps), 'phoneForm');
    expect(sent[0]?.plaintext).toMatchObject(numbered);
  });

  /** The form after a rejection by the gateway. */
  async function formAfterRejection(code: string, status = 422) {
    const { deps } = lend({ [SET]: { status, code, message: 'No' } });
    type(deps.vault, filled);
    const flow = phoneRecoveryFlow(deps);
    return { ...(await send(flow, 'phoneForm')), vault: deps.vault, form: childOf(flow, 'phoneForm') };
  }

  test.each([
    ['sms.missingNumber', 'mobile'],
    ['sms.invalidNumber', 'mobile'],
    ['sms.codeInvalid', 'code'],
    ['sms.codeExpired', 'code'],
    ['password.rule', 'new'],
    ['password.common', 'new'],
    ['password.own', 'new'],
  ])(
    'the gateway’s error %s is shown at the field %s [s5.forgot.phone-mobile s5.forgot.phone-code s5.forgot.phone-password]',
    async (code, field) => {
      const { context, value } = await formAfterRejection(code);
      expect(value).toEqual({ editing: { invalid: 'waiting' } });
      expect(context).toMatchObject({ problems: [{ field, code }], failure: null });
    },
  );

  test('a wrong code stays wrong until it is changed; any input fixes a missing one [own.form.corrected]', async () => {
    const { vault, form } = await formAfterRejection('sms.codeInvalid');
    const check = (code: string) => runActor(form, 'check', { about: null, problems: [{ field: 'code', code }] });
    expect(await check('sms.codeInvalid')).toEqual({
      kind: 'wrong',
      problems: [{ field: 'code', code: 'sms.codeInvalid' }],
    });
    expect(await check('sms.missingCode')).toEqual({ kind: 'right' });
    type(vault, { ...filled, verificationCode: '654321' });
    expect(await check('sms.codeInvalid')).toEqual({ kind: 'right' });
  });

  test('other rejections are reported and keep the input [s7.call.member-password-verification]', async () => {
    const { context, value, vault } = await formAfterRejection('sms.notEnabled', 403);
    expect(value).toEqual({ editing: 'rejected' });
    expect(context).toMatchObject({ problems: [], failure: { kind: 'rejected', code: 'sms.notEnabled' } });
    expect([vault.peek('form.verificationCode'), vault.peek('newPassword')]).toEqual(['123456', NEW]);
  });
});
