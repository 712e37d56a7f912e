import type { Text } from '../src/atlas';
import type {
  BankAccount,
  BetDetail,
  Bonus,
  Country,
  Deposit,
  Offer,
  PayoutReview,
  Reward,
  Withdrawal,
  WithdrawalState,
} from '../src/contract';
import type { AgentContract } from '../src/contract/agents/agent-contracts';
import type { Word } from './platform/form/form.machine';

/** The server is unreachable: a possible outcome of any call. */
export const offline = {
  error: { kind: 'offline', code: 'client.offline' },
  en: 'The server is unreachable',
  bn: 'সার্ভারে সংযোগ নেই',
};
/** Error of an actor; each chart labels it. */
export const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** Outcomes of a `form`: sent, which the invoking chart labels, and the others. */
export const formEnds = (sent: Text, word?: Word) => ({
  sent: { output: { sent: true, ...(word && { word }) }, ...sent },
  left: { output: { sent: false }, en: 'The form is closed unsent', bn: 'ফর্মটি না পাঠিয়েই বন্ধ করা হয়েছে' },
  failed: { ...broken, en: 'The form crashes', bn: 'ফর্মে ত্রুটি ঘটে' },
});
/** Outcomes of a page section that may change data. */
export const partEnds = (changed: Text) => ({
  changed: { output: { changed: true }, ...changed },
  left: {
    output: { changed: false },
    en: 'The section is closed without a change',
    bn: 'কিছু না বদলেই অংশটি বন্ধ করা হয়েছে',
  },
  failed: { ...broken, en: 'The section crashes', bn: 'অংশটিতে ত্রুটি ঘটে' },
});

/** Country of a mobile number when none is picked. */
export const homeCountry: Country = { countryCode: 'BD', countryDialingCode: '880' };

export const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
/** The gateway's response to a login. */
export const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };

export const deposit: Deposit = {
  id: '01930000-0000-7000-8000-0000000000e1',
  number: 'D00000001',
  method: 'nodi',
  amount: '1000.00',
  state: 'pending',
  payUrl: 'https://pay.example.test/D00000001',
  createdAt: 1_800_000_000_000,
  expiresAt: 1_800_001_800_000,
  reason: null,
  reversed: null,
};

const id = '01930000-0000-7000-8000-0000000000c1';
export const bankAccount: BankAccount = {
  id,
  kind: 'bank',
  provider: 'Meghla Bank',
  holder: 'Rahim Uddin',
  maskedNumber: '••••4321',
  boundAt: 1_800_000_000_000,
  restsUntil: null,
};

/** Steps of a withdrawal up to its current state. */
export const stepsTo = (...states: WithdrawalState[]) =>
  states.map((state) => ({ state, at: 1_800_000_000_000, reason: null }));
/** Review of a first payout to an account that lacks everything. */
export const payoutReview: PayoutReview = {
  missing: ['mobile', 'deposits'],
  paid: '200.00',
  min: '500.00',
  until: 1_800_086_400_000,
};
/** Withdrawal that was just requested. */
export const withdrawal: Withdrawal = {
  id,
  number: 'W00001001',
  amount: '1000.00',
  state: 'requested',
  version: 1,
  permitted: [],
  forcedReceiptRefunds: false,
  to: bankAccount,
  createdAt: 1_800_000_000_000,
  deadline: null,
  review: null,
  receivedAmount: null,
  remainingAmount: null,
  reason: null,
  proofs: [],
  steps: stepsTo('requested'),
};
/** Withdrawal that is paid out and awaits the player's confirmation. */
export const paidOut: Withdrawal = {
  ...withdrawal,
  state: 'disbursed',
  version: 3,
  permitted: ['player.received', 'player.notReceived', 'player.partiallyReceived'],
  deadline: 1_800_001_800_000,
  steps: stepsTo('requested', 'approved', 'disbursed'),
};
/** Withdrawal reported as not received. */
export const missing: Withdrawal = {
  ...withdrawal,
  state: 'notReceived',
  version: 4,
  permitted: ['player.received'],
  receivedAmount: '0.00',
  remainingAmount: '1000.00',
  steps: stepsTo('requested', 'approved', 'disbursed', 'notReceived'),
};
/** Withdrawal reported as partially received. */
export const partly: Withdrawal = {
  ...missing,
  state: 'partiallyReceived',
  receivedAmount: '400.00',
  remainingAmount: '600.00',
  steps: stepsTo('requested', 'approved', 'disbursed', 'partiallyReceived'),
};

