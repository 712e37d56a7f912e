import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { turnoverLeft } from '../../../../src/gateway/money/wallet/turnover';
import { verifyRollups } from '../../../../src/gateway/play/bets/rollups';
import { closeIssue, settleIssue, settlePage } from '../../../../src/gateway/play/lottery/settle';
import type { Result } from '../../../../src/lottery';
import { startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { key, newcomer, PASSWORD } from '../../money/wallet/support';
import { chased, close, decide, type Issue, issueOf, LOSS, line, place, WIN } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());
afterEach(async () => {
  expect((await verifyLedger(ctx)).problems).toEqual([]);
  expect((await verifyRollups(ctx)).problems).toEqual([]);
});

type Player = Awaited<ReturnType<typeof newcomer>>;
const GROUP = line().group;

/** Players who win, lose, and win one of two lines with a rebate. */
async function crowd(issue: Issue, many = 3): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < many; i++) {
    const winner = await newcomer(gateway);
    const loser = await newcomer(gateway);
    const both = await newcomer(gateway);
    await place(winner.client, issue);
    await place(loser.client, issue, '0.20', [line('5|6')]);
    await place(both.client, issue, '0.60', [line('1|2', { group: GROUP - 40 }), line('7|8,9')]);
    players.push(winner, loser, both);
  }
  return players;
}

const wallets = async (players: Player[]) => {
  const held = await Promise.all(players.map(({ client }) => client.merchantWallet()));
  return held.map(({ main, locked }) => `${main} ${locked}`);
};
/**
 * Of three players: 98 of 100 times 0.20 and 100; nothing; and, in a group lower by 40, 96 of 100 plus 2 % of the
 * stake.
 */
const AFTER = ['1019.40 0.00', '999.80 0.00', '1018.60 0.00'];
const crowds = (each: string[], many = 3) => Array.from({ length: many }, () => each).flat();

const settlesOnce = async (size: number) => {
  const issue = await issueOf(gateway);
  const players = await crowd(issue);
  await decide(gateway, issue, WIN);
  expect(await settleIssue(ctx, issue.id, size)).toBe(1);
  expect(await wallets(players)).toEqual(crowds(AFTER));
  await closeIssue(ctx, issue.id);
  expect(await settleIssue(ctx, issue.id, size)).toBe(1);
  await Promise.all([settleIssue(ctx, issue.id, size), settleIssue(ctx, issue.id, 3)]);
  expect(await wallets(players)).toEqual(crowds(AFTER));
  const [won] = (await players[2]?.client.bets({}))?.list ?? [];
  expect(won).toMatchObject({ status: 'won', stake: '0.60', validBet: '0.60', result: '19.20', changed: false });
  const round = await players[2]?.client.bet({ id: won?.id ?? '' });
  expect(round?.transactions.map(({ amount }) => amount)).toEqual(['0.00', '-0.60', '19.20']);
  expect(JSON.parse(round?.evidence ?? '')).toMatchObject({
    lottery: 'SSC',
    issue: issue.number,
    result: '0 0 0 1 2',
    lines: [{ outcome: 'won' }, { outcome: 'lost' }],
  });
};
const PAGE = 'pages of %d give the same result, and settling twice settles once';
test.each([1])(PAGE, settlesOnce);
test.each([2, 7, 1_000])(PAGE, { tags: ['extended'] }, settlesOnce);

test('three concurrent workers settle each order once', { tags: ['extended'] }, async () => {
  const issue = await issueOf(gateway);
  const players = await crowd(issue, 6);
  await decide(gateway, issue, WIN);
  await Promise.all([1, 2, 3].map((size) => settleIssue(ctx, issue.id, size)));
  expect(await wallets(players)).toEqual(crowds(AFTER, 6));
});

