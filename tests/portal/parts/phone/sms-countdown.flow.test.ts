// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { MODULES, type ModuleId } from '../../../../src/contract';
import { smsCountdownFlow } from '../../../../src/portal/parts/phone/sms-countdown.flow';
import { doneWork, lend, runActor } from '../../harness/flow-support';

const to = { number: '০১৭১২৩৪৫৬৭৮', dialingCode: '880' };
/** The number as it is sent. */
const SENT = '01712345678';
const NOW = 1_800_000_000_000;
const replies = {
  '/wps/verification/sms/noLogin': { value: { expiredMinutes: 1 } },
  '/wps/verification/sms/register': { value: { expiredMinutes: 2 } },
  '/wps/verification/sms/password': { value: { expiredMinutes: 1 } },
  '/wps/verification/firebase': { value: { verificationId: 'v1', expiredMinutes: 5 } },
};
const lendWithClock = (on: ModuleId[] = [], gatewayReplies: Parameters<typeof lend>[0] = replies) => {
  const { deps, sent } = lend(gatewayReplies, on);
  const clock = { at: NOW };
  return { deps: { ...deps, now: () => clock.at }, sent, clock };
};
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

test.each([
  ['s4.sms-countdown.length', 'registration', [], 120, '/wps/verification/sms/register'],
  ['s4.sms-countdown.length', 'login', [], 60, '/wps/verification/sms/noLogin'],
  ['s4.sms-countdown.length', 'password', [], 60, '/wps/verification/sms/password'],
  ['s4.sms-countdown.length-external', 'registration', [MODULES.externalPhone], 60, '/wps/verification/sms/register'],
  [
    's6.flag.sms-verification',
    'registration',
    [MODULES.externalPhone, MODULES.firebaseSms],
    60,
    '/wps/verification/sms/register',
  ],
  ['s6.flag.sms-verification', 'login', [MODULES.externalPhone, MODULES.firebaseSms], 60, '/wps/verification/firebase'],
  ['s4.sms-countdown.length-firebase', 'login', [MODULES.firebaseSms], 60, '/wps/verification/firebase'],
] as const)(
  '%s s9.const.sms-countdown: for %s with %j the button counts %d seconds after a call of %s',
  async (_, purpose, on, seconds, path) => {
    const { deps, sent } = lendWithClock([...on]);
    expect(await runActor(smsCountdownFlow(deps), 'sendCode', { purpose, to })).toEqual({
      deadline: NOW + seconds * 1_000,
      reason: 'sent',
      to: '+880 17•• ••• 678',
    });
    expect(sent.map((call) => call.path)).toEqual([path]);
  },
);

test.each([
  ['login', [], 'login', '/wps/verification/sms/noLogin'],
  ['registration', [], 'registration', '/wps/verification/sms/register'],
  ['registration', [MODULES.externalPhone], 'registration', '/wps/verification/sms/register'],
  ['registration', [MODULES.externalPhone, MODULES.firebaseSms], 'registration', '/wps/verification/sms/register'],
  ['login', [MODULES.firebaseSms], 'firebase', '/wps/verification/firebase'],
  ['password', [MODULES.firebaseSms], 'password', '/wps/verification/sms/password'],
] as const)(
  'before a code for %s with %j the device does the proof of work for %s, and sends its receipt once [own.sms-countdown.work]',
  async (purpose, on, worksFor, path) => {
    const { deps, sent } = lendWithClock([...on], { ...replies, ...doneWork });
    await runActor(smsCountdownFlow(deps), 'doWork', { purpose, to });
    expect(sent.map(({ body }) => body)).toEqual([
      { purpose: worksFor, about: `880 ${SENT}` },
      { challenge: 'c', salt: 's', signature: 'g', number: 42 },
    ]);
    await runActor(smsCountdownFlow(deps), 'sendCode', { purpose, to });
    expect(sent.at(-1)).toMatchObject({ path, body: { workProof: 'receipt' } });
    expect(deps.vault.peek('codeProof')).toBeUndefined();
  },
);

test('a login’s code is requested under a stored id [s3.sms-code.send-payload asvs 6.6.2]', async () => {
  const { deps, sent } = lendWithClock();
  await runActor(smsCountdownFlow(deps), 'sendCode', { purpose: 'login', to });
  const { requestId } = Object(sent[0]?.body);
  expect(sent[0]?.body).toEqual({ mobileNum: SENT, countryDialingCode: '880', requestId });
  expect(deps.codeRequests.recall('login')?.requestId).toBe(requestId);
});