/** Winning round whose last win arrived late. */
export const betDetail: BetDetail = {
  id: '01930000-0000-7000-8000-0000000000b7',
  game: 'lab-wheel',
  gameName: 'Wheel',
  vendorName: 'Maidan Lab',
  category: 'RNG',
  status: 'won',
  ending: null,
  stake: '100.00',
  validBet: '100.00',
  result: '250.00',
  net: '150.00',
  at: 1_800_000_000_000,
  settledAt: 1_800_000_060_000,
  changed: true,
  roundId: 'R-2044',
  studio: 'maidanlab',
  bonusPart: '0.00',
  transactions: [
    { transactionId: 'T-1', amount: '-100.00', at: 1_800_000_000_000 },
    { transactionId: 'T-2', amount: '200.00', at: 1_800_000_005_000 },
    { transactionId: 'T-3', amount: '50.00', at: 1_800_000_060_000 },
    { transactionId: 'T-4', amount: '0.00', at: null },
  ],
  events: [
    { kind: 'settled', status: 'won', stake: '100.00', result: '200.00', at: 1_800_000_005_000 },
    { kind: 'settledAnew', status: 'won', stake: '100.00', result: '250.00', at: 1_800_000_060_000 },
  ],
  underReview: '0.00',
  evidence: '{"clientSeed":"rupa","nonce":7,"commitment":"9f2c"}',
  verification: null,
  draw: null,
};
/** The same round with a win that operators review. */
export const reviewedBet: BetDetail = { ...betDetail, underReview: '5000.00' };
/** Round with its seed revealed. */
export const verifiableBet: BetDetail = {
  ...betDetail,
  verification: {
    proof: '{"clientSeed":"rupa","nonce":7,"commitment":"9f2c","serverSeed":"5eed"}',
    verifier: 'https://studio.example/verify',
  },
};
/** The same round with its seed still secret. */
export const sealedBet: BetDetail = {
  ...betDetail,
  verification: { proof: null, verifier: 'https://studio.example/verify' },
};
/** Bet on one of our own draws, whose result was corrected. */
export const drawnBet: BetDetail = {
  ...betDetail,
  game: 'PK10',
  gameName: 'PK10',
  vendorName: 'Maidan Draws',
  category: 'LOTT',
  roundId: 'PK10 20261122-0601',
  studio: 'lottery',
  verification: null,
  draw: {
    lottery: 'PK10',
    issue: '20261122-0601',
    order: '01930000-0000-7000-8000-0000000000aa',
    isFair: true,
    results: [
      { kind: 'drawn', numbers: ['01', '02', '03'], at: 1_800_000_005_000 },
      { kind: 'corrected', numbers: ['03', '02', '01'], at: 1_800_000_060_000 },
    ],
  },
};

/** Dividend offer that awaits the downline's answer. */
export const offeredContract: AgentContract = {
  id: '01930000-0000-7000-8000-0000000000d1',
  number: 'C00000041',
  terms: {
    kind: 'dividend',
    period: 'M',
    tiers: [
      { rate: 5_000, turnover: '0.00', loss: '0.00', activeMembers: 0 },
      { rate: 10_000, turnover: '50000.00', loss: '10000.00', activeMembers: 5 },
    ],
  },
  state: 'offered',
  request: 'newContract',
  status: 'inProcess',
  outcome: null,
  version: 1,
  side: 'downline',
  upline: 'agent',
  downline: 'agent2',
  permitted: ['accept', 'reject'],
  offeredAt: 1_800_000_000_000,
  deadline: 1_800_604_800_000,
  effectiveFrom: null,
  effectiveTo: null,
  ending: null,
};
/** The same contract after acceptance. */
export const heldContract: AgentContract = {
  ...offeredContract,
  state: 'active',
  status: 'approved',
  outcome: 'accepted',
  version: 2,
  permitted: ['askEnd'],
  deadline: null,
  effectiveFrom: 1_800_100_000_000,
};

export const promotion: Offer = {
  code: 'SHAPLAFIRST',
  title: 'Shapla first deposit',
  text: 'Your first deposit, doubled.',
  category: 'newPlayer',
  tags: ['newbie', 'special'],
  terms: {
    audience: { kind: 'newcomers', days: 30 },
    from: null,
    until: null,
    amount: { kind: 'percent', percent: 100, most: '5000.00' },
    often: 'once',
    times: 8,
    excluded: ['LOTT', 'SPORTS'],
    mostStake: '500.00',
    cashoutTimes: null,
    workDays: 30,
    claimDays: 7,
    trigger: { kind: 'deposit', first: true, least: '500.00' },
  },
  standing: 'open',
};
export const reward: Reward = {
  id: '01930000-0000-7000-8000-0000000000b1',
  source: 'offer',
  title: 'Doel welcome gift',
  money: '100.00',
  points: 0,
  requirement: '500.00',
  excluded: ['LOTT'],
  mostStake: '50.00',
  workDays: null,
  state: 'open',
  at: 1_762_000_000_000,
  claimBy: 1_762_600_000_000,
  claimedAt: null,
};
export const bonus: Bonus = {
  id: '01930000-0000-7000-8000-0000000000b2',
  source: 'offer',
  title: 'Doel welcome gift',
  amount: '100.00',
  owed: '500.00',
  workedOff: '125.00',
  left: '75.00',
  atStake: '10.00',
  cap: null,
  taken: null,
  state: 'open',
  excluded: ['LOTT'],
  mostStake: '50.00',
  at: 1_762_000_000_000,
  expiresAt: 1_764_592_000_000,
  endedAt: null,
};
