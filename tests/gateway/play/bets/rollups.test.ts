import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { transact } from '../../../../src/gateway/platform/database/transact';
import {
  overdueFacts,
  rebuildRollups,
  takeAll as takeAllOf,
  takeFacts,
  verifyRollups,
} from '../../../../src/gateway/play/bets/rollups';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { memberHourly } from '../../../../src/gateway/play/bets/tables';
import { startModules } from '../../harness/modules';
import { isWaiting } from '../../harness/waiting';
import { newcomer } from '../../money/wallet/support';
import { betOf, move, play } from './support';

const gateway = await startModules();
const { db } = gateway.ctx;
const takeAll = () => takeAllOf(gateway.ctx);
/** A transaction that has claimed the pending fact and not committed. */
async function holder() {
  const client = await gateway.pool.connect();
  await client.query('begin');
  expect((await client.query('select rollups_taken(500) as taken')).rows).toEqual([{ taken: '1' }]);
  const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
  const dies = async () => {
    const died = new Promise((resolve) => client.once('error', resolve));
    // Locks are released shortly before the connection ends, so this waits until it is gone.
    await db.execute(sql`select pg_terminate_backend(${pid}, 10000)`);
    await died;
    client.release(true);
  };
  return { client, dies };
}
const verified = async () => (await verifyRollups(gateway.ctx)).problems;
afterEach(async () => {
  expect(await verified()).toEqual([]);
  await takeAll();
  expect(await verifyRollups(gateway.ctx)).toMatchObject({ waiting: 0, problems: [] });
});
afterAll(() => gateway.close());

const hourlyOf = async (id: string) => {
  const rows = await db
    .select()
    .from(memberHourly)
    .where(eq(memberHourly.accountId, id))
    .orderBy(memberHourly.hour, memberHourly.game);
  return rows.map(
    ({ hour, game, bets, stake, validBet, result }) =>
      `${hour.toISOString()} ${game} ${bets} ${stake} ${validBet} ${result}`,
  );
};
const at = (time: string) => new Date(`2026-03-01T${time}Z`);

describe('player rollup', () => {
  test('is by hour of the bet and by game, whenever it settles', async () => {
    const { id } = await newcomer(gateway);
    await play(gateway, id, 1_000n, { betAt: at('10:59:59.999'), at: at('11:30:00') });
    await play(gateway, id, 2_000n, { betAt: at('11:00:00'), result: 500n, validBet: 1_500n });
    await play(gateway, id, 300n, { betAt: at('11:59:00') });
    await play(gateway, id, 300n, { betAt: at('11:59:00'), game: 'other' });
    await takeAll();
    expect(await hourlyOf(id)).toEqual([
      '2026-03-01T10:00:00.000Z jhor-wheel 1 1000 1000 0',
      '2026-03-01T11:00:00.000Z jhor-wheel 2 2300 1800 500',
      '2026-03-01T11:00:00.000Z other 1 300 300 0',
    ]);
  });

  test('follows a bet that is settled again and then cancelled, in one batch or several', async () => {
    for (const between of [takeAll, async () => undefined]) {
      const { id } = await newcomer(gateway);
      const bet = await play(gateway, id, 1_000n, { betAt: at('10:00:00') });
      await between();
      const moves = [...bet.moves, { transaction: 'w', transfer: await move(db, id, 'win', 400n) }];
      await recordFacts(db, [{ ...bet, event: 'win', result: 400n, moves }]);
      await between();
      expect(await verified()).toEqual([]);
      const back = { transaction: 'r', transfer: await move(db, id, 'bet', 600n) };
      await recordFacts(db, [{ ...bet, event: 'back', kind: 'cancelled', validBet: 0n, moves: [...moves, back] }]);
      await takeAll();
      expect(await hourlyOf(id)).toEqual(['2026-03-01T10:00:00.000Z jhor-wheel 0 0 0 0']);
    }
  });
});

