import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { settleIssue } from '../../../../src/gateway/play/lottery/settle';
import { LOTTERIES } from '../../../../src/lottery';
import { startModules } from '../../harness/modules';
import { key, newcomer } from '../../money/wallet/support';
import { decide, issueOf, line } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());

const [older, newer] = LOTTERIES['11X5'].prices.slice(-2).map(({ version }) => version);
const BIG = line('over', { play: 'sum-sides', unit: 'yuan', multiple: 100 });
/** The sum of 11, 10, 9, 8 and 7 is over 30. */
const DRAWN = [11, 10, 9, 8, 7];

/** An issue made under a price list. */
async function issueUnder(version = '') {
  const issue = await issueOf(gateway, '11X5');
  await gateway.ctx.db.execute(sql`update lottery_issues set price_version = ${version} where id = ${issue.id}`);
  return issue;
}

test('an order settles by its prices; outdated prices are rejected with the current cost and prize', async () => {
  const { client } = await newcomer(gateway, 100_000n);
  const before = await issueUnder(older);
  const after = await issueUnder(newer);
  const { rulesVersion } = LOTTERIES['11X5'];
  const place = (issue: string, priceVersion = '') =>
    client.placeLotteryOrder(
      { lottery: '11X5', issue, lines: [BIG], stake: '100.00', rulesVersion, priceVersion },
      key(),
    );
  expect((await place(before.number, older)).orders).toMatchObject([{ stake: '100.00', most: '196.00' }]);
  await expect(place(after.number, older)).rejects.toMatchObject({
    code: 'lottery.priceChanged',
    status: 409,
    value: {
      rulesVersion,
      priceVersion: newer,
      stake: '100.00',
      most: '197.00',
      lines: [{ units: 1, stake: '100.00', most: '197.00' }],
    },
  });
  expect(await client.merchantWallet()).toMatchObject({ main: '900.00', locked: '100.00' });
  // An order with future prices gets the current version.
  await expect(place(before.number, newer)).rejects.toMatchObject({ value: { priceVersion: older, most: '196.00' } });
  await place(after.number, newer);
  const chase = {
    lottery: '11X5',
    lines: [BIG],
    stake: '200.00',
    stopAfterWin: false,
    rulesVersion,
    priceVersion: newer ?? '',
  };
  const both = [before, after].map(({ number }) => ({ issue: number, multiple: 1 }));
  await expect(client.placeLotteryChase({ ...chase, issues: both }, key())).rejects.toMatchObject({
    code: 'lottery.priceChanged',
  });
  for (const issue of [before, after]) {
    await decide(gateway, issue, DRAWN);
    await settleIssue(gateway.ctx, issue.id);
  }
  const orders = (await client.lotteryOrders({})).list.map(({ issue, returned }) => [issue, returned]);
  expect(orders).toEqual([
    [after.number, '197.00'],
    [before.number, '196.00'],
  ]);
  const { list } = await client.bets({});
  const rounds = await Promise.all(list.map(({ id }) => client.bet({ id })));
  expect(rounds.map(({ evidence }) => JSON.parse(evidence ?? '').prices)).toEqual([newer, older]);
});
