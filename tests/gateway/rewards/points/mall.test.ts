/** @module-tag extended */

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { balanceOf, spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { takeFacts } from '../../../../src/gateway/play/bets/rollups';
import { reckonAll } from '../../../../src/gateway/rewards/points/earn';
import { pointsOf } from '../../../../src/gateway/rewards/points/service';
import { pointGoods, redemptions } from '../../../../src/gateway/rewards/points/tables';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { DAY, startForYears } from '../../money/limits/support';
import { key, newcomer, openTurnover, PAYMENT } from '../../money/wallet/support';
import { play } from '../../play/bets/support';
import { codeOf, collector, good, operate } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
const { db } = ctx;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const stockOf = async (code: string) =>
  (await db.select().from(pointGoods).where(eq(pointGoods.code, code)))[0]?.available;
const messagesOf = async ({ client }: { client: Awaited<ReturnType<typeof collector>>['client'] }) =>
  (await client.messages({})).list.map(({ title, lines }) => `${title}: ${lines.join(' ')}`);

test('lists items with requirements and stock, to visitors too [s3.points.goods s7.points.reads]', async () => {
  const code = await good(gateway, { points: 300, amount: '500.00', quantity: 4, place: 1 });
  const { list } = await gateway.client.pointGoods({ pageSize: 100 });
  expect(list.find((candidate) => candidate.code === code)).toEqual({
    code,
    title: 'Nakshi kantha',
    text: 'Sewn by hand',
    picture: 'lily',
    points: 300,
    amount: '500.00',
    quantity: 4,
    available: 4,
    delivery: 'message',
  });
  gateway.credentials.language = 'bn';
  expect(
    (await gateway.client.pointGoods({ pageSize: 100 })).list.find((candidate) => candidate.code === code)?.title,
  ).toBe('নকশি কাঁথা');
  gateway.credentials.language = 'en';
});

test('points never expire [s7.points.reads s3.points.account s3.points.never-expire s9.const.points-never-expire]', async () => {
  const player = await collector(gateway, 700n);
  expect(await player.client.pointBalance()).toEqual({
    currentPoints: 700,
    pointsHeld: 0,
    pointsOwed: 0,
    isBarred: false,
  });
  expect(await gateway.client.pointConfig()).toMatchObject({
    ratio: 100,
    least: 500,
    mostADay: 50_000,
    forValidBets: '10.00',
    expires: null,
  });
  await gateway.later(366 * DAY);
  await gateway.runJobs();
  expect(await pointsOf(db, player.id)).toBe(700n);
});

test('a redemption is approved and posted [s7.points.redeem s3.points.redeem-record s4.status.redeem own.points.redeemed]', async () => {
  const player = await collector(gateway);
  const code = await good(gateway);
  const { redemption, balance } = await player.redeem(code, 2);
  expect(balance).toEqual({ currentPoints: 800, pointsHeld: 200, pointsOwed: 0, isBarred: false });
  expect(redemption).toMatchObject({
    type: 'goods',
    title: 'Nakshi kantha',
    quantity: 2,
    points: 200,
    redeemAmount: '0.00',
    status: 'inProcess',
    remark: null,
  });
  expect(redemption.referenceNumber).toMatch(/^R\d{8}$/);
  expect(await stockOf(code)).toBe(8);
  expect(await operate(gateway, 'redemptions', ['list'], 'support')).toMatchObject([
    { number: redemption.referenceNumber, user: player.userName, good: code, quantity: 2, points: 200 },
  ]);
  await operate(
    gateway,
    'redemptions',
    ['approve', redemption.referenceNumber, 'It comes by courier on Sunday.'],
    'support',
  );
  const { list, total } = await player.client.redemptions({});
  expect([total, list[0]]).toEqual([
    1,
    { ...redemption, status: 'approved', remark: 'It comes by courier on Sunday.' },
  ]);
  expect(await player.client.pointBalance()).toMatchObject({ currentPoints: 800, pointsHeld: 0 });
  expect(await messagesOf(player)).toContain(
    `Your redemption ${redemption.referenceNumber} is approved: It comes by courier on Sunday.`,
  );
  for (const decision of ['approve', 'reject'])
    expect(await codeOf(operate(gateway, 'redemptions', [decision, redemption.referenceNumber, 'again']))).toBe(
      '409 redemption.notPermitted',
    );
});

test('a rejection returns points and item and reports its reason [s4.status.redeem own.points.redeemed]', async () => {
  const player = await collector(gateway);
  const code = await good(gateway);
  const { redemption } = await player.redeem(code, 3);
  await operate(gateway, 'redemptions', ['reject', redemption.referenceNumber, 'We cannot send it there.']);
  expect(await player.client.pointBalance()).toMatchObject({ currentPoints: 1_000, pointsHeld: 0 });
  expect(await stockOf(code)).toBe(10);
  expect((await player.client.redemptions({ status: 'rejected' })).list).toMatchObject([
    { remark: 'We cannot send it there.' },
  ]);
  expect((await player.client.redemptions({ status: 'approved' })).total).toBe(0);
  expect(await messagesOf(player)).toContain(
    `Your redemption ${redemption.referenceNumber} was rejected: The reason: We cannot send it there.\nYour points are back.`,
  );
  expect(await codeOf(operate(gateway, 'redemptions', ['approve', 'R99999999', 'nobody’s']))).toBe(
    '404 redemption.unknown',
  );
});

test('rejects a wrong payment password and too few points, items or bets [s7.points.redeem]', async () => {
  const player = await collector(gateway, 250n);
  const code = await good(gateway);
  const few = await good(gateway, { quantity: 1 });
  const played = await good(gateway, { amount: '50.00' });
  expect(await codeOf(player.client.redeemPoints({ good: code, paymentPassword: '111222' }, key()))).toBe(
    '422 payment.wrong',
  );
  expect(await codeOf(player.client.redeemPoints({ good: code, paymentPassword: PAYMENT }))).toBe(
    '400 request.idempotencyKey',
  );
  expect(await codeOf(player.redeem(code, 3))).toBe('422 points.insufficient');
  expect(await codeOf(player.redeem(code, 6))).toBe('422 points.quantity');
  expect(await codeOf(player.redeem(few, 2))).toBe('409 points.gone');
  expect(await codeOf(player.redeem('nothing-there'))).toBe('404 points.unknown');
  expect(await codeOf(player.redeem(played))).toBe('422 points.played');
  await play(gateway, player.id, 5_000n, { betAt: await ctx.now(), at: await ctx.now() });
  await takeFacts(ctx);
  expect(await codeOf(player.redeem(played))).toBe('done');
  await operate(gateway, 'goods', ['hide', code]);
  expect(await codeOf(player.redeem(code))).toBe('404 points.unknown');
  const stranger = await newcomer(gateway);
  expect(await codeOf(stranger.client.redeemPoints({ good: played, paymentPassword: PAYMENT }, key()))).toBe(
    '422 payment.unset',
  );
});

test('fifty concurrent redemptions of the last seven items: seven succeed', async () => {
  const code = await good(gateway, { quantity: 7 });
  const players = await Promise.all(Array.from({ length: 10 }, () => collector(gateway)));
  const answers = await Promise.all(
    players.flatMap(({ redeem }) => Array.from({ length: 5 }, () => codeOf(redeem(code)))),
  );
  expect(answers.filter((candidate) => candidate === 'done')).toHaveLength(7);
  expect(new Set(answers)).toEqual(new Set(['done', '409 points.gone']));
  expect(await stockOf(code)).toBe(0);
});

test('repeats of a redemption or conversion take effect once; a key rejects other content', async () => {
  const player = await collector(gateway, 2_000n);
  const code = await good(gateway);
  const first = key();
  const two = key();
  const redeemed = await Promise.all(Array.from({ length: 50 }, () => player.redeem(code, 1, first)));
  expect(new Set(redeemed.map(({ redemption }) => redemption.id)).size).toBe(1);
  const converted = await Promise.all(Array.from({ length: 50 }, () => player.convert(1_000, two)));
  expect(new Set(converted.map(({ redemption }) => redemption.id)).size).toBe(1);
  expect(await pointsOf(db, player.id)).toBe(900n);
  expect(await codeOf(player.redeem(code, 2, first))).toBe('409 ledger.keyReused');
  expect(await codeOf(player.convert(500, two))).toBe('409 ledger.keyReused');
});

test('converts points with turnover and daily limit [own.points.converted s7.points.convert s3.points.account]', async () => {
  const player = await collector(gateway, 120_000n);
  const before = await spendableOf(db, player.id);
  const turnoverBefore = await openTurnover(db, player.id);
  const { redemption, toStake, balance } = await player.convert(1_000);
  expect(redemption).toMatchObject({
    type: 'money',
    title: null,
    points: 1_000,
    redeemAmount: '10.00',
    status: 'approved',
  });
  expect([toStake, balance.currentPoints]).toEqual(['30.00', 119_000]);
  expect((await spendableOf(db, player.id)) - before).toBe(1_000n);
  expect((await openTurnover(db, player.id)) - turnoverBefore).toBe(3_000n);
  expect(await codeOf(player.convert(400))).toBe('422 points.least');
  expect(await codeOf(player.convert(550))).toBe('422 points.ratio');
  expect(await codeOf(player.convert(49_100))).toBe('422 points.mostADay');
  expect(await codeOf(player.convert(49_000))).toBe('done');
  expect(await codeOf(player.convert(500))).toBe('422 points.mostADay');
  await gateway.later(DAY);
  const again = await collector(gateway, 0n);
  expect(await codeOf(again.convert(500))).toBe('422 points.insufficient');
  expect(await codeOf(player.client.convertPoints({ points: 500, paymentPassword: '111222' }, key()))).toBe(
    '422 payment.wrong',
  );
  expect(await codeOf(player.convert(500))).toBe('done');
});

test('lists changes of points with the balance, by kind [s7.points.transactions s3.points.account]', async () => {
  const player = await collector(gateway, 1_000n);
  const code = await good(gateway);
  const { redemption } = await player.redeem(code);
  await operate(gateway, 'redemptions', ['reject', redemption.referenceNumber, 'no']);
  await player.convert(500);
  await play(gateway, player.id, 10_000n, { category: 'SPORTS' });
  await reckonAll(ctx);
  const { list, total } = await player.client.pointTransactions({});
  expect(list.map(({ kind, changedPoints, balance }) => `${kind} ${changedPoints} ${balance}`)).toEqual([
    'pointsEarned 10 510',
    'pointsConverted -500 500',
    'pointsReturned 100 1000',
    'pointsRedeemed -100 900',
    'pointsGiven 1000 1000',
  ]);
  expect(total).toBe(5);
  expect((await player.client.pointTransactions({ kind: 'pointsEarned' })).total).toBe(1);
  expect((await player.client.pointTransactions({ pageSize: 2, pageNo: 3 })).list).toMatchObject([
    { kind: 'pointsGiven' },
  ]);
});

test('a break hides points and rejects requests; earnings are there afterwards', async () => {
  const player = await collector(gateway);
  const code = await good(gateway);
  const { redemption } = await player.redeem(code);
  await offerReward(db, { accountId: player.id, source: 'mission', key: 'one', points: 50n });
  const { rows } = await db.execute<{ id: string }>(`select id from rewards where account_id = '${player.id}'`);
  await takeTimeOut(ctx, (await accountById(db, player.id)) ?? fail(), 24);
  expect(await player.client.pointBalance()).toEqual({
    currentPoints: 0,
    pointsHeld: 0,
    pointsOwed: 0,
    isBarred: true,
  });
  for (const { total, list } of [
    await player.client.pointGoods({}),
    await player.client.redemptions({}),
    await player.client.pointTransactions({}),
  ])
    expect([total, list]).toEqual([0, []]);
  expect(await codeOf(player.redeem(code))).toBe('409 reward.barred');
  expect(await codeOf(player.convert(500))).toBe('409 reward.barred');
  expect(await codeOf(claimReward(ctx, player.id, rows[0]?.id ?? ''))).toBe('409 reward.barred');
  await operate(gateway, 'redemptions', ['approve', redemption.referenceNumber, 'It comes.']);
  expect((await messagesOf(player)).filter((message) => message.includes('redemption'))).toEqual([]);
  await gateway.later(25 * 3_600_000);
  await claimReward(ctx, player.id, rows[0]?.id ?? '');
  await claimReward(ctx, player.id, rows[0]?.id ?? '');
  expect(await pointsOf(db, player.id)).toBe(950n);
});

test('visitors and trial accounts have no points', async () => {
  expect(await codeOf(gateway.as(null).pointBalance())).toBe('401 session.required');
  const { token } = await gateway.client.freePlay({ os: 'android', platform: 'web' });
  const trial = gateway.as(token);
  expect(await codeOf(trial.pointBalance())).toBe('403 security.trial');
  expect((await trial.pointGoods({})).list).toEqual([]);
});

test('operators add, restock and remove items; the stock is never negative', async () => {
  const thing = {
    code: 'nakshi-test',
    titleBn: 'ক',
    titleEn: 'K',
    textBn: 'খ',
    textEn: 'L',
    picture: 'lily',
    points: 50,
    quantity: 2,
  };
  await operate(gateway, 'goods', ['keep', JSON.stringify(thing)]);
  expect(await operate(gateway, 'goods', ['stock', 'nakshi-test', '+3'])).toEqual({ available: 5 });
  expect(await codeOf(operate(gateway, 'goods', ['stock', 'nakshi-test', '-6']))).toBe('409 points.gone');
  await operate(gateway, 'goods', ['keep', JSON.stringify({ ...thing, quantity: 100, points: 60 })]);
  const listed = await operate(gateway, 'goods', ['list'], 'support');
  expect(listed).toContainEqual(
    expect.objectContaining({ code: 'nakshi-test', points: 60, available: 5, quantity: 5 }),
  );
  await operate(gateway, 'goods', ['hide', 'nakshi-test']);
  await operate(gateway, 'goods', ['show', 'nakshi-test']);
  expect(await codeOf(operate(gateway, 'goods', ['hide', 'nobody-knows']))).toBe('404 points.unknown');
  expect(await codeOf(operate(gateway, 'goods', ['stock', 'nobody-knows', '+1']))).toBe('404 points.unknown');
  expect(await codeOf(operate(gateway, 'goods', ['keep', 'not JSON']))).toBe('422 ops.invalid');
  expect(await codeOf(operate(gateway, 'goods', ['keep', '{}']))).toBe('422 ops.invalid');
});

/** A random walk of two players over two items. */
const playerIndex = fc.nat(1);
const fail = (): never => {
  throw new Error('account not found');
};
const step = fc.oneof(
  fc.record({
    does: fc.constant('redeem' as const),
    who: playerIndex,
    what: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ does: fc.constant('convert' as const), who: playerIndex, points: fc.constantFrom(500, 600, 1_000) }),
  fc.record({ does: fc.constantFrom('approve' as const, 'reject' as const), nth: fc.nat(5) }),
  fc.record({ does: fc.constant('play' as const), who: playerIndex, stake: fc.integer({ min: 100, max: 90_000 }) }),
  fc.record({ does: fc.constant('cancel' as const), who: playerIndex, nth: fc.nat(3) }),
  fc.record({ does: fc.constant('reckon' as const) }),
);

test('after any steps, points, stock and money equal a fold over the facts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const players = await Promise.all([collector(gateway, 800n), collector(gateway, 1_500n)]);
      const things = await Promise.all([
        good(gateway, { points: 150, quantity: 4 }),
        good(gateway, { points: 400, quantity: 2 }),
      ]);
      const moneyBefore = await Promise.all(players.map(({ id }) => spendableOf(db, id)));
      const bets = players.map(() => [] as { betId: string; stake: number }[]);
      const open: string[] = [];
      // Stakes not returned: the cancelling helper books a bet of its own, which comes to zero.
      const inWallet = [0n, 0n];
      for (const item of steps) {
        if (item.does === 'reckon') await reckonAll(ctx);
        else if ('nth' in item && !('who' in item)) {
          const [number] = open.splice(item.nth, 1);
          if (number) await operate(gateway, 'redemptions', [item.does, number, 'decided']);
        } else {
          const player = players[item.who];
          const own = bets[item.who];
          if (!player || !own) throw new Error('account not found');
          if (item.does === 'redeem') {
            const answer = await player.redeem(things[item.what] ?? '', item.quantity).catch(({ code }) => code);
            if (typeof answer === 'string') expect(['points.insufficient', 'points.gone']).toContain(answer);
            else open.push(answer.redemption.referenceNumber);
          } else if (item.does === 'convert') {
            const answer = await codeOf(player.convert(item.points));
            expect(['done', '422 points.insufficient']).toContain(answer);
            if (answer === 'done') inWallet[item.who] = (inWallet[item.who] ?? 0n) + BigInt(item.points);
          } else if (item.does === 'play') {
            if ((await balanceOf(db, player.id)) < BigInt(item.stake)) continue;
            const { betId } = await play(gateway, player.id, BigInt(item.stake), {
              betId: randomUUID(),
              category: 'FISH',
              betAt: await ctx.now(),
            });
            inWallet[item.who] = (inWallet[item.who] ?? 0n) - BigInt(item.stake);
            own.push({ betId, stake: item.stake });
          } else {
            const bet = own[item.nth];
            if (!bet?.stake || (await balanceOf(db, player.id)) < BigInt(bet.stake)) continue;
            await play(gateway, player.id, BigInt(bet.stake), {
              betId: bet.betId,
              category: 'FISH',
              kind: 'cancelled',
              betAt: await ctx.now(),
            });
            bet.stake = 0;
          }
        }
      }
      await reckonAll(ctx);
      const rows = await db.select().from(redemptions);
      for (const [at, { id, client }] of players.entries()) {
        const mine = rows.filter((row) => row.accountId === id);
        const sum = (of: typeof mine) => of.reduce((total, { points }) => total + Number(points), 0);
        const earned = Math.floor((bets[at] ?? []).reduce((total, { stake }) => total + stake * 120, 0) / 100_000);
        const due =
          [800, 1_500].slice(at, at + 1).reduce((a, b) => a + b, 0) +
          earned -
          sum(mine.filter(({ state }) => state !== 'rejected'));
        const { currentPoints, pointsHeld, pointsOwed } = await client.pointBalance();
        expect(currentPoints - pointsOwed).toBe(due);
        expect(Math.min(currentPoints, pointsOwed)).toBe(0);
        expect(pointsHeld).toBe(sum(mine.filter(({ state }) => state === 'inProcess')));
        expect((await spendableOf(db, id)) - (moneyBefore[at] ?? 0n)).toBe(inWallet[at] ?? 0n);
      }
      for (const [at, code] of things.entries()) {
        const gone = rows
          .filter(({ good: of, state }) => of === code && state !== 'rejected')
          .reduce((total, { quantity }) => total + quantity, 0);
        expect(await stockOf(code)).toBe((at === 0 ? 4 : 2) - gone);
      }
      expect((await verifyLedger(ctx)).problems).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
