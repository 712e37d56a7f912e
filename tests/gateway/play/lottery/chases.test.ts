import { afterAll, expect, test } from 'vitest';
import { startModules } from '../../harness/modules';
import { key, newcomer } from '../../money/wallet/support';
import { chased, close, issueOf, place } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());

/** Draws of which the first closes first. */
const draws = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, nth) =>
      issueOf(gateway, 'SSC', 60_000 * (nth + 1), nth === 0 ? 'open' : 'scheduled'),
    ),
  );

test('lists chases with the amount they hold, single orders not [own.lottery.chases]', async () => {
  const { client } = await newcomer(gateway);
  const [first, ...others] = await draws(3);
  if (!first) throw new Error('no draw');
  await place(client, first);
  expect(await client.lotteryChases({})).toEqual({ list: [], held: '0.00', pageNum: 1, totalPages: 0, total: 0 });
  const { id } = await client.placeLotteryChase(chased([first, ...others], '1.40', true, [1, 2, 4]), key());
  await client.placeLotteryChase(chased([first, ...others], '0.60', false), key());
  const { list, held, total } = await client.lotteryChases({});
  expect([held, total]).toEqual(['2.00', 2]);
  expect(list[1]).toMatchObject({
    ...{ id, lottery: 'SSC', stake: '1.40', held: '1.40', returned: '0.00', draws: 3, left: 3, stopAfterWin: true },
    next: { issue: first.number },
  });
  expect((await client.lotteryChases({ pageNo: 2, pageSize: 1 })).list).toMatchObject([{ id }]);
  await close(gateway, first);
  expect((await client.lotteryChases({})).list[1]).toMatchObject({ id, held: '1.40', left: 2 });
});

test('ending one or all releases open draws once [own.lottery.chases]', async () => {
  const { client } = await newcomer(gateway);
  const [first, ...others] = await draws(3);
  if (!first) throw new Error('no draw');
  await place(client, first);
  const { id } = await client.placeLotteryChase(chased([first, ...others], '1.40', true, [1, 2, 4]), key());
  await client.placeLotteryChase(chased([first, ...others], '0.60', true), key());
  await close(gateway, first);
  expect(await client.endLotteryChases({ id }, key())).toEqual({ draws: 2, returned: '1.20', balance: '999.00' });
  expect(await client.endLotteryChases({ id }, key())).toEqual({ draws: 0, returned: '0.00', balance: '999.00' });
  expect((await client.bets({})).list.map(({ status, stake }) => [status, stake]).sort()).toEqual([
    ['cancelled', '0.40'],
    ['cancelled', '0.80'],
  ]);
  const both = await Promise.all([client.endLotteryChases({}, key()), client.endLotteryChases({}, key())]);
  expect(both.map(({ draws: ended }) => ended).sort()).toEqual([0, 2]);
  expect(await client.merchantWallet()).toMatchObject({ main: '999.40', locked: '0.60' });
  expect((await client.lotteryChases({})).list).toMatchObject([
    { left: 0, held: '0.20' },
    { left: 0, held: '0.20' },
  ]);
});

test.each(['en', 'bn'])('%s: rejects ending another player’s chase', async (language) => {
  gateway.credentials.language = language;
  const { client } = await newcomer(gateway);
  const { client: other } = await newcomer(gateway);
  const issues = await draws(2);
  const { id, orders } = await client.placeLotteryChase(chased(issues, '0.40'), key());
  const message = language === 'bn' ? 'টানা ড্রর এই বাজিটি নেই।' : 'This chase does not exist.';
  await expect(other.endLotteryChases({ id }, key())).rejects.toMatchObject({
    code: 'lottery.chaseUnknown',
    status: 404,
    message,
  });
  await expect(client.endLotteryChases({ id: orders[0]?.id ?? '' }, key())).rejects.toMatchObject({
    code: 'lottery.chaseUnknown',
  });
  expect(await other.endLotteryChases({}, key())).toEqual({ draws: 0, returned: '0.00', balance: '1000.00' });
  expect((await other.lotteryChases({})).total).toBe(0);
  expect((await client.lotteryChases({})).held).toBe('0.40');
  gateway.credentials.language = 'en';
});
