import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { fromWire, toWire } from '../../../../src/contract/money/money';
import { LOTTERIES, priceLine } from '../../../../src/lottery';
import { priceList } from '../../../../src/lottery/prices/list';
import { startModules } from '../../harness/modules';
import { key, newcomer, withSession } from '../../money/wallet/support';
import { chased, close, issueOf, line, orderRequest, place } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());

const { caps } = priceList(LOTTERIES.SSC, LOTTERIES.SSC.priceVersion);
const dear = (multiple: number) => line('1|2|3|4|5', { play: 'direct-5', unit: 'yuan', multiple });
const costs = (item: ReturnType<typeof line>) => {
  const linePrice = priceLine({ ...item, lottery: 'SSC' });
  if ('refused' in linePrice) throw new Error(linePrice.refused);
  return linePrice;
};
/** Number of bets on an expensive line until its prize exceeds a cap. */
const timesUnder = (cap: string) => Number(fromWire(cap) / costs(dear(1)).most);
const stakeOf = (...lines: ReturnType<typeof line>[]) =>
  toWire(lines.reduce((sum, candidate) => sum + costs(candidate).stake, 0n));
const rich = () => newcomer(gateway, 100_000_000n);

test('an order holds its stake; its key returns the first response and rejects another body', async () => {
  const { client } = await newcomer(gateway);
  const issue = await issueOf(gateway);
  const extras = key();
  const placed = await place(client, issue, '0.20', undefined, extras);
  expect(placed).toMatchObject({ stake: '0.20', balance: '999.80' });
  expect(placed.orders).toMatchObject([
    { state: 'placed', issue: issue.number, stake: '0.20', chase: null, cancellable: true },
  ]);
  expect(await client.merchantWallet()).toMatchObject({ main: '999.80', locked: '0.20' });
  await place(client, issue, '0.20', undefined, key());
  await close(gateway, issue);
  expect(await place(client, issue, '0.20', undefined, extras)).toEqual(placed);
  await expect(place(client, issue, '0.40', [line('1|2,3')], extras)).rejects.toMatchObject({
    code: 'ledger.keyReused',
    status: 409,
  });
  await expect(client.placeLotteryOrder(orderRequest(issue, '0.20'), {})).rejects.toMatchObject({
    code: 'request.idempotencyKey',
    status: 400,
  });
  expect((await client.lotteryOrders({})).total).toBe(2);
});

test('takes a bet in the unit that a play starts with, and rejects the full unit [own.lottery.unit]', async () => {
  const { client } = await newcomer(gateway);
  const issue = await issueOf(gateway, 'PK10');
  const { startingUnits } = await client.lotteryRules({ lottery: 'PK10' });
  const unit = startingUnits['front-7'] ?? expect.fail('starts with the full unit');
  const seven = (of: typeof unit) => line('01|02|03|04|05|06|07', { play: 'front-7', unit: of });
  await expect(place(client, issue, '2.00', [seven('yuan')])).rejects.toMatchObject({ code: 'lottery.prizePerOrder' });
  expect((await place(client, issue, '0.20', [seven(unit)])).orders).toMatchObject([{ state: 'placed' }]);
});

test('ten concurrent copies make one order', async () => {
  const { client } = await newcomer(gateway);
  const issue = await issueOf(gateway);
  const extras = key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(client, issue, '0.20', undefined, extras)));
  expect(new Set(answers.map((candidate) => JSON.stringify(candidate))).size).toBe(1);
  expect(await client.merchantWallet()).toMatchObject({ main: '999.80', locked: '0.20' });
});

