import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { type ClientOf, createClient, type Endpoints } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { giveProof } from '../../src/gateway/identity/challenge/proofs';
import { currentKey } from '../../src/gateway/platform/payload-encryption/keys';
import type { TestGateway } from '../gateway/harness/gateway';
import { seal } from '../gateway/harness/seal';
import { working } from '../gateway/harness/work';
import { byNumber } from '../gateway/identity/registration/support';
import { EVENT_CEILING } from '../harness/ceilings';
import { eventually } from '../harness/eventually';
import type { mailServer, smsCompany } from './carriers';

type Carriers = { sms: Awaited<ReturnType<typeof smsCompany>>; mail: Awaited<ReturnType<typeof mailServer>> };

/** Uses every login method of a real gateway and collects each secret typed, sent or returned. */
export function walker(gateway: TestGateway, { sms, mail }: Carriers) {
  const secrets = new Map<string, string>();
  const secret = (name: string, value: string) => {
    expect(value, name).not.toBe('');
    secrets.set(`${name} ${secrets.size}`, value);
    return value;
  };
  const as = (token: string | null, ip = '203.0.113.7'): ClientOf<Endpoints> =>
    working(
      createClient(endpoints, {
        fetch: (url, init) => {
          const headers = new Headers(init?.headers);
          headers.set('X-Forwarded-For', ip);
          return fetch(gateway.url + String(url), { ...init, headers });
        },
        credentials: () => ({ language: 'en', merchant: 'maidan', token }),
        timeout: EVENT_CEILING,
        seal: async (plaintext) => seal(await currentKey(gateway.ctx), plaintext, (await gateway.ctx.now()).getTime()),
      }),
    );
  /** Returns the code or link token in the next message. */
  const next = async (name: string, box: string[], act: () => Promise<unknown>, pattern = /\b(\d{6})\b/) => {
    const before = box.length;
    await act();
    await eventually(() => expect(box.slice(before).join('\n')).toMatch(pattern));
    return secret(name, pattern.exec(box.slice(before).join('\n'))?.[1] ?? '');
  };
  return {
    secrets,
    secret,
    as,
    text: (name: string, act: () => Promise<unknown>) => next(name, sms.texts, act),
    mail: (name: string, act: () => Promise<unknown>, pattern?: RegExp) => next(name, mail.mails, act, pattern),
    receipt: async (about = '') => secret('receipt of a puzzle', (await giveProof(gateway.ctx, 'slide', about)).proof),
  };
}

const phone = { mobileNum: '01812345678', countryDialingCode: '880' };
const expectRejection = (work: Promise<unknown>) => expect(work).rejects.toBeDefined();

/** Registers, logs in by every method, gets rejected, changes and recovers everything. */
export async function walkAll(gateway: TestGateway, carriers: Carriers) {
  const { as, secret, text, mail, receipt, secrets } = walker(gateway, carriers);
  const visitor = as(null);
  const [first, second, third, fourth] = ['Marked-one 11', 'Marked-two 22', 'Marked-three 33', 'Marked-four 44'].map(
    (entry) => secret('password', entry),
  );
  const wrong = secret('wrong password', 'Marked-wrong 99');
  const paymentPassword = secret('payment password', '804913');
  const flag = (modId: string, on: boolean) => gateway.ops('flag', [modId, on ? 'on' : 'off']);

  const registration = await text('code', () => visitor.sendRegistrationCode({ ...phone, mobileNo: phone.mobileNum }));
  const fields = { ...phone, password: first, confirmPassword: first, paymentPassword, email: 'rupa@example.test' };
  const { token, userInfo } = await visitor.registerMobile(
    byNumber({ ...fields, verificationCode: registration, slideProof: await receipt() }),
  );
  secret('token', token);
  const username = userInfo.userName;
  const logIn = async (password = '', from = visitor) =>
    secret('token', (await from.logIn({ username, password, slideProof: await receipt(username) })).token);

  await expectRejection(logIn(wrong));
  const member = as(await logIn(first));
  const code = await text('code', () => visitor.sendLoginCode(phone));
  await expectRejection(
    visitor.logIn({ username: phone.mobileNum, password: code === '000000' ? '000001' : '000000', type: 'sms' }),
  );
  secret('token', (await visitor.logIn({ username: phone.mobileNum, password: code, type: 'sms' })).token);

  await expectRejection(
    member.changePassword({ oldPassword: wrong, newPassword: second ?? '', confirmNewPassword: second ?? '' }),
  );
  await member.changePassword({
    oldPassword: first ?? '',
    newPassword: second ?? '',
    confirmNewPassword: second ?? '',
  });
  const requestLink = () => visitor.forgotByEmail({ username, email: 'rupa@example.test' });
  const link = await mail('token of a link', requestLink, /#([\w-]{43})/);
  await visitor.resetByLink({ token: link, newPassword: third ?? '', confirmNewPassword: third ?? '' });
  const recovery = await text('code', () => visitor.sendPasswordCode(phone));
  secret(
    'receipt',
    (await visitor.setPasswordByPhone({ ...phone, verificationCode: recovery, newPassword: fourth ?? '' })).slideProof,
  );

  const owner = as(await logIn(fourth));
  let changeId = '';
  const toNew = await text('code', async () => {
    const contactChange = {
      kind: 'mobile',
      to: '01912345678',
      countryDialingCode: '880',
      password: fourth ?? '',
    } as const;
    ({ changeId } = await owner.beginContact(contactChange));
  });
  await expectRejection(owner.confirmContact({ changeId, oldCode: toNew, newCode: toNew }));

  await flag('IPVERIF', true);
  const away = as(null, '198.51.100.9');
  const { value } = await away
    .logIn({ username, password: fourth ?? '', slideProof: await receipt(username) })
    .catch((failure) => failure);
  const challengeId = secret('id of a demand', value.challengeId);
  const proof = await mail('code', () => away.sendProof({ challengeId, kind: 'email' }));
  await expectRejection(away.answerProof({ challengeId, kind: 'bankName', answer: secret('answer', 'Marked Name') }));
  secret('token', (await away.answerProof({ challengeId, kind: 'email', answer: proof })).token);
  const app = secret('secret of an app', (await owner.beginTotp({ password: fourth ?? '' })).secret);
  const totpCode = new TOTP({ secret: Secret.fromBase32(app) }).generate();
  const [recoveryCode = ''] = (await owner.confirmTotp({ code: secret('code', totpCode) })).codes.map((code) =>
    secret('recovery code', code),
  );
  const guarded = await away
    .logIn({ username, password: fourth ?? '', slideProof: await receipt(username) })
    .catch((failure) => failure);
  const waiting = secret('id of a demand', guarded.value.challengeId);
  const trusted = await away.answerProof({
    challengeId: waiting,
    kind: 'recoveryCode',
    answer: recoveryCode,
    trust: true,
  });
  secret('token', trusted.token);
  secret('token of a trusted browser', trusted.trustToken ?? '');
  secret('token', (await visitor.freePlay({ os: 'android', platform: 'web' })).token);
  await owner.logOut();
  return { secrets, username };
}
