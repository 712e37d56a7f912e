import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RuledField } from '../../../../src/contract';
import { giveProof } from '../../../../src/gateway/identity/challenge/proofs';
import { openChallenges } from '../../../../src/gateway/identity/challenge/service';
import { isBelowAge } from '../../../../src/gateway/identity/details/age';
import { birthdayOf } from '../../../../src/gateway/identity/details/details';
import {
  memberProfiles,
  registrationConsents,
  registrationRules,
} from '../../../../src/gateway/identity/registration/tables';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { setSite } from '../../../../src/gateway/platform/system/site';
import { type Modules, startModules } from '../../harness/modules';
import { PROFILE } from '../profile/support';
import { accountOf, newcomer, withModules, wrongFields } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(() => withModules(gateway, {}));
afterAll(() => gateway.close());

const register = (fields: Parameters<typeof newcomer>[0] = {}) => gateway.client.register(newcomer(fields));
const setRule = (field: RuledField, rule: Partial<typeof registrationRules.$inferInsert>) =>
  gateway.ctx.db.update(registrationRules).set(rule).where(eq(registrationRules.field, field));

test('returns rules and versions [s7.call.setting-register s5.registration.fields s5.registration.server-rules]', async () => {
  const rules = await gateway.client.registerRules();
  expect(rules).toMatchObject({ termsVersion: '2026-01', privacyVersion: '2026-01', minimumAge: 18 });
  expect(Object.keys(rules.fields)).toHaveLength(16);
  expect(rules.fields.username).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
    patternId: 'letter_first',
    minLength: 4,
    maxLength: 32,
  });
  await setSite(gateway.ctx.db, ['minimumAge', '21']);
  await setRule('username', { minLength: 6 });
  const changed = await gateway.client.registerRules();
  expect([changed.minimumAge, changed.fields.username.minLength]).toEqual([21, 6]);
  await setSite(gateway.ctx.db, ['minimumAge', '18']);
  await setRule('username', { minLength: 4 });
});

test('logs in with an empty wallet [s7.call.member-register s4.registration.success s3.registration.payload-extras]', async () => {
  const { token, ...entered } = await register({ payeeName: 'রূপা', email: 'rupa@example.test' });
  expect(entered).toEqual({
    firstTimeLogin: false,
    passwordExpired: false,
    passwordDefault: false,
    userInfo: { userName: 'rupa_77', nickname: 'rupa_77', type: 0 },
  });
  expect((await gateway.as(token).memberInfo()).account).toBe('rupa_77');
  expect(await gateway.as(token).balance()).toEqual({ sumBalance: '0.00' });
  expect((await gateway.client.logIn({ username: 'RUPA_77', password: 'River-boat-77' })).userInfo.userName).toBe(
    'rupa_77',
  );
});

test('stores all consents with their versions [s5.consent.age s5.consent.terms s9.const.minimum-age]', async () => {
  await register();
  const storedConsents = await gateway.ctx.db.select().from(registrationConsents);
  expect(storedConsents.map(({ kind, version, at }) => [kind, version, at instanceof Date])).toEqual([
    ['age', '18', true],
    ['terms', '2026-01', true],
    ['privacy', '2026-01', true],
  ]);
  const plain = { ...newcomer({ username: 'minor' }), consents: { ...newcomer().consents, age: false } };
  const { body } = await gateway.server.inject({
    method: 'PUT',
    url: '/wps/member/register',
    payload: await gateway.sealed(plain),
  });
  expect(JSON.parse(body)).toMatchObject({ code: 'request.invalid', value: { fields: ['consents.age'] } });
  const old = newcomer({ username: 'late', consents: { ...newcomer().consents, termsVersion: '2025-01' } });
  await expect(gateway.client.register(old)).rejects.toMatchObject({ status: 409, code: 'registration.outdated' });
  expect([await accountOf(gateway, 'minor'), await accountOf(gateway, 'late')]).toEqual([undefined, undefined]);
});

