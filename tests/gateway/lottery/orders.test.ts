import { afterAll, expect, test } from 'vitest';
import { closeIssue, settleIssue } from '../../../src/gateway/lottery/settle';
import { verifyLedger } from '../../../src/gateway/wallet/service';
import { startModules } from '../support/modules';
import { newcomer } from '../wallet/support';
import { decide, issueOf, place, WIN } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());

test('an order is placed, its stake held; at the close it is in, and its win comes back', async () => {
  const { client } = await newcomer(gateway);
  const issue = await issueOf(gateway);
  const placed = await place(client, issue);
  expect(placed).toMatchObject({
    stake: '0.20',
    balance: '999.80',
    orders: [{ state: 'placed', stake: '0.20', chase: null, cancellable: true }],
  });
  expect(await client.merchantWallet()).toMatchObject({ main: '999.80', locked: '0.20' });
  await decide(gateway, issue, WIN);
  await closeIssue(gateway.ctx, issue.id);
  expect(await client.merchantWallet()).toMatchObject({ main: '999.80', locked: '0.00' });
  expect(await settleIssue(gateway.ctx, issue.id)).toBe(1);
  const [{ id = '' } = {}] = placed.orders;
  const order = await client.lotteryOrder({ id });
  expect(order).toMatchObject({
    state: 'settled',
    returned: '19.60',
    result: WIN,
    lines: [{ outcome: 'won', prize: '19.60', rebate: '0.00' }],
  });
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  const { list } = await client.bets({});
  expect(list).toMatchObject([
    { game: 'SSC', gameName: 'SSC', vendorName: 'Maidan Draws', category: 'LOTT', status: 'won', stake: '0.20', result: '19.60' },
  ]);
});
