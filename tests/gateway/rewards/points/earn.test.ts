import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { GATEWAY_SETTINGS } from '../../../../src/contract';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { overduePoints, reckonAll, reckonPoints } from '../../../../src/gateway/rewards/points/earn';
import { creditPoints, POINTS, pointsOf } from '../../../../src/gateway/rewards/points/service';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { play } from '../../play/bets/support';

const gateway = await startModules();
const { ctx } = gateway;
const { db } = ctx;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const reckoned = async (id: string) => {
  await reckonAll(ctx);
  return pointsOf(db, id);
};
const spend = (id: string, amount: bigint) =>
  post(db, {
    key: randomUUID(),
    kind: 'adjustment',
    entries: [
      { owner: id, purpose: POINTS, amount: -amount },
      { owner: null, purpose: 'points:redeemed', amount },
    ],
  });

test('10.00 bet earn 0.70 live, 1.00 sports, PVP and esports, 1.20 fishing and slots [s9.const.nav-points]', async () => {
  for (const [category, points] of Object.entries({
    LIVE: 70n,
    SPORTS: 100n,
    FISH: 120n,
    RNG: 120n,
    PVP: 100n,
    ESPORTS: 100n,
  })) {
    const player = await newcomer(gateway, 200_000n);
    await play(gateway, player.id, 100_000n, { category });
    expect(await reckoned(player.id), category).toBe(points);
  }
  expect(GATEWAY_SETTINGS.points.factors).toMatchObject({ LOTT: 100, ELOTT: 100 });
});

test('loses nothing to rounding: a hundred bets of 0.10 earn a point like one of 10.00', async () => {
  const player = await newcomer(gateway);
  for (let nth = 0; nth < 99; nth++) await play(gateway, player.id, 10n, { category: 'SPORTS' });
  expect(await reckoned(player.id)).toBe(0n);
  await play(gateway, player.id, 10n, { category: 'SPORTS' });
  expect(await reckoned(player.id)).toBe(1n);
  await play(gateway, player.id, 1_500n, { category: 'SPORTS' });
  expect(await reckoned(player.id)).toBe(2n);
  await play(gateway, player.id, 500n, { category: 'SPORTS' });
  expect(await reckoned(player.id)).toBe(3n);
});

test('a cancelled bet takes its points back; spent points become a debt, paid by later ones', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  const bet = await play(gateway, player.id, 100_000n, { category: 'SPORTS' });
  expect(await reckoned(player.id)).toBe(100n);
  await spend(player.id, 70n);
  await play(gateway, player.id, 100_000n, { ...bet, kind: 'cancelled', validBet: 0n, event: randomUUID() });
  expect(await reckoned(player.id)).toBe(0n);
  await db.transaction((tx) =>
    creditPoints(tx, { accountId: player.id, key: 'reward:one', amount: 50n, kind: 'reward' }),
  );
  expect(await pointsOf(db, player.id)).toBe(0n);
  await play(gateway, player.id, 30_000n, { category: 'SPORTS' });
  expect(await reckoned(player.id)).toBe(10n);
});

test('a key grants points once under concurrency', async () => {
  const player = await newcomer(gateway);
  const credit = { accountId: player.id, key: randomUUID(), amount: 500n, kind: 'reward' } as const;
  const credits = await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => creditPoints(tx, credit))));
  expect(credits.filter((candidate) => candidate.given)).toHaveLength(1);
  expect(await pointsOf(db, player.id)).toBe(500n);
  await expect(db.transaction((tx) => creditPoints(tx, { ...credit, amount: 501n }))).rejects.toMatchObject({
    code: 'ledger.keyReused',
  });
  await expect(creditPoints(db, { ...credit, key: 'nothing', amount: 0n })).rejects.toThrow('must be positive');
});

test('a trial account earns no points, and no transfer mixes money and points', async () => {
  const trial = await newcomer(gateway, 100_500n, { type: 4 });
  await play(gateway, trial.id, 100_000n, { category: 'SPORTS' });
  expect(await reckoned(trial.id)).toBe(0n);
  const mixed = [
    { owner: trial.id, purpose: 'main', amount: -5n },
    { owner: trial.id, purpose: POINTS, amount: 5n },
  ];
  await expect(post(db, { key: randomUUID(), kind: 'adjustment', entries: mixed })).rejects.toMatchObject({
    cause: { code: 'MD074' },
  });
});

