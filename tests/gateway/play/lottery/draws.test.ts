import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import type { Tx } from '../../../../src/gateway/platform/context';
import { settleOverdueIssues } from '../../../../src/gateway/play/draw/overdue';
import { planNext } from '../../../../src/gateway/play/draw/plan';
import { SCHEDULES } from '../../../../src/gateway/play/draw/schedules';
import { LOTTERIES, type LotteryCode, priceLine } from '../../../../src/lottery';
import { startModules } from '../../harness/modules';
import { key, newcomer, withSession } from '../../money/wallet/support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());

const CASES: [LotteryCode, { play: string; selection: string }][] = [
  ['VNN', { play: '', selection: '' }],
  ['SSC', { play: 'direct-2-last', selection: '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9' }],
];

/** Issues of one lottery: the minutely issues of the others do not matter here. */
async function plan(lottery: LotteryCode) {
  while ((await planNext(ctx, lottery, SCHEDULES[lottery])) > 0);
}

/** Runs jobs until none is due. */
async function pass(lottery: LotteryCode, ms: number) {
  await gateway.later(ms);
  for (let turn = 0; turn < 3; turn++) {
    await plan(lottery);
    await gateway.runJobs();
  }
}

test.each(CASES)('%s: a bet is closed, drawn and settled by jobs as the clock advances', async (lottery, chosen) => {
  await plan(lottery);
  const { client: early, id: player } = await newcomer(gateway);
  const { issues, plays, rulesVersion, priceVersion, groups, serverTime } = await early.lotteryRules({
    lottery,
    issues: 3,
  });
  const play = plays.includes(chosen.play)
    ? LOTTERIES[lottery].plays[chosen.play]
    : Object.values(LOTTERIES[lottery].plays)[0];
  const line = {
    play: play?.code ?? '',
    selection: chosen.selection || (play?.samples[0] ?? ''),
    unit: 'fen' as const,
    multiple: 1,
    group: groups.most,
  };
  const linePrice = priceLine({ ...line, lottery });
  if ('refused' in linePrice) throw new Error(linePrice.refused);
  const [issue] = issues;
  const orderRequest = {
    lottery,
    rulesVersion,
    priceVersion,
    issue: issue?.issue ?? '',
    lines: [line],
    stake: toWire(linePrice.stake),
  };
  const placed = await early.placeLotteryOrder(orderRequest, key());
  const [{ id = '' } = {}] = placed.orders;
  await pass(lottery, (issue?.closesAt ?? 0) - serverTime + 1_000);
  // The session has ended.
  const client = await withSession(gateway, player);
  expect(await client.lotteryOrder({ id })).toMatchObject({ state: 'closed', cancellable: false });
  await expect(client.placeLotteryOrder(orderRequest, key())).rejects.toMatchObject({ code: 'lottery.closed' });
  await pass(lottery, (issue?.drawsAt ?? 0) - (issue?.closesAt ?? 0) + 60_000);
  const order = await client.lotteryOrder({ id });
  expect(order).toMatchObject({ state: 'settled', lines: [{ outcome: expect.any(String) }] });
  expect(LOTTERIES[lottery].parseResult(order.result)).not.toBeNull();
  if (lottery === 'SSC') expect(order.lines[0]).toMatchObject({ outcome: 'won', prize: toWire(linePrice.most) });
  expect((await client.bets({})).list).toMatchObject([
    { game: lottery, stake: orderRequest.stake, result: order.returned },
  ]);
  expect((await verifyLedger(ctx)).problems).toEqual([]);
});

test('missed issues are settled in bulk without bets, and by their jobs with bets [own.draw.settled]', {
  tags: ['extended'],
}, async () => {
  await planNext(ctx, 'PK10', { ...SCHEDULES.PK10, ahead: 12 });
  const { client: early, id: player } = await newcomer(gateway);
  const { issues, rulesVersion, priceVersion, groups } = await early.lotteryRules({ lottery: 'PK10', issues: 8 });
  const number = issues[4]?.issue ?? '';
  const line = {
    play: 'dragon-tiger',
    selection: LOTTERIES.PK10.plays['dragon-tiger']?.samples[0] ?? '',
    unit: 'yuan' as const,
    multiple: 1,
    group: groups.most,
  };
  const linePrice = priceLine({ ...line, lottery: 'PK10' });
  const stake = toWire('refused' in linePrice ? expect.fail(linePrice.refused) : linePrice.stake);
  const placed = await early.placeLotteryOrder(
    { lottery: 'PK10', rulesVersion, priceVersion, issue: number, lines: [line], stake },
    key(),
  );
  await gateway.later(20 * 60_000);
  expect(await settleOverdueIssues(ctx, 'PK10')).toBeGreaterThan(9);
  const state = async () =>
    (
      await ctx.db.execute<{ state: string }>(
        sql`select state from lottery_issues where lottery = 'PK10' and number = ${number}`,
      )
    ).rows;
  expect(await state()).toEqual([{ state: 'scheduled' }]);
  expect(await settleOverdueIssues(ctx, 'PK10')).toBe(0);
  while ((await settleOverdueIssues(ctx, 'SSC')) > 0);
  await gateway.runJobs();
  expect(await state()).toEqual([{ state: 'settled' }]);
  const client = await withSession(gateway, player);
  expect(await client.lotteryOrder({ id: placed.orders[0]?.id ?? '' })).toMatchObject({ state: 'settled' });
  expect((await verifyLedger(ctx)).problems).toEqual([]);
});

test('a bet in progress on a missed issue counts: the issue is left to its jobs [own.draw.settled]', async () => {
  await planNext(ctx, '11X5', { ...SCHEDULES['11X5'], ahead: 12 });
  const { client: early, id: player } = await newcomer(gateway);
  const { issues, rulesVersion, priceVersion, groups } = await early.lotteryRules({ lottery: '11X5', issues: 8 });
  const number = issues[4]?.issue ?? '';
  const play = Object.values(LOTTERIES['11X5'].plays)[0];
  const line = {
    play: play?.code ?? '',
    selection: play?.samples[0] ?? '',
    unit: 'yuan' as const,
    multiple: 1,
    group: groups.most,
  };
  const linePrice = priceLine({ ...line, lottery: '11X5' });
  const stake = toWire('refused' in linePrice ? expect.fail(linePrice.refused) : linePrice.stake);
  const orderRequest = { lottery: '11X5' as const, rulesVersion, priceVersion, issue: number, lines: [line], stake };
  const waiting = async (tx: Tx, kind: string) =>
    (await tx.execute(sql`select from pg_locks where locktype = ${kind} and not granted`)).rows.length > 0;
  const { placing, settling } = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select from ledger_accounts where owner_id = ${player} and purpose = 'main' for update`);
    const placed = early.placeLotteryOrder(orderRequest, key());
    await expect.poll(() => waiting(tx, 'transactionid'), { interval: 10 }).toBe(true);
    await gateway.later(20 * 60_000);
    const settled = settleOverdueIssues(ctx, '11X5');
    await expect.poll(() => waiting(tx, 'advisory'), { interval: 10 }).toBe(true);
    return { placing: placed, settling: settled };
  });
  expect((await placing).orders).toMatchObject([{ state: 'placed', issue: number }]);
  expect(await settling).toBeGreaterThan(9);
  const { rows } = await ctx.db.execute(
    sql`select state from lottery_issues where lottery = '11X5' and number = ${number}`,
  );
  expect(rows).toEqual([{ state: 'scheduled' }]);
});
