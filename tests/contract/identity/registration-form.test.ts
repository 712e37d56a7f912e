import { describe, expect, test } from 'vitest';
import { registrationSamples } from '../../../machines/identity/registration/registration.samples';
import type { RegistrationRules, RuledField } from '../../../src/contract';
import { PATTERNS } from '../../../src/contract/identity/patterns';
import { captchaIssue, isRequired, issuesOf, visibleFields } from '../../../src/contract/identity/registration-form';

const { rules } = registrationSamples.outcomes.loadRules['all methods enabled'].output;
type Rule = RegistrationRules['fields'][RuledField];
const withRule = (field: RuledField, rule: Partial<Rule>): RegistrationRules => ({
  ...rules,
  fields: { ...rules.fields, [field]: { ...rules.fields[field], ...rule } },
});
const good = {
  username: 'rupa_77',
  password: 'River-boat-77',
  confirmPassword: 'River-boat-77',
  birthday: '1990-12-31',
};
const wrong = (typed: Record<string, unknown>, formRules = rules, method: 'username' | 'mobile' = 'username') =>
  Object.fromEntries(issuesOf(formRules, method, { ...good, ...typed }).map(({ field, code }) => [field, code]));
/** The e-mail field with another pattern. */
const under = (patternId: string, acceptedPattern: string) => (email: string) =>
  wrong({ email }, withRule('email', { patternId, acceptedPattern, minLength: 1, maxLength: 20 })).email;

describe('visible and required fields', () => {
  test('fields are hidden unless enabled, and optional unless required [s5.registration.other-fields]', () => {
    expect(visibleFields(rules, 'username')).toEqual([
      'username',
      'password',
      'payeeName',
      'birthday',
      'email',
      'mobileNum',
      'affiliateCode',
    ]);
    expect(wrong({ line: '  ', wechat: '' })).toEqual({});
    expect(wrong({}, withRule('line', { enabled: true }))).toEqual({});
    expect(wrong({ line: ' ' }, withRule('line', { enabled: true, required: true }))).toEqual({ line: 'empty' });
  });

  test('user name and password are always required [s5.registration.username-password s5.message.empty]', () => {
    const lax = withRule('username', { required: false, enabled: false });
    expect(wrong({ username: ' ', password: '', confirmPassword: '' }, lax)).toEqual({
      username: 'empty',
      password: 'empty',
      confirmPassword: 'confirmationInput',
    });
  });

  test('by phone the number is required instead of a user name [s5.registration.mobile]', () => {
    const hidden = withRule('mobileNum', { enabled: false });
    expect(visibleFields(hidden, 'mobile')).toEqual([
      'password',
      'payeeName',
      'birthday',
      'email',
      'mobileNum',
      'affiliateCode',
    ]);
    expect(wrong({ username: undefined }, hidden, 'mobile')).toEqual({ mobileNum: 'empty' });
  });

  test('the payment password is required where it is visible [s5.registration.payment-password]', () => {
    const paymentRules = withRule('paymentPassword', { enabled: true, required: false });
    expect([isRequired(paymentRules, 'username', 'paymentPassword'), wrong({}, paymentRules)]).toEqual([
      true,
      { paymentPassword: 'empty' },
    ]);
  });
});

test.each([
  ['1990-12-31', {}],
  [' 2000-02-29 ', {}],
  ['', { birthday: 'empty' }],
  ['2001-02-29', { birthday: 'birthday' }],
  ['1990-13-01', { birthday: 'birthday' }],
  ['31-12-1990', { birthday: 'birthday' }],
  ['1990-12-31T00:00', { birthday: 'birthday' }],
  ['0990-12-31', { birthday: 'birthday' }],
])('a date of birth of "%s" leads to %j [own.registration.birthday]', (birthday, issues) =>
  expect(wrong({ birthday })).toEqual(issues),
);

