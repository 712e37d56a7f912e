import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { giveProof } from '../../src/gateway/challenge/proofs';
import { resetPlatform } from '../../src/gateway/ops/reset';
import { setModule } from '../../src/gateway/system/service';
import { newcomer } from '../gateway/registration/support';
import { window } from '../gateway/social/support';
import { startModules } from '../gateway/support/modules';
import { allowances, type Bite, documented, letThrough, stopClock, until } from './limits-support';

const RIGHT = 'Shapla#2026';
const MINUTE = 60_000;
const player = { mobileNum: '01712345678', countryDialingCode: '880' };
const other = (i: number) => ({ mobileNum: `0181${String(2_000_000 + i)}`, countryDialingCode: '880' });
const gateway = await startModules({ limitFactor: 1 });
const { client } = gateway;
await stopClock(gateway);
beforeEach(async () => {
  await resetPlatform(gateway.kit);
  gateway.visitor.ip = '203.0.113.7';
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA']) await setModule(gateway.kit, modId, false);
});
afterAll(() => gateway.close());

const as = async (username = 'player') => gateway.as((await client.logIn({ username, password: RIGHT })).token);
const wrong = (username: string, captchaProof?: string) => client.logIn({ username, password: 'wrong', captchaProof });
const away = async (username: string) => {
  await setModule(gateway.kit, 'IPVERIF', true);
  await as(username);
  gateway.visitor.ip = '198.51.100.9';
  return () => client.logIn({ username, password: RIGHT });
};
const recovery = (i: number, verificationCode = '000000') =>
  client.setPasswordByPhone({ ...player, verificationCode, newPassword: 'Kadam-phul 77', requestId: `request ${i}` });
const mismatch = { oldPassword: RIGHT, newPassword: 'Kadam-phul 77', confirmNewPassword: 'another' };
const LIMIT = 'limit.reached';
const TOO_MANY = 'sms.tooManyRequests';

