import * as v from 'valibot';
import { expect, test } from 'vitest';
import { game } from '../../../machines/play/game-browse/game-browse.samples';
import { rules as lotteryRules } from '../../../machines/play/lottery-order/lottery-order.samples';
import {
  bankAccount,
  promotion,
  betDetail as round,
  deposit as sampleDeposit,
  reward as sampleReward,
  withdrawal as sent,
} from '../../../machines/samples';
import { teamFigures, teamMember } from '../../../src/contract/agents/team';
import { sessionTime } from '../../../src/contract/identity/member';
import { deposit, depositTerms } from '../../../src/contract/money/deposit';
import { gamingLimits } from '../../../src/contract/money/gaming-limits';
import { record } from '../../../src/contract/money/records';
import { merchantWallet } from '../../../src/contract/money/wallet';
import { withdrawal, withdrawalPreview, withdrawalTerms } from '../../../src/contract/money/withdrawal';
import { status } from '../../../src/contract/platform/system';
import { betDetail } from '../../../src/contract/play/bets';
import { gameDetail, game as listedGame } from '../../../src/contract/play/games';
import { playerStatus, rules as rulesSchema } from '../../../src/contract/play/lottery';
import { activityDetail } from '../../../src/contract/rewards/activities';
import { bonus, newcomerOffer, offers } from '../../../src/contract/rewards/offers';
import { pointGood, redemption } from '../../../src/contract/rewards/points';
import { reward } from '../../../src/contract/rewards/rewards';

/** Status as sent by a gateway that lacks all fields added since. Never extend it. */
const older = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 1_800_000_000_000,
  keyId: 'k',
  publicKey: 'pem',
  info: {
    whiteLabel: [],
    registerValidation: {},
    resources: [],
    customerService: [],
    analytics: { gtagId: '' },
    imageCDNs: [],
    launchGameCDNs: [],
    logoutMethod: 'POST',
    memberMenu: 14,
    minimumAge: 18,
    gameTypes: [],
    location: { ip: '203.0.113.24', country: null },
  },
};

test('a portal reads an older gateway’s status with the previous defaults', () => {
  expect(v.parse(status, older).info).toMatchObject({
    newcomerBonus: null,
    phoneFailure: 'field',
    timeZone: 'Asia/Dhaka',
    registersHere: true,
    release: '',
    memberOrigin: null,
  });
});

const ID = '01930000-0000-7000-8000-0000000000a1';
const AT = 1_800_000_000_000;
const { fairness: _fairness, ...olderGame } = game;
const prize = { money: '10.00', times: 1, points: 0 };

const figures = {
  ...{ bets: 1, stake: '2.00', validBet: '2.00', result: '1.00', net: '-1.00' },
  ...{ deposits: '0.00', withdrawals: '0.00', bonuses: '0.00' },
};

const { verification: _verification, ...withoutVerification } = round;
const { review: _review, ...olderWithdrawal } = sent;
const { reversed: _reversed, ...olderDeposit } = sampleDeposit;
const { cashoutTimes: _cashoutTimes, workDays: _workDays, ...olderTerms } = promotion.terms;

const { workDays: _rewardDays, ...olderReward } = sampleReward;

/** Other responses of a gateway of the same age, with the defaults of the missing fields. */
const { closedPlays: _closed, startingUnits: _units, ...olderRules } = lotteryRules;

