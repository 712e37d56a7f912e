import { type ClientOf, createClient, type Endpoints } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { tokenOf } from './crowd';

type CrowdClient = ClientOf<Endpoints>;
type CrowdCall = (client: CrowdClient, count: number) => Promise<unknown>;

/** Timeout of a call, ms: a page's own would hide how long a slow one takes. */
const TIMEOUT_MS = 60_000;
const THERE = { from: 'main', to: 'moyur', amount: '1.00' };
const BACK = { from: 'moyur', to: 'main', amount: '1.00' };

/**
 * The twenty most used calls that depend on an account. The order is assumed: those of each page first, then wallet,
 * records and rewards, then the agents' centre. `count` numbers the calls of a client.
 */
export const MEMBER_CALLS: Record<string, CrowdCall> = {
  memberInfo: (client) => client.memberInfo(),
  balance: (client) => client.balance(),
  unreadMessages: (client) => client.unreadMessages(),
  messages: (client) => client.messages({}),
  recentGames: (client) => client.recentGames(),
  rankList: (client) => client.rankList({}),
  merchantWallet: (client) => client.merchantWallet(),
  walletTransfer: (client, count) =>
    client.walletTransfer(count % 2 ? BACK : THERE, { idempotencyKey: crypto.randomUUID() }),
  records: (client) => client.records({}),
  bets: (client) => client.bets({}),
  personalLoss: (client) => client.personalLoss({}),
  deposits: (client) => client.deposits({}),
  withdrawals: (client) => client.withdrawals({}),
  withdrawalTerms: (client) => client.withdrawalTerms(),
  gamingLimits: (client) => client.gamingLimits(),
  vip: (client) => client.vip(),
};
export const AGENT_CALLS: Record<string, CrowdCall> = {
  teamOverview: (client) => client.teamOverview({}),
  team: (client) => client.team({}),
  teamBets: (client) => client.teamBets({}),
  teamTransactions: (client) => client.teamTransactions({}),
};

/** Returns a client of the nth account of a crowd, at a gateway. */
export const clientAt = (origin: string, number: number): CrowdClient =>
  createClient(endpoints, {
    fetch,
    origin,
    credentials: () => ({ language: 'en', merchant: 'maidan', token: tokenOf(number) }),
    seal: () => Promise.reject(new Error('no call of the crowd is encrypted')),
    timeout: TIMEOUT_MS,
  });
