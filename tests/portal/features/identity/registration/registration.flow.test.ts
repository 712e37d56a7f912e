// @vitest-environment jsdom

import { beforeEach, describe, expect, test } from 'vitest';
import { registrationSamples } from '../../../../../machines/identity/registration/registration.samples';
import { MODULES, SETTINGS } from '../../../../../src/contract';
import { BRAND } from '../../../../../src/contract/platform/brand';
import { enrolmentFlow } from '../../../../../src/portal/features/identity/registration/enrolment.flow';
import { registrationFlow } from '../../../../../src/portal/features/identity/registration/registration.flow';
import { vaultRegistration } from '../../../../../src/portal/features/identity/registration/registration-form';
import { registrationFormFlow } from '../../../../../src/portal/features/identity/registration/registration-form.flow';
import { requestOf } from '../../../../../src/portal/features/identity/registration/registration-request';
import { createVault } from '../../../../../src/ui/browser/vault';
import { lend, runActor } from '../../../harness/flow-support';

const offer = registrationSamples.outcomes.loadRules['all methods enabled'].output;
const userInfo = { userName: 'rupa_77', nickname: 'rupa_77', type: 0 };
const entered = {
  value: { token: 'the-token', firstTimeLogin: false, passwordExpired: false, passwordDefault: false, userInfo },
};
const typed = { username: 'rupa_77', birthday: '1990-12-31', age: '18', terms: '2026-01 2025-12' };
beforeEach(() => sessionStorage.clear());

const lendFilled = (...lendArgs: Parameters<typeof lend>) => {
  const all = lend(...lendArgs);
  for (const name of ['password', 'confirmPassword'] as const) all.deps.vault.put(name, 'River-boat-77');
  return all;
};