const BITES: Bite[] = [
  {
    what: 'calls of any kind',
    against: 'address',
    of: 'call.ip',
    told: LIMIT,
    attempts: () => letThrough(LIMIT, 1_240, () => client.passwordRule()),
  },
  {
    what: 'log-ins',
    against: 'address',
    of: 'login',
    told: LIMIT,
    attempts: async () => {
      // The puzzle is asked for before the password is looked at, which costs more.
      await setModule(gateway.kit, 'SLIDEVERIF', true);
      return letThrough(LIMIT, 140, (i) => wrong(`guess${i}`));
    },
  },
  {
    what: 'wrong log-ins, until a captcha',
    against: 'name',
    told: 'captcha.required',
    attempts: () => until('captcha.required', () => wrong('player')),
  },
  {
    what: 'wrong log-ins, until it is locked',
    against: 'name',
    told: 'auth.locked',
    attempts: () => until('auth.locked', async () => wrong('player', (await giveProof(gateway.kit, 'captcha')).proof)),
  },
  {
    what: 'wrong log-ins by code, until it is locked',
    against: 'number',
    told: 'auth.locked',
    attempts: () => until('auth.locked', () => client.logIn({ username: player.mobileNum, password: '000000', type: 'sms' })),
  },
  {
    what: 'captchas, puzzles, work',
    against: 'address',
    of: 'challenge',
    told: LIMIT,
    attempts: () => letThrough(LIMIT, 140, () => client.work()),
  },
  {
    what: 'answers to a puzzle',
    against: 'puzzle',
    told: 'slide.expired',
    attempts: async () => {
      const { slideId } = await client.slide();
      return (
        1 +
        (await until('slide.expired', () =>
          client.answerSlide({
            slideId,
            x: 0,
            movement: [
              { x: 0, at: 0 },
              { x: 0, at: 900 },
            ],
          }),
        ))
      );
    },
  },
  {
    what: 'codes sent, at once',
    against: 'recipient',
    of: 'code.resend',
    told: TOO_MANY,
    attempts: () => until(TOO_MANY, () => client.sendLoginCode(player)),
  },
  {
    what: 'codes sent, one a minute',
    against: 'recipient',
    of: 'code.recipient',
    told: TOO_MANY,
    attempts: () => until(TOO_MANY, () => client.sendLoginCode(player).finally(() => gateway.later(MINUTE))),
  },
  {
    what: 'codes sent',
    against: 'address',
    of: 'code.address',
    told: TOO_MANY,
    attempts: () => until(TOO_MANY, (i) => client.sendLoginCode(other(i))),
  },
  {
    what: 'codes sent',
    against: 'request',
    of: 'code.request',
    told: TOO_MANY,
    attempts: () => until(TOO_MANY, (i) => client.sendLoginCode({ ...other(i), requestId: 'one' })),
  },
  {
    what: 'guesses',
    against: 'code',
    told: 'sms.codeExpired',
    attempts: async () => {
      await client.sendPasswordCode({ ...player, requestId: 'request 0' });
      const right = (await gateway.codes())[0]?.code;
      return until('sms.codeExpired', () => recovery(0, right === '000000' ? '000001' : '000000'));
    },
  },
  {
    what: 'guesses at codes',
    against: 'recipient and purpose',
    of: 'code.guess.',
    told: LIMIT,
    attempts: () => until(LIMIT, (i) => recovery(i)),
  },
  {
    what: 'recovery mails',
    against: 'address',
    of: 'password.link.address',
    told: LIMIT,
    attempts: () => until(LIMIT, (i) => client.forgotByEmail({ username: `name${i}`, email: 'a@example.test' })),
  },
  {
    what: 'recovery mails',
    against: 'name',
    of: 'password.link.account',
    told: LIMIT,
    attempts: () => until(LIMIT, () => client.forgotByEmail({ username: 'player', email: 'player@example.test' })),
  },
  {
    what: 'recovery links used',
    against: 'address',
    of: 'password.reset.address',
    told: LIMIT,
    attempts: () => until(LIMIT, () => client.resetByLink({ token: 'made up', newPassword: 'x', confirmNewPassword: 'x' })),
  },
  {
    what: 'changes of the password',
    against: 'address',
    of: 'password.address',
    told: LIMIT,
    attempts: async () => {
      const all = [await as('player'), await as('agent'), await as('downline'), await as('firsttime')];
      return until(LIMIT, (i) => all[i % 4]?.changePassword(mismatch) ?? Promise.reject());
    },
  },
  {
    what: 'passwords asked for again',
    against: 'account',
    of: 'password.account',
    told: LIMIT,
    attempts: async () => {
      const one = await as();
      return until(LIMIT, () => one.changePassword(mismatch));
    },
  },
  {
    what: 'codes of an app',
    against: 'account',
    of: 'totp.guess',
    told: LIMIT,
    attempts: async () => {
      const one = await as();
      await one.beginTotp();
      return until(LIMIT, () => one.confirmTotp({ code: '000000' }));
    },
  },
  {
    what: 'log-ins that need one more proof',
    against: 'account',
    of: 'proof.demand',
    told: LIMIT,
    attempts: async () => until(LIMIT, await away('downline')),
  },
  {
    what: 'answers to a proof',
    against: 'log-in',
    told: 'proof.expired',
    attempts: async () => {
      const { value } = await (await away('downline'))().catch((failure) => failure);
      return until('proof.expired', () => client.answerProof({ challengeId: value.challengeId, kind: 'bankName', answer: 'Somebody' }));
    },
  },
  {
    what: 'answers to proofs',
    against: 'address',
    of: 'proof.answer',
    told: LIMIT,
    attempts: () => until(LIMIT, () => client.answerProof({ challengeId: randomUUID(), kind: 'bankName', answer: 'Somebody' })),
  },
  {
    what: 'third-party sign-ins',
    against: 'address',
    of: 'social',
    told: LIMIT,
    attempts: () => until(LIMIT, () => client.socialBegin({ provider: 'google' })),
  },
  {
    what: 'passwords for a link',
    against: 'link',
    told: 'link.expired',
    attempts: async () => {
      const one = await as();
      const { linkId } = await one.offerLink(await window(gateway).come(one, 'Rahim', 'link'));
      return until('link.expired', () => one.confirmLink({ linkId, password: 'wrong' }));
    },
  },
  {
    what: 'registrations',
    against: 'address',
    of: 'registration',
    told: LIMIT,
    attempts: () => letThrough(LIMIT, 140, () => client.register(newcomer({ username: '7' }))),
  },
  {
    what: 'names and numbers that are taken',
    against: 'address',
    of: 'registration.taken',
    told: LIMIT,
    attempts: () => until(LIMIT, () => client.register(newcomer({ username: 'player' }))),
  },
  {
    what: 'affiliate codes',
    against: 'address',
    of: 'affiliate',
    told: LIMIT,
    attempts: () => until(LIMIT, () => client.affiliate({ code: 'made up' })),
  },
  {
    what: 'free trials, until a captcha',
    against: 'address',
    of: 'trial.freely',
    told: 'captcha.required',
    attempts: () => until('captcha.required', () => client.freePlay({ os: 'ios', platform: 'web' })),
  },
  {
    what: 'free trials',
    against: 'address',
    of: 'trial.address',
    told: LIMIT,
    attempts: () => until(LIMIT, () => client.freePlay({ os: 'ios', platform: 'web', captchaProof: 'made up' })),
  },
];

const measured: string[] = [];
afterAll(() => process.stdout.write(`\nattempts until each limit bites (LIMIT_FACTOR 1)\n${measured.join('\n')}\n`));

describe('asvs 6.1.1 2.3.2 2.4.1: attempts until each limit bites are those that the README says', () => {
  const said = documented();
  test.each(BITES)('$what, $against', async ({ what, against, told, attempts }) => {
    const row = `${what} | ${against} | ${await attempts()}`;
    measured.push(`${row} | ${told}`);
    expect(said).toContain(row);
  });

  test('the README has no other, and no allowance in the source is left out', () => {
    expect(said.map((row) => row.split(' | ').slice(0, 2).join(' | '))).toEqual(BITES.map(({ what, against }) => `${what} | ${against}`));
    expect([...new Set(allowances())].sort()).toEqual(BITES.flatMap(({ of }) => of ?? []).sort());
  });
});