describe('fact queue', () => {
  test('keeps facts that commit late, even after later ones were consumed', async () => {
    const { id } = await newcomer(gateway);
    const later = await newcomer(gateway);
    await db.transaction(async (tx) => {
      // A free round: two concurrent stakes may contend for one house account.
      await recordFacts(tx, [betOf(id, 0n)]);
      await play(gateway, later.id, 1_000n);
      await takeAll();
      expect(await hourlyOf(later.id)).toHaveLength(1);
    });
    expect(await hourlyOf(id)).toEqual([]);
    await takeAll();
    expect(await hourlyOf(id)).toHaveLength(1);
  });

  test('delivers each fact once to concurrent consumers while facts are written', { tags: ['extended'] }, async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => newcomer(gateway)));
    const counts: number[] = [];
    let over = false;
    const takers = Array.from({ length: 4 }, async () => {
      while (!over) counts.push(await takeFacts(gateway.ctx, 3));
    });
    const writers = players.map(async ({ id }) => {
      for (let i = 0; i < 25; i++) await play(gateway, id, 100n, { betAt: at('10:00:00') });
    });
    await Promise.all(writers);
    over = true;
    await Promise.all(takers);
    const rest = await takeFacts(gateway.ctx);
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(100);
    for (const { id } of players)
      expect(await hourlyOf(id)).toEqual(['2026-03-01T10:00:00.000Z jhor-wheel 25 2500 2500 0']);
  });

  test('re-queues a batch when its worker dies', async () => {
    const { id } = await newcomer(gateway);
    await play(gateway, id, 1_000n, { betAt: at('10:00:00') });
    await (await holder()).dies();
    expect(await hourlyOf(id)).toEqual([]);
    await takeAll();
    expect(await hourlyOf(id)).toEqual(['2026-03-01T10:00:00.000Z jhor-wheel 1 1000 1000 0']);
  });

  test.each(['commits', 'dies'] as const)('waits for a batch of another worker, which %s', async (ends) => {
    const { id } = await newcomer(gateway);
    await play(gateway, id, 1_000n, { betAt: at('10:00:00') });
    const { client, dies } = await holder();
    let over = false;
    const waits = takeAll().then(() => {
      over = true;
    });
    await expect.poll(() => isWaiting(db), { interval: 10 }).toBe(true);
    expect([over, await hourlyOf(id)]).toEqual([false, []]);
    if (ends === 'commits') {
      await client.query('commit');
      client.release();
    } else await dies();
    await waits;
    expect(await hourlyOf(id)).toEqual(['2026-03-01T10:00:00.000Z jhor-wheel 1 1000 1000 0']);
  });

  test('reports facts pending for over a minute', async () => {
    const { id } = await newcomer(gateway);
    await play(gateway, id, 1_000n);
    const now = await gateway.ctx.now();
    expect(await overdueFacts(gateway.ctx, new Date(now.getTime() - 60_000))).toEqual([]);
    expect(await overdueFacts(gateway.ctx, new Date(now.getTime() + 1_000))).toMatchObject([
      { task: 'rollups', key: 'rollups' },
    ]);
  });
});

const rollups = (command: string) =>
  perform(gateway.ctx, { name: 'admin', role: 'admin' }, { command: `rollups ${command}`, args: [], reason: 'look' });

describe('npm run ops -- rollups', () => {
  test('verify reports errors and rebuild fixes them', async () => {
    const { id } = await newcomer(gateway);
    await play(gateway, id, 1_000n, { betAt: at('10:00:00') });
    await takeAll();
    const right = await hourlyOf(id);
    for (const damage of [
      sql`update member_hourly set stake = stake + 1`,
      sql`delete from member_hourly`,
      sql`update member_hourly set hour = hour + interval '1 hour'`,
    ]) {
      await db.execute(sql`${damage} where account_id = ${id}`);
      expect(Object(await rollups('verify')).problems).toContainEqual(
        expect.objectContaining({ problem: 'hourlyDiffers', accountId: id, game: 'jhor-wheel' }),
      );
      expect(Object(await rollups('rebuild')).rows).toBeGreaterThan(0);
      expect(await hourlyOf(id)).toEqual(right);
    }
  });

  test('rebuild counts each fact once, including pending ones and concurrent writes', async () => {
    const { id } = await newcomer(gateway);
    await play(gateway, id, 1_000n, { betAt: at('10:00:00') });
    const { taking } = await transact(gateway.ctx, async (tx, within) => {
      // As at the start of a rebuild: consumers wait for it and hold no facts.
      await tx.execute(sql`lock table member_hourly in exclusive mode`);
      const waits = takeFacts(gateway.ctx);
      await expect.poll(() => isWaiting(tx), { interval: 10 }).toBe(true);
      await rebuildRollups(within);
      await play(gateway, id, 1_000n, { betAt: at('10:00:00') });
      return { taking: waits };
    });
    await taking;
    await takeAll();
    expect(await hourlyOf(id)).toEqual(['2026-03-01T10:00:00.000Z jhor-wheel 2 2000 2000 0']);
  });
});
