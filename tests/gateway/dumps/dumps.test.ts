/** @module-tag extended */

import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClientOf, createClient, SETTINGS, type Withdrawal } from '../../../src/contract';
import { agentContractEndpoints } from '../../../src/contract/agents/agent-contract-endpoints';
import { agentIncomeEndpoints } from '../../../src/contract/agents/agent-income-endpoints';
import { teamEndpoints } from '../../../src/contract/agents/team-endpoints';
import { teamRecordEndpoints } from '../../../src/contract/agents/team-record-endpoints';
import { type Endpoint, type EndpointName, type Endpoints, endpoints } from '../../../src/contract/endpoints';
import { fromWire, toWire } from '../../../src/contract/money/money';
import { seedDemo } from '../../../src/gateway/demo/seed';
import { isAgent } from '../../../src/gateway/identity/account/service';
import { openSession } from '../../../src/gateway/identity/session/service';
import { balancesOf } from '../../../src/gateway/money/wallet/accounts';
import { turnoverLeft } from '../../../src/gateway/money/wallet/turnover';
import { EVENT_CEILING } from '../../harness/ceilings';
import { dumpedDatabase } from '../harness/database';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { PIXEL } from '../money/wallet/support';
import { A_MINUTE_LATER } from './serve';
import { ACT, type Act } from './withdrawals';

const MINUTE = 60_000;
/** Dumps older than withdrawals. */
const WITHOUT_WALLET = ['frame', 'ways-in', 'atlas'];
/** Reads for agents only. */
const OF_AGENTS = { ...teamEndpoints, ...teamRecordEndpoints, ...agentContractEndpoints, ...agentIncomeEndpoints };
/** Dumps from before turnover was granted: the turnover due is computed from deposits and stakes. */
const WITHOUT_GRANTS = ['wallet', 'destinations'];
const names = readdirSync('tests/gateway/dumps').flatMap((file) => /^(.+)\.sql\.gz$/.exec(file)?.[1] ?? []);

/** Returns whether the dump has recorded responses, and so rows in every table. */
const hasAnswers = (name: string) => existsSync(`tests/gateway/dumps/${name}.json`);

/** Rows that wait for a job. */
const WAITING = `select ((select count(*) from bet_fact_queue) + (select count(*) from team_event_queue)
  + (select count(*) from point_fact_queue) + (select count(*) from contract_dues) + (select count(*) from alert_texts))::text as waiting`;
/** The first admin's token was in the data folder of the dumped gateway. */
const TOKEN_LOST = `update operators set disabled_at = now() where role = 'admin'`;

/** Adds unstaked deposits of a million minor units to each wallet, booked as by gateways of that time. */
const UNSTAKED = `
  with made as (
    insert into deposits (id, account_id, idempotency_key, method, amount, state, created_at, expires_at, settled_at)
      select gen_random_uuid(), owner_id, 'unstaked:' || owner_id, 'nodi', 1000000, 'credited', app_now(), app_now(), app_now()
      from ledger_accounts where purpose = 'main' returning id, account_id, amount
  )
  select ledger_transfer(jsonb_build_object('id', gen_random_uuid(), 'key', 'deposit:' || id, 'kind', 'deposit', 'hash', '', 'mode', 'posted',
    'entries', jsonb_build_array(jsonb_build_object('owner', null, 'purpose', 'payin', 'shard', 0, 'amount', -amount),
      jsonb_build_object('owner', account_id, 'purpose', 'main', 'shard', 0, 'amount', amount)))) from made`;
/** Turnover due when it was all deposits minus all stakes, minor units. */
const DUE_TURNOVER = `
  select a.owner_id as id, greatest(coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0)
    + coalesce(sum(e.amount) filter (where t.kind = 'bet'), 0), 0)::text as owed
  from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
  where a.owner_id is not null and a.purpose = 'main' group by 1`;

/** Milliseconds: there is much to read, on a possibly busy machine. */
const TIMEOUT_MS = 180_000;

