import type { Client, EndpointName } from '../../src/contract';
import { makeLaunch } from '../../src/gateway/play/studio/launches';
import { LAB_STUDIO } from '../../src/gateway/play/studio-launcher/origin';
import { type Offered, offerReward } from '../../src/gateway/rewards/reward/service';
import { billed } from '../gateway/agents/agreements/pay/bills';
import { agentUnder, daily, offered } from '../gateway/agents/agreements/support';
import type { Modules } from '../gateway/harness/modules';
import { device } from '../gateway/identity/passkey/support';
import { window } from '../gateway/identity/social/support';
import { openWallet as openReceiving } from '../gateway/money/cash-in/support';
import { bet, disbursed, key, on, PASSWORD, PAYMENT, PIXEL, payee } from '../gateway/money/wallet/support';
import { chased, issueOf, place } from '../gateway/play/lottery/support';
import { activityMade } from '../gateway/rewards/activity/support';

type Theirs = Awaited<ReturnType<typeof theirThings>>;
type Stranger = Awaited<ReturnType<typeof secondPlayer>>;
/** Expected response for a stranger, and the calls to try. */
type Other = { expectedRejection: string; tries: (stranger: Stranger, theirs: Theirs) => Promise<unknown>[] };

/** Creates everything with an id that a player can own. */
export async function theirThings(gateway: Modules) {
  const player = await payee(gateway, 300_000n);
  const { client } = player;
  await bet(gateway, player.id, 1_000n);
  const betId = (await client.bets({})).list[0]?.id ?? '';
  const paid = await disbursed(gateway, player);
  const requested = await player.withdraw('500.00');
  const { proofId } = await client.uploadProof({ withdrawalId: paid.id, image: PIXEL });
  const deposit = await client.createDeposit({ method: 'nodi', amount: '500.00' }, key());
  await openReceiving(gateway);
  const cashIn = await client.createCashIn(
    { wallet: 'nodi', amount: '500.00', sender: '01712345678', reference: 'THEIRS0001' },
    key(),
  );
  const { pictureId } = await client.uploadCashInPicture({ cashInId: cashIn.id, image: PIXEL });
  const { orders } = await place(client, await issueOf(gateway, 'SSC', 86_400_000));
  const orderId = orders[0]?.id ?? '';
  const later = [await issueOf(gateway, 'SSC', 86_400_000), await issueOf(gateway, 'SSC', 90_000_000)];
  const { id: chaseId } = await client.placeLotteryChase(chased(later, '0.40'), key());
  const session = (await client.sessionList()).list[0]?.id ?? '';
  const { changeId } = await client.beginContact({ kind: 'email', to: 'theirs@example.test', password: PASSWORD });
  const { linkId } = await client.offerLink(await window(gateway).come(client, 'Theirs', 'link'));
  await client.addPasskey(device().make(await client.beginPasskey({ password: PASSWORD })));
  const passkey = (await client.passkeyList()).list[0]?.id ?? '';
  const played = {
    studioId: LAB_STUDIO,
    gameId: 'lab-dice',
    roomId: null,
    mode: 'real',
    language: 'en',
    country: null,
  } as const;
  const { launchId } = await makeLaunch(gateway.ctx, {
    ...played,
    accountId: player.id,
    origin: 'https://maidan.example',
  });
  const { id: avatarId } = await client.uploadAvatar({ image: PIXEL });
  await client.chooseAvatar({ avatarType: 'CUSTOM', avatar: avatarId });
  const { id: question } = await client.postChatMessage({ place: 'desk', text: 'Where is my deposit?' });
  const message = (await client.messages({})).list[0]?.id ?? '';
  const promise = (more: Partial<Offered>) =>
    offerReward(gateway.ctx.db, {
      accountId: player.id,
      source: 'offer',
      key: crypto.randomUUID(),
      money: 100n,
      ...more,
    });
  const reward = (await promise({})) ?? '';
  await client.claimReward({ id: (await promise({ requirement: 500n })) ?? '' });
  const bonus = (await client.bonuses({})).list[0]?.id ?? '';
  const agent = await agentUnder(gateway);
  const { id: contract, version } = await offered(gateway, null, agent, daily(2_000));
  const bill = await billed(gateway, agent.id);
  const { id: activity } = await activityMade(gateway, 'apply');
  const { id: activityPicture } = await client.uploadActivityPicture({ id: activity, image: PIXEL });
  return {
    contract: { id: contract, version },
    bill,
    reward,
    bonus,
    activity,
    activityPicture,
    message,
    question,
    avatarId,
    paid,
    requested,
    proofId,
    betId,
    orderId,
    chaseId,
    deposit,
    cashIn,
    pictureId,
    session,
    changeId,
    linkId,
    passkey,
    launchId,
    bank: player.bank,
    ids: [
      paid.id,
      requested.id,
      proofId,
      avatarId,
      betId,
      orderId,
      chaseId,
      deposit.id,
      deposit.number,
      cashIn.id,
      cashIn.number,
      pictureId,
      session,
      passkey,
      player.bank.id,
      paid.number,
    ],
    /** All of it as its owner sees it. */
    all: () =>
      Promise.all([
        client.withdrawals({}),
        client.deposits({}),
        client.cashIns({}),
        client.bankAccounts(),
        client.proof({ id: proofId }),
        client.playerAvatar(),
        client.avatarPicture({ id: avatarId }),
        client.activityPicture({ id: activityPicture }),
        client.balance(),
        client.securityOverview(),
        client.passkeyList(),
        client.records({}),
        client.bets({}),
        client.rewards({}),
        client.bonuses({}),
        client.lotteryOrders({}),
        client.lotteryChases({}),
        client.gameSession({ launchId }),
        agent.client.agentContracts({ side: 'downline' }),
      ]),
  };
}

