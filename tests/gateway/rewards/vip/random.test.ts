/** @module-tag extended */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fromWire } from '../../../../src/contract/money/money';
import { GAME_TYPES } from '../../../../src/contract/play/game-kinds';
import { type Account, keepAccount } from '../../../../src/gateway/identity/account/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { areRewardsBarred } from '../../../../src/gateway/money/limits/rewards-barred';
import { openWallet, spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { ApiError, type ModuleContext } from '../../../../src/gateway/platform/context';
import { readClock } from '../../../../src/gateway/platform/database/clock';
import { takeFacts } from '../../../../src/gateway/play/bets/rollups';
import { type BetFact, recordFacts } from '../../../../src/gateway/play/bets/service';
import { claimCashback } from '../../../../src/gateway/rewards/cashback/claim';
import { cashbackOf } from '../../../../src/gateway/rewards/cashback/service';
import { settleLevels } from '../../../../src/gateway/rewards/vip/job';
import { sleep } from '../../agents/agreements/pay/random';
import { startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { betOf } from '../../play/bets/support';
import {
  betsNow,
  cashbackNow,
  dayOver,
  depositsNow,
  type ExpectedLevels,
  localDay,
  noLevels,
  plus,
  sumOf,
} from './fold';
import { DAY, HOUR, LEVELS, levelsOfPlayer, MINUTE, smallLevels } from './support';

/** Number of random scenarios; `npm run soak -- vip` runs many more. */
const CASES = Number(process.env.VIP_CASES ?? 14);
const SEED = Number(process.env.VIP_SEED ?? 20_261_123);
const gateway = await startModules();
afterAll(() => gateway.close());

const PLAYERS = 3;
const playerIndex = fc.nat(PLAYERS - 1);
const stake = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc.integer({ min: 1_000, max: 40_000 }),
  fc.integer({ min: 40_000, max: 120_000 }),
);
const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      ...{ does: fc.constant('bets' as const), who: playerIndex, stake, category: fc.constantFrom(...GAME_TYPES) },
      // Age of the bet in hours, and the percentages of bonus money and of stakes without risk.
      ...{
        late: fc.oneof(fc.constant(0), fc.nat(30)),
        bonus: fc.oneof(fc.constant(0), fc.nat(100)),
        even: fc.nat(9).map((n) => n === 0),
      },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('cancels' as const, 'resettles' as const),
      which: fc.nat(99),
      part: fc.nat(100),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('deposits' as const),
      who: playerIndex,
      amount: fc.integer({ min: 1, max: 60_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('sleeps' as const),
      minutes: fc.oneof(fc.nat(900), fc.nat(3_000), fc.nat(60_000)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('settles' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('pauses' as const),
      who: playerIndex,
      hours: fc.constantFrom(24 as const, 168 as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('claims' as const), who: playerIndex }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const year = new Date().getUTCFullYear() + 1;
const scenario = fc.record({
  zone: fc.constantFrom('Asia/Dhaka', 'Europe/London', 'Asia/Kolkata'),
  begins: fc.constantFrom(
    Date.UTC(year, 0, 25, 15),
    Date.UTC(year, 1, 26, 20),
    Date.UTC(year, 2, 27, 3),
    Date.UTC(year, 9, 30, 22),
  ),
  steps: fc.array(step, { minLength: 15, maxLength: 70, size: 'max' }),
});

type Player = { account: Account; expected: ExpectedLevels; claimed: Map<string, bigint>; paid: bigint };
type Story = { players: Player[]; bets: BetFact[]; reckoned: string };
const DONE = new Error('what was tried is undone');
const met = { cases: 0, rises: 0, falls: 0, claims: 0, barred: 0, changed: 0 };

const lives = ({ zone, begins, steps }: { zone: string; begins: number; steps: Step[] }) =>
  gateway.ctx.db
    .transaction(async (tx) => {
      const ctx: ModuleContext = {
        ...gateway.ctx,
        config: { ...gateway.ctx.config, siteZone: zone },
        db: tx,
        now: () => readClock(tx),
      };
      await smallLevels(ctx);
      await sleep(ctx, begins - Date.now());
      const at = await ctx.now();
      const story: Story = { players: [], bets: [], reckoned: plus(localDay(zone, at.getTime()), -1) };
      await ctx.db.execute(sql`delete from vip_days`);
      await ctx.db.execute(sql`insert into vip_days values (${story.reckoned}, app_now())`);
      for (let nth = 0; nth < PLAYERS; nth++) {
        const account = await keepAccount(tx, { userName: `vip${nth}`, nickname: '', passwordHash: 'x', type: 0 }, at);
        await openWallet(tx, account.id);
        story.players.push({ account, expected: noLevels(), claimed: new Map(), paid: 0n });
      }
      for (const item of steps) await perform(ctx, story, item);
      // Finally no player is in a break, and each has the bonus of every level reached, once.
      await sleep(ctx, 8 * DAY);
      await settles(ctx, story);
      await expectBonusesGranted(ctx, story);
      const before = await counts(ctx);
      await settleLevels(ctx);
      expect(await counts(ctx)).toEqual(before);
      // Bets themselves book nothing here.
      expect((await verifyLedger(ctx)).problems.filter(({ problem }) => problem !== 'factDiffers')).toEqual([]);
      met.cases += 1;
      throw DONE;
    })
    .catch((error) => {
      if (error !== DONE) throw error;
    });

const chosen = <T>(all: readonly T[], nth: number): T | undefined => all[nth % (all.length || 1)];

async function perform(ctx: ModuleContext, story: Story, item: Step): Promise<void> {
  if (item.does === 'sleeps') return sleep(ctx, item.minutes * MINUTE);
  if (item.does === 'settles') return settles(ctx, story);
  if ('which' in item) return again(ctx, story, item);
  const player = chosen(story.players, item.who);
  if (!player) return;
  const { id } = player.account;
  if (item.does === 'claims') return claims(ctx, story, player);
  if (item.does === 'deposits') {
    await deposit({ ctx }, id, BigInt(item.amount));
    player.paid += BigInt(item.amount);
  } else if (item.does === 'pauses') {
    await takeTimeOut(ctx, player.account, item.hours).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  } else {
    const sum = BigInt(item.stake);
    const at = await ctx.now();
    const betAt = new Date(at.getTime() - item.late * HOUR);
    const sums = {
      validBet: item.even ? 0n : sum,
      result: item.even ? sum : 0n,
      bonusPart: (sum * BigInt(item.bonus)) / 100n,
    };
    const bet = betOf(id, sum, { category: item.category, betAt, at, ...sums });
    await recordFacts(ctx.db, [bet]);
    story.bets.push(bet);
  }
}

async function again(ctx: ModuleContext, { bets }: Story, item: Extract<Step, { which: number }>): Promise<void> {
  const bet = chosen(bets, item.which);
  if (!bet || bet.kind === 'cancelled') return;
  const more =
    item.does === 'cancels'
      ? { kind: 'cancelled' as const, validBet: 0n, result: 0n, bonusPart: 0n }
      : { validBet: (bet.stake * BigInt(item.part)) / 100n };
  Object.assign(bet, more, { event: `${bet.event}+`, at: await ctx.now() });
  await recordFacts(ctx.db, [bet]);
}

/** Settles finished days in the gateway and in the oracle. */
async function settles(ctx: ModuleContext, story: Story): Promise<void> {
  const zone = ctx.config.siteZone;
  const bets = await betsNow(ctx);
  const paid = await depositsNow(ctx);
  const now = (await ctx.now()).getTime();
  // A day is settled a few seconds after its end.
  for (let day = plus(story.reckoned, 1); localDay(zone, now - 5_000) > day; day = plus(day, 1)) {
    for (const { account, expected } of story.players) dayOver(expected, account.id, day, zone, bets, paid);
    story.reckoned = day;
  }
  await settleLevels(ctx);
  for (const { account, expected } of story.players) {
    expect(await levelsOfPlayer(ctx, account.id)).toEqual(expected.levels.map(([day, level]) => `${day} ${level}`));
    expect(new Set(expected.fell).size).toBe(expected.fell.length);
  }
}

async function claims(ctx: ModuleContext, story: Story, player: Player): Promise<void> {
  const { id } = player.account;
  await settles(ctx, story);
  await takeFacts(ctx, 2);
  const zone = ctx.config.siteZone;
  const now = (await ctx.now()).getTime();
  const lines = cashbackNow(player.expected, id, localDay(zone, now), zone, await betsNow(ctx), player.claimed);
  const sum = sumOf(lines);
  const cashbackView = await cashbackOf(ctx, id, 'en');
  const barred = await areRewardsBarred(ctx.db, id);
  if (barred) {
    met.barred += 1;
    expect([cashbackView.list, cashbackView.amount, cashbackView.today, cashbackView.claimBy]).toEqual([
      [],
      '0.00',
      '0.00',
      null,
    ]);
    await expect(claimCashback(ctx, id, sum, 'a')).rejects.toMatchObject({ code: 'reward.barred' });
    return;
  }
  expect(
    new Map(cashbackView.list.map(({ day, category, amount }) => [`${day} ${category}`, fromWire(amount)])),
  ).toEqual(lines);
  expect(fromWire(cashbackView.amount)).toBe(sum);
  await expect(claimCashback(ctx, id, sum + 1n, 'b')).rejects.toMatchObject({ code: 'cashback.changed' });
  met.changed += 1;
  const before = await spendableOf(ctx.db, id);
  const key = `${player.claimed.size} ${now}`;
  if (sum < 100n) {
    await expect(claimCashback(ctx, id, sum, key)).rejects.toMatchObject({ code: 'cashback.least' });
    return;
  }
  for (const _ of [0, 1]) expect(await claimCashback(ctx, id, sum, key)).toBe(sum);
  expect(await spendableOf(ctx.db, id)).toBe(before + sum);
  player.paid += sum;
  for (const [name, amount] of lines) player.claimed.set(name, (player.claimed.get(name) ?? 0n) + amount);
  met.claims += 1;
}

async function expectBonusesGranted(ctx: ModuleContext, { players }: Story): Promise<void> {
  for (const { account, expected, paid } of players) {
    const { rows } = await ctx.db.execute<{ key: string; money: string; requirement: string }>(
      sql`select key, money::text, requirement::text from rewards where account_id = ${account.id} and source = 'vip' order by key`,
    );
    const dueRewards = [...expected.bonusLevels].sort().map((level) => {
      const money = LEVELS[level]?.riseBonus ?? 0n;
      return { key: `level:${level}`, money: `${money}`, requirement: `${money * 2n}` };
    });
    expect(rows).toEqual(dueRewards);
    expect(await spendableOf(ctx.db, account.id)).toBe(paid);
    const { rows: rank } = await ctx.db.execute(sql`select rank_level as level from accounts where id = ${account.id}`);
    expect(rank).toEqual([{ level: expected.levels.at(-1)?.[1] ?? 0 }]);
    met.rises += expected.bonusLevels.size;
    met.falls += expected.fell.length;
  }
}

const counts = async ({ db }: ModuleContext) =>
  (
    await db.execute(sql`select (select count(*) from vip_history) as levels, (select count(*) from vip_bonuses) as bonuses, (select count(*) from rewards) as rewards,
      (select count(*) from account_alerts) as told, (select count(*) from vip_days) as days`)
  ).rows;

test(
  'after any steps, in any zone, levels and cashback equal a fold [own.vip.levels own.vip.bonus own.cashback.reckoned]',
  async () => {
    await fc.assert(fc.asyncProperty(scenario, lives), { numRuns: CASES, seed: SEED, endOnFailure: CASES <= 100 });
    console.log(`seed ${SEED}: ${JSON.stringify(met)}`);
    expect([met.rises > 0, met.falls > 0, met.claims > 0, met.barred > 0]).toEqual([true, true, true, true]);
  },
  24 * 3_600_000,
);
