import { execFileSync } from 'node:child_process';
import { createPrivateKey, createSign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityToolkit } from '../../../src/gateway/firebase/identity-toolkit';
import { type Modules, startModules } from '../support/modules';

const PROJECT = { project: 'maidan-test', apiKey: 'key' };
let gateway: Modules;
const folder = mkdtempSync(join(tmpdir(), 'maidan-'));
const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
beforeAll(async () => {
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=test'],
    {
      stdio: 'ignore',
    },
  );
  gateway = await startModules();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await gateway.close();
});

type Asked = { url: string; body: unknown };
/** The provider, played: what it is asked, and what it answers. */
const provider = (answer: unknown) => {
  const asked: Asked[] = [];
  const call: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    if (answer instanceof Error) throw answer;
    return new Response(JSON.stringify(answer));
  };
  return { asked, ...identityToolkit(gateway.ctx, PROJECT, call) };
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1_000);
const claims = () => ({
  iss: 'https://securetoken.google.com/maidan-test',
  aud: 'maidan-test',
  exp: now() + 3_600,
  auth_time: now(),
  phone_number: '+8801712345678',
});
const token = (changed = {}, alg = 'RS256') => {
  const signed = `${part({ alg, kid: 'one' })}.${part({ ...claims(), ...changed })}`;
  const signature = createSign('sha256')
    .update(signed)
    .sign(createPrivateKey(readFileSync(key)))
    .toString('base64url');
  return `${signed}.${signature}`;
};
const published = () => ({ one: readFileSync(cert, 'utf8') });

test('a code is asked for and answered over the provider’s interface', async () => {
  const sending = provider({ sessionInfo: 'session' });
  expect(await sending.send('+8801712345678', { language: 'en', ip: '203.0.113.7', phoneToken: 't' })).toEqual({
    verificationId: 'session',
  });
  expect(sending.asked[0]).toMatchObject({
    url: expect.stringContaining(':sendVerificationCode?key=key'),
    body: { phoneNumber: '+8801712345678' },
  });
  expect(await provider({ idToken: 'id', more: 1 }).confirm('session', '123456')).toEqual({ idToken: 'id' });
});

test.each([
  ['INVALID_PHONE_NUMBER : Invalid format.', 'sms.invalidNumber'],
  ['MISSING_PHONE_NUMBER', 'sms.missingNumber'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'sms.tooManyRequests'],
  ['INVALID_CODE', 'sms.codeInvalid'],
  ['CAPTCHA_CHECK_FAILED', 'sms.captchaFailed'],
  ['QUOTA_EXCEEDED : Exceeded quota.', 'sms.quota'],
  ['OPERATION_NOT_ALLOWED', 'sms.notEnabled'],
  ['SESSION_EXPIRED', 'sms.codeExpired'],
  ['SOMETHING_NEW', 'sms.unknown'],
])('s8.phone: what the provider says (%s) is told as %s', async (message, code) => {
  await expect(provider({ error: { message } }).confirm('session', '1')).rejects.toMatchObject({ code });
});

test('a provider that does not answer is an unknown error (s8.phone.unknown-error)', async () => {
  await expect(provider(new Error('no network')).confirm('session', '1')).rejects.toMatchObject({ code: 'sms.unknown' });
});

test('a token that a published certificate signed tells its number', async () => {
  expect(await provider(published()).verify(token())).toBe('+8801712345678');
});

test.each([
  ['of another project', { aud: 'another' }],
  ['by another issuer', { iss: 'https://example.test' }],
  ['that has expired', { exp: 1 }],
  ['of a sign-in long ago', { auth_time: 1 }],
])('a token %s is refused', async (_name, changed) => {
  await expect(provider(published()).verify(token(changed))).rejects.toMatchObject({ code: 'sms.codeExpired' });
});

test('a token that is not signed so is refused', async () => {
  const [head, body] = token().split('.');
  for (const forged of [
    `${head}.${body}.`,
    `${head}.${part({ ...claims(), phone_number: '+8801812345678' })}.${token().split('.')[2]}`,
    'x',
    token({}, 'none'),
  ])
    await expect(provider(published()).verify(forged)).rejects.toMatchObject({ code: 'sms.codeInvalid' });
  await expect(provider({}).verify(token())).rejects.toMatchObject({ code: 'sms.codeInvalid' });
});