test('stores the date of birth encrypted, as the profile’s locked birthday [own.registration.birthday]', async () => {
  const { token } = await register({ birthday: '1992-02-29' });
  const { id = '' } = (await accountOf(gateway, 'rupa_77')) ?? {};
  expect(await birthdayOf(gateway.ctx, id)).toBe('1992-02-29');
  const { rows } = await gateway.ctx.db.execute(sql`select sealed_fields from profile_details`);
  expect(JSON.stringify(rows)).not.toContain('1992');
  expect((await gateway.as(token).profile()).birthday).toBe('1992-02-29');
  await expect(gateway.as(token).saveProfile({ ...PROFILE, birthday: '1991-01-01' })).rejects.toMatchObject({
    code: 'profile.locked',
  });
});

test('rejects newcomers without a date of birth or below the minimum age [own.registration.birthday asvs 2.2.2]', async () => {
  expect(await wrongFields(register({ birthday: undefined }))).toEqual({ birthday: 'empty' });
  expect(await wrongFields(register({ birthday: '1990-02-30' }))).toEqual({ birthday: 'birthday' });
  await setSite(gateway.ctx.db, ['minimumAge', '99']);
  try {
    const attempt = register();
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'registration.tooYoung',
      message: 'You must be 99 or over.',
    });
    expect(await wrongFields(attempt)).toEqual({ birthday: 'registration.tooYoung' });
    expect(await accountOf(gateway, 'rupa_77')).toBeUndefined();
  } finally {
    await setSite(gateway.ctx.db, ['minimumAge', '18']);
  }
});

test('registers without a date of birth while its rule is off [own.registration.birthday]', async () => {
  await setRule('birthday', { enabled: false });
  try {
    const { token } = await register();
    expect((await gateway.as(token).profile()).birthday).toBe('');
  } finally {
    await setRule('birthday', { enabled: true });
  }
});

test.each([
  // Midnight in Dhaka is 18:00 UTC.
  ['2026-11-30T17:59:59Z', '2008-12-01', true],
  ['2026-11-30T18:00:00Z', '2008-12-01', false],
  ['2026-02-28T12:00:00Z', '2008-02-29', true],
  ['2026-03-01T12:00:00Z', '2008-02-29', false],
  ['2028-02-29T12:00:00Z', '2010-02-28', false],
  ['2028-02-29T12:00:00Z', '2010-03-01', true],
  ['2026-12-01T12:00:00Z', '2030-01-01', true],
])(
  'at %s, below 18 when born on %s: %s [own.registration.birthday own.profile.age]',
  async (at, birthday, expected) => {
    const ctx = { ...gateway.ctx, now: async () => new Date(at) };
    expect(await isBelowAge(ctx, birthday, 18)).toBe(expected);
  },
);

test('checks every rule again and reports each field once [s5.registration.before-submit asvs 2.2.2]', async () => {
  const attempt = register({
    username: '7up',
    password: 'short',
    confirmPassword: 'other',
    email: 'no mailbox',
    mobileNum: '12',
  });
  await expect(attempt).rejects.toMatchObject({ status: 422, code: 'registration.invalid' });
  expect(await wrongFields(attempt)).toEqual({
    username: 'letter_first',
    password: 'passwordLength',
    confirmPassword: 'mismatch',
    email: 'mailbox',
    mobileNum: 'phoneDigits',
  });
});

test('rejects common passwords and those with brand or user names [asvs 6.1.2 6.2.4 6.2.12]', async () => {
  const passwordError = async (password: string) =>
    (await wrongFields(register({ password, confirmPassword: password }))).password;
  expect([
    await passwordError('password123'),
    await passwordError('maidan-lucky'),
    await passwordError('xx rupa_77 xx'),
  ]).toEqual(['password.common', 'password.own', 'password.own']);
});