test('twenty concurrent orders never stake more than the balance', async () => {
  const { client } = await newcomer(gateway, 100n);
  const issue = await issueOf(gateway);
  const done = await Promise.allSettled(Array.from({ length: 20 }, () => place(client, issue)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(
    done.filter((result) => result.status === 'rejected').every(({ reason }) => reason.code === 'ledger.insufficient'),
  ).toBe(true);
  expect(await client.merchantWallet()).toMatchObject({ main: '0.00', locked: '1.00' });
});

const saysWhy = async (language: 'bn' | 'en') => {
  gateway.credentials.language = language;
  const { id, client } = await rich();
  const { client: other } = await rich();
  const bn = language === 'bn';
  const issue = await issueOf(gateway);
  const late = await issueOf(gateway, 'SSC', -1_000);
  const expectRejection = (work: Promise<unknown>, code: string, status: number, message: string, more: object = {}) =>
    expect(work).rejects.toMatchObject({ code, status, message, ...more });
  await expectRejection(
    place(client, { ...issue, number: 'none' }),
    'lottery.issueUnknown',
    404,
    bn ? 'এই লটারিতে এমন কোনো ড্র নেই।' : 'This lottery has no such draw.',
  );
  await expectRejection(
    client.placeLotteryOrder({ ...orderRequest(issue, '0.20'), lottery: 'XXX' }, key()),
    'lottery.unknown',
    404,
    bn ? 'এই লটারি এখানে নেই।' : 'This lottery is not available here.',
  );
  const closed = bn
    ? 'এই ড্রর বাজি বন্ধ হয়ে গেছে। পরেরটি বেছে নিন।'
    : 'Bets on this draw have closed. Choose the next one.';
  await expectRejection(place(client, late), 'lottery.closed', 409, closed, {
    value: { next: { issue: expect.any(String), closesAt: expect.any(Number) } },
  });
  const changed = bn ? 'দাম বদলেছে। আবার দেখে নিশ্চিত করুন।' : 'The price has changed. Check it and confirm again.';
  const now = {
    value: { priceVersion: LOTTERIES.SSC.priceVersion, stake: '0.20', lines: [{ units: 1, stake: '0.20' }] },
  };
  await expectRejection(
    client.placeLotteryOrder({ ...orderRequest(issue, '0.20'), priceVersion: 'old' }, key()),
    'lottery.priceChanged',
    409,
    changed,
    now,
  );
  await expectRejection(place(client, issue, '0.10'), 'lottery.priceChanged', 409, changed, now);
  await expectRejection(
    client.placeLotteryOrder({ ...orderRequest(issue, '0.20'), rulesVersion: 'old' }, key()),
    'lottery.priceChanged',
    409,
    changed,
    now,
  );
  const wrong = bn ? '২ নম্বর লাইনটি এই লটারির কোনো বাজি নয়।' : 'Line 2 is not a bet of this lottery.';
  for (const [bad, reason] of [
    [line('1|x'), 'selection'],
    [line('1|2', { play: 'toString' }), 'play'],
    [line('1|2', { group: 1 }), 'group'],
  ] as const)
    await expectRejection(place(client, issue, '0.40', [line(), bad]), 'lottery.line', 422, wrong, {
      value: { line: 1, reason },
    });
  const most = timesUnder(caps.prizePerOrder);
  const over = dear(most + 1);
  const under = dear(most);
  await expectRejection(
    place(client, issue, stakeOf(over), [over]),
    'lottery.prizePerOrder',
    422,
    expect.stringContaining(bn ? 'এক বাজিতে' : 'One bet can win'),
  );
  for (let won = most; won <= timesUnder(caps.prizePerIssue); won += most)
    await place(client, issue, stakeOf(under), [under]);
  const perIssue = place(client, issue, stakeOf(under), [under]);
  await expectRejection(
    perIssue,
    'lottery.prizePerIssue',
    422,
    expect.stringContaining(bn ? 'এক ড্রতে' : 'bets on one draw'),
    {
      value: { most: caps.prizePerIssue },
    },
  );
  await gateway.ctx.db.execute(
    sql`insert into gaming_pauses (account_id, time_out_until) values (${id}, app_now() + interval '1 day')`,
  );
  await expectRejection(
    place(client, issue),
    'limits.timeOut',
    403,
    expect.stringContaining(bn ? 'বিরতি' : 'time-out'),
    {
      value: { by: 'timeOut' },
    },
  );
  await expectRejection(
    other.lotteryOrder({ id: '00000000-0000-7000-8000-000000000000' }),
    'lottery.orderUnknown',
    404,
    bn ? 'এই বাজিটি নেই।' : 'This bet does not exist.',
  );
  expect((await other.balance()).sumBalance).toBe('1000000.00');
  gateway.credentials.language = 'en';
};
test.each(['bn'] as const)('%s: a rejection names its reason and moves no money', saysWhy);
test.each(['en'] as const)('%s: a rejection names its reason and moves no money', { tags: ['extended'] }, saysWhy);

test('a number fills up across all players, even by orders too large to count each number', async () => {
  const issue = await issueOf(gateway);
  const order = timesUnder(caps.prizePerOrder);
  const all = timesUnder(caps.liabilityPerNumber);
  for (let sold = order; sold <= all; sold += order)
    await place((await rich()).client, issue, stakeOf(dear(order)), [dear(order)]);
  const { client } = await rich();
  const full = {
    code: 'lottery.numberFull',
    status: 422,
    value: { number: '1|2|3|4|5', play: 'direct-5', most: caps.liabilityPerNumber },
  };
  await expect(place(client, issue, stakeOf(dear(order)), [dear(order)])).rejects.toMatchObject(full);
  const many = { ...dear(order), selection: '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|3,4,5|4|5' };
  await expect(place(client, issue, stakeOf(many), [many])).rejects.toMatchObject({
    code: 'lottery.numberFull',
    value: { number: '' },
  });
  const beside = { ...dear(order), selection: '1|2|3|4|6' };
  expect((await place(client, issue, stakeOf(beside), [beside])).orders).toHaveLength(1);
  expect((await client.lotteryRules({ lottery: 'SSC', issues: 1 })).caps).toEqual(caps);
});

test('an order can be cancelled once, by its player, until the issue closes; its hold is released', async () => {
  const { client, id: owner } = await newcomer(gateway);
  const { client: other } = await newcomer(gateway);
  const issue = await issueOf(gateway);
  const [{ id = '' } = {}] = (await place(client, issue)).orders;
  await expect(other.cancelLotteryOrder({ id })).rejects.toMatchObject({ code: 'lottery.orderUnknown', status: 404 });
  await expect(other.lotteryOrder({ id })).rejects.toMatchObject({ code: 'lottery.orderUnknown' });
  expect((await other.lotteryOrders({})).total).toBe(0);
  const again = await withSession(gateway, owner);
  const both = await Promise.all([client, again].map((candidate) => candidate.cancelLotteryOrder({ id })));
  expect(both).toMatchObject([
    { order: { state: 'cancelled', cancellable: false }, balance: '1000.00' },
    { balance: '1000.00' },
  ]);
  expect((await client.bets({})).list).toMatchObject([
    { status: 'cancelled', stake: '0.20', validBet: '0.00', result: '0.00', net: '0.00' },
  ]);
  const [{ id: late = '' } = {}] = (await place(client, issue)).orders;
  await close(gateway, issue);
  await expect(client.cancelLotteryOrder({ id: late })).rejects.toMatchObject({
    code: 'lottery.notCancellable',
    status: 409,
  });
  expect(await client.lotteryOrder({ id: late })).toMatchObject({ state: 'placed', cancellable: false });
});

test('a chase holds all its stakes; its future issues are cancelled one by one', async () => {
  const { client } = await newcomer(gateway);
  const issues = [
    await issueOf(gateway),
    await issueOf(gateway, 'SSC', 120_000, 'scheduled'),
    await issueOf(gateway, 'SSC', 180_000, 'scheduled'),
  ];
  const placed = await client.placeLotteryChase(chased(issues, '1.40', true, [1, 2, 4]), key());
  expect(placed).toMatchObject({ stake: '1.40', balance: '998.60' });
  expect(placed.orders.map(({ stake, chase }) => [stake, chase?.place, chase?.of, chase?.stopAfterWin])).toEqual([
    ['0.20', 1, 3, true],
    ['0.40', 2, 3, true],
    ['0.80', 3, 3, true],
  ]);
  await client.cancelLotteryOrder({ id: placed.orders[1]?.id ?? '' });
  expect(await client.merchantWallet()).toMatchObject({ main: '999.00', locked: '1.00' });
  const twice = chased(
    [issues[0], issues[0]].flatMap((entry) => entry ?? []),
    '0.40',
  );
  await expect(client.placeLotteryChase(twice, key())).rejects.toMatchObject({
    code: 'lottery.issueTwice',
    status: 422,
  });
  const short = await newcomer(gateway, 30n);
  await expect(short.client.placeLotteryChase(chased(issues, '1.40', true, [1, 2, 4]), key())).rejects.toMatchObject({
    code: 'ledger.insufficient',
  });
  expect(await short.client.merchantWallet()).toMatchObject({ main: '0.30', locked: '0.00' });
});

test('rejects orders of blocked and closed accounts and during maintenance', async () => {
  const issue = await issueOf(gateway);
  const blocked = await newcomer(gateway);
  const send = async (id: string, country: string | null) => {
    const { rows } = await gateway.ctx.db.execute<{ barred: string | null }>(
      sql`select play_barred(a, ${country}, null, app_now()) as barred from accounts a where id = ${id}`,
    );
    return rows[0]?.barred;
  };
  expect(await send(blocked.id, 'BD')).toBeNull();
  await gateway.ctx.db.execute(sql`insert into system_blocked_regions (country) values ('BD')`);
  expect(await send(blocked.id, 'BD')).toBe('region.blocked');
  await expect(place(blocked.client, issue)).rejects.toMatchObject({ code: 'system.restricted', status: 403 });
  await gateway.ctx.db.execute(sql`delete from system_blocked_regions`);
  await gateway.ctx.db.execute(sql`update accounts set blocked = true where id = ${blocked.id}`);
  expect(await send(blocked.id, 'BD')).toBe('account.blocked');
  await expect(place(blocked.client, issue)).rejects.toMatchObject({ status: 401 });
});
