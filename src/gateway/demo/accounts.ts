/** Password of the demo's accounts; everything about them is fixed, so that scripts can rely on it. */
export const DEMO_PASSWORD = 'Shapla#2026';
/** Payment password of the player. */
export const DEMO_PAYMENT_PASSWORD = '246810';

type DemoAccount = {
  userName: string;
  nickname: string;
  type?: number;
  /** Defaults to the common password; `null` is the default password that must be changed. */
  password?: null;
  /** Minor units. */
  balance?: bigint;
  /** True if the account has a history of play, deposits and withdrawals, which ends with this balance. */
  past?: true;
  mobile?: string;
  email?: string;
  upline?: string;
  /** Code with which newcomers join this agent's team. */
  affiliateCode?: string;
  /** Holder name of the payout accounts. */
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
