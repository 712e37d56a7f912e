import { readLines } from '../../src/contract/lines';
import { accountById } from '../../src/gateway/identity/account/service';
import { alertOwner } from '../../src/gateway/identity/alert/service';
import { transact } from '../../src/gateway/platform/database/transact';
import { ban } from '../../src/gateway/support/chat/operators';
import type { Modules } from '../gateway/harness/modules';
import { PROFILE } from '../gateway/identity/profile/support';
import { newcomer, PIXEL } from '../gateway/money/wallet/support';
import { type Bites, bite, biteAtOnce, byPlayer, LIMIT, ofAccount, RIGHT } from './limits-support';

/** Limits on money moves. */
export function money(gateway: Modules) {
  const { client } = gateway;
  const as = async () => gateway.as((await client.logIn({ username: 'player', password: RIGHT })).token);
  const asAgent = async () => gateway.as((await client.logIn({ username: 'agent', password: RIGHT })).token);
  const banned = async () => {
    await transact(gateway.ctx, (_, within) => ban(within, 'player', true));
    return as();
  };
  const ofPlayer = byPlayer(gateway);
  const ofAgent = (attempt: (agent: Awaited<ReturnType<typeof asAgent>>) => Promise<unknown>) =>
    ofAccount(gateway, 'agent', bite(LIMIT, attempt, asAgent));
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const payment = {
    password: RIGHT,
    oldPaymentPassword: '111222',
    paymentPassword: '804913',
    confirmPaymentPassword: '804913',
  };
  const wrongOld = bite('payment.locked', (owner) => owner.setPaymentPassword(payment), as);
  /** Texts sent in one step, to one number or to a separate number each. */
  const texting = (number?: string) => ({
    told: 'it waits',
    attempts: async () => {
      const player = await newcomer(gateway, 0n);
      const owner = await accountById(gateway.ctx.db, player.id);
      if (!owner) throw new Error('there is no newcomer');
      const left = async (i: number) => {
        const mobile = number ?? `+88018${String(20_000_000 + i)}`;
        await alertOwner(gateway.ctx, gateway.ctx.db, { ...owner, mobile }, 'totp.on');
        return (await gateway.sent()).filter(({ purpose }) => purpose === 'totp.on').length;
      };
      for (let i = 1; i < 50; i++) if ((await left(i)) < i) return i - 1;
      throw new Error('all of them left');
    },
  });
  let words = 0;
  return {
    feedback: ofPlayer((owner) => owner.feedback({ type: 'other', content: `A question, number ${++words}` }), as),
    'feedback.visitor': biteAtOnce((i) =>
      client.visitorFeedback({ type: 'other', content: `A question, number ${i}`, replyTo: 'guest@example.test' }),
    ),
    'offer.take': ofPlayer((owner) => owner.takeOffer({ code: 'PALKIAPP', word: 'WRONG' }), as),
    'reward.claim': ofPlayer((owner) => owner.claimReward({ id: crypto.randomUUID() }), as),
    'affiliate.apply': ofPlayer(
      (owner) => owner.applyAsAffiliate({ channel: 'website', place: 'A page', plan: 'I write about games of cards.' }),
      as,
    ),
    'team.link': ofAgent((agent) => agent.makeTeamLink({ kind: 'member' })),
    'team.file': ofAgent((agent) => agent.teamFile({ of: 'team', zone: 'Nowhere/Else' })),
    'team.member': ofAgent((agent) => agent.makeTeamMember({ userName: '1', kind: 'member' })),
    contract: ofAgent((agent) => agent.actOnContract({ id: crypto.randomUUID(), version: 1, act: 'reject' })),
    points: ofPlayer((owner) => owner.redeemPoints({ good: 'nothing-there', paymentPassword: '000000' }, key()), as),
    activity: ofPlayer((owner) => owner.actOnActivity({ id: crypto.randomUUID(), act: 'join' }), as),
    profile: ofPlayer((owner) => owner.saveProfile(PROFILE), as),
    'chat.say': ofPlayer((owner) => owner.postChatMessage({ place: 'room', text: 'hello' }), as),
    'chat.report': ofPlayer((owner) => owner.reportInChat({ id: crypto.randomUUID() }), as),
    // An open stream continues, and a rejected one counts, too.
    'chat.stream': ofPlayer(
      (owner) => owner.chatStream({ place: 'room' }, { onLine: () => undefined, reader: readLines }),
      banned,
    ),
    deposit: ofPlayer((owner) => owner.createDeposit({ method: 'nodi', amount: '500.00' }, key()), as),
    upload: ofPlayer((owner) => owner.uploadProof({ withdrawalId: crypto.randomUUID(), image: PIXEL }), as),
    'alert.recipient': texting('+8801799999999'),
    'alert.account': texting(),
    // The last attempt is answered with the lock.
    paymentPassword: { ...wrongOld, attempts: async () => 1 + (await wrongOld.attempts()) },
  } satisfies Bites;
}