test.each([
  ['+91 98765 43210', '+91 98•• ••• 210'],
  ['0091 98765 43210', '+91 98•• ••• 210'],
  ['008801712345678', '+880 17•• ••• 678'],
])('a code to %s, typed with Bangladesh selected, goes to %s [own.phone.masked]', async (number, maskedNumber) => {
  const { deps } = lendWithClock();
  const sending = runActor(smsCountdownFlow(deps), 'sendCode', {
    purpose: 'login',
    to: { number, dialingCode: '880' },
  });
  expect(await sending).toMatchObject({ to: maskedNumber });
});

test('a reload continues the countdown of its purpose until the deadline [s4.sms-countdown.running]', async () => {
  const { deps, clock } = lendWithClock();
  const wait = await runActor(smsCountdownFlow(deps), 'sendCode', { purpose: 'login', to });
  expect(await runActor(smsCountdownFlow(deps), 'recallWait', { purpose: 'login' })).toEqual(wait);
  expect(await runActor(smsCountdownFlow(deps), 'recallWait', { purpose: 'password' })).toBeNull();
  clock.at += 60_000;
  expect(await runActor(smsCountdownFlow(deps), 'recallWait', { purpose: 'login' })).toBeNull();
});

test.each([
  ['sends no wait, for five minutes', undefined, 5],
  ['sends a wait, for that time', 754, 13],
])(
  'after too many requests the button is disabled; if the gateway %s, also after a reload [s9.const.too-many-requests-wait]',
  async (...row) => {
    const [, retryAfter, minutes] = row;
    const rejectionReply = { status: 429, code: 'sms.tooManyRequests', message: 'Later', retryAfter };
    const { deps, clock } = lendWithClock([], { '/wps/verification/sms/noLogin': rejectionReply });
    const wait = { deadline: NOW + (retryAfter ?? 300) * 1_000, reason: 'tooManyRequests', minutes };
    expect(await runActor(smsCountdownFlow(deps), 'sendCode', { purpose: 'login', to })).toEqual(wait);
    clock.at += 61_000;
    expect(await runActor(smsCountdownFlow(deps), 'recallWait', { purpose: 'login' })).toEqual({
      ...wait,
      minutes: minutes - 1,
    });
  },
);

test('another rejection is reported unchanged, without a wait [s8.sms.send-failure]', async () => {
  const { deps } = lendWithClock([], {
    '/wps/verification/sms/noLogin': { status: 503, code: 'sms.quota', message: 'No quota' },
  });
  const sending = runActor(smsCountdownFlow(deps), 'sendCode', { purpose: 'login', to });
  await expect(sending).rejects.toMatchObject({ kind: 'rejected', code: 'sms.quota', message: 'No quota' });
  expect(deps.codeRequests.recall('login')).toBeNull();
});

test.each([
  [{ number: ' ', dialingCode: '880' }, 'sms.missingNumber'],
  [{ number: '12', dialingCode: '880' }, 'sms.invalidNumber'],
  [{ number: '01712345678', dialingCode: '91' }, 'sms.invalidNumber'],
  [to, null],
])('the number %j has the problem %s [s5.sms.valid-mobile]', async (typed, problem) => {
  expect(await runActor(smsCountdownFlow(lendWithClock().deps), 'checkNumber', typed)).toBe(problem);
});

test('ticks by the gateway’s time, even after a pause [s4.sms-countdown.running s4.sms-countdown.ended]', async () => {
  vi.useFakeTimers();
  const { deps, clock } = lendWithClock();
  deps.codeRequests.keep('login', { wait: { deadline: NOW + 60_000, reason: 'sent', to: '' }, requestId: '' });
  const countdown = createActor(smsCountdownFlow(deps), { input: { purpose: 'login' } }).start();
  await vi.advanceTimersByTimeAsync(0);
  expect(countdown.getSnapshot().context.secondsLeft).toBe(60);
  clock.at += 45_500;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countdown.getSnapshot().context.secondsLeft).toBe(15);
  clock.at += 20_000;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countdown.getSnapshot().value).toBe('ready');
});
