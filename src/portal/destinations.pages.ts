import type { HiddenPage, PageRow } from './parts/portal/destination';

const comingPage = { seat: 'page', words: [], load: () => import('./features/member-centre/coming') } as const;

/** What an address names that is no page. */
export const unknownPage: HiddenPage = comingPage;

/** The pages of the member centre. s2.member-centre.menu: fourteen entries in this order; in the other reading eight (s2.member-centre.menu-short). */
export const pages = {
  securityCenter: {
    seat: 'page',
    icon: 'user',
    label: /*i18n*/ { id: 'memberCentre.securityCenter', message: 'My account' },
    menu: { 14: 1, 8: 1 },
    words: ['security', 'payment-password', 'bank-account'],
    load: () => import('./features/security'),
    runs: 'security-centre',
  },
  transferFund: {
    seat: 'page',
    icon: 'wallet',
    label: /*i18n*/ { id: 'memberCentre.transferFund', message: 'My wallet' },
    menu: { 14: 2 },
    words: ['wallet'],
    load: () => import('./features/wallet'),
    runs: 'money-move',
  },
  depositv2: {
    seat: 'page',
    icon: 'deposit',
    label: /*i18n*/ { id: 'memberCentre.depositv2', message: 'Deposit' },
    menu: { 14: 3, 8: 2 },
    words: ['deposit', 'deposit-limit'],
    load: () => import('./features/deposit'),
    runs: 'deposit',
  },
  withdraw: {
    seat: 'page',
    icon: 'withdraw',
    label: /*i18n*/ { id: 'memberCentre.withdraw', message: 'Withdrawal' },
    menu: { 14: 4, 8: 3 },
    words: ['withdrawal', 'upload', 'payment-password', 'bank-account'],
    load: () => import('./features/withdrawal'),
    runs: 'withdrawals',
  },
  transferUpline: {
    seat: 'page',
    icon: 'swap',
    label: /*i18n*/ { id: 'memberCentre.transferUpline', message: 'Transfer to upline' },
    menu: { 14: 5 },
    words: ['transfer-upline', 'payment-password'],
    load: () => import('./features/transfer-upline'),
    runs: 'transfer-upline',
  },
  personalHistoryCopy: {
    seat: 'page',
    icon: 'receipt',
    label: /*i18n*/ { id: 'memberCentre.personalHistoryCopy', message: 'Betting record' },
    menu: { 14: 6, 8: 5 },
    words: ['betting-record'],
    load: () => import('./features/betting-record'),
    runs: 'betting-record',
  },
  manualRebate: {
    ...comingPage,
    icon: 'percent',
    label: /*i18n*/ { id: 'memberCentre.manualRebate', message: 'Cashback' },
    menu: { 14: 7, 8: 6 },
  },
  transactionHistory: {
    seat: 'page',
    icon: 'doc',
    label: /*i18n*/ { id: 'memberCentre.transactionHistory', message: 'Account record' },
    menu: { 14: 8 },
    words: ['account-record'],
    load: () => import('./features/account-record'),
    runs: 'account-record',
  },
  personalProfit: {
    seat: 'page',
    icon: 'chart',
    label: /*i18n*/ { id: 'memberCentre.personalProfit', message: 'Personal loss' },
    menu: { 14: 9, 8: 4 },
    words: ['personal-loss'],
    load: () => import('./features/personal-loss'),
    runs: 'list',
  },
  bonusDetails: {
    ...comingPage,
    icon: 'gift',
    label: /*i18n*/ { id: 'memberCentre.bonusDetails', message: 'Bonus details' },
    menu: { 14: 10 },
  },
  rewardCenter: {
    ...comingPage,
    icon: 'trophy',
    label: /*i18n*/ { id: 'memberCentre.rewardCenter', message: 'Reward centre' },
    menu: { 14: 11, 8: 8 },
  },
  referral: {
    ...comingPage,
    icon: 'users',
    label: /*i18n*/ { id: 'memberCentre.referral', message: 'Invite friends' },
    menu: { 14: 12 },
  },
  missionLeaderboard: {
    ...comingPage,
    icon: 'target',
    label: /*i18n*/ { id: 'memberCentre.missionLeaderboard', message: 'Mission activity' },
    menu: { 14: 13 },
  },
  messageV2: {
    seat: 'page',
    icon: 'mail',
    label: /*i18n*/ { id: 'memberCentre.messageV2', message: 'Platform information' },
    menu: { 14: 14 },
    words: ['messages'],
    load: () => import('./features/messages'),
    runs: 'messages',
  },
  playerRank: {
    ...comingPage,
    icon: 'crown',
    label: /*i18n*/ { id: 'memberCentre.playerRank', message: 'Player rank' },
    menu: { 8: 7 },
  },
  // Not in the menu of the spec: limits of one's own play, within reach of every page.
  limits: {
    seat: 'page',
    icon: 'shield',
    label: /*i18n*/ { id: 'memberCentre.limits', message: 'Limits and breaks' },
    menu: {},
    words: ['limits', 'deposit-limit'],
    load: () => import('./features/limits'),
    runs: 'gaming-limits',
    from: ['menu', 'personalProfit'],
  },
} as const satisfies Record<string, PageRow>;
