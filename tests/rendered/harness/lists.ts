import { withdrawalsSamples } from '../../../machines/money/withdrawals/withdrawals.samples';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { listSamples } from '../../../machines/platform/list/list.samples';
import { betDetail, bonus, reward } from '../../../machines/samples';
import type {
  BankAccounts,
  BetList,
  MessagePage,
  Notice,
  PasskeyList,
  PersonalLoss,
  SessionList,
} from '../../../src/contract';
import type { LotteryChases } from '../../../src/contract/play/lottery';
import type { Cashback, Vip } from '../../../src/contract/rewards/vip';
import { inert } from './test-doubles';

/** A list in the state of showing a page. */
export const listOf = (page: object) =>
  inert(listMachine, {
    value: { listed: 'idle' },
    context: { filter: {}, pageNo: 1, outcome: { kind: 'loaded', page }, failure: null },
  });
/** A list while it loads. */
export const listLoading = inert(listMachine, {
  value: 'loading',
  context: { filter: {}, pageNo: 1, outcome: null, failure: null },
});

export const records = listSamples.outcomes.load['the first of two pages'].output.page;
const here = {
  id: '01930000-0000-7000-8000-0000000000a1',
  current: true,
  device: 'Firefox · Linux',
  place: { ip: '203.0.113.7', country: 'BD' },
  createdAt: 1_800_000_000_000,
  lastSeenAt: 1_800_000_600_000,
};
export const sessions: SessionList = {
  list: [here, { ...here, id: '01930000-0000-7000-8000-0000000000a2', current: false, device: 'Chrome · Android' }],
  trusted: [
    {
      ...here,
      id: '01930000-0000-7000-8000-0000000000b1',
      current: false,
      device: 'Edge · Windows',
      endsAt: 1_802_000_000_000,
    },
  ],
};
export const passkeys: PasskeyList = {
  list: [
    {
      id: '01930000-0000-7000-8000-0000000000b1',
      name: 'Chrome · Android',
      synced: true,
      createdAt: 1_800_000_000_000,
      lastUsedAt: 1_800_000_600_000,
    },
  ],
  factorAsked: null,
};
export const bankAccounts: BankAccounts = {
  list: [
    {
      id: '01930000-0000-7000-8000-0000000000c2',
      kind: 'bank',
      provider: 'Meghla Bank',
      holder: 'Rahim Uddin',
      maskedNumber: '••••4321',
      boundAt: 1_800_000_000_000,
      restsUntil: null,
    },
  ],
  providers: [
    { kind: 'bank', provider: 'Meghla Bank' },
    { kind: 'ewallet', provider: 'Nodi Pay' },
  ],
  holder: 'Rahim Uddin',
  factorAsked: null,
};
export const bets: BetList = {
  list: [betDetail],
  pageNum: 1,
  totalPages: 2,
  total: 11,
  sums: { bets: 11, stake: '1100.00', validBet: '1100.00', result: '900.00', net: '-200.00' },
  games: [{ game: 'lab-wheel', gameName: 'Wheel' }],
};
export const withdrawals = {
  list: [withdrawalsSamples.outcomes.withdrawal.sent.output.sent],
  pageNum: 1,
  totalPages: 2,
  total: 11,
};
export const loss: PersonalLoss = {
  days: [
    { day: '2026-11-18', staked: '150.00', won: '420.00', profit: '270.00' },
    { day: '2026-11-19', staked: '0.00', won: '0.00', profit: '0.00' },
    { day: '2026-11-20', staked: '500.00', won: '0.00', profit: '-500.00' },
  ],
  staked: '650.00',
  won: '420.00',
  profit: '-230.00',
};
export const maintenance: Notice = {
  id: '01930000-0000-7000-8000-0000000000f1',
  type: 'H',
  title: 'Weekly maintenance',
  content: '<p>The site is closed every Tuesday <strong>from 4 to 5 am</strong>.</p>',
  date: '2026-11-09',
};
const promotion: Notice = {
  ...maintenance,
  id: '01930000-0000-7000-8000-0000000000a4',
  type: 'PR',
  title: 'A bonus for new members',
};
export const notices = { list: [maintenance, promotion], pageNum: 1, totalPages: 2, total: 10 };
export const chases: LotteryChases = {
  list: [
    {
      id: '01930000-0000-7000-8000-0000000000ca',
      lottery: 'LF3D',
      at: 1_800_000_000_000,
      stake: '10.00',
      held: '6.00',
      returned: '0.00',
      draws: 5,
      left: 3,
      stopAfterWin: true,
      next: { issue: '2026-325', drawsAt: 1_800_000_060_000 },
    },
  ],
  pageNum: 1,
  totalPages: 1,
  total: 1,
  held: '6.00',
};
export const messages: MessagePage = {
  list: [
    {
      id: '01930000-0000-7000-8000-0000000000a7',
      title: 'Withdrawal account added',
      lines: ['Nodi Pay ••••4321 was added: withdrawals can now go there.', 'From IP address 203.0.113.7.'],
      at: 1_800_000_000_000,
      read: false,
    },
  ],
  pageNum: 1,
  totalPages: 2,
  total: 10,
  unread: 1,
};

const line = { day: '2026-11-20', level: 3, levelName: 'Harvest', claimBy: 1_800_000_000_000, claimed: '0.00' };
export const cashback: Cashback = {
  list: [
    { ...line, category: 'RNG', base: '1000.00', rate: 600, amount: '6.00' },
    { ...line, category: 'LOTT', base: '200.00', rate: 350, amount: '0.50', claimed: '0.20' },
  ],
  amount: '6.50',
  claimBy: 1_800_000_000_000,
  least: '1.00',
  claimDays: 7,
  times: 1,
  today: '1.25',
};

const vipLevel = (level: number, name: string, validBet: string, deposits: string) => ({
  ...{ level, name, validBet, deposits, riseBonus: '18.00', birthdayBonus: level > 1 ? '5.00' : '0.00', bonusTimes: 1 },
  rates: [
    { category: 'RNG' as const, rate: 400 + 100 * level },
    { category: 'LOTT' as const, rate: 300 },
  ],
});
export const vip: Vip = {
  levels: [vipLevel(1, 'River', '1000.00', '500.00'), vipLevel(2, 'Field', '5000.00', '2000.00')],
  windowDays: 90,
  birthdayAhead: 30,
  claimDays: 30,
  own: {
    ...{
      level: 1,
      name: 'River',
      since: '2026-11-01',
      validBet: '1500.00',
      deposits: '2000.00',
      waits: false,
      barred: false,
    },
    next: { level: 2, name: 'Field', validBet: '5000.00', deposits: '2000.00' },
    history: [
      { day: '2026-11-01', level: 1, name: 'River', risen: false },
      { day: '2026-10-12', level: 2, name: 'Field', risen: true },
    ],
  },
};

const page = { pageNum: 1, totalPages: 1, total: 1 };
export const rewardPage = { ...page, list: [reward] };
export const bonusPage = { ...page, list: [bonus] };