/** Another player, prepared for all such calls. */
export async function secondPlayer(gateway: Modules) {
  const player = await payee(gateway, 300_000n);
  const paid = await disbursed(gateway, player);
  const { client: agent } = await agentUnder(gateway);
  return { client: player.client, agent, bank: player.bank, paid };
}

const word = ({ paid }: Theirs) => on(paid);
const withdrawal = (tries: (client: Client, theirs: Theirs) => Promise<unknown>[]): Other => ({
  expectedRejection: '404 withdrawal.unknown',
  tries: ({ client }, theirs) => tries(client, theirs),
});
const parts = { receivedAmount: '400.00', remainingAmount: '600.00', proofs: [] };

/** Every call with an id owned by a player. */
export const others: Partial<Record<EndpointName, Other>> = {
  withdrawal: withdrawal((client, { paid }) => [client.withdrawal({ id: paid.id })]),
  cancelWithdrawal: withdrawal((client, { requested }) => [client.cancelWithdrawal(on(requested))]),
  confirmReceived: withdrawal((client, theirs) => [client.confirmReceived(word(theirs))]),
  reportNotReceived: withdrawal((client, theirs) => [
    client.reportNotReceived({ ...word(theirs), proofs: [theirs.proofId] }),
  ]),
  reportPartial: withdrawal((client, theirs) => [client.reportPartial({ ...word(theirs), ...parts })]),
  uploadProof: withdrawal((client, { paid }) => [client.uploadProof({ withdrawalId: paid.id, image: PIXEL })]),
  bet: { expectedRejection: '404 bets.unknown', tries: ({ client }, { betId }) => [client.bet({ id: betId })] },
  lotteryOrder: {
    expectedRejection: '404 lottery.orderUnknown',
    tries: ({ client }, { orderId }) => [client.lotteryOrder({ id: orderId })],
  },
  cancelLotteryOrder: {
    expectedRejection: '404 lottery.orderUnknown',
    tries: ({ client }, { orderId }) => [client.cancelLotteryOrder({ id: orderId })],
  },
  endLotteryChases: {
    expectedRejection: '404 lottery.chaseUnknown',
    tries: ({ client }, { chaseId }) => [client.endLotteryChases({ id: chaseId }, key())],
  },
  teamBets: {
    expectedRejection: '404 bets.unknown',
    tries: ({ agent }, { betId: after }) => [agent.teamBets({ after })],
  },
  contractLosses: {
    expectedRejection: '404 contract.unknown',
    tries: ({ agent }, { contract: { id } }) => [agent.contractLosses({ id })],
  },
  claimReward: {
    expectedRejection: '404 reward.unknown',
    tries: ({ client }, { reward: id }) => [client.claimReward({ id })],
  },
  giveUpBonus: {
    expectedRejection: '404 bonus.unknown',
    tries: ({ client }, { bonus: id }) => [client.giveUpBonus({ id, left: '1.00' })],
  },
  agentIncome: {
    expectedRejection: '404 income.unknown',
    tries: ({ agent }, { bill: after }) => [agent.agentIncome({ after })],
  },
  dividendSalary: {
    expectedRejection: '404 income.unknown',
    tries: ({ agent }, { bill: after }) => [agent.dividendSalary({ after })],
  },
  dailySalary: {
    expectedRejection: '404 income.unknown',
    tries: ({ agent }, { bill: after }) => [agent.dailySalary({ after })],
  },
  hourlySalary: {
    expectedRejection: '404 income.unknown',
    tries: ({ agent }, { bill: after }) => [agent.hourlySalary({ after })],
  },
  realtimeSalary: {
    expectedRejection: '404 income.unknown',
    tries: ({ agent }, { bill: after }) => [agent.realtimeSalary({ after })],
  },
  agentBill: { expectedRejection: '404 income.unknown', tries: ({ agent }, { bill: id }) => [agent.agentBill({ id })] },
  agentBillBets: {
    expectedRejection: '404 income.unknown',
    tries: ({ agent }, { bill: id }) => [agent.agentBillBets({ id, contract: 'C00000001' })],
  },
  actOnContract: {
    expectedRejection: '404 contract.unknown',
    tries: ({ agent }, { contract }) =>
      (['accept', 'reject', 'withdraw'] as const).map((act) => agent.actOnContract({ ...contract, act })),
  },
  gameSession: {
    expectedRejection: '404 game.unknown',
    tries: ({ client }, { launchId }) => [client.gameSession({ launchId })],
  },
  proof: {
    expectedRejection: '404 upload.unknown',
    tries: ({ client }, { proofId }) => [client.proof({ id: proofId })],
  },
  activityPicture: {
    expectedRejection: '404 upload.unknown',
    tries: ({ client }, { activityPicture: id }) => [client.activityPicture({ id })],
  },
  applyForActivity: {
    expectedRejection: '422 upload.unknown',
    tries: ({ client }, { activity: id, activityPicture }) => [
      client.applyForActivity({ id, comment: 'Mine?', pictures: [activityPicture] }),
    ],
  },
  avatarPicture: {
    expectedRejection: '404 avatar.unknown',
    tries: ({ client }, { avatarId }) => [client.avatarPicture({ id: avatarId })],
  },
  chooseAvatar: {
    expectedRejection: '404 avatar.unknown',
    tries: ({ client }, { avatarId }) => [client.chooseAvatar({ avatarType: 'CUSTOM', avatar: avatarId })],
  },
  previewWithdrawal: {
    expectedRejection: '404 bank.unknown',
    tries: ({ client }, { bank }) => [client.previewWithdrawal({ bankAccountId: bank.id, amount: '500.00' })],
  },
  withdraw: {
    expectedRejection: '404 bank.unknown',
    tries: ({ client }, { bank }) => [
      client.withdraw({ bankAccountId: bank.id, amount: '500.00', paymentPassword: PAYMENT }, key()),
    ],
  },
  removeBankAccount: {
    expectedRejection: '404 bank.unknown',
    tries: ({ client }, { bank }) => [client.removeBankAccount({ id: bank.id, paymentPassword: PAYMENT })],
  },
  deposit: {
    expectedRejection: '404 deposit.unknown',
    tries: ({ client }, { deposit }) => [client.deposit({ id: deposit.id })],
  },
  cancelDeposit: {
    expectedRejection: '404 deposit.unknown',
    tries: ({ client }, { deposit }) => [client.cancelDeposit({ id: deposit.id })],
  },
  cashIn: {
    expectedRejection: '404 cashIn.unknown',
    tries: ({ client }, { cashIn }) => [client.cashIn({ id: cashIn.id })],
  },
  cancelCashIn: {
    expectedRejection: '404 cashIn.unknown',
    tries: ({ client }, { cashIn }) => [client.cancelCashIn({ id: cashIn.id })],
  },
  uploadCashInPicture: {
    expectedRejection: '404 cashIn.unknown',
    tries: ({ client }, { cashIn }) => [client.uploadCashInPicture({ cashInId: cashIn.id, image: PIXEL })],
  },
  cashInPicture: {
    expectedRejection: '404 upload.unknown',
    tries: ({ client }, { pictureId: id }) => [client.cashInPicture({ id })],
  },
  reportInChat: {
    expectedRejection: '404 chat.unknown',
    tries: ({ client }, { question }) => [client.reportInChat({ id: question })],
  },
  readMessages: {
    expectedRejection: '404 message.unknown',
    tries: ({ client }, { message }) => [client.readMessages({ id: message })],
  },
  removeMessage: {
    expectedRejection: '404 message.unknown',
    tries: ({ client }, { message }) => [client.removeMessage({ id: message })],
  },
  endSessions: {
    expectedRejection: '404 security.sessionUnknown',
    tries: ({ client }, { session }) => [client.endSessions({ id: session, password: PASSWORD })],
  },
  confirmContact: {
    expectedRejection: '422 security.changeOver',
    tries: ({ client }, { changeId }) => [client.confirmContact({ changeId, newCode: '123456' })],
  },
  namePasskey: {
    expectedRejection: '404 passkey.unknown',
    tries: ({ client }, { passkey }) => [client.namePasskey({ id: passkey, name: 'mine' })],
  },
  removePasskey: {
    expectedRejection: '404 passkey.unknown',
    tries: ({ client }, { passkey }) => [client.removePasskey({ id: passkey, password: PASSWORD })],
  },
  confirmLink: {
    expectedRejection: '422 link.expired',
    tries: ({ client }, { linkId }) => [client.confirmLink({ linkId, password: PASSWORD })],
  },
};
