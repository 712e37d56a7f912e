import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ContractAct } from '../../../../src/contract/agents/agent-contracts';
import { toWire } from '../../../../src/contract/money/money';
import {
  accountById,
  accountByName,
  becomeAgent,
  noteRecovery,
} from '../../../../src/gateway/identity/account/service';
import { resetFactor } from '../../../../src/gateway/identity/factor/reset';
import { passwordLinks } from '../../../../src/gateway/identity/password/tables';
import { linkOffers } from '../../../../src/gateway/identity/social/tables';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { endReceivable, openReceivables } from '../../../../src/gateway/money/wallet/receivables';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { digest, randomSecret } from '../../../../src/gateway/platform/secrets/secrets';
import { takeFacts } from '../../../../src/gateway/play/bets/rollups';
import { openHolds } from '../../../../src/gateway/play/studio/holds';
import { leaderboardMade, makeLeaderboard } from '../../../../src/gateway/rewards/leaderboard/operators';
import { tendLeaderboards } from '../../../../src/gateway/rewards/leaderboard/windows';
import { expireBonuses } from '../../../../src/gateway/rewards/offer/expiry';
import { creditPoints } from '../../../../src/gateway/rewards/points/service';
import { takeReferrals } from '../../../../src/gateway/rewards/referral/job';
import { referrals } from '../../../../src/gateway/rewards/referral/tables';
import { agentUnder, agreed, daily, offered, operates } from '../../agents/agreements/support';
import { comesUnder } from '../../agents/team/support';
import { addsApp, currentAppCode } from '../../harness/app';
import { asOwner } from '../../harness/as-owner';
import type { Modules } from '../../harness/modules';
import { openWallet as openReceiving } from '../../money/cash-in/support';
import { paymentProvider } from '../../money/deposit/support';
import { deposit } from '../../money/limits/support';
import { bet, disbursed, give, key, newcomer, on, operate, PASSWORD, PAYMENT, payee } from '../../money/wallet/support';
import { payoutProvider } from '../../money/withdrawal/payout-support';
import { play } from '../../play/bets/support';
import { atTheLab } from '../../play/studio/support';
import { activityMade } from '../../rewards/activity/support';
import { good, operate as operatePoints } from '../../rewards/points/support';
import { device, signedBy } from '../passkey/support';
import { PROFILE } from '../profile/support';

export type Player = Awaited<ReturnType<typeof payee>>;
/**
 * `audited`: the kind in the audit log, null where another act here has it. `alerts`: what the owner is notified of,
 * oldest first.
 */
export type Act = {
  audited: string | null;
  alerts: string[];
  needs?: 'mobile';
  does(gateway: Modules, player: Player): Promise<unknown>;
};

const NEW = 'Kadam-phul 77';
const DAY = 86_400_000;
const digits = () => randomUUID().replace(/\D/g, '').padEnd(10, '7').slice(0, 10);
const account = (provider: string, number: string) =>
  ({ kind: 'bank', provider, holder: 'Rupa Akter', number, paymentPassword: PAYMENT }) as const;
const payment = () => ({ password: PASSWORD, paymentPassword: '918273', confirmPaymentPassword: '918273' });
const codeTo = async (gateway: Modules, to: string) =>
  (await gateway.codes()).find((sent) => sent.to === to)?.code ?? '';

const operatePlayer = ({ ctx }: Modules, what: string, userName: string) =>
  perform(ctx, { name: 'help', role: 'support' }, { command: 'players', args: [what, userName], reason: 'a call' });

async function contactsOf({ ctx }: Modules, { id }: Player) {
  const { email = null, mobile = null } = (await accountById(ctx.db, id)) ?? {};
  return { email, mobile };
}

/** Sets up an authenticator app; returns its next code and the first recovery code. */
async function enrol(gateway: Modules, { client }: Player) {
  const { secret, codes } = await addsApp(gateway, client);
  const app = { kind: 'totp' as const, answer: await currentAppCode(gateway, secret, 1) };
  return { app, recovery: { kind: 'recoveryCode' as const, answer: codes[0] ?? '' } };
}

