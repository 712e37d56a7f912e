import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { setModule } from '../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../gateway/harness/modules';

let gateway: Modules;
let token = '';
beforeAll(async () => {
  gateway = await startModules();
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  token = (await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' })).token;
});
afterAll(() => gateway.close());

const all = Object.entries<Endpoint>(endpoints);
const acting = all.filter(([, { method }]) => method !== 'GET');
const posted = acting.filter(([, { method, form }]) => method === 'POST' && !form);
const guarded = all.filter(([, { token: need }]) => need === 'required');
const request = async ({ method, path }: Endpoint, headers: Record<string, string>, payload = '') => {
  const { statusCode, body } = await gateway.server.inject({ method, url: path, headers, payload });
  return `${statusCode} ${JSON.parse(body).code}`;
};

describe('rejects requests of other sites, whatever the session [asvs 3.5.1]', () => {
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  test.each(acting)('%s', async (_name, endpoint) => {
    for (const headers of elsewhere)
      expect(await request(endpoint, { ...headers, authorization: `Bearer ${token}` })).toBe('403 request.crossSite');
  });
});

describe('rejects every content type that a form can send [asvs 3.5.3 4.1.1]', () => {
  const types = ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'];
  test.each(posted)('%s', async (_name, endpoint) => {
    for (const type of types)
      expect(await request(endpoint, { 'content-type': type, authorization: `Bearer ${token}` }, '{}')).toBe(
        '415 request.contentType',
      );
  });
});

describe('accepts the token neither in cookies nor in addresses [asvs 3.5.3 7.2.1]', () => {
  test.each(guarded)('%s', async (_name, endpoint) => {
    const cookie = ['token', 'session', 'Authorization', '__Host-token'].map((name) => `${name}=${token}`).join('; ');
    const path = `${endpoint.path}?token=${token}&access_token=${token}`;
    expect(await request({ ...endpoint, path }, { cookie })).toBe('401 session.required');
  });
});

test('GET calls only read or draw, except logout and launch, which need their header [asvs 3.5.3]', () => {
  const reads = all.filter(([, { method }]) => method === 'GET').map(([name]) => name);
  const readers = [
    'systemStatus',
    'whitelabel',
    'domainRoute',
    'helpCenter',
    'article',
    'promoBar',
    'downloads',
    'countries',
    'registerRules',
    'affiliate',
    'captcha',
    'slide',
    'customerService',
    'notices',
    'notice',
  ];
  const ofMembers = [
    'memberInfo',
    'moveOutcome',
    'memberIcon',
    'securityOverview',
    'sessionList',
    'passkeyList',
    'ownData',
    'ownDataPart',
    'vip',
    'cashback',
    'playerAvatar',
    'avatarPicture',
    'profile',
    'balance',
    'chatStream',
    'liveStream',
    'siteStream',
  ];
  const ofWallets = [
    ...[
      'paymentPassword',
      'bankAccounts',
      'merchantWallet',
      'records',
      'bets',
      'bet',
      'personalLoss',
      'messages',
      'unreadMessages',
    ],
    ...['withdrawalTerms', 'withdrawals', 'withdrawal', 'proof'],
    ...['depositTerms', 'deposits', 'deposit', 'pendingDeposit'],
    ...['cashInTerms', 'cashIns', 'cashIn', 'cashInPicture'],
    ...[
      'transferPartners',
      'gamingLimits',
      'playStatement',
      'realityCheck',
      'affiliateStanding',
      'agentContracts',
      'contractLosses',
    ],
    ...['offers', 'offer', 'rewards', 'bonuses'],
    ...['pointBalance', 'pointConfig', 'pointGoods', 'redemptions', 'pointTransactions', 'referral'],
    ...['activities', 'activity', 'activityPicture', 'raffleDraws', 'missionSummary', 'missionLeaderboard'],
    ...['agentIncome', 'agentBill', 'agentBillBets', 'dividendSalary', 'dailySalary', 'hourlySalary'],
  ];
  const ofGames = [
    ...[
      'gameMenus',
      'gameList',
      'gameDetail',
      'gameOdds',
      'gameTables',
      'hotGames',
      'popularGames',
      'vassGameType',
      'newGameVendor',
      'roomList',
      'rankList',
      'openedVnNumbers',
      'openedNumbers',
      'drawEvidence',
    ],
    ...['favoriteGames', 'favoriteGamesList', 'recentGames', 'gameSession', 'unfinishedRounds'],
  ];
  const ofLotteries = [
    'lotteryMenu',
    'recentLotteries',
    'lotteryRules',
    'lotteryOrders',
    'lotteryOrder',
    'lotteryChases',
  ];
  const ofAgents = [
    'teamOverview',
    'team',
    'teamMember',
    'teamBets',
    'teamTransactions',
    'teamLinks',
    'consolidatedFunds',
  ];
  expect(reads.sort()).toEqual(
    [
      ...ofAgents,
      ...readers,
      ...ofMembers,
      ...ofWallets,
      ...ofGames,
      ...ofLotteries,
      'announcements',
      'passwordRule',
      'logOutByGet',
      'launchGameByGet',
    ].sort(),
  );
});
