import { accountById, accountByName } from '../../src/gateway/account/service';
import { tellOwner } from '../../src/gateway/alert/service';
import { ban } from '../../src/gateway/chat/operators';
import { transact } from '../../src/gateway/platform/transact';
import { PROFILE } from '../gateway/profile/support';
import type { Modules } from '../gateway/support/modules';
import { newcomer, PIXEL } from '../gateway/wallet/support';
import { type Bite, type Bites, bite, biteAtOnce, LIMIT, RIGHT } from './limits-support';

/** Those on what moves money. */
export function money(gateway: Modules) {
  const { client } = gateway;
  const as = async () => gateway.as((await client.logIn({ username: 'player', password: RIGHT })).token);
  const asAgent = async () => gateway.as((await client.logIn({ username: 'agent', password: RIGHT })).token);
  const banned = async () => {
    await transact(gateway.ctx, (_, within) => ban(within, 'player', true));
    return as();
  };
  const ofAccount = (userName: string, limit: Bite): Bite => ({
    ...limit,
    key: async () => (await accountByName(gateway.ctx.db, userName))?.id,
  });
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const payment = { password: RIGHT, oldPaymentPassword: '111222', paymentPassword: '804913', confirmPaymentPassword: '804913' };
  const wrongOld = bite('payment.locked', (owner) => owner.setPaymentPassword(payment), as);
  /** Texts that leave at once, for all of which there is one number, or one each. */
  const texting = (number?: string) => ({
    told: 'it waits',
    attempts: async () => {
      const one = await newcomer(gateway, 0n);
      const owner = await accountById(gateway.ctx.db, one.id);
      if (!owner) throw new Error('there is no newcomer');
      const left = async (i: number) => {
        const mobile = number ?? `+88018${String(20_000_000 + i)}`;
        await tellOwner(gateway.ctx, gateway.ctx.db, { ...owner, mobile }, 'totp.on');
        return (await gateway.sent()).filter(({ purpose }) => purpose === 'totp.on').length;
      };
      for (let i = 1; i < 50; i++) if ((await left(i)) < i) return i - 1;
      throw new Error('all of them left');
    },
  });
  let words = 0;
  return {
    feedback: bite(LIMIT, (owner) => owner.feedback({ type: 'other', content: `A question, number ${++words}` }), as),
    'feedback.visitor': biteAtOnce((i) =>
      client.visitorFeedback({ type: 'other', content: `A question, number ${i}`, replyTo: 'guest@example.test' }),
    ),
    'offer.take': bite(LIMIT, (owner) => owner.takeOffer({ code: 'PALKIAPP', word: 'WRONG' }), as),
    'reward.claim': ofAccount(
      'player',
      bite(LIMIT, (owner) => owner.claimReward({ id: crypto.randomUUID() }), as),
    ),
    'affiliate.apply': bite(
      LIMIT,
      (owner) => owner.applyAsAffiliate({ channel: 'website', place: 'A page', plan: 'I write about games of cards.' }),
      as,
    ),
    'team.link': bite(LIMIT, (agent) => agent.makeTeamLink({ kind: 'member' }), asAgent),
    'team.file': bite(LIMIT, (agent) => agent.teamFile({ of: 'team', zone: 'Nowhere/Else' }), asAgent),
    'team.member': ofAccount(
      'agent',
      bite(LIMIT, (agent) => agent.makeTeamMember({ userName: '1', kind: 'member' }), asAgent),
    ),
    contract: bite(
      LIMIT,
      (owner) => owner.actOnContract({ id: crypto.randomUUID(), version: 1, act: 'reject' }),
      async () => (await newcomer(gateway, 0n, { type: 1 })).client,
    ),
    points: bite(LIMIT, (owner) => owner.redeemPoints({ good: 'nothing-there', paymentPassword: '000000' }, key()), as),
    activity: ofAccount(
      'player',
      bite(LIMIT, (owner) => owner.actOnActivity({ id: crypto.randomUUID(), act: 'join' }), as),
    ),
    profile: bite(LIMIT, (owner) => owner.saveProfile(PROFILE), as),
    'chat.say': bite(LIMIT, (owner) => owner.sayInChat({ place: 'room', text: 'hello' }), as),
    'chat.report': bite(LIMIT, (owner) => owner.reportInChat({ id: crypto.randomUUID() }), as),
    // A stream that is begun goes on: one that is refused counts too.
    'chat.stream': bite(LIMIT, (owner) => owner.chatStream({ place: 'room' }, { onLine: () => undefined }), banned),
    deposit: bite(LIMIT, (owner) => owner.createDeposit({ method: 'nodi', amount: '500.00' }, key()), as),
    upload: bite(LIMIT, (owner) => owner.uploadProof({ withdrawalId: crypto.randomUUID(), image: PIXEL }), as),
    'alert.recipient': texting('+8801799999999'),
    'alert.account': texting(),
    // The last one is answered with the lock.
    paymentPassword: { ...wrongOld, attempts: async () => 1 + (await wrongOld.attempts()) },
  } satisfies Bites;
}
