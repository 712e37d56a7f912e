// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { freeTrialFlow, osOf } from '../../../../../src/portal/features/identity/free-trial/free-trial.flow';
import { lend, runActor } from '../../../harness/flow-support';

const PATH = '/wps/session/login/freeplay';
const flags = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false };
const opened = { token: 'the-token', ...flags, userInfo: { userName: 'trial0000000001', nickname: 'Trial', type: 4 } };
beforeEach(() => sessionStorage.clear());

test('the token is stored and stays out of the chart [s7.call.session-freeplay s4.free-trial.finish]', async () => {
  const { deps, sent } = lend({ [PATH]: { value: opened } });
  deps.vault.put('captcha', 'abcd');
  deps.vault.put('captchaId', 'one');
  const outcome = await runActor(freeTrialFlow(deps), 'startTrial');
  expect(outcome).toEqual({ username: 'trial0000000001', entry: { ...flags, expiryEnabled: false } });
  expect(sent[0]).toMatchObject({
    plaintext: { captcha: 'abcd', captchaId: 'one' },
    body: { os: 'android', platform: 'web' },
  });
  expect(sessionStorage).toMatchObject({ token: 'the-token', account: 'trial0000000001', isAgent: '4' });
  expect(deps.vault.peek('captcha')).toBeUndefined();
});

test.each([
  ['offline' as const, { kind: 'offline', code: 'client.offline' }],
  [
    { status: 422, code: 'captcha.required', value: { captcha: true }, message: 'The picture first.' },
    { kind: 'rejected', code: 'captcha.required' },
  ],
  [
    { status: 403, code: 'trial.closed', message: 'Not open.' },
    { kind: 'rejected', code: 'trial.closed', message: 'Not open.' },
  ],
])('maps a rejection to an outcome known to the chart: %o [s6.flag.free-play]', async (reply, failure) => {
  const { deps } = lend({ [PATH]: reply });
  await expect(runActor(freeTrialFlow(deps), 'startTrial')).rejects.toMatchObject(failure);
});

test('removes only a stored cpw item [s4.free-trial.cpw-removed]', async () => {
  const { deps } = lend({});
  sessionStorage.setItem('cpw', 'true');
  sessionStorage.setItem('merchant', 'maidan');
  await runActor(freeTrialFlow(deps), 'removeCpw');
  expect({ ...sessionStorage }).toEqual({ merchant: 'maidan' });
});

test.each([
  ['Mozilla/5.0 (Linux; Android 13; SM-A145)', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64)', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 13_3)', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
  ['something else', 'other'],
])('derives the system from the user agent: %s', (userAgent, os) => expect(osOf(userAgent)).toBe(os));