test('stores enabled fields, drops others [s5.registration.other-fields s3.registration.user-contacts]', async () => {
  await setRule('line', { enabled: true, required: true });
  try {
    expect(await wrongFields(register())).toEqual({ line: 'empty' });
    await register({
      line: ' rupa.line ',
      whatsapp: '8801812345678',
      idNumber: '1234567890',
      referralCode: 'R1',
      domain: 'maidan.test',
    });
    const { id = '' } = (await accountOf(gateway, 'rupa_77')) ?? {};
    const [profile] = await gateway.ctx.db.select().from(memberProfiles).where(eq(memberProfiles.accountId, id));
    expect(profile).toMatchObject({
      contacts: { line: 'rupa.line' },
      idNumber: null,
      origin: { registerUrl: 'http://localhost:3000/register', referralCode: 'R1', domain: 'maidan.test' },
    });
  } finally {
    await setRule('line', { enabled: false, required: false });
  }
});

test('stores every field that is enabled [s3.registration.user-identity s3.registration.user-contacts]', async () => {
  const enabled = [
    'paymentPassword',
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'idNumber',
    'recommenderId',
  ] as const;
  for (const field of enabled) await setRule(field, { enabled: true });
  await setModule(gateway.ctx, 'SMSVERIF', false);
  try {
    const contacts = {
      qqNum: '10001',
      line: 'rupa.line',
      whatsapp: '8801812345678',
      facebook: 'rupa.fb',
      wechat: 'rupa_wx',
    };
    const identity = {
      payeeName: 'Rupa Das',
      email: 'rupa@example.test',
      mobileNum: '01812345678',
      countryDialingCode: '880',
    };
    await register({
      ...contacts,
      ...identity,
      idNumber: '1234567890',
      recommenderId: 'agent',
      affiliateCode: 'MAIDAN1',
      referralCode: 'R1',
      domain: 'maidan.test',
      paymentPassword: '804913',
    });
    const account = await accountOf(gateway, 'rupa_77');
    const [profile] = await gateway.ctx.db
      .select()
      .from(memberProfiles)
      .where(eq(memberProfiles.accountId, account?.id ?? ''));
    expect([account?.email, account?.mobile]).toEqual(['rupa@example.test', '+8801812345678']);
    expect(profile).toMatchObject({
      payeeName: 'Rupa Das',
      idNumber: '1234567890',
      contacts,
      origin: { recommenderId: 'agent', affiliateCode: 'MAIDAN1', referralCode: 'R1', domain: 'maidan.test' },
    });
  } finally {
    for (const field of enabled) await setRule(field, { enabled: false });
  }
});

test('requires a captcha or its work while the module is on [s5.captcha.public-flag s2.register.tabs]', async () => {
  await setModule(gateway.ctx, 'REGCAPTCHA', true);
  await expect(register()).rejects.toMatchObject({ status: 422, code: 'captcha.required', value: { captcha: true } });
  const { captchaId } = await gateway.client.captcha();
  const captcha = (await openChallenges(gateway.ctx)).find(({ id }) => id === captchaId)?.answer;
  await register({ captchaId, captcha });
  await expect(register({ username: 'second', captchaId, captcha })).rejects.toMatchObject({ code: 'captcha.expired' });
  await register({ username: 'second', captchaProof: (await giveProof(gateway.ctx, 'captcha')).proof });
});

test('requires a puzzle receipt once while its module is on [s3.registration.slide-fields]', async () => {
  await setModule(gateway.ctx, 'SLIDEVERIF', true);
  await expect(register()).rejects.toMatchObject({ status: 422, code: 'slide.required' });
  const slideProof = (await giveProof(gateway.ctx, 'slide')).proof;
  await register({ slideProof });
  await expect(register({ username: 'second', slideProof })).rejects.toMatchObject({ code: 'slide.expired' });
});

