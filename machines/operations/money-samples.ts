import type { MoneyReport, VerificationPage } from './desk-money/desk-money.machine';

const at = 1_800_000_000_000;
const none = {
  deposits: '0.00',
  withdrawals: '0.00',
  stakes: '0.00',
  wins: '0.00',
  gross: '0.00',
  bonus: '0.00',
  cashback: '0.00',
  net: '0.00',
  wages: '0.00',
};
const first = { ...none, deposits: '5000.00', stakes: '12000.00', wins: '10500.00', gross: '1500.00', net: '1500.00' };
const second = {
  ...none,
  withdrawals: '2500.00',
  stakes: '400.00',
  wins: '900.00',
  gross: '-500.00',
  bonus: '200.00',
  cashback: '50.00',
  net: '-750.00',
  wages: '30.00',
};
const total = {
  deposits: '5000.00',
  withdrawals: '2500.00',
  stakes: '12400.00',
  wins: '11400.00',
  gross: '1000.00',
  bonus: '200.00',
  cashback: '50.00',
  net: '750.00',
  wages: '30.00',
};
const play = { bets: 42, stakes: '12400.00', wins: '11400.00', gross: '1000.00' };

/** Figures of two days, the second with a loss, with a part of each kind. */
export const moneyReport: MoneyReport = {
  from: '2027-01-14',
  to: '2027-01-15',
  today: '2027-01-15',
  bets: 42,
  total,
  days: [
    { day: '2027-01-14', ...first },
    { day: '2027-01-15', ...second },
  ],
  categories: [{ code: 'RNG', name: 'Slots', ...play }],
  vendors: [{ code: 'JHOR', name: 'Jhor', ...play }],
  agents: [
    { agent: 'agent', ...first },
    { agent: null, ...second },
  ],
  offers: [
    { source: 'offer', title: 'First deposit', count: 2, amount: '200.00' },
    { source: 'cashback', title: null, count: 1, amount: '50.00' },
  ],
  ledger: { games: '1060.00', open: '60.00' },
  now: at,
};

/** Verifications: one that runs, one of an operator without problems, and a recurring one with a problem. */
export const verifications: VerificationPage = {
  list: [
    {
      id: '01930000-0000-7000-8000-0000000000f1',
      at,
      by: 'admin',
      took: 4_200,
      transfers: 81_000,
      entries: 170_000,
      problems: 0,
      found: [],
    },
    {
      id: '01930000-0000-7000-8000-0000000000f0',
      at: at - 21_600_000,
      by: null,
      took: 4_100,
      transfers: 80_500,
      entries: 169_000,
      problems: 1,
      found: [{ problem: 'balance', at: '01930000-0000-7000-8000-0000000000b1' }],
    },
  ],
  next: null,
  running: { by: 'admin', since: at + 60_000 },
  pageNum: 1,
  totalPages: 1,
};