test('reports overdue points', async () => {
  const player = await newcomer(gateway);
  await play(gateway, player.id, 1_000n);
  expect(await overduePoints(ctx, new Date(Date.now() - 60_000))).toEqual([]);
  expect(await overduePoints(ctx, new Date(Date.now() + 60_000))).toMatchObject([{ task: 'points' }]);
  await reckonAll(ctx);
  expect(await overduePoints(ctx, new Date(Date.now() + 60_000))).toEqual([]);
  await gateway.runJobs();
});

/**
 * Random steps: a bet of one of some players is settled, settled again or cancelled; points are spent, granted, and
 * counted concurrently.
 */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      who: fc.nat(2),
      bet: fc.nat(5),
      stake: fc.integer({ min: 1, max: 9_999 }),
      category: fc.constantFrom('LIVE', 'SPORTS', 'FISH'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('cancel' as const), who: fc.nat(2), bet: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('spend' as const), who: fc.nat(2), part: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('give' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('reckon' as const), by: fc.integer({ min: 1, max: 4 }) }) },
);

test('after any steps, points equal the value of all facts, rounded down once, plus grants minus spending', {
  tags: ['extended'],
}, async () => {
  const { factors } = GATEWAY_SETTINGS.points;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const players = await Promise.all([0, 1, 2].map(() => newcomer(gateway, 10_000_000n)));
      const stands = players.map(() => ({
        bets: new Map<number, { id: string; category: 'LIVE' | 'SPORTS' | 'FISH'; stake: number }>(),
        given: 0n,
        spent: 0n,
      }));
      for (const item of steps) {
        if (item.does === 'reckon') {
          await Promise.all(Array.from({ length: item.by }, () => reckonPoints(ctx)));
          continue;
        }
        const player = players[item.who];
        const stand = stands[item.who];
        if (!player || !stand) throw new Error('account not found');
        if (item.does === 'give') {
          await creditPoints(db, {
            accountId: player.id,
            key: randomUUID(),
            amount: BigInt(item.amount),
            kind: 'present',
          });
          stand.given += BigInt(item.amount);
        } else if (item.does === 'spend') {
          const part = (await pointsOf(db, player.id)) / BigInt(item.part);
          if (part > 0n) await spend(player.id, part);
          stand.spent += part;
        } else if (item.does === 'bet') {
          const id = stand.bets.get(item.bet)?.id ?? randomUUID();
          const category = stand.bets.get(item.bet)?.category ?? item.category;
          await play(gateway, player.id, BigInt(item.stake), { betId: id, category });
          stand.bets.set(item.bet, { id, category, stake: item.stake });
        } else {
          const bet = stand.bets.get(item.bet);
          if (!bet?.stake) continue;
          await play(gateway, player.id, BigInt(bet.stake), {
            betId: bet.id,
            category: bet.category,
            kind: 'cancelled',
          });
          bet.stake = 0;
        }
      }
      await reckonAll(ctx);
      for (const [at, { id }] of players.entries()) {
        const { bets, given, spent } = stands[at] ?? { bets: new Map(), given: 0n, spent: 0n };
        const worth = [...bets.values()].reduce(
          (sum, { stake, category }) => sum + stake * factors[category as 'LIVE'],
          0,
        );
        const due = BigInt(Math.floor(worth / 100_000)) + given - spent;
        const { rows } = await db.execute<{ debt: string }>(
          sql`select coalesce((select debt from point_accounts where account_id = ${id}), 0)::text as debt`,
        );
        const debt = BigInt(rows[0]?.debt ?? 0);
        const there = await pointsOf(db, id);
        expect(there - debt).toBe(due);
        expect(there === 0n || debt === 0n).toBe(true);
      }
      const { rows } = await db.execute<{ n: number }>(
        sql`select (select count(*) from bet_facts where id not in (select fact_id from point_facts))::int as n`,
      );
      expect(rows[0]?.n).toBeLessThanOrEqual(1);
    }),
    { numRuns: 12 },
  );
});
