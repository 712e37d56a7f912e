import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { bet, give, key, newcomer } from '../../money/wallet/support';
import { chased, issueOf, line, orderRequest, place } from '../../play/lottery/support';
import { atTheLab } from '../../play/studio/support';

const gateway = await startModules();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A player with 500.00 deposited and a bonus of the same amount, of which a single position may contain 50.00. */
async function withBonus(mostStake: string | null = '50.00') {
  const player = await newcomer(gateway, 0n);
  await deposit(gateway, player.id, 50_000n);
  const rules = mostStake === null ? {} : { mostStake };
  await give(gateway, player.id, { money: 50_000n, requirement: 500_000n, rules });
  const { send } = await atTheLab(gateway, player.id);
  let nth = 0;
  return {
    ...player,
    /** An order of a number of bets of 0.20. */
    orders: (issue: Awaited<ReturnType<typeof issueOf>>, times: number) =>
      place(player.client, issue, (0.2 * times).toFixed(2), [line('1|2', { multiple: times })]),
    bets: (roundId: string, amount: string, transactionId = `b${++nth}-${player.id}`) =>
      send('bet', { transactionId, roundId, gameId: 'lab-wheel', amount }),
  };
}
const stakeError = (left: string) => ({ code: 'lottery.bonusStake', status: 422, value: { most: '50.00', left } });

describe('bonus stake in one position [own.bonus.position]', () => {
  test('rejects an order of the whole bonus and returns the maximum', async () => {
    const { orders } = await withBonus();
    await expect(orders(await issueOf(gateway), 5_000)).rejects.toMatchObject(stakeError('50.00'));
  });

  test('stakes own money first, then bonus money up to the limit', async () => {
    const { orders } = await withBonus();
    const issue = await issueOf(gateway);
    await orders(issue, 2_500);
    await expect(orders(issue, 1)).rejects.toMatchObject(stakeError('0.00'));
    const other = await issueOf(gateway);
    await orders(other, 100);
    await expect(orders(other, 151)).rejects.toMatchObject(stakeError('30.00'));
    await orders(other, 150);
  });

  test('keeps the limit of a draw when own money arrives later, not of other draws', async () => {
    const { id, orders } = await withBonus();
    await orders(await issueOf(gateway), 2_500);
    const issue = await issueOf(gateway);
    await orders(issue, 100);
    await deposit(gateway, id, 50_000n);
    await expect(orders(issue, 200)).rejects.toMatchObject(stakeError('30.00'));
    await orders(await issueOf(gateway), 2_000);
  });

  test('ignores cancelled orders and finished draws', async () => {
    const { client, orders } = await withBonus();
    await orders(await issueOf(gateway), 2_500);
    const issue = await issueOf(gateway);
    const placed = await orders(issue, 250);
    await client.cancelLotteryOrder({ id: placed.orders[0]?.id ?? '' }, key());
    await orders(issue, 250);
  });

  test('rejects a whole chase if one of its draws would exceed the limit', async () => {
    const { client, orders } = await withBonus();
    await orders(await issueOf(gateway), 2_500);
    const issues = [await issueOf(gateway), await issueOf(gateway)];
    const asking = chased(issues, '70.20', true, [100, 251]);
    await expect(client.placeLotteryChase(asking, key())).rejects.toMatchObject(stakeError('50.00'));
    expect((await client.lotteryOrders({})).list).toHaveLength(1);
  });

  test('accepts one of twenty concurrent orders of the maximum [asvs 2.3.4]', { tags: ['extended'] }, async () => {
    const { client, orders } = await withBonus();
    await orders(await issueOf(gateway), 2_500);
    const issue = await issueOf(gateway);
    const order = orderRequest(issue, '50.00', [line('1|2', { multiple: 250 })]);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => client.placeLotteryOrder(order, key())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('rejects a studio round above the limit and returns the maximum, also when repeated', async () => {
    const { id, bets } = await withBonus();
    await bet(gateway, id, 50_000n);
    const answer = await bets('r1', '50.01', `big-${id}`);
    expect(answer).toMatchObject({ code: 'limits.bonusStake', outcome: 'refused', most: '50.00', balance: '500.00' });
    expect(await bets('r1', '50.01', `big-${id}`)).toMatchObject({
      code: 'limits.bonusStake',
      outcome: 'refused',
      most: '50.00',
    });
    expect(await bets('r2', '50.00')).toMatchObject({ code: 'ok' });
    expect(await bets('r2', '0.01')).toMatchObject({ code: 'limits.bonusStake', most: '50.00' });
    expect(await bets('r3', '50.00')).toMatchObject({ code: 'ok' });
  });

  test('allows larger rounds of own money', async () => {
    const { bets } = await withBonus();
    expect(await bets('own', '400.00')).toMatchObject({ code: 'ok' });
  });

  test('has no limit without the rule or once the bonus is given up', { tags: ['extended'] }, async () => {
    const free = await withBonus(null);
    await free.orders(await issueOf(gateway), 5_000);
    const { client, orders } = await withBonus();
    const [{ id: bonus, left } = { id: '', left: '' }] = (await client.bonuses({})).list;
    await client.giveUpBonus({ id: bonus, left });
    await orders(await issueOf(gateway), 2_500);
    await expect(orders(await issueOf(gateway), 1)).rejects.toMatchObject({ code: 'ledger.insufficient' });
  });
});
