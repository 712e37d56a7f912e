import type { Modules } from '../gateway/support/modules';
import { type Bites, bite, LIMIT, player, RIGHT, rateLimit } from './limits-support';

const MINUTE = 60_000;
const TOO_MANY = 'sms.tooManyRequests';
const other = (i: number) => ({ mobileNum: `0181${String(2_000_000 + i)}`, countryDialingCode: '880' });

/** Those on codes, links and passwords. */
export function codesAndPasswords(gateway: Modules): Bites {
  const { client } = gateway;
  const as = async (username: string) => gateway.as((await client.logIn({ username, password: RIGHT })).token);
  const everybody = async () => [await as('player'), await as('agent'), await as('downline'), await as('firsttime')];
  const mismatch = { oldPassword: RIGHT, newPassword: 'Kadam-phul 77', confirmNewPassword: 'another' };
  const recover = (requestId: string, verificationCode = '000000') =>
    client.setPasswordByPhone({ ...player, verificationCode, newPassword: 'Kadam-phul 77', requestId });
  const sentAndWrong = async () => {
    await client.sendPasswordCode({ ...player, requestId: 'one' });
    return (await gateway.codes())[0]?.code === '000000' ? '000001' : '000000';
  };
  const enrolling = async () => {
    const owner = await as('player');
    await owner.beginTotp();
    return owner;
  };
  const forget = (username: string) => client.forgotByEmail({ username, email: 'player@example.test' });
  const link = { token: 'made up', newPassword: 'x', confirmNewPassword: 'x' };
  return {
    'codes sent, at once | recipient': rateLimit('code.resend', () => client.sendLoginCode(player), TOO_MANY),
    'codes sent, one a minute | recipient': rateLimit(
      'code.recipient',
      () => client.sendLoginCode(player).finally(() => gateway.later(MINUTE)),
      TOO_MANY,
    ),
    'codes sent | address': rateLimit('code.address', (i) => client.sendLoginCode(other(i)), TOO_MANY),
    'codes sent | request': rateLimit('code.request', (i) => client.sendLoginCode({ ...other(i), requestId: 'one' }), TOO_MANY),
    'guesses | code': bite('sms.codeExpired', (wrong) => recover('one', wrong), sentAndWrong),
    'guesses at codes | recipient and purpose': rateLimit('code.guess.', (i) => recover(`request ${i}`)),
    'recovery mails | address': rateLimit('password.link.address', (i) => forget(`name${i}`)),
    'recovery mails | name': rateLimit('password.link.account', () => forget('player')),
    'recovery links used | address': rateLimit('password.reset.address', () => client.resetByLink(link)),
    'changes of the password | address': {
      ...bite(LIMIT, (all, i) => all[i % 4]?.changePassword(mismatch) ?? Promise.reject(), everybody),
      of: 'password.address',
    },
    'passwords asked for again | account': {
      ...bite(
        LIMIT,
        (owner) => owner.changePassword(mismatch),
        () => as('player'),
      ),
      of: 'password.account',
    },
    'codes of an app | account': { ...bite(LIMIT, (owner) => owner.confirmTotp({ code: '000000' }), enrolling), of: 'totp.guess' },
  };
}