/** Logs in with a second factor. */
async function logInBy(gateway: Modules, player: Player, by: 'app' | 'recovery', trust = false) {
  const factorInput = (await enrol(gateway, player))[by];
  const visitor = gateway.as(null);
  const challenge = await visitor.logIn({ username: player.userName, password: PASSWORD }).catch(({ value }) => value);
  await visitor.answerProof({ challengeId: challenge.challengeId, ...factorInput, trust });
}

/** Redeems an item, which an operator then approves or rejects. */
async function redeemed(gateway: Modules, { id, client }: Player, decision: 'approve' | 'reject') {
  await creditPoints(gateway.ctx.db, { accountId: id, key: randomUUID(), amount: 100n, kind: 'present' });
  const { redemption } = await client.redeemPoints({ good: await good(gateway), paymentPassword: PAYMENT }, key());
  await operatePoints(gateway, 'redemptions', [decision, redemption.referenceNumber, 'A remark.']);
}

async function addPasskey({ client }: Player) {
  const phone = device();
  await client.addPasskey(phone.make(await client.beginPasskey({ password: PASSWORD })));
  return phone;
}

type Contact = { kind: 'email' | 'mobile'; to: string; countryDialingCode?: string };
async function changeContact(gateway: Modules, player: Player, contact: Contact, storedContact: string) {
  const before = (await contactsOf(gateway, player))[contact.kind];
  const { changeId } = await player.client.beginContact({ ...contact, password: PASSWORD });
  const oldCode = before ? await codeTo(gateway, before) : undefined;
  await player.client.confirmContact({ changeId, oldCode, newCode: await codeTo(gateway, storedContact) });
}

async function disputed(gateway: Modules, player: Player, resolution: string) {
  const paid = await disbursed(gateway, player, '500.00');
  await player.client.reportPartial({ ...on(paid), receivedAmount: '100.00', remainingAmount: '400.00', proofs: [] });
  await operate(gateway, 'dispute', paid.id, resolution);
}

/** Sends a payout to the provider, which reports an outcome. */
async function reported(gateway: Modules, { withdraw }: Player, type: string) {
  const { id } = await withdraw('500.00');
  for (const decision of ['approve', 'send']) await operate(gateway, decision, id);
  await payoutProvider(gateway).notify(id, { type });
}

async function deposited(gateway: Modules, { client }: Player, meanwhile: () => Promise<unknown> = async () => {}) {
  const depositOrder = await client.createDeposit({ method: 'nodi', amount: '500.00' }, key());
  await meanwhile();
  await paymentProvider(gateway).paid(depositOrder);
  return depositOrder;
}

/** Reports a transfer from a mobile wallet. */
async function cashedIn(gateway: Modules, { client }: Player) {
  await openReceiving(gateway);
  const request = { wallet: 'nodi', amount: '500.00', sender: '01712345678', reference: `TX${digits()}` };
  return client.createCashIn(request, key());
}