test('a worker killed within a page leaves it undone, and the next continues there', async () => {
  const issue = await issueOf(gateway);
  const players = await crowd(issue);
  await decide(gateway, issue, WIN);
  await settlePage(ctx, issue.id, 2);
  // Locks a wallet of the next page, so that its settlement waits while it is killed.
  const holder = await gateway.pool.connect();
  await holder.query('begin');
  await holder.query(`select from ledger_accounts where owner_id = $1 and purpose = 'main' for update`, [
    players[3]?.id,
  ]);
  const dies = settlePage(ctx, issue.id, 4).then(
    () => 'lived',
    () => 'died',
  );
  const waits = `select pid from pg_stat_activity where datname = current_database() and query like '%lottery_page_settled%' and wait_event_type = 'Lock'`;
  for (let killed = 0; killed === 0; )
    killed = (await gateway.pool.query(`select pg_terminate_backend(pid) from (${waits}) w`)).rowCount ?? 0;
  expect(await dies).toBe('died');
  await holder.query('rollback');
  holder.release();
  expect(
    (await ctx.db.execute(sql`select cursor > 0 as begun, orders from lottery_runs where issue_id = ${issue.id}`)).rows,
  ).toEqual([{ begun: true, orders: 2 }]);
  await settleIssue(ctx, issue.id, 2);
  expect(await wallets(players)).toEqual(crowds(AFTER));
});

const voidAfter = async (pages: number) => {
  const issue = await issueOf(gateway);
  const players = await crowd(issue);
  if (pages > 0) {
    await decide(gateway, issue, WIN);
    for (let page = 0; page < pages; page++) await settlePage(ctx, issue.id, 2);
  }
  await decide(gateway, issue, null);
  await settleIssue(ctx, issue.id, 2);
  expect(await wallets(players)).toEqual(crowds(['1000.00 0.00', '1000.00 0.00', '1000.00 0.00']));
  for (const { client } of players) {
    expect((await client.bets({})).list).toMatchObject([
      { status: 'cancelled', validBet: '0.00', result: '0.00', net: '0.00' },
    ]);
    expect((await client.lotteryOrders({})).list).toMatchObject([{ state: 'void' }]);
  }
};
const VOID = 'voiding after %d pages returns every stake, without turnover';
test.each([1, 5])(VOID, { tags: ['extended'] }, voidAfter);
test.each([0, 2, 3])(VOID, { tags: ['extended'] }, voidAfter);

test('a corrected result pays new winners and takes back old prizes; shortfalls become debts', async () => {
  const issue = await issueOf(gateway);
  const first = await newcomer(gateway);
  const second = await newcomer(gateway);
  const spender = await newcomer(gateway, 20n);
  await place(first.client, issue);
  await place(second.client, issue, '0.20', [line('3|4')]);
  await place(spender.client, issue);
  await decide(gateway, issue, WIN);
  await settleIssue(ctx, issue.id);
  await spender.client.walletTransfer({ from: 'main', to: 'moyur', amount: '15.00' }, key());
  await decide(gateway, issue, LOSS);
  expect(await settleIssue(ctx, issue.id)).toBe(2);
  expect(await wallets([first, second, spender])).toEqual(['999.80 0.00', '1019.40 0.00', '0.00 0.00']);
  const debtQuery = sql`select amount::int, run from receivables where account_id = ${spender.id}`;
  expect((await ctx.db.execute(debtQuery)).rows).toEqual([{ amount: 1_500, run: 2 }]);
  expect((await first.client.bets({})).list).toMatchObject([{ status: 'lost', result: '0.00', changed: true }]);
  const [bet] = (await second.client.bets({})).list;
  expect((await second.client.bet({ id: bet?.id ?? '' })).events).toMatchObject([
    { kind: 'settled', status: 'lost' },
    { kind: 'settledAnew', status: 'won', result: '19.60' },
  ]);
  await decide(gateway, issue, WIN);
  await settleIssue(ctx, issue.id);
  expect(await wallets([first, second, spender])).toEqual(['1019.40 0.00', '999.80 0.00', '19.60 0.00']);
});

const chain = (many: number) =>
  Promise.all(Array.from({ length: many }, (_, i) => issueOf(gateway, 'SSC', 60_000 * (i + 1))));
const settled = async (issue: Issue | undefined, result: Result | null) => {
  if (!issue) throw new Error('no such issue');
  await decide(gateway, issue, result);
  await settleIssue(ctx, issue.id);
};

