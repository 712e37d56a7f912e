import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setProvider } from '../../../../src/gateway/identity/otp/provider';
import { checkCode, purgeCodes, sendCode, sendCodes } from '../../../../src/gateway/identity/otp/service';
import { verificationCodes } from '../../../../src/gateway/identity/otp/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { worked } from '../../harness/work';

const MINUTE = 60_000;
const PLAYER = '+8801712345678';
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const login = { purpose: 'login', to: PLAYER, boundTo: 'a' } as const;
const send = (bound: Omit<typeof login, 'boundTo'> & { boundTo: string } = login) =>
  sendCode(gateway.ctx, { ...bound, channel: 'sms', language: 'en', ip: '203.0.113.7' });
const sent = async () => (await gateway.codes())[0]?.code ?? '';
const check = (code: string, bound = {}) => checkCode(gateway.ctx, { ...login, ...bound, code });
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const INVALID = { code: 'sms.codeInvalid' };
const EXPIRED = { code: 'sms.codeExpired' };

test('sends a code of six digits and allows another after a minute [s3.sms-code.response asvs 6.5.4]', async () => {
  expect(await send()).toEqual({ expiredMinutes: 1 });
  expect(await gateway.codes()).toEqual([
    { to: PLAYER, purpose: 'login', code: expect.stringMatching(/^\d{6}$/), createdAt: expect.any(String) },
  ]);
});

test('sends a code for a number, a dialing code and completed work [s3.sms-code.send-payload s7.call.sms-no-login]', async () => {
  const workProof = await worked(gateway.client, 'login', '880 01712345678');
  const request = (payload: object) =>
    gateway.server.inject({ method: 'POST', url: '/wps/verification/sms/noLogin', payload: { ...payload, workProof } });
  expect((await request({ mobileNum: '01712345678', countryDialingCode: '880' })).json().value).toEqual({
    expiredMinutes: 1,
  });
  expect((await gateway.codes()).map(({ to }) => to)).toEqual([PLAYER]);
  for (const payload of [{ mobileNum: '01712345678' }, { countryDialingCode: '880' }])
    expect((await request(payload)).json()).toMatchObject({ success: false, code: 'request.invalid' });
});

test('a code works once [asvs 6.5.1]', async () => {
  await send();
  const code = await sent();
  await check(code);
  await expect(check(code)).rejects.toMatchObject(EXPIRED);
});

test('fifty concurrent uses of one code: exactly one succeeds [asvs 6.5.1 2.3.4]', async () => {
  await send();
  const code = await sent();
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => check(code)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('stores only a keyed hash', async () => {
  await send();
  const code = await sent();
  expect(JSON.stringify(await gateway.ctx.db.select().from(verificationCodes))).not.toMatch(
    new RegExp(`${code}|1712345678`),
  );
});

test('a code expires after five minutes [s8.phone.code-expired asvs 6.5.5]', async () => {
  await send();
  const code = await sent();
  await gateway.later(5 * MINUTE);
  await expect(check(code)).rejects.toMatchObject(EXPIRED);
});

test('three wrong guesses, concurrent ones too, void a code [s8.phone.code-invalid asvs 6.6.3]', async () => {
  await send();
  const code = await sent();
  const guesses = await Promise.allSettled(Array.from({ length: 20 }, () => check(wrongFor(code))));
  expect(
    guesses.filter(
      ({ status, ...rest }) => status === 'rejected' && 'reason' in rest && rest.reason.code === INVALID.code,
    ),
  ).toHaveLength(3);
  await expect(check(code)).rejects.toMatchObject(EXPIRED);
});

test('a code is bound to its purpose, recipient and request [asvs 6.6.2]', async () => {
  await send();
  const code = await sent();
  for (const other of [{ purpose: 'password' }, { to: '+8801812345678' }, { boundTo: 'b' }])
    await expect(check(code, other)).rejects.toMatchObject(INVALID);
  await check(code);
});

test('a second code for a request replaces the first', async () => {
  await send();
  const first = await sent();
  await gateway.later(MINUTE);
  await send();
  const second = await sent();
  if (first !== second) await expect(check(first)).rejects.toMatchObject(INVALID);
  await check(second);
});

test('accepts Bengali digits and spaces', async () => {
  await send();
  const code = await sent();
  await check(` ${code.slice(0, 3)} ${code.slice(3)} `.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))));
});

test('a rolled-back code is not sent', async () => {
  const broken = sendCodes(gateway.ctx, [{ ...login, channel: 'sms', language: 'en', ip: '203.0.113.7' }], async () => {
    throw new Error('taken back');
  });
  await expect(broken).rejects.toThrow('taken back');
  expect(await gateway.codes()).toEqual([]);
});

test('a code by mail has a subject and the same text', async () => {
  const mail = { ...login, to: 'player@example.test', purpose: 'proof', channel: 'mail' } as const;
  await sendCode(gateway.ctx, { ...mail, language: 'bn', ip: '203.0.113.7' });
  expect(await gateway.sent()).toMatchObject([{ channel: 'mail', body: expect.stringMatching(/^আপনার কোড\n.*\d{6}/) }]);
});

test('sends nothing when the quota is used up [s8.phone.quota]', async () => {
  await setProvider(gateway.ctx, { quota: 1 });
  await send();
  await expect(send({ ...login, boundTo: 'b' })).rejects.toMatchObject({ status: 503, code: 'sms.quota' });
  expect(await gateway.codes()).toHaveLength(1);
});

test('purges a code an hour after its expiry', async () => {
  await send();
  await gateway.later(64 * MINUTE);
  await purgeCodes(gateway.ctx);
  expect(await gateway.ctx.db.select().from(verificationCodes)).toHaveLength(1);
  await gateway.later(2 * MINUTE);
  await purgeCodes(gateway.ctx);
  expect(await gateway.ctx.db.select().from(verificationCodes)).toEqual([]);
});

test('each kind can be disabled [s6.flag.mobile-code-login s6.flag.sms-verification s8.phone.not-enabled]', async () => {
  await setModule(gateway.ctx, 'MOBILELOGIN', false);
  await setModule(gateway.ctx, 'SMSVERIF', false);
  const rejection = { status: 403, code: 'sms.notEnabled', message: 'This operation is not enabled.' };
  await expect(gateway.client.sendLoginCode({ mobileNum: PLAYER, countryDialingCode: '880' })).rejects.toMatchObject(
    rejection,
  );
  await expect(
    gateway.client.sendRegistrationCode({ mobileNo: PLAYER, countryDialingCode: '880' }),
  ).rejects.toMatchObject(rejection);
});
