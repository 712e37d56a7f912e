import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { bet, give, key, newcomer } from '../../money/wallet/support';
import { asked, chased, issueOf, line, place } from '../../play/lottery/support';
import { atTheLab } from '../../play/studio/support';

const gateway = await startModules();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A player who deposited 500.00 and has a bonus of as much, of which 50.00 may be in one position. */
async function withBonus(mostStake: string | null = '50.00') {
  const player = await newcomer(gateway, 0n);
  await deposit(gateway, player.id, 50_000n);
  const rules = mostStake === null ? {} : { mostStake };
  await give(gateway, player.id, { money: 50_000n, requirement: 500_000n, rules });
  const { says } = await atTheLab(gateway, player.id);
  let nth = 0;
  return {
    ...player,
    /** An order of so many bets of 0.20. */
    orders: (issue: Awaited<ReturnType<typeof issueOf>>, times: number) =>
      place(player.client, issue, (0.2 * times).toFixed(2), [line('1|2', { multiple: times })]),
    bets: (roundId: string, amount: string, transactionId = `b${++nth}-${player.id}`) =>
      says('bet', { transactionId, roundId, gameId: 'lab-wheel', amount }),
  };
}
const refused = (left: string) => ({ code: 'lottery.bonusStake', status: 422, value: { most: '50.00', left } });

describe('own.bonus.position', () => {
  test('whole bonuses are not staked on opposite halves of a draw: an order of all is refused, with the most', async () => {
    const { orders } = await withBonus();
    await expect(orders(await issueOf(gateway), 5_000)).rejects.toMatchObject(refused('50.00'));
  });

  test('own money is staked first, as much as there is; then no bonus money comes on top of it', async () => {
    const { orders } = await withBonus();
    const issue = await issueOf(gateway);
    await orders(issue, 2_500);
    await expect(orders(issue, 1)).rejects.toMatchObject(refused('0.00'));
    const other = await issueOf(gateway);
    await orders(other, 100);
    await expect(orders(other, 151)).rejects.toMatchObject(refused('30.00'));
    await orders(other, 150);
  });

  test('a draw that has some keeps its limit when own money comes later, and another draw has none', async () => {
    const { id, orders } = await withBonus();
    await orders(await issueOf(gateway), 2_500);
    const issue = await issueOf(gateway);
    await orders(issue, 100);
    await deposit(gateway, id, 50_000n);
    await expect(orders(issue, 200)).rejects.toMatchObject(refused('30.00'));
    await orders(await issueOf(gateway), 2_000);
  });

  test('orders that are cancelled, or of a draw that is over, are no part of it', async () => {
    const { client, orders } = await withBonus();
    await orders(await issueOf(gateway), 2_500);
    const issue = await issueOf(gateway);
    const placed = await orders(issue, 250);
    await client.cancelLotteryOrder({ id: placed.orders[0]?.id ?? '' }, key());
    await orders(issue, 250);
  });

  test('a chase is refused whole where one of its draws would come to more', async () => {
    const { client, orders } = await withBonus();
    await orders(await issueOf(gateway), 2_500);
    const issues = [await issueOf(gateway), await issueOf(gateway)];
    const asking = chased(issues, '70.20', true, [100, 251]);
    await expect(client.placeLotteryChase(asking, key())).rejects.toMatchObject(refused('50.00'));
    expect((await client.lotteryOrders({})).list).toHaveLength(1);
  });

  test('asvs 2.3.4: of twenty orders of 50.00 at once on one draw exactly one is taken', async () => {
    const { client, orders } = await withBonus();
    await orders(await issueOf(gateway), 2_500);
    const issue = await issueOf(gateway);
    const one = asked(issue, '50.00', [line('1|2', { multiple: 250 })]);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => client.placeLotteryOrder(one, key())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a round of a studio is refused above it, with the most, and the same again when it is said again', async () => {
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

  test('a round of own money alone may be larger', async () => {
    const { bets } = await withBonus();
    expect(await bets('own', '400.00')).toMatchObject({ code: 'ok' });
  });

  test('without such a rule, and once the bonus is given up, there is no limit', async () => {
    const free = await withBonus(null);
    await free.orders(await issueOf(gateway), 5_000);
    const { client, orders } = await withBonus();
    const [{ id: bonus, left } = { id: '', left: '' }] = (await client.bonuses({})).list;
    await client.giveUpBonus({ id: bonus, left });
    await orders(await issueOf(gateway), 2_500);
    await expect(orders(await issueOf(gateway), 1)).rejects.toMatchObject({ code: 'ledger.insufficient' });
  });
});
