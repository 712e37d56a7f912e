/** The demo's accounts, fixed so that anyone can script against them. */
export const DEMO_PASSWORD = 'Shapla#2026';
/** The player's, for what takes money out. */
export const DEMO_PAYMENT_PASSWORD = '246810';

type DemoAccount = {
  userName: string;
  nickname: string;
  type?: number;
  /** Defaults to the password of all; `null` is the default password that must be changed. */
  password?: null;
  /** Minor units. */
  balance?: bigint;
  /** True if there is a past: play, deposits and withdrawals, after which the balance is as it says. */
  past?: true;
  mobile?: string;
  email?: string;
  upline?: string;
  /** What newcomers name to come under this agent. */
  affiliateCode?: string;
  /** Whose name the bank account is in. */
  realName?: string;
  rankLevel?: number;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
};

export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    userName: 'player',
    nickname: 'Player',
    balance: 2_500_000n,
    past: true,
    mobile: '+8801712345678',
    email: 'player@example.test',
    rankLevel: 3,
  },
  { userName: 'agent', nickname: 'Agent', type: 1, affiliateCode: 'MAIDAN1' },
  { userName: 'downline', nickname: 'Downline', upline: 'agent', realName: 'Karim Sheikh' },
  { userName: 'firsttime', nickname: 'Newcomer', firstTimeLogin: true },
  { userName: 'expired', nickname: 'Expired', passwordExpired: true },
  { userName: 'default', nickname: 'Default', password: null },
];
