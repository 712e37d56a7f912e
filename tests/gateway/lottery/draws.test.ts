import { afterAll, expect, test } from 'vitest';
import { toWire } from '../../../src/contract/money';
import { planIssues } from '../../../src/gateway/draw/plan';
import { verifyLedger } from '../../../src/gateway/wallet/service';
import { LOTTERIES, type LotteryCode, priceLine } from '../../../src/lottery';
import { startModules } from '../support/modules';
import { key, newcomer, withSession } from '../wallet/support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());

/** Vietnam's north is drawn at 18:15 there: so long before it the clock is put, as the draws of each minute until then are none of this test. */
const [DRAWN_AT, BEFORE] = [(11 * 60 + 15) * 60_000, 20 * 60_000];
const DAY = 86_400_000;
const untilDraw = async () => (2 * DAY + DRAWN_AT - BEFORE - ((await ctx.now()).getTime() % DAY)) % DAY;

const CASES: [LotteryCode, { play: string; selection: string }][] = [
  ['VNN', { play: '', selection: '' }],
  ['SSC', { play: 'direct-2-last', selection: '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9' }],
];

/** A run stops after a while, and goes on with the next. */
async function planAll() {
  while ((await planIssues(ctx)) > 0);
}

/** Jobs run until nothing is due any more. */
async function pass(ms: number) {
  await gateway.later(ms);
  for (let turn = 0; turn < 3; turn++) {
    await planAll();
    await gateway.runJobs();
  }
}

test.each(CASES)('%s: bet, closed, drawn and settled by the jobs, as the clock goes on', async (lottery, chosen) => {
  if (lottery === 'VNN') await gateway.later(await untilDraw());
  await planAll();
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
  await pass((issue?.closesAt ?? 0) - serverTime + 1_000);
  // By then the session has ended.
  const client = await withSession(gateway, player);
  expect(await client.lotteryOrder({ id })).toMatchObject({ state: 'closed', cancellable: false });
  await expect(client.placeLotteryOrder(asked, key())).rejects.toMatchObject({ code: 'lottery.closed' });
  await pass((issue?.drawsAt ?? 0) - (issue?.closesAt ?? 0) + 60_000);
  const order = await client.lotteryOrder({ id });
  expect(order).toMatchObject({ state: 'settled', lines: [{ outcome: expect.any(String) }] });
  expect(LOTTERIES[lottery].parseResult(order.result)).not.toBeNull();
  if (lottery === 'SSC') expect(order.lines[0]).toMatchObject({ outcome: 'won', prize: toWire(told.most) });
  expect((await client.bets({})).list).toMatchObject([{ game: lottery, stake: asked.stake, result: order.returned }]);
  expect((await verifyLedger(ctx)).problems).toEqual([]);
});