describe('patterns', () => {
  test('the pattern * accepts any text [s5.registration.any-text]', () => {
    expect(under('any_text', '*')('ঢাকা, 7 — ok')).toBeUndefined();
  });

  test('a length error names the pattern and its bounds [s5.pattern.length s5.registration.message-by-pattern]', () => {
    expect(issuesOf(rules, 'username', { ...good, username: 'abc' })).toEqual([
      { field: 'username', code: 'letter_first', min: 4, max: 32 },
    ]);
    expect(issuesOf(rules, 'username', { ...good, payeeName: 'x'.repeat(65) })).toEqual([
      { field: 'payeeName', code: 'any_text', min: 1, max: 64 },
    ]);
  });

  test('counts characters, not code units [asvs 6.2.9]', () => {
    const four = withRule('password', { minLength: 4, maxLength: 4, acceptedPattern: '*' });
    const found = (password: string) => wrong({ password, confirmPassword: password }, four).password;
    expect([found('🪷🪷🪷🪷'), found('🪷🪷')]).toEqual([undefined, 'passwordLength']);
  });

  test.each([
    ['s5.pattern.letter-first', 'letter_first', 'a1', '1a'],
    ['s5.pattern.mailbox', 'mailbox', 'a@b.cd', 'a@b'],
    ['s5.pattern.alphanumeric', 'alphanumeric', 'a1', 'a-1'],
    ['s5.pattern.letters-and-numbers', 'letters_and_digits', 'a1', 'ab'],
    ['s5.pattern.digits', 'digits', '12', '1a'],
    ['s5.pattern.one-uppercase', 'one_uppercase', 'aB1', 'ab1'],
    ['s5.pattern.english-letters', 'english_letters', 'Rupa Das', 'রূপা'],
    ['s5.pattern.no-spaces', 'no_spaces', 'ab', 'a b'],
    ['s5.pattern.dates', 'date_ymd', '2000-01-31', '31-01-2000'],
    ['s5.pattern.dates', 'date_mdy', '01-31-2000', '2000-01-31'],
    ['s5.pattern.scripts', 'thai', 'ไทย', 'abc'],
    ['s5.pattern.scripts', 'korean', '한국', 'abc'],
    ['s5.pattern.scripts', 'chinese', '中文', 'abc'],
    ['s5.pattern.mixed', 'mixed', 'aB1!', 'aB1c'],
  ] as const)('%s: %s', (_, id, fits, fails) => {
    expect([under(id, PATTERNS[id])(fits), under(id, PATTERNS[id])(fails)]).toEqual([undefined, id]);
  });
});

describe('fields with messages of their own', () => {
  test('a password has a length message, and is validated exactly as typed [s5.message.password-length]', () => {
    expect(wrong({ password: 'short', confirmPassword: 'short' })).toEqual({ password: 'passwordLength' });
    expect(wrong({ password: ' spaces ', confirmPassword: ' spaces ' })).toEqual({});
  });

  test('the confirmation is required and must match [s5.registration.mismatch s5.message.confirmation-input]', () => {
    expect([wrong({ confirmPassword: 'river-boat-77' }), wrong({ confirmPassword: '' })]).toEqual([
      { confirmPassword: 'mismatch' },
      { confirmPassword: 'confirmationInput' },
    ]);
  });

  test('a phone number is invalid or has wrong length [s5.message.mobile-number s5.message.phone-digits]', () => {
    expect(wrong({ mobileNum: 'no number' })).toEqual({ mobileNum: 'mobileNumber' });
    const eleven = withRule('mobileNum', { minLength: 11, maxLength: 11 });
    expect(issuesOf(eleven, 'username', { ...good, mobileNum: '017' })).toEqual([
      { field: 'mobileNum', code: 'phoneDigits', min: 11, max: 11 },
    ]);
    expect(wrong({ mobileNum: '০১৭১২৩৪৫৬৭৮' })).toEqual({});
  });

  test('named formats have their own messages [s5.message.real-name s5.message.phone-format s5.message.invitation-code]', () => {
    const english = { patternId: 'english_letters', acceptedPattern: '^[A-Za-z ]+$' };
    expect(wrong({ payeeName: '77' }, withRule('payeeName', english))).toEqual({ payeeName: 'realName' });
    for (const payeeName of ['12345 …evil', 'R']) expect(wrong({ payeeName })).toEqual({ payeeName: 'realName' });
    expect(wrong({ payeeName: 'মো: রহিম' })).toEqual({});
    expect(
      wrong(
        { whatsapp: 'abc' },
        withRule('whatsapp', { enabled: true, patternId: 'digits', acceptedPattern: '^[0-9]+$' }),
      ),
    ).toEqual({
      whatsapp: 'phoneFormat',
    });
    expect(wrong({ affiliateCode: 'MAATH-0' })).toEqual({ affiliateCode: 'invitationCode' });
  });

  test('a length error includes the bounds for every format [s5.registration.message-by-pattern]', () => {
    const bounds = { enabled: true, minLength: 6, maxLength: 9 };
    const lengthIssues = (field: RuledField, typed: string) =>
      issuesOf(withRule(field, bounds), 'username', { ...good, [field]: typed });
    for (const [field, typed, code] of [
      ['payeeName', 'Rupa', 'any_text'],
      ['affiliateCode', 'AB', 'any_text'],
      ['whatsapp', '017', 'phoneDigits'],
      ['mobileNum', '017', 'phoneDigits'],
    ] as const)
      expect(lengthIssues(field, typed)).toEqual([{ field, code, min: 6, max: 9 }]);
  });

  test('the captcha is validated by its rule [s5.registration.fields s5.registration.server-rules]', () => {
    expect(captchaIssue(rules, 'AB1')).toEqual({ field: 'captcha', code: 'alphanumeric', min: 4, max: 4 });
    expect(captchaIssue(rules, ' ')).toEqual({ field: 'captcha', code: 'captcha', min: 0, max: 0 });
    expect([captchaIssue(rules, ' AB12 '), captchaIssue(rules, '১২৩৪')]).toEqual([undefined, undefined]);
  });
});