test('with both modules on, only the captcha is required [own.registration.one-check]', async () => {
  for (const module of ['REGCAPTCHA', 'SLIDEVERIF'] as const) await setModule(gateway.ctx, module, true);
  const slideProof = (await giveProof(gateway.ctx, 'slide')).proof;
  await expect(register()).rejects.toMatchObject({ status: 422, code: 'captcha.required' });
  await expect(register({ slideProof }), 'the puzzle does not replace the captcha').rejects.toMatchObject({
    status: 422,
    code: 'captcha.required',
  });
  const { captchaId } = await gateway.client.captcha();
  await expect(register({ slideProof, captchaId, captcha: '0000' })).rejects.toMatchObject({ code: 'captcha.wrong' });
  await register({ captchaProof: (await giveProof(gateway.ctx, 'captcha')).proof });
  const both = { captchaProof: (await giveProof(gateway.ctx, 'captcha')).proof, slideProof };
  await register({ username: 'second', ...both });
  await expect(register({ username: 'third', ...both }), 'a picture is used up').rejects.toMatchObject({
    code: 'captcha.expired',
  });
});

test('with the captcha off, only the puzzle is accepted [own.registration.one-check]', async () => {
  await setModule(gateway.ctx, 'SLIDEVERIF', true);
  const captchaProof = (await giveProof(gateway.ctx, 'captcha')).proof;
  await expect(register({ captchaProof })).rejects.toMatchObject({ status: 422, code: 'slide.required' });
  await register({ captchaProof, slideProof: (await giveProof(gateway.ctx, 'slide')).proof });
});

test('reports a taken username at its field, regardless of case and rate-limited [asvs 2.4.1]', async () => {
  await register();
  const attempt = register({ username: 'Rupa_77' });
  await expect(attempt).rejects.toMatchObject({ status: 409, code: 'registration.usernameTaken' });
  expect(await wrongFields(attempt)).toEqual({ username: 'registration.usernameTaken' });
  gateway.ctx.config.limitFactor = 1;
  try {
    const codes = [];
    for (let i = 0; i < 25; i++) codes.push(await register().catch(({ code }) => code));
    expect([codes[0], codes.at(-1)]).toEqual(['registration.usernameTaken', 'limit.reached']);
  } finally {
    gateway.ctx.config.limitFactor = 1000;
  }
});

test('an email address in use is not disclosed; its owner is mailed and keeps it [asvs 6.3.8]', async () => {
  await register({ email: 'PLAYER@example.test' });
  expect((await accountOf(gateway, 'rupa_77'))?.email).toBeNull();
  const [mail] = await gateway.sent();
  expect(mail).toMatchObject({ channel: 'mail', recipient: 'player@example.test', purpose: 'registration.known' });
});

test('without direct registration, invitations are required [s6.flag.direct-registration own.registration.invited-only]', async () => {
  await setModule(gateway.ctx, 'DIRECTREG', false);
  const closed = { status: 403, code: 'registration.closed' };
  await expect(register()).rejects.toMatchObject(closed);
  await expect(register({ affiliateCode: ' ' })).rejects.toMatchObject(closed);
  expect(await wrongFields(register({ affiliateCode: 'NOBODY1' }))).toEqual({ affiliateCode: 'invitationCode' });
  expect(Object.keys((await gateway.client.registerRules()).fields)).toContain('username');
  await gateway.ctx.db.execute(sql`update registration_rules set enabled = false where field = 'affiliateCode'`);
  await expect(register({ affiliateCode: 'MAIDAN1' })).rejects.toMatchObject(closed);
  await gateway.ctx.db.execute(sql`update registration_rules set enabled = true where field = 'affiliateCode'`);
  await register({ affiliateCode: 'MAIDAN1' });
  expect(await accountOf(gateway, 'rupa_77')).toBeDefined();
});

test('logs registrations and rejections without input [asvs 16.3.1 16.3.2 16.2.5]', async () => {
  await register();
  await register({ username: 'x' }).catch(() => undefined);
  const events = await gateway.ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.kind, 'registration'))
    .orderBy(accountEvents.at);
  expect(events.map(({ outcome, accountId }) => [outcome, accountId !== null])).toEqual([
    ['done', true],
    ['registration.invalid', false],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/River|rupa/);
});
