import { randomUUID } from 'node:crypto';
import { giveProof } from '../../src/gateway/challenge/proofs';
import { setModule } from '../../src/gateway/system/service';
import { newcomer } from '../gateway/registration/support';
import { window } from '../gateway/social/support';
import type { Modules } from '../gateway/support/modules';
import { type Bites, bite, countAllowed, LIMIT, player, RIGHT, rateLimit } from './limits-support';

/** Those on logging in, its challenges and proofs, registering and trying. */
export function waysIn(gateway: Modules): Bites {
  const { client, ctx } = gateway;
  const as = async (username = 'player') => gateway.as((await client.logIn({ username, password: RIGHT })).token);
  const wrong = (username: string, captchaProof?: string) => client.logIn({ username, password: 'wrong', captchaProof });
  const fromAway = () => client.logIn({ username: 'downline', password: RIGHT });
  const away = async () => {
    await setModule(ctx, 'IPVERIF', true);
    await as('downline');
    gateway.visitor.ip = '198.51.100.9';
  };
  const demanded = async (): Promise<string> => {
    await away();
    return (await fromAway().catch((failure) => failure)).value.challengeId;
  };
  const name = (challengeId: string) => client.answerProof({ challengeId, kind: 'bankName', answer: 'Somebody' });
  const offered = async () => {
    const owner = await as();
    const { linkId } = await owner.offerLink(await window(gateway).come(owner, 'Rahim', 'link'));
    return () => owner.confirmLink({ linkId, password: 'wrong' });
  };
  const byCode = () => client.logIn({ username: player.mobileNum, password: '000000', type: 'sms' });
  const movement = [0, 900].map((at) => ({ x: 0, at }));
  const answers = bite(
    'slide.expired',
    ({ slideId }) => client.answerSlide({ slideId, x: 0, movement }),
    () => client.slide(),
  );
  const trial = (captchaProof?: string) => client.freePlay({ os: 'ios', platform: 'web', captchaProof });
  return {
    'calls of any kind | address': { told: LIMIT, of: 'call.ip', attempts: () => countAllowed(1_240, () => client.passwordRule()) },
    'log-ins | address': {
      told: LIMIT,
      of: 'login',
      attempts: async () => {
        // The puzzle is asked for before the password is looked at, which costs more.
        await setModule(ctx, 'SLIDEVERIF', true);
        return countAllowed(140, (i) => wrong(`guess${i}`));
      },
    },
    'wrong log-ins, until a captcha | name': bite('captcha.required', () => wrong('player'), as),
    'wrong log-ins, until it is locked | name': bite(
      'auth.locked',
      async () => wrong('player', (await giveProof(ctx, 'captcha')).proof),
      as,
    ),
    'wrong log-ins by code, until it is locked | number': bite('auth.locked', byCode, as),
    'captchas, puzzles, work | address': rateLimit('challenge', () => client.work()),
    // The last one is looked at like the others, and told of as the end.
    'answers to a puzzle | puzzle': { ...answers, attempts: async () => 1 + (await answers.attempts()) },
    'log-ins that need one more proof | account': { ...bite(LIMIT, fromAway, away), of: 'proof.demand' },
    'answers to a proof | log-in': bite('proof.expired', name, demanded),
    'answers to proofs | address': rateLimit('proof.answer', () => name(randomUUID())),
    'third-party sign-ins | address': rateLimit('social', () => client.socialBegin({ provider: 'google' })),
    'passwords for a link | link': bite('link.expired', (confirm) => confirm(), offered),
    'registrations | address': {
      told: LIMIT,
      of: 'registration',
      attempts: () => countAllowed(140, () => client.register(newcomer({ username: '7' }))),
    },
    'names and numbers that are taken | address': rateLimit('registration.taken', () => client.register(newcomer({ username: 'player' }))),
    'affiliate codes | address': rateLimit('affiliate', () => client.affiliate({ code: 'made up' })),
    'free trials, until a captcha | address': rateLimit('trial.freely', () => trial(), 'captcha.required'),
    'free trials | address': rateLimit('trial.address', () => trial('made up')),
  };
}