const replies = {
  "a session's time": {
    schema: sessionTime,
    reply: { idleEndsAt: AT, endsAt: AT },
    read: { idleEndsAt: AT, endsAt: AT },
  },
  'an activity': {
    schema: activityDetail,
    reply: {
      ...{ id: ID, kind: 'raffle', status: 'join', title: 'Kites', prize, opensAt: AT, closesAt: AT },
      ...{ lines: [], application: null, again: false, progress: null, claimBy: null },
      signs: { done: 1, asked: 3 },
      raffle: { digest: 'd', prizes: [{ ...prize, count: 2 }], drawn: null },
    },
    read: { tickets: null, signs: { nextDayAt: null }, raffle: { prizes: [{ left: null }] } },
  },
  'an item of the point mall': {
    schema: pointGood,
    reply: {
      ...{ code: 'paper-kite', title: 'Paper kite', text: '', picture: 'kite', points: 10 },
      ...{ amount: '0.00', quantity: 3, available: 2 },
    },
    read: { delivery: null },
  },
  promotions: {
    schema: offers,
    reply: { list: [], pageNum: 1, totalPages: 1, total: 0 },
    read: { categories: expect.arrayContaining(['all', 'deposit', 'other']) },
  },
  'a bonus': {
    schema: bonus,
    reply: {
      ...{ id: ID, source: 'offer', amount: '1.00', owed: '1.00', workedOff: '0.00', left: '1.00', taken: null },
      ...{ state: 'open', excluded: [], mostStake: null, at: AT, endedAt: null },
    },
    read: { title: null, atStake: '0.00', cap: null, expiresAt: null },
  },
  'a reward': { schema: reward, reply: olderReward, read: { workDays: null } },
  'figures of a team': {
    schema: teamFigures,
    reply: figures,
    read: { cashback: '0.00', salary: '0.00', total: null },
  },
  'a team member': {
    schema: teamMember,
    reply: {
      ...figures,
      ...{ userName: 'rupa', kind: 'agent', level: 1, joined: '2026-11-20', path: ['agent', 'rupa'] },
      ...{ mobile: null, email: null, lastSeen: null, blocked: false },
      team: { downlines: 0, members: 0, agents: 0 },
    },
    read: { contractsOff: [] },
  },
  'a redemption': {
    schema: redemption,
    reply: {
      ...{ id: ID, referenceNumber: 'P00000001', type: 'goods', title: 'Paper kite', quantity: 1, points: 10 },
      ...{ redeemAmount: '0.00', status: 'inProcess', remark: null, applyTime: AT },
    },
    read: { deliverTo: null },
  },
  'a transaction': {
    schema: record,
    reply: {
      ...{ id: ID, kind: 'bet', state: 'posted', amount: '-10.00', balanceAfter: '90.00', at: AT },
      ...{ number: null, method: null, counterpart: null },
    },
    read: { bet: null },
  },
  'limits of a player': {
    schema: gamingLimits,
    reply: { deposit: [], timeOutUntil: null, excludedUntil: null, realityMinutes: null },
    read: { play: [] },
  },
  'limits that apply to a bet': {
    schema: playerStatus,
    reply: { block: null, depositLeft: null, realityMinutes: null, isTrial: false },
    read: { playLeft: [] },
  },
  'a round of the betting record': {
    schema: betDetail,
    reply: withoutVerification,
    read: { verification: null, underReview: '0.00' },
  },
  'a game of a list': { schema: listedGame, reply: olderGame, read: { fairness: null } },
  'the wallets': {
    schema: merchantWallet,
    reply: { isSingle: false, main: '10.00', locked: '0.00', wallets: [] },
    read: { granted: '0.00', underReview: '0.00' },
  },
  'the preview of a withdrawal': {
    schema: withdrawalPreview,
    reply: { amount: '10.00', balanceAfter: '0.00', to: bankAccount, autoConfirmMinutes: 30 },
    read: { forfeits: null, review: null },
  },
  'a newcomer’s offer': {
    schema: newcomerOffer,
    reply: { code: 'SHAPLAFIRST', title: 'Shapla', terms: olderTerms },
    read: { terms: { cashoutTimes: null, workDays: null } },
  },
  'a deposit': { schema: deposit, reply: olderDeposit, read: { reversed: null } },
  'terms of a deposit': {
    schema: depositTerms,
    reply: { methods: [], demo: true, barred: null, limitLeft: null, offerLimits: false },
    read: { debt: null },
  },
  'a withdrawal': { schema: withdrawal, reply: olderWithdrawal, read: { review: null } },
  'rules of a lottery': { schema: rulesSchema, reply: olderRules, read: { closedPlays: [], startingUnits: {} } },
  'terms of a withdrawal': {
    schema: withdrawalTerms,
    reply: {
      ...{ min: '100.00', max: '1000.00', available: '500.00', turnoverRemaining: '0.00', accounts: [] },
      ...{ paymentPassword: 'set', autoConfirmMinutes: 60, forcedReceiptRefunds: false, playerCancels: true },
    },
    read: { giftsRemaining: null, granted: '0.00' },
  },
};

test.each(Object.entries(replies))(
  'a portal reads %s of an older gateway, without the fields added since',
  (_, { schema, reply, read }) => {
    expect(v.parse(schema, reply)).toMatchObject(read);
  },
);

test('a portal reads details of a game without figures from an older gateway', () => {
  const detail = { ...game, rules: 'labWheel', houseEdge: null, maxWin: null, fairness: 'provablyFair', since: AT };
  expect(v.parse(gameDetail, { ...detail, recommended: [] })).toMatchObject({ variance: null, sameAs: null });
});

test('a portal reads a game with rules that a newer gateway has added', () => {
  const detail = { ...game, rules: 'labTomorrow', houseEdge: null, maxWin: null, fairness: 'provablyFair', since: AT };
  expect(v.parse(gameDetail, { ...detail, recommended: [] })).toMatchObject({ gameId: game.gameId, rules: null });
});