describe('input', () => {
  test('secrets go into the vault as typed; the rest is trimmed and empty fields omitted [asvs 6.2.8]', () => {
    const vault = createVault();
    const form = new FormData();
    const fields = {
      username: ' rupa_77 ',
      password: ' two  spaces ',
      confirmPassword: 'x',
      verificationCode: '123456',
      email: '',
      mobileNum: '',
      countryDialingCode: '880',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    expect(vaultRegistration(form, vault)).toEqual({ username: 'rupa_77' });
    expect([vault.peek('password'), vault.peek('verificationCode'), vault.peek('captcha')]).toEqual([
      ' two  spaces ',
      '123456',
      undefined,
    ]);
    form.set('mobileNum', '017');
    expect(vaultRegistration(form, vault)).toEqual({
      username: 'rupa_77',
      mobileNum: '017',
      countryDialingCode: '880',
    });
  });
});

describe('request', () => {
  test.each([
    ['7KQWXZ', '7KQWXZ'],
    ['MAIDAN1', undefined],
    [undefined, undefined],
  ])(
    'sends the invitation code %s with the referral code %s: only a code with a leading digit is a friend’s [s3.registration.user-contacts]',
    (affiliateCode, referralCode) => {
      const { deps } = lendFilled({});
      const request = requestOf(deps, { ...typed, ...(affiliateCode && { affiliateCode }) });
      expect([request.affiliateCode, request.referralCode]).toEqual([affiliateCode, referralCode]);
    },
  );
});

describe('rules', () => {
  const tree = (...on: string[]) => on.map((modId) => ({ modId, enabled: '1', childrenNodes: [] }));
  const loading = (...on: string[]) =>
    lend({
      '/wps/system/setting/register': { value: offer.rules },
      '/wps/system/whitelabel': { value: { brand: BRAND, whiteLabel: tree(...on), menu: [] } },
    });

  test('include modules [s7.call.setting-register s6.flag.mobile-registration s5.captcha.public-flag]', async () => {
    const all = loading(
      MODULES.directRegistration,
      MODULES.mobileRegistration,
      MODULES.registrationCaptcha,
      MODULES.smsVerification,
    );
    expect(await runActor(registrationFlow(all.deps), 'loadRules')).toEqual({
      rules: offer.rules,
      direct: true,
      mobile: true,
      captcha: true,
      code: true,
      kept: '',
    });
    const none = loading();
    const affiliateCode = { ...offer.rules.fields.affiliateCode, required: true };
    expect(await runActor(registrationFlow(none.deps), 'loadRules')).toEqual({
      rules: { ...offer.rules, fields: { ...offer.rules.fields, affiliateCode } },
      direct: false,
      mobile: false,
      captcha: false,
      code: false,
      kept: '',
    });
  });

  test.each([MODULES.smsVerification, MODULES.externalPhone, MODULES.firebaseSms])(
    'a code is required if any provider sends codes, also with %s alone [s6.flag.sms-verification]',
    async (sender) =>
      expect(await runActor(registrationFlow(loading(sender).deps), 'loadRules')).toMatchObject({ code: true }),
  );

  test('include the tab’s stored invitation until it is cleared [own.registration.invitation-stored]', async () => {
    const { deps } = loading();
    deps.storage.keepInvitation('MAIDAN1');
    expect(await runActor(registrationFlow(deps), 'loadRules')).toMatchObject({ kept: 'MAIDAN1' });
    Object(enrolmentFlow(deps).implementations.actions).clearInvitation();
    expect(await runActor(registrationFlow(deps), 'loadRules')).toMatchObject({ kept: '' });
  });

  test('offline becomes a failure for the chart', async () => {
    const { deps } = lend({});
    await expect(runActor(registrationFlow(deps), 'loadRules')).rejects.toMatchObject({ kind: 'offline' });
  });

  test('a code is checked for this host [s7.call.agent-affiliate s4.registration.affiliate-field]', async () => {
    const { deps, sent } = lend({ '/wps/agent/affiliate': { value: { valid: true, inviter: 'a•••••t' } } });
    const found = await runActor(registrationFlow(deps), 'checkLink', { code: 'MAIDAN1' });
    expect(found).toEqual({ kind: 'known', inviter: 'a•••••t' });
    expect(sent[0]?.query).toBe('code=MAIDAN1&domain=portal.example.test');
  });

  test('an unknown code is reported; no response is a failure for the chart [own.registration.invited]', async () => {
    const checks = (reply: Parameters<typeof lend>[0]) =>
      runActor(registrationFlow(lend(reply).deps), 'checkLink', { code: 'NOBODY1' });
    expect(await checks({ '/wps/agent/affiliate': { value: { valid: false } } })).toEqual({ kind: 'unknown' });
    await expect(checks({})).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('check of a form', () => {
  const check = (input: object, on: Parameters<typeof lend>[1] = [], secrets: Record<string, string> = {}) => {
    const { deps } = lendFilled({}, on);
    for (const name of ['captcha', 'captchaProof', 'verificationCode', 'slideProof', 'confirmPassword'] as const)
      if (secrets[name] !== undefined) deps.vault.put(name, secrets[name]);
    return runActor(registrationFormFlow(deps), 'validate', { offer, method: 'username', typed, code: '', ...input });
  };
  const nothing = { codeCheck: false, slide: false, phoneProof: false };
  const bare = (field: string, code: string) => ({ field, code, min: 0, max: 0 });

  test('a valid form requires nothing else [s5.registration.before-submit]', async () => {
    expect(await check({})).toEqual({ kind: 'right', wanted: nothing });
  });

  test('applies the server’s rules [s5.registration.server-rules s5.registration.mismatch]', async () => {
    expect(await check({ typed: { ...typed, username: '7up' } }, [], { confirmPassword: 'other' })).toMatchObject({
      issues: [{ field: 'username', code: 'letter_first', min: 4, max: 32 }, bare('confirmPassword', 'mismatch')],
    });
  });

  test('both consents are required [s5.consent.age s5.consent.terms]', async () => {
    expect(await check({ typed: { username: 'rupa_77', birthday: '1990-12-31' } })).toMatchObject({
      issues: [bare('age', 'age'), bare('terms', 'terms')],
    });
  });

  test('a date of birth is required, and ticked only by the gateway [own.registration.birthday own.form.checked]', async () => {
    const consents = { age: '18', terms: typed.terms };
    const issueOf = (code: string) => ({ field: 'birthday', code, min: 10, max: 10 });
    expect(await check({ typed: { ...consents, username: 'rupa_77' } })).toMatchObject({ issues: [issueOf('empty')] });
    const wrong = await check({ typed: { ...typed, birthday: '1990-02-30' } });
    expect(wrong).toMatchObject({ issues: [issueOf('birthday')] });
    const right = await check({ typed: { ...typed, age: '' } });
    expect(Object(right).right).not.toContain('birthday');
  });

  test('a visible captcha is required', async () => {
    expect(await check({}, [], { captcha: ' ' })).toMatchObject({ issues: [bare('captcha', 'captcha')] });
    expect(await check({}, [], { captcha: 'AB-1' })).toMatchObject({
      issues: [{ field: 'captcha', code: 'alphanumeric', min: 4, max: 4 }],
    });
  });

  test('a number needs its code [s5.registration.sms-code s5.registration.verification-code s5.message.verification-code s9.const.verification-code-length]', async () => {
    const numbered = { typed: { ...typed, mobileNum: '01812345678' } };
    const issues = [bare('verificationCode', 'verificationCode')];
    expect(await check(numbered)).toMatchObject({ issues });
    expect(await check(numbered, [], { verificationCode: 'x'.repeat(SETTINGS.verificationCodeMax + 1) })).toMatchObject(
      { issues },
    );
    expect(await check(numbered, [], { verificationCode: '123456' })).toMatchObject({ kind: 'right' });
    expect(await check({ ...numbered, offer: { ...offer, code: false } })).toMatchObject({ kind: 'right' });
    expect(SETTINGS.verificationCodeMax).toBe(255);
  });

  test('by mobile number, an empty form names the missing number and its code [s5.registration.verification-code s5.registration.sms-code]', async () => {
    const byNumber = { method: 'mobile' as const, typed: { age: 'on', terms: 'on' } };
    const issues = [
      bare('verificationCode', 'verificationCode'),
      expect.objectContaining({ field: 'mobileNum', code: 'empty' }),
    ];
    expect(await check(byNumber)).toMatchObject({ issues: expect.arrayContaining(issues) });
  });

  test('checks a typed code again, but not that of a link [s4.registration.affiliate-check]', async () => {
    const coded = { ...typed, affiliateCode: 'MAIDAN1' };
    expect(await check({ typed: coded })).toMatchObject({ wanted: { ...nothing, codeCheck: true } });
    expect(await check({ typed: coded, code: 'MAIDAN1' })).toMatchObject({ wanted: nothing });
  });

  test('requires the puzzle if its module is on and no receipt is held [s3.registration.slide-fields]', async () => {
    expect(await check({}, [MODULES.slideVerification])).toMatchObject({ wanted: { ...nothing, slide: true } });
    expect(await check({}, [MODULES.slideVerification], { slideProof: 'receipt' })).toMatchObject({ wanted: nothing });
  });

  test('a captcha or its proof of work replaces the puzzle [own.registration.one-check]', async () => {
    const both = [MODULES.slideVerification, MODULES.registrationCaptcha];
    expect(await check({ offer: { ...offer, captcha: true } }, both)).toMatchObject({ wanted: nothing });
    expect(await check({}, both, { captcha: 'AB12' })).toMatchObject({ wanted: nothing });
    expect(await check({}, both, { captchaProof: 'worked' })).toMatchObject({ wanted: nothing });
    expect(await check({}, [MODULES.slideVerification]), 'without the captcha module').toMatchObject({
      wanted: { ...nothing, slide: true },
    });
  });

  test.each([MODULES.externalPhone, MODULES.firebaseSms])(
    '%s verifies a number [s4.registration.phone-verification-failed]',
    async (module) => {
      const numbered = { typed: { ...typed, mobileNum: '01812345678' } };
      expect(await check(numbered, [module], { verificationCode: '1' })).toMatchObject({
        wanted: { ...nothing, phoneProof: true },
      });
      expect(await check({}, [module])).toMatchObject({ wanted: nothing });
    },
  );
});

describe('registration', () => {
  const send = (deps: ReturnType<typeof lend>['deps'], method = 'username', fields: Record<string, string> = typed) =>
    runActor(enrolmentFlow(deps), 'register', { method, typed: fields });

  test('encrypts its fields [s3.registration.user-identity s3.registration.user-contacts s3.registration.payload-extras]', async () => {
    const { deps, sent } = lendFilled({ '/wps/member/register': entered });
    for (const [name, secret] of [
      ['captcha', 'AB12'],
      ['captchaId', 'c1'],
      ['slideProof', 's1'],
    ] as const)
      deps.vault.put(name, secret);
    const optionalFields = {
      payeeName: 'Rupa',
      email: 'r@example.test',
      affiliateCode: 'MAIDAN1',
      line: 'rupa',
      mobileNum: '017',
      countryDialingCode: '880',
    };
    await send(deps, 'username', { ...typed, ...optionalFields });
    expect(sent[0]?.plaintext).toEqual({
      username: 'rupa_77',
      password: 'River-boat-77',
      confirmPassword: 'River-boat-77',
      birthday: '1990-12-31',
      ...optionalFields,
      captcha: 'AB12',
      captchaId: 'c1',
      slideProof: 's1',
      domain: 'portal.example.test',
      registerUrl: 'portal.example.test/register',
      registerMethod: 'WEB',
      login: true,
      consents: { age: true, terms: true, termsVersion: '2026-01', privacyVersion: '2025-12' },
    });
    expect([deps.vault.peek('captcha'), deps.vault.peek('slideProof')]).toEqual([undefined, undefined]);
  });

  test('by number sends number and code instead of a username [s7.call.member-register-mobile]', async () => {
    const { deps, sent } = lendFilled({ '/wps/member/register/mobile': entered });
    deps.vault.put('verificationCode', '123456');
    await send(deps, 'mobile', { age: '18', terms: typed.terms, mobileNum: '01812345678', countryDialingCode: '880' });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      plaintext: { mobileNum: '01812345678', countryDialingCode: '880', verificationCode: '123456' },
    });
    expect(sent[0]?.plaintext).not.toHaveProperty('username');
  });

  test('stores the token; the outcome contains no secret [s4.registration.success s3.storage.session]', async () => {
    const { deps } = lendFilled({ '/wps/member/register': entered });
    expect(await send(deps)).toEqual({
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
      expiryEnabled: false,
    });
    expect({ ...sessionStorage }).toEqual({ token: 'the-token', account: 'rupa_77', merchant: 'maidan', isAgent: '0' });
  });

  test('a repeat uses the same key, a change another one [own.registration.once]', async () => {
    const { deps } = lendFilled({});
    const keys: (string | undefined)[] = [];
    const record = () => keys.push(deps.vault.peek('sentRegistration'));
    for (const fields of [typed, typed, { ...typed, username: 'rupa_78' }]) {
      await expect(send(deps, 'username', fields)).rejects.toMatchObject({ kind: 'offline' });
      record();
    }
    deps.vault.put('password', 'Other-boat-99');
    await expect(send(deps, 'username', { ...typed, username: 'rupa_78' })).rejects.toMatchObject({ kind: 'offline' });
    record();
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, false, false]);
  });

  test('a rejection keeps its fields [own.registration.taken]', async () => {
    const fields = [{ field: 'username', code: 'registration.usernameTaken', min: 0, max: 0 }];
    const { deps } = lendFilled({
      '/wps/member/register': { status: 409, code: 'registration.usernameTaken', message: 'Taken', value: { fields } },
    });
    await expect(send(deps)).rejects.toMatchObject({
      kind: 'rejected',
      code: 'registration.usernameTaken',
      value: { fields },
    });
    expect(sessionStorage.getItem('token')).toBeNull();
  });
});

describe('number checked by a provider', () => {
  const numbered = { typed: { mobileNum: '01812345678', countryDialingCode: '880' } };

  test('the external provider’s token is sent along once [s7.client.external-token]', async () => {
    const { deps, sent } = lendFilled(
      { '/wps/verification/phone': { value: { phoneToken: 'pt' } }, '/wps/member/register/mobile': entered },
      [MODULES.externalPhone],
    );
    deps.vault.put('verificationCode', '123456');
    await runActor(enrolmentFlow(deps), 'provePhone', numbered);
    expect(sent[0]?.body).toEqual({ mobileNum: '01812345678', countryDialingCode: '880', code: '123456' });
    await runActor(enrolmentFlow(deps), 'register', { method: 'mobile', typed: { ...typed, ...numbered.typed } });
    expect([sent[1]?.plaintext, deps.vault.peek('phoneToken')]).toMatchObject([{ phoneToken: 'pt' }, undefined]);
  });

  test('the Firebase id token is sent along with its channel [s3.registration.payload-extras]', async () => {
    const { deps, sent } = lendFilled(
      { '/wps/verification/firebase/confirm': { value: { idToken: 'id' } }, '/wps/member/register/mobile': entered },
      [MODULES.firebaseSms],
    );
    deps.codeRequests.keep('registration', { wait: { deadline: 0, reason: 'sent', to: '' }, requestId: 'asked' });
    deps.vault.put('verificationCode', '123456');
    await runActor(enrolmentFlow(deps), 'provePhone', numbered);
    expect(sent[0]?.body).toEqual({ verificationId: 'asked', code: '123456' });
    await runActor(enrolmentFlow(deps), 'register', { method: 'mobile', typed: { ...typed, ...numbered.typed } });
    expect(sent[1]?.plaintext).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'id' });
  });

  test('its rejection is a failure at its field [s8.registration.phone-verification]', async () => {
    const { deps } = lendFilled(
      { '/wps/verification/phone': { status: 422, code: 'sms.codeInvalid', message: 'Not right' } },
      [MODULES.externalPhone],
    );
    await expect(runActor(enrolmentFlow(deps), 'provePhone', numbered)).rejects.toMatchObject({
      code: 'sms.codeInvalid',
      message: 'Not right',
    });
  });
});
