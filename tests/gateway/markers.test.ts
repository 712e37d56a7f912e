import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints';
import { accountById } from '../../src/gateway/identity/account/service';
import { alertOwner } from '../../src/gateway/identity/alert/service';
import { cashIns } from '../../src/gateway/money/cash-in/tables';
import { deposits } from '../../src/gateway/money/deposit/tables';
import { credit } from '../../src/gateway/money/wallet/service';
import { creditPoints } from '../../src/gateway/rewards/points/service';
import { referrals } from '../../src/gateway/rewards/referral/tables';
import { claimReward } from '../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../src/gateway/rewards/reward/service';
import { keepNotice } from '../../src/gateway/support/notice/service';
import { agentUnder, daily, lineOf } from './agents/agreements/support';
import { type Modules, startModules } from './harness/modules';
import { reference, SENDER, TO } from './money/cash-in/support';
import { bet, key, newcomer, payee } from './money/wallet/support';
import { chased, issueOf, place } from './play/lottery/support';
import { collector } from './rewards/points/support';
import { draft, forgetNotices } from './support/notice/support';

const gateway: Modules = await startModules();
const { ctx } = gateway;
const { db } = ctx;
afterAll(() => gateway.close());

type Page = { list: object[]; pageNum: number; totalPages: number; total: number; marker?: string };
type Query = { pageNo: number; pageSize: number; marker?: string };
/** A list of one player, and a function that adds a row at its top. */
type Growing = { read: (query: Query) => Promise<Page>; add: (nth: number) => Promise<unknown> };
const growing = (read: Growing['read'], add: Growing['add']): Growing => ({ read, add });

const rewardOf = async (accountId: string, more: object) =>
  (await offerReward(db, { accountId, source: 'offer', key: randomUUID(), ...more })) ?? '';

async function rewarded(view: 'open' | 'past'): Promise<Growing> {
  const { id, client } = await newcomer(gateway);
  const read = (query: Query) => client.rewards({ view, ...query });
  if (view === 'open')
    return growing(read, (nth) =>
      rewardOf(id, { points: 5n, claimBy: new Date(Date.now() + (100 - nth) * 3_600_000) }),
    );
  return growing(read, async () => claimReward(ctx, id, await rewardOf(id, { points: 5n })));
}

async function drawn() {
  return Promise.all([issueOf(gateway, 'SSC', 60_000), issueOf(gateway, 'SSC', 120_000, 'scheduled')]);
}

/** Every list with a marker, by endpoint; a suffix after a colon distinguishes two lists of one endpoint. */
const LISTS: Record<string, () => Promise<Growing>> = {
  records: async () => {
    const { id, client } = await newcomer(gateway);
    return growing(
      (query) => client.records(query),
      () => credit(ctx, id, 100n, randomUUID()),
    );
  },
  'records: by kind': async () => {
    const { id, client } = await newcomer(gateway);
    return growing(
      (query) => client.records({ kind: 'bet', ...query }),
      () => bet(gateway, id, 100n),
    );
  },
  'records: by state': async () => {
    const { id, client } = await newcomer(gateway, 0n);
    return growing(
      (query) => client.records({ state: 'posted', ...query }),
      () => credit(ctx, id, 100n, randomUUID()),
    );
  },
  bets: async () => {
    const { id, client } = await newcomer(gateway);
    const at = new Date();
    return growing(
      (query) => client.bets(query),
      () => bet(gateway, id, 100n, 'bet', at),
    );
  },
  lotteryOrders: async () => {
    const { client } = await newcomer(gateway);
    const issue = await issueOf(gateway);
    return growing(
      (query) => client.lotteryOrders(query),
      () => place(client, issue),
    );
  },
  lotteryChases: async () => {
    const { client } = await newcomer(gateway);
    const issues = await drawn();
    return growing(
      (query) => client.lotteryChases(query),
      () => client.placeLotteryChase(chased(issues, '0.40'), key()),
    );
  },
  messages: async () => {
    const { id, client } = await newcomer(gateway);
    const account = await accountById(db, id);
    if (!account) throw new Error('no account');
    return growing(
      (query) => client.messages(query),
      () => alertOwner(ctx, db, account, 'credit.given', { amount: '5.00' }, { key: randomUUID() }),
    );
  },
  notices: async () => {
    await forgetNotices(gateway);
    return growing(
      (query) => gateway.client.notices(query),
      (nth) => keepNotice(db, draft(randomUUID(), { from: new Date(Date.now() - (100 - nth) * 3_600_000) })),
    );
  },
  deposits: async () => {
    const { id: accountId, client } = await newcomer(gateway);
    const row = {
      accountId,
      method: 'nodi',
      amount: 50_000n,
      state: 'failed' as const,
      createdAt: new Date(),
      expiresAt: new Date(),
    };
    return growing(
      (query) => client.deposits(query),
      () => db.insert(deposits).values({ ...row, id: v7(), idempotencyKey: randomUUID(), settledAt: new Date() }),
    );
  },
  cashIns: async () => {
    const { id: accountId, client } = await newcomer(gateway);
    const at = new Date();
    const transfer = { wallet: 'nodi', sentTo: TO, amount: 50_000n, sender: SENDER };
    const row = { accountId, ...transfer, state: 'cancelled' as const, createdAt: at, deadline: at, settledAt: at };
    return growing(
      (query) => client.cashIns(query),
      () => db.insert(cashIns).values({ ...row, id: v7(), reference: reference(), idempotencyKey: randomUUID() }),
    );
  },
  withdrawals: async () => {
    const { client, withdraw } = await payee(gateway, 10_000_000n);
    return growing(
      (query) => client.withdrawals(query),
      () => withdraw('1000.00'),
    );
  },
  bonuses: async () => {
    const { id, client } = await newcomer(gateway);
    const more = { money: 500n, requirement: 5_000n };
    return growing(
      (query) => client.bonuses(query),
      async () => claimReward(ctx, id, await rewardOf(id, more)),
    );
  },
  rewards: () => rewarded('past'),
  'rewards: claimable': () => rewarded('open'),
  pointTransactions: async () => {
    const { id: accountId, client } = await newcomer(gateway);
    return growing(
      (query) => client.pointTransactions(query),
      () => creditPoints(db, { accountId, key: randomUUID(), amount: 5n, kind: 'present' }),
    );
  },
  redemptions: async () => {
    const { client, convert } = await collector(gateway, 100_000n);
    return growing(
      (query) => client.redemptions(query),
      () => convert(1_000),
    );
  },
  referral: async () => {
    const { id: inviterId, client } = await newcomer(gateway);
    const row = { inviterId, ip: '198.51.100.7', userAgent: 'a browser', state: 'joined' as const };
    return growing(
      (query) => client.referral(query),
      async () =>
        db.insert(referrals).values({ ...row, inviteeId: (await newcomer(gateway, 0n)).id, joinedAt: await ctx.now() }),
    );
  },
  agentContracts: async () => {
    const [first] = await lineOf(gateway, daily(1_000));
    if (!first) throw new Error('no agent');
    const { agent } = first;
    return growing(
      (query) => agent.client.agentContracts({ side: 'upline', ...query }),
      async () =>
        agent.client.offerContract({ downline: (await agentUnder(gateway, agent)).userName, terms: daily(100) }),
    );
  },
};

