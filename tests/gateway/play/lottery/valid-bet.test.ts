import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { turnoverLeft } from '../../../../src/gateway/money/wallet/turnover';
import { verifyRollups } from '../../../../src/gateway/play/bets/rollups';
import { closeIssue, settleIssue, settlePage } from '../../../../src/gateway/play/lottery/settle';
import { reckonAll } from '../../../../src/gateway/rewards/points/earn';
import { pointsOf } from '../../../../src/gateway/rewards/points/service';
import { startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { give, newcomer } from '../../money/wallet/support';
import { decide, type Issue, issueOf, LOSS, line, place, WIN } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());
afterEach(async () => expect((await verifyRollups(ctx)).problems).toEqual([]));

type Client = Awaited<ReturnType<typeof newcomer>>['client'];
const RICH = 1_000_000n;

/** Places digits at the first place of SSC, 100.00 each. */
const digits = (client: Client, issue: Issue, chosen: string) => {
  const stake = `${chosen.split(',').length}00.00`;
  return place(client, issue, stake, [line(`${chosen}||||`, { play: 'place', unit: 'yuan', multiple: 50 })]);
};
const settled = async (issue: Issue, result = WIN) => {
  await decide(gateway, issue, result);
  await settleIssue(ctx, issue.id);
};
/** Valid bets of a player, the oldest order first. */
const validBets = async (client: Client) =>
  (await client.bets({})).list.toReversed().map(({ stake, validBet }) => `${stake}: ${validBet}`);

test.each([
  ['all ten digits', ['0,1,2,3,4,5,6,7,8,9'], ['1000.00: 0.00']],
  ['nine digits', ['0,1,2,3,4,5,6,7,8'], ['900.00: 180.00']],
  ['one digit', ['7'], ['100.00: 100.00']],
  ['all ten digits in two orders', ['0,1,2,3', '4,5,6,7,8,9'], ['400.00: 0.00', '600.00: 0.00']],
  ['nine digits in three orders', ['0,1', '2,3,4', '5,6,7,8'], ['200.00: 40.00', '300.00: 60.00', '400.00: 80.00']],
])('%s count by the odds of the whole position [own.lottery.valid-bet]', async (_, orders, counts) => {
  const issue = await issueOf(gateway);
  const { client } = await newcomer(gateway, RICH);
  for (const chosen of orders) await digits(client, issue, chosen);
  await settled(issue);
  expect(await validBets(client)).toEqual(counts);
});

test('the last order gets the remainder of the division [own.lottery.valid-bet]', async () => {
  const issue = await issueOf(gateway);
  const { client } = await newcomer(gateway, RICH);
  // All three lose it all with 97 of 100 draws but for the rebate of 0.04, which counts as return: 0.56 of 0.60.
  for (const chosen of ['1|2', '3|4', '5|6'])
    await place(client, issue, '0.20', [line(chosen, { group: line().group - 160 })]);
  await settled(issue);
  expect(await validBets(client)).toEqual(['0.20: 0.18', '0.20: 0.18', '0.20: 0.20']);
});

test('a covering position earns no turnover, bonus progress or points [own.lottery.valid-bet]', async () => {
  const { client, id } = await newcomer(gateway, RICH);
  await give(gateway, id, { money: 1_000n, requirement: 3_000n });
  await deposit(gateway, id, 2_000n);
  const before = await turnoverLeft(ctx.db, id);
  for (let nth = 0; nth < 3; nth++) {
    const issue = await issueOf(gateway);
    await digits(client, issue, '0,1,2,3,4');
    await digits(client, issue, '5,6,7,8,9');
    await settled(issue);
  }
  expect((await client.bonuses({})).list).toMatchObject([{ workedOff: '0.00' }]);
  expect(await turnoverLeft(ctx.db, id)).toBe(before);
  await reckonAll(ctx);
  expect(await pointsOf(ctx.db, id)).toBe(0n);
  const single = await issueOf(gateway);
  await digits(client, single, '5');
  await settled(single);
  expect((await client.bonuses({})).list).toMatchObject([{ workedOff: '30.00' }]);
  await reckonAll(ctx);
  expect(await pointsOf(ctx.db, id)).toBe(10n);
});

test('pages of one order never split an account [own.lottery.valid-bet]', async () => {
  const issue = await issueOf(gateway);
  const both = await newcomer(gateway, RICH);
  const other = await newcomer(gateway, RICH);
  await digits(both.client, issue, '0,1,2,3,4');
  await digits(other.client, issue, '0,1,2,3,4,5,6,7,8');
  await digits(both.client, issue, '5,6,7,8,9');
  await decide(gateway, issue, WIN);
  await closeIssue(ctx, issue.id);
  await settlePage(ctx, issue.id, 1);
  const states = sql`select account_id = ${both.id} as own, state, count(*)::int as n from lottery_orders where issue_id = ${issue.id} group by 1, 2 order by 1`;
  expect((await ctx.db.execute(states)).rows).toEqual([
    { own: false, state: 'closed', n: 1 },
    { own: true, state: 'settled', n: 2 },
  ]);
  await settleIssue(ctx, issue.id, 1);
  expect(await validBets(both.client)).toEqual(['500.00: 0.00', '500.00: 0.00']);
  expect(await validBets(other.client)).toEqual(['900.00: 180.00']);
  const run = sql`select orders, ended_at is not null as ended from lottery_runs where issue_id = ${issue.id}`;
  expect((await ctx.db.execute(run)).rows).toEqual([{ orders: 3, ended: true }]);
});

test('a cancelled order leaves the position [own.lottery.valid-bet]', async () => {
  const issue = await issueOf(gateway);
  const { client } = await newcomer(gateway, RICH);
  await digits(client, issue, '0,1,2,3,4,5,6,7,8');
  const [rest] = (await digits(client, issue, '9')).orders;
  await client.cancelLotteryOrder({ id: rest?.id ?? '' });
  await settled(issue);
  expect(await validBets(client)).toEqual(['900.00: 180.00', '100.00: 0.00']);
});

test('a correction computes the valid bet again [own.lottery.valid-bet]', async () => {
  const issue = await issueOf(gateway);
  const { client, id } = await newcomer(gateway, RICH);
  await digits(client, issue, '0,1,2,3,4,5,6,7,8');
  await settled(issue);
  // As before this rule: the whole stake.
  await ctx.db.execute(sql`alter table bet_facts disable trigger user`);
  await ctx.db.execute(sql`update bet_facts set valid_bet = stake where account_id = ${id}`);
  await ctx.db.execute(sql`alter table bet_facts enable trigger user`);
  expect(await validBets(client)).toEqual(['900.00: 900.00']);
  await settled(issue, LOSS);
  expect(await validBets(client)).toEqual(['900.00: 180.00']);
  await settled(issue, WIN);
  expect(await validBets(client)).toEqual(['900.00: 180.00']);
});
