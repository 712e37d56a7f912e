import { addsApp } from '../gateway/harness/app';
import type { Modules } from '../gateway/harness/modules';
import { type Bites, bite, biteAtOnce, byPlayer, LIMIT, player, RIGHT } from './limits-support';

const MINUTE = 60_000;
const TOO_MANY = 'sms.tooManyRequests';
const other = (i: number) => ({ mobileNum: `0181${String(2_000_000 + i * 10_000)}`, countryDialingCode: '880' });

/** Limits on codes, links and passwords. */
export function codesAndPasswords(gateway: Modules) {
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
    await owner.beginTotp({ password: RIGHT });
    return owner;
  };
  const guarded = async () => {
    const owner = await as('player');
    await addsApp(gateway, owner);
    return owner;
  };
  const ofPlayer = byPlayer(gateway);
  const forget = (username: string) => client.forgotByEmail({ username, email: 'player@example.test' });
  const from = <T>(i: number, request: () => Promise<T>) => {
    gateway.visitor.ip = `198.51.100.${i}`;
    return request();
  };
  const link = { token: 'made up', newPassword: 'x', confirmNewPassword: 'x' };
  return {
    'code.resend': biteAtOnce(() => client.sendLoginCode(player), TOO_MANY),
    'code.share': biteAtOnce(() => client.sendLoginCode(player).finally(() => gateway.later(MINUTE)), TOO_MANY),
    'code.recipient': {
      ...biteAtOnce((i) => from(i, () => client.sendLoginCode(player)), TOO_MANY),
      key: async () => '+8801712345678',
    },
    'code.address': biteAtOnce((i) => client.sendLoginCode(other(i)), TOO_MANY),
    'code.request': {
      ...biteAtOnce((i) => client.sendLoginCode({ ...other(i), requestId: 'one' }), TOO_MANY),
      key: async () => 'one',
    },
    codeGuess: bite('sms.codeExpired', (wrong) => recover('one', wrong), sentAndWrong),
    'code.guess': biteAtOnce((i) => recover(`request ${i}`)),
    'password.link.address': biteAtOnce((i) => forget(`name${i}`)),
    'password.link.share': biteAtOnce(() => forget('player')),
    'password.link.account': biteAtOnce((i) => from(i, () => forget('player'))),
    'password.reset.address': biteAtOnce(() => client.resetByLink(link)),
    'password.address': bite(LIMIT, (all, i) => all[i % 4]?.changePassword(mismatch) ?? Promise.reject(), everybody),
    'password.account': ofPlayer(
      (owner) => owner.changePassword(mismatch),
      () => as('player'),
    ),
    'totp.guess': ofPlayer((owner) => owner.confirmTotp({ code: '000000' }), enrolling),
    'recovery.guess': ofPlayer(
      (owner) => owner.removeTotp({ password: RIGHT, factor: { kind: 'recoveryCode', answer: 'AAAA-AAAA' } }),
      guarded,
    ),
  } satisfies Bites;
}