/** Every act that affects the money or the safety of an account, and the alerts its owner gets. */
export const acts: Record<string, Act> = {
  'a bank account is added': {
    audited: 'bank.bind',
    alerts: ['bank.bound'],
    does: (_, { client }) => client.bindBankAccount(account('Meghla Bank', digits())),
  },
  'a bank account is added after a recovery': {
    audited: 'bank.bind',
    alerts: ['bank.boundLater'],
    does: async (gateway, { id, client }) => {
      await noteRecovery(gateway.ctx.db, id, await gateway.ctx.now());
      await client.bindBankAccount(account('Meghla Bank', digits()));
    },
  },
  'a bank account is removed': {
    audited: 'bank.remove',
    alerts: ['bank.removed'],
    does: (_, { client, bank }) => client.removeBankAccount({ id: bank.id, paymentPassword: PAYMENT }),
  },
  'the first payment password is set': {
    audited: 'payment.set',
    alerts: ['payment.set'],
    does: async (gateway, { id, client }) => {
      await gateway.ctx.db.execute(
        `update member_profiles set payment_password_hash = null where account_id = '${id}'`,
      );
      await client.setPaymentPassword(payment());
    },
  },
  'the own data are requested': {
    audited: 'data.request',
    alerts: ['ownData.ready'],
    does: async (gateway, { client }) => {
      await client.requestOwnData({ password: PASSWORD });
      await gateway.runJobs();
    },
  },
  'the payment password is changed': {
    audited: 'payment.set',
    alerts: ['payment.changed'],
    does: (_, { client }) => client.setPaymentPassword({ ...payment(), oldPaymentPassword: PAYMENT }),
  },
  'the password is changed': {
    audited: 'password.change',
    alerts: ['password.changed'],
    does: (_, { client }) =>
      client.changePassword({ oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW }),
  },
  'the password is reset by a link': {
    audited: 'password.reset',
    alerts: ['password.reset'],
    // The link was sent while the account had an email address, which is then removed.
    does: async (gateway, { id }) => {
      const token = randomSecret();
      const expiresAt = new Date((await gateway.ctx.now()).getTime() + DAY);
      await gateway.ctx.db.insert(passwordLinks).values({ accountId: id, tokenHash: digest(token), expiresAt });
      await gateway.as(null).resetByLink({ token, newPassword: NEW, confirmNewPassword: NEW });
    },
  },
  'the password is reset by phone': {
    audited: 'password.setByPhone',
    alerts: ['password.reset'],
    needs: 'mobile',
    does: async (gateway, player) => {
      const mobile = (await contactsOf(gateway, player)).mobile ?? '';
      const phone = { mobileNum: mobile.slice(4), countryDialingCode: '880' };
      await gateway.as(null).sendPasswordCode(phone);
      await gateway
        .as(null)
        .setPasswordByPhone({ ...phone, verificationCode: await codeTo(gateway, mobile), newPassword: NEW });
    },
  },
  'an authenticator app is set up': {
    audited: 'security.totpConfirm',
    alerts: ['totp.on'],
    does: (gateway, player) => enrol(gateway, player),
  },
  'the authenticator app is removed': {
    audited: 'security.totpRemove',
    alerts: ['totp.on', 'totp.off'],
    does: async (gateway, player) => {
      const { app } = await enrol(gateway, player);
      await player.client.removeTotp({ password: PASSWORD, factor: app });
    },
  },
  'the authenticator app is removed with a recovery code': {
    audited: null,
    alerts: ['totp.on', 'recovery.used', 'totp.off'],
    does: async (gateway, player) => {
      const { recovery } = await enrol(gateway, player);
      await player.client.removeTotp({ password: PASSWORD, factor: recovery });
    },
  },
  'recovery codes are renewed': {
    audited: 'security.recoveryCodes',
    alerts: ['totp.on', 'recovery.renewed'],
    does: async (gateway, player) => {
      const { app } = await enrol(gateway, player);
      await player.client.renewRecoveryCodes({ password: PASSWORD, factor: app });
    },
  },
  'a recovery code is used to log in': {
    audited: 'proof.answer',
    alerts: ['totp.on', 'recovery.used'],
    does: (gateway, player) => logInBy(gateway, player, 'recovery'),
  },
  'a browser is trusted': {
    audited: 'proof.answer',
    alerts: ['totp.on', 'browser.trusted'],
    does: (gateway, player) => logInBy(gateway, player, 'app', true),
  },
  'customer service resets the second factor': {
    audited: null,
    alerts: ['totp.on', 'factor.reset'],
    does: async (gateway, player) => {
      await enrol(gateway, player);
      await resetFactor(gateway.ctx, player.userName);
    },
  },
  'a passkey is added': {
    audited: 'security.passkeyAdd',
    alerts: ['passkey.added'],
    does: (_, player) => addPasskey(player),
  },
  'a passkey is removed': {
    audited: 'security.passkeyRemove',
    alerts: ['passkey.added', 'passkey.removed'],
    does: async (_, player) => {
      const phone = await addPasskey(player);
      const { id = '' } = (await player.client.passkeyList()).list[0] ?? {};
      await player.client.removePasskey({ id, password: PASSWORD, factor: await signedBy(phone, player.client) });
    },
  },
  'a copied passkey is rejected': {
    audited: 'passkey.signIn',
    alerts: ['passkey.added', 'passkey.copied'],
    does: async (gateway, player) => {
      const phone = await addPasskey(player);
      const visitor = gateway.as(null);
      const signed = async () => visitor.passkeyLogin(phone.sign(await visitor.beginPasskeyLogin(), { counter: 1 }));
      await signed();
      for (const _ of ['copied', 'once more']) await signed().catch(() => undefined);
    },
  },
  'the email address is changed': {
    audited: 'security.contactConfirm',
    alerts: ['contact.email'],
    does: async (gateway, player) => {
      const to = `${randomUUID()}@example.test`;
      await changeContact(gateway, player, { kind: 'email', to }, to);
    },
  },
  'the mobile number is changed': {
    audited: 'security.contactConfirm',
    alerts: ['contact.mobile'],
    does: async (gateway, player) => {
      const to = `019${digits().slice(0, 8)}`;
      await changeContact(gateway, player, { kind: 'mobile', to, countryDialingCode: '880' }, `+88${to}`);
    },
  },
  'the real name is set': {
    audited: 'security.realName',
    alerts: ['name.set'],
    does: async (gateway, { id, client }) => {
      await gateway.ctx.db.execute(`update member_profiles set payee_name = null where account_id = '${id}'`);
      await client.setRealName({ realName: 'Rupa Akter' });
    },
  },
  'the account is linked to a third party': {
    audited: 'link.confirm',
    alerts: ['link.confirmed'],
    does: async (gateway, { client }) => {
      const person = randomUUID();
      const provider = 'google';
      await gateway.ctx.db.insert(linkOffers).values({
        ...{ idHash: digest(person), provider, subject: person, name: 'Rahim', triesLeft: 5 },
        accountId: (await accountByName(gateway.ctx.db, (await client.memberInfo()).account))?.id ?? '',
        expiresAt: new Date((await gateway.ctx.now()).getTime() + DAY),
      });
      await client.confirmLink({ linkId: person, password: PASSWORD });
    },
  },
  'a player logs in from a new location': {
    audited: 'place.new',
    alerts: ['place.new'],
    does: async (gateway, { userName }) => {
      for (const ip of ['203.0.113.7', '198.51.100.9']) {
        gateway.visitor.ip = ip;
        await gateway.as(null).logIn({ username: userName, password: PASSWORD });
      }
      gateway.visitor.ip = '203.0.113.7';
    },
  },
  'all other sessions are ended': {
    audited: 'security.endSessions',
    alerts: ['sessions.ended'],
    does: (_, { client }) => client.endSessions({ password: PASSWORD }),
  },
  'the account is closed': {
    audited: 'security.close',
    alerts: ['account.closed'],
    does: async (gateway, { id, client }) => {
      await bet(gateway, id, 1_000_000n);
      await client.closeAccount({ password: PASSWORD });
    },
  },
  'money is sent to a partner': {
    audited: 'transfer.partner',
    alerts: ['transfer.sent'],
    does: async (gateway, { id, client }) => {
      const upline = await newcomer(gateway, 0n, { type: 1 });
      await comesUnder(gateway, id, upline.id);
      await client.partnerTransfer({ to: upline.userName, amount: '100.00', paymentPassword: PAYMENT }, key());
    },
  },
  'an operator moves the account in the tree': {
    audited: null,
    alerts: ['team.moved'],
    does: async (gateway, { userName }) => {
      const upline = await newcomer(gateway, 0n, { type: 1 });
      await asOwner(gateway.ctx, 'team', ['move', userName, upline.userName], 'asked');
    },
  },
  'an operator makes an agent a member': {
    audited: null,
    alerts: ['team.retired'],
    does: async (gateway, { id, userName }) => {
      await becomeAgent(gateway.ctx.db, id);
      await asOwner(gateway.ctx, 'team', ['retire', userName], 'asked');
    },
  },
  'a partner sends money': {
    audited: null,
    alerts: ['transfer.received'],
    does: async (gateway, { id, userName }) => {
      const agent = await payee(gateway, 100_000n, { type: 1 });
      await comesUnder(gateway, id, agent.id);
      await agent.client.partnerTransfer({ to: userName, amount: '100.00', paymentPassword: PAYMENT }, key());
    },
  },
  'a deposit is credited': {
    audited: 'deposit.begun',
    alerts: ['deposit.credited'],
    does: (gateway, player) => deposited(gateway, player),
  },
  'a deposit is returned': {
    audited: null,
    alerts: ['limits.timeOut', 'deposit.returned'],
    does: (gateway, player) =>
      deposited(gateway, player, () => player.client.takeTimeOut({ hours: 24, password: PASSWORD })),
  },
  'a deposit is taken back': {
    audited: null,
    alerts: ['deposit.credited', 'deposit.reversed'],
    does: async (gateway, player) => {
      await paymentProvider(gateway).notify(await deposited(gateway, player), { type: 'payment.reversed' });
    },
  },
  'a deposit is taken back after it was sent on': {
    audited: null,
    alerts: ['deposit.credited', 'deposit.reversedOwed', 'reversal.settled'],
    does: async (gateway, player) => {
      const order = await deposited(gateway, player);
      const held = await balanceOf(gateway.ctx.db, player.id);
      const { send } = await atTheLab(gateway, player.id);
      await send('bet', { transactionId: 'b1', roundId: 'r1', gameId: 'lab-wheel', amount: toWire(held - 100n) });
      await paymentProvider(gateway).notify(order, { type: 'payment.reversed' });
      const [open] = await openReceivables(gateway.ctx);
      await endReceivable(gateway.ctx, open?.id ?? '', 'waive', { by: 'a test' });
    },
  },
  'a cash-in is confirmed': {
    audited: 'cashin.reported',
    alerts: ['deposit.credited'],
    does: async (gateway, player) => {
      const { id } = await cashedIn(gateway, player);
      await asOwner(gateway.ctx, 'cash-ins', ['confirm', id, '500.00', '01712345678']);
    },
  },
  'a cash-in is rejected': {
    audited: null,
    alerts: ['cashIn.rejected'],
    does: async (gateway, player) => {
      const { id } = await cashedIn(gateway, player);
      await asOwner(gateway.ctx, 'cash-ins', ['reject', id]);
    },
  },
  'a cash-in is not decided in time': {
    audited: null,
    alerts: ['cashIn.expired'],
    does: async (gateway, player) => {
      await cashedIn(gateway, player);
      await gateway.later(DAY);
      await gateway.runJobs();
    },
  },
  'customer service adds money': {
    audited: null,
    alerts: ['credit.given'],
    does: async (gateway, { userName }) => {
      const operation = { command: 'credit', args: [userName, '5.00'], reason: 'a ticket' };
      for (const _ of ['done', 'repeated']) await perform(gateway.ctx, { name: 'admin', role: 'admin' }, operation);
    },
  },
  'the profile is changed': {
    audited: 'profile.saved',
    alerts: ['profile.changed'],
    does: async (_, { client }) => {
      for (const _ of ['done', 'repeated']) await client.saveProfile(PROFILE);
    },
  },
  'customer service unlocks a part of the profile': {
    audited: null,
    alerts: ['profile.changed', 'profile.cleared'],
    does: async (gateway, { client, userName }) => {
      await client.saveProfile({ ...PROFILE, birthday: '1990-12-31' });
      const operation = { command: 'profile', args: ['clear', userName, 'birthday'], reason: 'a ticket' };
      await perform(gateway.ctx, { name: 'help', role: 'support' }, operation);
    },
  },
  'a redemption is approved': {
    audited: 'points.redeem',
    alerts: ['redemption.approved'],
    does: (gateway, player) => redeemed(gateway, player, 'approve'),
  },
  'a redemption is rejected': {
    audited: null,
    alerts: ['redemption.rejected'],
    does: (gateway, player) => redeemed(gateway, player, 'reject'),
  },
  'feedback is answered': {
    audited: null,
    alerts: ['feedback.answered'],
    does: async (gateway, { client }) => {
      const { ticket } = await client.feedback({ type: 'game', content: 'How do I open it?' });
      const operation = { command: 'feedback', args: ['answer', ticket, 'From the lobby.'], reason: 'a ticket' };
      await perform(gateway.ctx, { name: 'help', role: 'support' }, operation);
    },
  },
  'an application to the agent programme is decided': {
    audited: null,
    alerts: [
      'application.received',
      'application.inReview',
      'application.rejected',
      'application.received',
      'application.approved',
    ],
    does: async (gateway, { client }) => {
      const affiliateForm = {
        channel: 'social',
        place: 'A group of readers',
        plan: 'I tell my readers what is new.',
      } as const;
      const send = (action: string, number: string) =>
        asOwner(gateway.ctx, 'applications', [action, number], 'It is empty.');
      const { number: first } = await client.applyAsAffiliate(affiliateForm);
      for (const action of ['review', 'reject']) await send(action, first);
      await send('approve', (await client.applyAsAffiliate(affiliateForm)).number);
    },
  },
  'activity applications are decided, a joined activity is missed, and a leaderboard is won': {
    audited: 'activity.apply',
    alerts: [
      ...['received', 'inReview', 'rejected', 'received', 'issued'].map((news) => `activity.${news}`),
      'leaderboard.won',
      'activity.missed',
    ],
    does: async (gateway, { client, id: player }) => {
      const send = (action: string, number: string | undefined) =>
        operates(gateway, 'applications', action, number ?? '');
      const { id } = await activityMade(gateway, 'apply');
      const activityForm = { id, comment: 'I was there.', pictures: [] };
      const { application: first } = await client.applyForActivity(activityForm);
      for (const action of ['review', 'reject']) await send(action, first?.number);
      await send('approve', (await client.applyForActivity(activityForm)).application?.number);
      const { id: joined } = await activityMade(gateway, 'join', { asks: { metric: 'bets', least: '99' } });
      await client.actOnActivity({ id: joined, act: 'join' });
      const now = await gateway.ctx.now();
      const board = v.parse(leaderboardMade, {
        code: 'day',
        span: 'day',
        least: '1.00',
        prizes: [{ from: 1, to: 1, money: '5.00' }],
      });
      await makeLeaderboard(gateway.ctx, board, new Date(now.getTime() - DAY));
      await bet(gateway, player, 90_000n, 'bet', now);
      await gateway.runJobs();
      for (let step = 0; step < 3; step++) {
        await gateway.later(4 * DAY);
        await gateway.runJobs();
        while ((await takeFacts(gateway.ctx)) > 0);
        await tendLeaderboards(gateway.ctx);
      }
      // Expects no other account to be affected.
      for (const table of ['tops', 'sums', 'windows']) await gateway.ctx.db.execute(`delete from leaderboard_${table}`);
      await gateway.ctx.db.execute('delete from leaderboards');
    },
  },
  'an agent offers a contract': {
    audited: 'contract.offer',
    alerts: ['contract.offered', 'contract.accepted', 'contract.offered'],
    does: async (gateway, player) => {
      await becomeAgent(gateway.ctx.db, player.id);
      await agreed(gateway, null, player, daily(300));
      await offered(gateway, player, await agentUnder(gateway, player), daily(200));
    },
  },
  'a contract is agreed, changed and ended': {
    audited: 'contract.act',
    alerts: [
      ...['offered', 'rejected', 'offered', 'withdrawn', 'offered', 'expired', 'offered', 'accepted'],
      ...['endAsked', 'endTakenBack', 'endAsked', 'endRefused', 'endAsked', 'endExpired'],
      ...['offered', 'superseded', 'accepted', 'endAsked', 'terminated', 'offered', 'accepted', 'autoTerminated'],
    ].map((news) => `contract.${news}`),
    does: async (gateway, player) => {
      await becomeAgent(gateway.ctx.db, player.id);
      const house = (action: string, { number }: { number: string }) =>
        operates(gateway, 'contracts', 'say', number, action);
      const send = (act: ContractAct, { id, version }: { id: string; version: number }) =>
        player.client.actOnContract({ id, version, act });
      const offers = (rate: number) => offered(gateway, null, player, daily(rate));
      await send('reject', await offers(300));
      await house('withdraw', await offers(300));
      await offers(300);
      await gateway.later(8 * DAY);
      await gateway.runJobs();
      const goesOn = await send('takeBackEnd', await send('askEnd', await agreed(gateway, null, player, daily(300))));
      const endRequest = await send('askEnd', goesOn);
      await house('refuseEnd', endRequest);
      await send('askEnd', { id: endRequest.id, version: endRequest.version + 1 });
      await gateway.later(8 * DAY);
      await gateway.runJobs();
      await house('confirmEnd', await send('askEnd', await agreed(gateway, null, player, daily(200))));
      await operates(gateway, 'contracts', 'end', (await agreed(gateway, null, player, daily(100))).number);
    },
  },
  'an agent is paid under contracts': {
    audited: null,
    alerts: [
      'contract.offered',
      'contract.accepted',
      'contract.offered',
      'contract.accepted',
      'salary.begun',
      'salary.paid',
    ],
    does: async (gateway, player) => {
      await becomeAgent(gateway.ctx.db, player.id);
      await agreed(gateway, null, player, daily(300));
      await agreed(gateway, null, player, { kind: 'realtime', winRate: 0, lossRate: 100, singleBet: '0.00' });
      const below = await newcomer(gateway, 1_000_000n, { uplineId: player.id });
      await gateway.later(DAY);
      const now = await gateway.ctx.now();
      await play(gateway, below.id, 500_000n, { betAt: now, at: now });
      await gateway.later(DAY);
      await operates(gateway, 'contracts', 'settle', 'now');
    },
  },
  'a bonus expires': {
    audited: null,
    alerts: ['bonus.expired'],
    does: async (gateway, player) => {
      await give(gateway, player.id, { money: 10_000n, requirement: 80_000n, rules: { workDays: 1 } });
      await gateway.later(DAY);
      await expireBonuses(gateway.ctx);
    },
  },
  'a referral reward awaits the inviter': {
    audited: null,
    alerts: ['referral.offered'],
    does: async (gateway, player) => {
      const { ctx } = gateway;
      const friend = await newcomer(gateway, 0n);
      const row = {
        inviteeId: friend.id,
        inviterId: player.id,
        joinedAt: await ctx.now(),
        ip: '192.0.2.44',
        userAgent: 'other',
      };
      await ctx.db.insert(referrals).values({ ...row, state: 'joined' });
      await deposit(gateway, friend.id, 100_000n);
      const now = await ctx.now();
      for (let round = 0; round < 2; round++)
        await play(gateway, friend.id, 100_000n, { result: 100_000n, betAt: now, at: now });
      while ((await takeFacts(ctx)) > 0);
      await takeReferrals(ctx);
      await gateway.later(8 * DAY);
      await takeReferrals(ctx);
    },
  },
  'a VIP level is reached': {
    audited: null,
    alerts: ['vip.risen'],
    does: async (gateway, player) => {
      const now = await gateway.ctx.now();
      await play(gateway, player.id, 150_000n, { betAt: now, at: now });
      await deposit(gateway, player.id, 60_000n);
      await gateway.later(DAY);
      await operates(gateway, 'vip', 'settle');
    },
  },
  'a member is muted and banned in the chat room, and readmitted': {
    audited: null,
    alerts: ['chat.muted', 'chat.unmuted', 'chat.banned', 'chat.unbanned'],
    does: async (gateway, { userName }) => {
      const turns = [
        ['mute', '30'],
        ['mute', 'off'],
        ['ban', 'on'],
        ['ban', 'off'],
      ] as const;
      for (const [what, how] of turns) {
        const operation = { command: 'chat', args: [what, userName, how], reason: 'a report' };
        await perform(gateway.ctx, { name: 'help', role: 'support' }, operation);
      }
    },
  },
  'an operator blocks an account and unblocks it': {
    audited: null,
    alerts: ['account.blocked', 'account.unblocked'],
    does: async (gateway, { userName }) => {
      for (const what of ['block', 'unblock']) await operatePlayer(gateway, what, userName);
    },
  },
  'an operator ends all sessions': {
    audited: null,
    alerts: ['account.loggedOut'],
    does: (gateway, { userName }) => operatePlayer(gateway, 'log-out', userName),
  },
  'a deposit limit is raised': {
    audited: 'limits.depositConfirm',
    alerts: ['limits.raised'],
    does: async (gateway, { client }) => {
      for (const limit of ['1000.00', '2000.00']) await client.setDepositLimit({ period: 'day', limit });
      await gateway.later(DAY);
      await client.confirmDepositLimit({ period: 'day' });
    },
  },
  'a limit of play is raised': {
    audited: 'limits.stakeConfirm',
    alerts: ['limits.playRaised'],
    does: async (gateway, { client }) => {
      for (const limit of ['1000.00', '2000.00']) await client.setPlayLimit({ kind: 'stake', period: 'day', limit });
      await gateway.later(DAY);
      await client.confirmPlayLimit({ kind: 'stake', period: 'day' });
    },
  },
  'a break begins': {
    audited: 'limits.timeOut',
    alerts: ['limits.timeOut'],
    does: (_, { client }) => client.takeTimeOut({ hours: 24, password: PASSWORD }),
  },
  'a self-exclusion begins': {
    audited: 'limits.exclusion',
    alerts: ['limits.exclusion'],
    does: (_, { client }) => client.excludeSelf({ months: 6, password: PASSWORD }),
  },
  'a withdrawal is rejected': {
    audited: 'withdrawal.sent',
    alerts: ['withdrawal.requested', 'withdrawal.rejected'],
    does: async (gateway, { withdraw }) => void (await operate(gateway, 'reject', (await withdraw('500.00')).id)),
  },
  'a withdrawal waits for a check': {
    audited: null,
    alerts: ['withdrawal.requested', 'withdrawal.checked'],
    does: async (gateway, player) => {
      const other = await newcomer(gateway, 0n);
      await gateway.ctx.db.execute(sql`insert into abuse_rounds
        (kind, account_id, other_id, studio, round_id, granted, reasons, found_at)
        select 'opposite', least(${player.id}::uuid, ${other.id}), greatest(${player.id}::uuid, ${other.id}), 'lab',
          round::text, true, '{}', app_now() from generate_series(1, 5) round`);
      await player.withdraw('600.00');
    },
  },
  'a withdrawal is paid out and not confirmed': {
    audited: null,
    alerts: ['withdrawal.requested', 'withdrawal.disbursed', 'withdrawal.countedReceived'],
    does: async (gateway, player) => {
      await disbursed(gateway, player, '500.00');
      await gateway.later(31 * 60_000);
      await gateway.runJobs();
    },
  },
  'a payout is refused by the provider': {
    audited: null,
    alerts: ['withdrawal.requested', 'withdrawal.unpaid'],
    does: (gateway, player) => reported(gateway, player, 'payout.refused'),
  },
  'a payout is sent back by the payee’s bank': {
    audited: null,
    alerts: ['withdrawal.requested', 'withdrawal.disbursed', 'withdrawal.bounced'],
    does: (gateway, player) => reported(gateway, player, 'payout.returned'),
  },
  'a dispute is paid again': {
    audited: 'withdrawal.partial',
    alerts: ['withdrawal.requested', 'withdrawal.disbursed', 'withdrawal.paidAgain'],
    does: (gateway, player) => disputed(gateway, player, 'pay'),
  },
  'a dispute is refunded': {
    audited: null,
    alerts: ['withdrawal.requested', 'withdrawal.disbursed', 'withdrawal.refunded'],
    does: (gateway, player) => disputed(gateway, player, 'refund'),
  },
  'a dispute is rejected': {
    audited: null,
    alerts: ['withdrawal.requested', 'withdrawal.disbursed', 'withdrawal.refused'],
    does: (gateway, player) => disputed(gateway, player, 'refuse'),
  },
  'a held credit is released, and another one reversed': {
    audited: null,
    alerts: ['studioCredit.released', 'studioCredit.reversed'],
    does: async (gateway, player) => {
      const { send } = await atTheLab(gateway, player.id);
      await send('bet', { transactionId: 'b1', roundId: 'r1', gameId: 'lab-wheel', amount: '0.01' });
      for (const id of ['w1', 'w2']) await send('win', { transactionId: id, roundId: 'r1', amount: '900.00' });
      const open = await openHolds(gateway.ctx);
      const own = open.filter(({ user }) => user === player.userName);
      const decisions = [
        ['release', own[0]?.id ?? ''],
        ['reverse', own[1]?.id ?? ''],
      ];
      for (const args of decisions)
        await perform(gateway.ctx, { name: 'pay', role: 'payments' }, { command: 'studio', args, reason: 'checked' });
    },
  },
  'a spent win is rolled back, and the debt is settled': {
    audited: null,
    alerts: ['win.corrected', 'win.settled'],
    does: async (gateway, player) => {
      const { send } = await atTheLab(gateway, player.id);
      const placed = { roundId: 'r1', gameId: 'lab-wheel' };
      const won = { transactionId: 'w1', roundId: 'r1', amount: '5000.00' };
      await send('bet', { transactionId: 'b1', amount: '1.00', ...placed });
      await send('win', won);
      const held = await balanceOf(gateway.ctx.db, player.id);
      await send('bet', { transactionId: 'b2', amount: toWire(held - 100n), ...placed });
      await send('rollback', { transactionId: 'k1', originalTransactionId: 'w1' });
      await gateway.runJobs();
      const [open] = await openReceivables(gateway.ctx);
      await endReceivable(gateway.ctx, open?.id ?? '', 'waive', { by: 'a test' });
    },
  },
};