test('covers every list whose query has a marker [own.list.marker]', () => {
  const marked = Object.entries(endpoints).filter(
    ([, endpoint]) => 'marker' in Object(Object(Object(endpoint).query).entries),
  );
  expect([...new Set(Object.keys(LISTS).map((name) => name.split(':')[0]))].sort()).toEqual(
    marked.map(([name]) => name).sort(),
  );
});

/** Lists of the gate: money and bets. All others read their pages by the same query. */
const IN_GATE = ['records', 'bets', 'lotteryOrders', 'deposits', 'withdrawals', 'bonuses'];
for (const [name, list] of Object.entries(LISTS))
  test(`${name}: rows added between page requests appear on no later page, and no row is skipped or repeated [own.list.marker]`, {
    tags: IN_GATE.includes(name) ? [] : ['extended'],
  }, async () => {
    const { read, add } = await list();
    const before = (await read({ pageNo: 1, pageSize: 100 })).total;
    for (let nth = 0; nth < 5; nth += 1) await add(nth);
    const whole = await read({ pageNo: 1, pageSize: 100 });
    expect([whole.total, whole.marker]).toEqual([before + 5, undefined]);
    const first = await read({ pageNo: 1, pageSize: 2 });
    await add(5);
    const second = await read({ pageNo: 2, pageSize: 2, marker: first.marker });
    await add(6);
    const third = await read({ pageNo: 3, pageSize: 2, marker: second.marker });
    expect([...first.list, ...second.list, ...third.list]).toEqual(whole.list.slice(0, 6));
    const paging = { pageNum: 3, total: whole.total, totalPages: Math.ceil(whole.total / 2) };
    expect(third).toMatchObject(paging);
    expect(await read({ pageNo: 3, pageSize: 2, marker: first.marker })).toEqual(third);
    expect((await read({ pageNo: 2, pageSize: 2 })).list).toEqual(whole.list.slice(0, 2));
    expect((await read({ pageNo: 1, pageSize: 2, marker: second.marker })).total).toBe(before + 7);
  });

test.each(['AAAA', Buffer.from('[2,"x"]').toString('base64url'), Buffer.from('[-1,"7"]').toString('base64url')])(
  'rejects %s as an invalid marker [own.list.marker]',
  async (marker) => {
    const { client } = await newcomer(gateway);
    await expect(client.deposits({ pageNo: 2, marker })).rejects.toMatchObject({
      status: 422,
      code: 'request.invalid',
    });
  },
);