describe.each(names)('database left as %s', (name) => {
  let gateway: TestGateway;
  let owed: { id: string; owed: string }[];
  let accounts: { id: string; userName: string; type: number; client: ClientOf<Endpoints> }[];
  beforeAll(async () => {
    const database = await dumpedDatabase(name);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(A_MINUTE_LATER);
    if (hasAnswers(name)) await client.query(TOKEN_LOST);
    if (WITHOUT_GRANTS.includes(name)) {
      await client.query(UNSTAKED);
      owed = (await client.query<{ id: string; owed: string }>(DUE_TURNOVER)).rows;
    }
    await client.end();
    gateway = await startTestGateway({ LIMIT_FACTOR: '1000', SESSION_IDLE: '24h', LOG_LEVEL: 'error' }, database);
    await gateway.ops('maintenance', ['off']);
    const { rows } = await gateway.ctx.db.execute<{ id: string; userName: string; type: number }>(
      sql`select id, user_name as "userName", type from accounts where type <> ${SETTINGS.trialType} order by user_name`,
    );
    accounts = await Promise.all(rows.map(async (row) => ({ ...row, client: await clientOf(gateway, row.id) })));
  });
  afterAll(async () => {
    const { problems } = Object((await gateway.ops('ledger', ['verify'])).reply?.value);
    await gateway.stop();
    expect(problems).toEqual([]);
  });

  test('every read of every account matches the contract', { timeout: TIMEOUT_MS }, async () => {
    const all = accounts.map(async ({ userName, type, client }) => {
      const reads = (await readsOf(client)).filter(([read]) => isAgent({ type }) || !Object.hasOwn(OF_AGENTS, read));
      for (const [read, request] of reads)
        await Reflect.apply(client[read], client, [request]).catch((error: unknown) => {
          throw new Error(`${userName} cannot read ${read}: ${JSON.stringify(error)}`);
        });
    });
    await Promise.all(all);
    expect(accounts.length).toBeGreaterThan(5);
    expect(gateway.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('a demo database is recognised and does not start without the demo [asvs 6.3.2]', async () => {
    const { rows } = await gateway.ctx.db.execute('select one from demo_seed');
    expect(rows).toEqual([{ one: true }]);
    const without = { ...gateway.ctx, config: { ...gateway.ctx.config, demo: false } };
    await expect(seedDemo(without)).rejects.toThrow(/^DEMO: it is off/);
  });

  test('earlier sessions are still open', async () => {
    const { client } = the(accounts, 'downline');
    const { list } = await client.sessionList();
    expect(list.length).toBeGreaterThan(1);
  });

  test('each balance equals the sum of its records and its bonuses', async () => {
    for (const { id, userName, client } of accounts) {
      const { list } = await client.records({ pageSize: 50 });
      const { sumBalance } = await client.balance();
      const { granted = '0' } = await balancesOf(gateway.ctx.db, id);
      const total = fromWire(list[0]?.balanceAfter ?? '0.00') + BigInt(granted);
      expect([userName, toWire(total)]).toEqual([userName, sumBalance]);
      expect(list.filter(({ kind }) => kind === 'other')).toEqual([]);
    }
  });

  if (WITHOUT_WALLET.includes(name)) return;
  if (WITHOUT_GRANTS.includes(name))
    test('the turnover due is unchanged', async () => {
      for (const { id, owed: minor } of owed) expect(await turnoverLeft(gateway.ctx.db, id)).toBe(BigInt(minor));
      const player = the(accounts, 'player');
      expect(await player.client.withdrawalTerms()).toMatchObject({
        turnoverRemaining: toWire(BigInt(owed.find(({ id }) => id === player.id)?.owed ?? 0)),
      });
      expect(new Set(owed.map(({ owed: minor }) => minor)).size).toBeGreaterThan(1);
    });

  test('withdrawals continue in their state, by events and deadlines', async () => {
    const { client } = the(accounts, 'downline');
    const { list } = await client.withdrawals({ pageSize: 50 });
    const lives = list.map(({ id, steps, permitted }) => ({
      id,
      went: steps.map(({ state }) => state).join(' '),
      permitted,
    }));
    const at = (went: string, cancels = false) => {
      const found = lives.find((life) => life.went === went && life.permitted.includes('player.cancelled') === cancels);
      return found ?? expect.fail(`no withdrawal went ${went}`);
    };
    const actOn = async (id: string, ...acts: Act[]): Promise<Withdrawal['state']> => {
      for (const act of acts) await ACT[act]({ ops: gateway.ops, client, id, image: PIXEL });
      return (await client.withdrawal({ id })).state;
    };
    expect(await actOn(at('requested').id, 'approve', 'disburse', 'received')).toBe('received');
    expect(await actOn(at('requested', true).id, 'cancel')).toBe('cancelled');
    expect(await actOn(at('requested approved').id, 'reject')).toBe('rejected');
    expect(await actOn(at('requested approved disbursed notReceived').id, 'pay')).toBe('paidAgain');
    expect(await actOn(at('requested approved disbursed partiallyReceived').id, 'refund')).toBe('refunded');

    const waiting = list.filter(({ deadline }) => deadline !== null);
    expect(waiting.map(({ state }) => state).sort()).toEqual(['disbursed', 'disbursed', 'paidAgain']);
    await gateway.ops('clock', ['+45m']);
    await gateway.ops('clock', ['+30m']);
    const states = async () =>
      (await Promise.all(waiting.map(({ id }) => client.withdrawal({ id })))).map(({ state }) => state).sort();
    await expect.poll(states).toEqual(['countedReceived', 'countedReceived', 'returned']);
    for (const { id, deadline } of waiting) {
      const { steps } = await client.withdrawal({ id });
      expect((steps.at(-1)?.at ?? 0) - (deadline ?? 0)).toBeGreaterThan(-MINUTE);
    }
  });

  if (!hasAnswers(name)) return;
  test('today’s jobs finish pending work', async () => {
    await gateway.ops('clock', ['+2h']);
    await expect.poll(async () => (await gateway.ctx.db.execute(WAITING)).rows).toEqual([{ waiting: '0' }]);
    const { rows } = await gateway.ctx.db.execute(
      'select task_identifier, last_error from graphile_worker.jobs where last_error is not null',
    );
    expect(rows).toEqual([]);
  });
});

const the = <T extends { userName: string }>(accounts: T[], name: string): T =>
  accounts.find(({ userName }) => userName === name) ?? expect.fail(`there is no ${name}`);

async function clientOf({ url, ctx }: TestGateway, accountId: string): Promise<ClientOf<Endpoints>> {
  const token = await openSession(ctx, ctx.db, accountId);
  return createClient(endpoints, {
    fetch: (path, init) => fetch(url + String(path), init),
    credentials: () => ({ language: 'bn', merchant: 'maidan', token }),
    timeout: EVENT_CEILING,
    seal: () => Promise.reject(new Error('nothing is sealed here')),
  });
}

/** Every read of a session with its requests: one call per known id. */
async function readsOf(client: ClientOf<Endpoints>): Promise<[EndpointName, unknown][]> {
  const { list: withdrawals } = await client.withdrawals({ pageSize: 50 });
  const { list: deposits } = await client.deposits({ pageSize: 50 });
  const { list: cashIns } = await client.cashIns({ pageSize: 50 });
  const { list: notices } = await client.notices({});
  const { list: bets } = await client.bets({ pageSize: 50 });
  const { list: offers } = await client.offers({});
  const { list: activities } = await client.activities();
  const { list: orders } = await client.lotteryOrders({ pageSize: 50 });
  const { list: draws } = await client.openedNumbers({});
  const { avatar, avatarType } = await client.playerAvatar();
  // Players who are not agents may not read these.
  const none = () => ({ list: [] });
  const { list: team } = await client.team({}).catch(none);
  const { list: bills } = await client.agentIncome({}).catch(none);
  const { lines } = bills[0] ? await client.agentBill({ id: bills[0].id }) : { lines: [] };
  const { list: contracts } = await client.agentContracts({ side: 'downline' }).catch(none);
  const requestsByEndpoint: Partial<Record<EndpointName, unknown[]>> = {
    withdrawal: withdrawals.map(({ id }) => ({ id })),
    proof: withdrawals.flatMap(({ proofs }) => proofs.map((id) => ({ id }))),
    deposit: deposits.map(({ id }) => ({ id })),
    withdrawals: [{}],
    deposits: [{}],
    cashIns: [{}],
    cashIn: cashIns.map(({ id }) => ({ id })),
    cashInPicture: cashIns.flatMap(({ pictures }) => pictures.map((id) => ({ id }))),
    records: [{}],
    gameSession: [],
    bets: [{}],
    bet: bets.map(({ id }) => ({ id })),
    personalLoss: [{}],
    systemStatus: [{}],
    announcements: [{}],
    notices: [{}],
    helpCenter: [{}],
    promoBar: [{}],
    article: [{ id: 'terms' }],
    messages: [{}],
    // Needs a file, which a job makes.
    ownDataPart: [],
    // Needs the key of a move.
    moveOutcome: [],
    // They stream until they are closed.
    chatStream: [],
    liveStream: [],
    siteStream: [],
    notice: notices.map(({ id }) => ({ id })),
    affiliate: [{ code: 'MAIDAN1' }],
    teamOverview: [{}],
    team: [{}],
    teamMember: team.map(({ userName }) => ({ userName })),
    teamBets: [{}, ...team.slice(0, 1).map(({ userName }) => ({ userName }))],
    teamTransactions: [{}],
    pointGoods: [{}],
    redemptions: [{}],
    referral: [{}],
    pointTransactions: [{}],
    agentContracts: [{ side: 'upline' }, { side: 'downline' }],
    contractLosses: contracts.map(({ id }) => ({ id })),
    offers: [{}],
    offer: offers.map(({ code }) => ({ code })),
    rewards: [{}, { view: 'past' }],
    bonuses: [{}],
    agentIncome: [{}],
    agentBill: bills.map(({ id }) => ({ id })),
    agentBillBets: lines.map(({ contract }) => ({ id: bills[0]?.id, contract })),
    dividendSalary: [{}],
    dailySalary: [{}],
    hourlySalary: [{}],
    gameMenus: [{}],
    gameList: [{}, { gameName: 'gol', facets: 'true' }],
    gameDetail: [{ gameId: 'lab-wheel' }],
    gameOdds: [{ gameId: 'lab-wheel' }],
    gameTables: [{}],
    hotGames: [{}],
    popularGames: [{}],
    vassGameType: [{ vassalage: 'MAIDANLAB' }],
    newGameVendor: [{}],
    roomList: [{}],
    rankList: [{}],
    openedVnNumbers: [{}],
    openedNumbers: [{}],
    favoriteGamesList: [{}],
    lotteryMenu: [{}],
    recentLotteries: [{}],
    lotteryRules: [{ lottery: 'SSC' }],
    lotteryOrders: [{}],
    lotteryChases: [{}],
    avatarPicture: avatarType === 'CUSTOM' ? [{ id: avatar }] : [],
    activity: activities.map(({ id }) => ({ id })),
    // Only an application names its pictures; a raffle can be verified once it is over.
    activityPicture: [],
    raffleDraws: [],
    missionLeaderboard: [{}, { span: 'day', before: '1' }],
    lotteryOrder: orders.map(({ id }) => ({ id })),
    drawEvidence: draws.map(({ gameCode: lottery, numero: issue }) => ({ lottery, issue })),
  };
  return Object.entries<Endpoint>(endpoints).flatMap(([name, { method, query }]) => {
    if (!isEndpoint(name) || method !== 'GET' || name === 'logOutByGet' || name === 'launchGameByGet') return [];
    const requests = query ? (requestsByEndpoint[name] ?? expect.fail(`no request calls ${name}`)) : [undefined];
    return requests.map((request): [EndpointName, unknown] => [name, request]);
  });
}

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
