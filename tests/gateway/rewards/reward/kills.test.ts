/** @module-tag extended */

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { dayAfter, siteDay, siteDayAt } from '../../../../src/gateway/platform/time/site-days';
import { pointsOf } from '../../../../src/gateway/rewards/points/service';
import { settleLevels } from '../../../../src/gateway/rewards/vip/job';
import { type Fleet, startFleet } from '../../faults/fleet';
import { key, newcomer, PAYMENT } from '../../money/wallet/support';
import { play } from '../../play/bets/support';
import { collector, good } from '../points/support';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.stop());

const PLAYERS = 3;
const TURNS = 3;
const STAKE = 80_000n;
/** The first gateway, on which players are created. */
const edge = () => ({ ctx: fleet.ctx, as: fleet.as }) as Parameters<typeof collector>[0];
type Client = ReturnType<Fleet['at']>;
/** A player's act that must not take effect twice. */
type Act = (client: Client) => Promise<unknown>;

/** Moves to the next site day and settles levels. */
async function nextDay() {
  const { config, db, now } = fleet.ctx;
  const { day } = siteDayAt(config.siteZone, (await now()).getTime());
  await moveClock(db, siteDay(config.siteZone, dayAfter(day, 0)).end + 10_000 - (await now()).getTime());
  await settleLevels(fleet.ctx);
}

/** Calls all gateways concurrently while some are killed, then repeats unanswered calls. */
async function whileKilled(turn: number, players: { id: string }[], actsOf: (index: number) => Act[]) {
  const tokens = await Promise.all(players.map(({ id }) => openSession(fleet.ctx, fleet.ctx.db, id)));
  const asks = tokens.flatMap((token, index) => actsOf(index).map((act) => ({ token, act })));
  const pendingCalls = asks.flatMap(({ token, act }) =>
    [0, 1, 2].map((at) => act(fleet.at(at, token)).catch(() => null)),
  );
  await wait(turn * 20);
  await Promise.all([fleet.kill(turn, 0), fleet.kill(turn + 1, 100)]);
  await Promise.all(pendingCalls);
  for (const { token, act } of asks) await act(fleet.at(turn + 2, token));
}

const countOf = async (table: string, of: string) =>
  (
    await fleet.ctx.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.raw(table)} where account_id = ${of}`,
    )
  ).rows[0]?.n;

test('killed gateways redeem and convert once [own.points.redeemed own.points.converted asvs 2.3.3]', async () => {
  const at = edge();
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => collector(at, 100_000n)));
  const thing = await good(at, { quantity: 50 });
  for (let turn = 0; turn < TURNS; turn++)
    await whileKilled(turn, players, () => {
      const requestKey = key();
      const second = key();
      return [
        (client) => client.redeemPoints({ good: thing, quantity: 2, paymentPassword: PAYMENT }, requestKey),
        (client) => client.convertPoints({ points: 1_000, paymentPassword: PAYMENT }, second),
      ];
    });
  for (const { id } of players) {
    const { rows } = await fleet.ctx.db.execute<{ money: string; points: string; n: number }>(sql`
      select sum(amount)::text as money, sum(points)::text as points, count(*)::int as n from redemptions where account_id = ${id}`);
    const { money, points, n } = rows[0] ?? { money: '0', points: '0', n: 0 };
    expect([n, BigInt(points)]).toEqual([2 * TURNS, 1_200n * BigInt(TURNS)]);
    expect(await spendableOf(fleet.ctx.db, id)).toBe(100_000n + BigInt(money));
    expect(await pointsOf(fleet.ctx.db, id)).toBe(100_000n - BigInt(points));
  }
  const { rows } = await fleet.ctx.db.execute<{ n: number }>(
    sql`select available::int as n from point_goods where code = ${thing}`,
  );
  expect(rows[0]?.n).toBe(50 - 2 * PLAYERS * TURNS);
  expect((await verifyLedger(fleet.ctx)).problems).toEqual([]);
  expect(fleet.unforeseen()).toEqual([]);
});

test('gateways killed while granting level bonuses make one reward of each [own.vip.bonus]', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => newcomer(edge(), 0n)));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { id } of players)
      await fleet.ctx.db.execute(sql`insert into vip_bonuses (account_id, kind, which, level, money, times, day, created_at)
        values (${id}, 'level', ${turn + 1}, ${turn + 1}, 500, 2, '2026-11-24', app_now())`);
    const settles = [0, 1, 2].map((index) => fleet.ops(index, 'vip', ['settle']).catch(() => null));
    await wait(20 + turn * 15);
    await Promise.all([fleet.kill(turn, 0), fleet.kill(turn + 1, 100)]);
    await Promise.all(settles);
    await settleLevels(fleet.ctx);
  }
  for (const { id } of players) expect(await countOf('rewards', id)).toBe(TURNS);
  const { rows } = await fleet.ctx.db.execute(sql`select from vip_bonuses where reward_id is null`);
  expect(rows).toEqual([]);
  expect(fleet.unforeseen()).toEqual([]);
});

test('gateways killed during cashback claims pay it once [own.cashback.claimed own.rewards.claim]', async () => {
  const at = edge();
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => newcomer(at)));
  let paid = 0n;
  for (let turn = 0; turn < TURNS; turn++) {
    const betAt = await fleet.ctx.now();
    for (const { id } of players) await play(at, id, STAKE, { betAt, at: betAt, result: STAKE });
    await nextDay();
    const token = await openSession(fleet.ctx, fleet.ctx.db, players[0]?.id ?? '');
    const { amount } = await fleet.at(0, token).cashback();
    paid += BigInt(amount.replace('.', ''));
    await whileKilled(turn, players, () => {
      const requestKey = key();
      return [(client) => client.claimCashback({ amount }, requestKey)];
    });
  }
  expect(paid).toBeGreaterThan(0n);
  for (const { id } of players) {
    expect([await countOf('cashback_claims', id), await spendableOf(fleet.ctx.db, id)]).toEqual([
      TURNS,
      100_000n + paid,
    ]);
  }
  expect((await verifyLedger(fleet.ctx)).problems).toEqual([]);
  expect(fleet.unforeseen()).toEqual([]);
});
