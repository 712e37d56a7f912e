import { afterAll, expect, test } from 'vitest';
import { toWire } from '../../../src/contract/money';
import { planNext } from '../../../src/gateway/draw/plan';
import { SCHEDULES } from '../../../src/gateway/draw/schedules';
import { verifyLedger } from '../../../src/gateway/wallet/service';
import { LOTTERIES, type LotteryCode, priceLine } from '../../../src/lottery';
import { startModules } from '../support/modules';
import { key, newcomer, withSession } from '../wallet/support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());

const CASES: [LotteryCode, { play: string; selection: string }][] = [
  ['VNN', { play: '', selection: '' }],
  ['SSC', { play: 'direct-2-last', selection: '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9' }],
];

/** Issues of one lottery: those of each minute of the others are none of this test. */
async function plan(lottery: LotteryCode) {
  while ((await planNext(ctx, lottery, SCHEDULES[lottery])) > 0);
}

/** Jobs run until nothing is due any more. */
async function pass(lottery: LotteryCode, ms: number) {
  await gateway.later(ms);
  for (let turn = 0; turn < 3; turn++) {
    await plan(lottery);
    await gateway.runJobs();
  }
}

test.each(CASES)('%s: bet, closed, drawn and settled by the jobs, as the clock goes on', async (lottery, chosen) => {
  await plan(lottery);
  const { client: early, id: player } = await newcomer(gateway);
  const { issues, plays, rulesVersion, priceVersion, groups, serverTime } = await early.lotteryRules({ lottery, issues: 3 });
  const play = plays.includes(chosen.play) ? LOTTERIES[lottery].plays[chosen.play] : Object.values(LOTTERIES[lottery].plays)[0];
  const line = {
    play: play?.code ?? '',
    selection: chosen.selection || (play?.samples[0] ?? ''),
    unit: 'fen' as const,
    multiple: 1,
    group: groups.most,
  };
  const told = priceLine({ ...line, lottery });
  if ('refused' in told) throw new Error(told.refused);
  const [issue] = issues;
  const asked = { lottery, rulesVersion, priceVersion, issue: issue?.issue ?? '', lines: [line], stake: toWire(told.stake) };
  const placed = await early.placeLotteryOrder(asked, key());
  const [{ id = '' } = {}] = placed.orders;
  await pass(lottery, (issue?.closesAt ?? 0) - serverTime + 1_000);
  // By then the session has ended.
  const client = await withSession(gateway, player);
  expect(await client.lotteryOrder({ id })).toMatchObject({ state: 'closed', cancellable: false });
  await expect(client.placeLotteryOrder(asked, key())).rejects.toMatchObject({ code: 'lottery.closed' });
  await pass(lottery, (issue?.drawsAt ?? 0) - (issue?.closesAt ?? 0) + 60_000);
  const order = await client.lotteryOrder({ id });
  expect(order).toMatchObject({ state: 'settled', lines: [{ outcome: expect.any(String) }] });
  expect(LOTTERIES[lottery].parseResult(order.result)).not.toBeNull();
  if (lottery === 'SSC') expect(order.lines[0]).toMatchObject({ outcome: 'won', prize: toWire(told.most) });
  expect((await client.bets({})).list).toMatchObject([{ game: lottery, stake: asked.stake, result: order.returned }]);
  expect((await verifyLedger(ctx)).problems).toEqual([]);
});
