import { randomUUID } from 'node:crypto';
import { giveProof } from '../../src/gateway/identity/challenge/proofs';
import { setModule } from '../../src/gateway/platform/system/service';
import type { Modules } from '../gateway/harness/modules';
import { workBeside } from '../gateway/harness/work';
import { newcomer } from '../gateway/identity/registration/support';
import { window } from '../gateway/identity/social/support';
import { type Bites, bite, biteAtOnce, countLast, LIMIT, ofAccount, player, RIGHT } from './limits-support';

/** Limits on logins, challenges and proofs, registrations and trials. */
export function authenticationLimits(gateway: Modules) {
  const { client, ctx } = gateway;
  const as = async (username = 'player') => gateway.as((await client.logIn({ username, password: RIGHT })).token);
  const wrong = (username: string, captchaProof?: string) =>
    client.logIn({ username, password: 'wrong', captchaProof });
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
    ({ slideId, work }) => client.answerSlide({ slideId, x: 0, movement, work }),
    async () => {
      const { slideId } = await client.slide();
      return { slideId, work: await workBeside(client, slideId) };
    },
  );
  const trial = (captchaProof?: string) => client.freePlay({ os: 'ios', platform: 'web', captchaProof });
  return {
    login: {
      told: LIMIT,
      attempts: async () => {
        // The puzzle is checked before the password, which costs more.
        await setModule(ctx, 'SLIDEVERIF', true);
        return countLast((i) => wrong(`guess${i}`));
      },
    },
    loginUntilCaptcha: bite('captcha.required', () => wrong('player'), as),
    loginUntilLock: bite('auth.locked', async () => wrong('player', (await giveProof(ctx, 'captcha')).proof), as),
    codeLoginUntilLock: bite('auth.locked', byCode, as),
    challenge: { told: LIMIT, attempts: () => countLast(() => client.work({ purpose: 'captcha' })) },
    puzzleAnswer: answers,
    'proof.demand': ofAccount(gateway, 'downline', bite(LIMIT, fromAway, away)),
    proofAnswer: bite('proof.expired', name, demanded),
    'proof.answer': biteAtOnce(() => name(randomUUID())),
    passkey: { told: LIMIT, attempts: () => countLast(() => client.beginPasskeyLogin()) },
    social: biteAtOnce(() => client.socialBegin({ provider: 'google' })),
    linkPassword: bite('link.expired', (confirm) => confirm(), offered),
    registration: {
      told: LIMIT,
      attempts: () => countLast(() => client.register(newcomer({ username: '7' }))),
    },
    'registration.taken': bite(
      LIMIT,
      () => client.register(newcomer({ username: 'player' })),
      () => setModule(ctx, 'SMSVERIF', false),
    ),
    affiliate: biteAtOnce(() => client.affiliate({ code: 'made up' })),
    'trial.freely': biteAtOnce(() => trial(), 'captcha.required'),
    'trial.address': biteAtOnce(() => trial('made up')),
  } satisfies Bites;
}