test('chase: held equals posted plus released; a win releases the rest, closed issues stay', async () => {
  const { client } = await newcomer(gateway);
  const issues = await chain(5);
  await client.placeLotteryChase(chased(issues, '1.00'), key());
  await settled(issues[0], LOSS);
  await settled(issues[1], null);
  expect(await client.merchantWallet()).toMatchObject({ main: '999.20', locked: '0.60' });
  // The fourth has closed when the result of the third arrives.
  await ctx.db.execute(sql`update lottery_issues set state = 'closed' where id = ${issues[3]?.id}`);
  await settled(issues[2], WIN);
  expect((await client.lotteryOrders({})).list.map(({ state }) => state)).toEqual([
    'stopped',
    'placed',
    'settled',
    'void',
    'settled',
  ]);
  expect(await client.merchantWallet()).toMatchObject({ main: '1019.00', locked: '0.20' });
  await settled(issues[3], LOSS);
  await settled(issues[4], WIN);
  expect(await client.merchantWallet()).toMatchObject({ main: '1019.00', locked: '0.00' });
  const { rows } = await ctx.db.execute(sql`
    select t.mode, -sum(e.amount)::int as amount from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
    where a.purpose = 'locked' and a.owner_id = (select account_id from lottery_orders where issue_id = ${issues[0]?.id}) group by 1 order by 1`);
  // Held: 1.00. Posted at their closes: the first, third and fourth; released: the second, void before its close, and
  // the fifth.
  expect(rows).toEqual([
    { mode: 'pending', amount: -100 },
    { mode: 'post', amount: 60 },
    { mode: 'void', amount: 40 },
  ]);
});

test('a chase may continue after a win', async () => {
  const { client } = await newcomer(gateway);
  const issues = await chain(2);
  await client.placeLotteryChase(chased(issues, '0.40', false), key());
  await settled(issues[0], WIN);
  expect((await client.lotteryOrders({})).list.map(({ state }) => state)).toEqual(['placed', 'settled']);
  await settled(issues[1], WIN);
  expect(await client.merchantWallet()).toMatchObject({ main: '1038.80', locked: '0.00' });
});

test('trial points are staked like money, but separately and without facts', async () => {
  const issue = await issueOf(gateway);
  const { client, id } = await newcomer(gateway, 1_000n, { type: 4 });
  await place(client, issue);
  await settled(issue, WIN);
  expect((await client.balance()).sumBalance).toBe('29.40');
  expect((await ctx.db.execute(sql`select 1 from bet_facts where account_id = ${id}`)).rows).toEqual([]);
  const { rows } = await ctx.db.execute(sql`
    select distinct a.purpose from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.owner_id is null and e.transfer_id in (select unnest(transfers) from lottery_orders where account_id = ${id})`);
  expect(rows).toEqual([{ purpose: 'lottery:SSC:trial' }]);
});

test('pays wins during a break; turnover counts once settled and is reopened by a void', async () => {
  const issue = await issueOf(gateway);
  const { client, id } = await newcomer(gateway);
  await deposit(gateway, id, 1_000n);
  await place(client, issue);
  await ctx.db.execute(
    sql`insert into gaming_pauses (account_id, time_out_until) values (${id}, app_now() + interval '1 day')`,
  );
  expect(await turnoverLeft(ctx.db, id)).toBe(1_000n);
  await settled(issue, WIN);
  expect((await client.balance()).sumBalance).toBe('1029.40');
  expect(await turnoverLeft(ctx.db, id)).toBe(980n);
  await settled(issue, null);
  expect(await turnoverLeft(ctx.db, id)).toBe(1_000n);
  expect((await client.balance()).sumBalance).toBe('1010.00');
});

test('an account cannot be closed while an order may still win [own.security.closing]', async () => {
  const issue = await issueOf(gateway);
  const { client } = await newcomer(gateway, 20n);
  await place(client, issue);
  const closing = () => client.closeAccount({ password: PASSWORD });
  await expect(closing()).rejects.toMatchObject({ code: 'security.betsOpen', status: 409 });
  await close(gateway, issue);
  await closeIssue(ctx, issue.id);
  await expect(closing()).rejects.toMatchObject({ code: 'security.betsOpen' });
  await decide(gateway, issue, LOSS);
  await settleIssue(ctx, issue.id);
  expect(await closing()).toBeNull();
});
