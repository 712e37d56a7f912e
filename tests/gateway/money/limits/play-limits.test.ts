import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import type { LimitPeriod } from '../../../../src/contract';
import type { PlayLimitKind } from '../../../../src/contract/money/gaming-limits';
import { purgePlayHours } from '../../../../src/gateway/money/limits/play-limits';
import { queryRow } from '../../../../src/gateway/platform/database/query';
import { newcomer } from '../wallet/support';
import { type LabPlayer, playerAtTheLab } from './playing';
import { DAY, HOUR, rejection, startForYears } from './support';

const gateway = await startForYears();
afterAll(() => gateway.close());

const limitOf = async ({ client }: Pick<LabPlayer, 'client'>, kind: PlayLimitKind, period: LimitPeriod = 'day') =>
  (await client.gamingLimits()).play.find((limit) => limit.kind === kind && limit.period === period);

test('limits of loss, stake and time apply immediately, each by itself [own.play-limit.set]', async () => {
  const player = await newcomer(gateway, 0n);
  const none = (await player.client.gamingLimits()).play;
  expect(none).toHaveLength(9);
  expect(none).toContainEqual({ kind: 'stake', period: 'week', limit: null, used: '0.00', asked: null });
  expect(none).toContainEqual({ kind: 'time', period: 'month', limit: null, used: 0, asked: null });
  await player.client.setPlayLimit({ kind: 'loss', period: 'day', limit: '50.00' });
  await player.client.setPlayLimit({ kind: 'stake', period: 'week', limit: '400.00' });
  const { play } = await player.client.setPlayLimit({ kind: 'time', period: 'month', limit: 600 });
  expect(play.filter(({ limit }) => limit !== null)).toEqual([
    { kind: 'loss', period: 'day', limit: '50.00', used: '0.00', asked: null },
    { kind: 'stake', period: 'week', limit: '400.00', used: '0.00', asked: null },
    { kind: 'time', period: 'month', limit: 600, used: 0, asked: null },
  ]);
});

test('a limit counts what was played before it was set, and a lower one stops the next bet [own.play-limit.lowered]', async () => {
  const player = await playerAtTheLab(gateway);
  await player.play('30.00', '10.00');
  await player.play('15.00');
  expect(await limitOf(player, 'loss')).toMatchObject({ limit: null, used: '35.00' });
  await player.client.setPlayLimit({ kind: 'stake', period: 'day', limit: '100.00' });
  expect(await limitOf(player, 'stake')).toMatchObject({ limit: '100.00', used: '45.00' });
  expect(await limitOf(player, 'loss')).toMatchObject({ limit: null, used: '35.00' });
  await player.client.setPlayLimit({ kind: 'stake', period: 'day', limit: '45.00' });
  expect(await player.bet('0.01')).toMatchObject({ code: 'limits.playStake', outcome: 'refused', most: '0.00' });
});

test('a raise or a removal waits 24 hours for a second confirmation [own.play-limit.raised]', async () => {
  const player = await playerAtTheLab(gateway);
  const { client } = player;
  const raise = { kind: 'loss', period: 'week' } as const;
  await client.setPlayLimit({ ...raise, limit: '20.00' });
  await expect(client.confirmPlayLimit(raise)).rejects.toMatchObject(rejection('limits.nothingAsked'));
  await client.setPlayLimit({ ...raise, limit: null });
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ limit: '20.00', asked: { limit: null } });
  await gateway.later(DAY - HOUR);
  await expect(client.confirmPlayLimit(raise)).rejects.toMatchObject(rejection('limits.tooEarly'));
  expect(await player.bet('20.01')).toMatchObject({ code: 'limits.playLoss', most: '20.00' });
  await gateway.later(HOUR);
  await client.confirmPlayLimit(raise);
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ limit: null, asked: null });
  const again = await playerAtTheLab(gateway);
  await again.client.setPlayLimit({ ...raise, limit: '20.00' });
  await again.client.setPlayLimit({ ...raise, limit: '30.00' });
  await again.client.setPlayLimit({ ...raise, limit: '20.00' });
  expect(await limitOf(again, 'loss', 'week')).toMatchObject({ limit: '20.00', asked: null });
});

test('the statement has time of play and own net result per period and day [own.play-limit.statement]', async () => {
  const player = await playerAtTheLab(gateway);
  await player.play('30.00', '10.00');
  await gateway.later(3 * 60_000);
  await player.play('10.00');
  await gateway.later(2 * DAY);
  await player.bet('5.00');
  const { periods, days } = await player.client.playStatement();
  expect(periods).toEqual([
    { period: 'day', minutes: 1, staked: '5.00', won: '0.00', net: '-5.00' },
    { period: 'week', minutes: 5, staked: '45.00', won: '10.00', net: '-35.00' },
    { period: 'month', minutes: 5, staked: '45.00', won: '10.00', net: '-35.00' },
  ]);
  expect(days).toHaveLength(30);
  expect(days[0]).toMatchObject({ minutes: 1, staked: '5.00', net: '-5.00' });
  expect(days[1]).toMatchObject({ minutes: 0, staked: '0.00', net: '0.00' });
  expect(days.reduce((total, { staked }) => total + Number(staked), 0)).toBe(45);
});

test('counted hours are deleted once no period contains them, and with the last limit [own.play-limit.raised]', async () => {
  const player = await playerAtTheLab(gateway);
  const row = v.object({ hours: v.number() });
  const query = sql`select count(*)::int as hours from play_hours where account_id = ${player.id}`;
  const hours = async () => (await queryRow(gateway.ctx.db, row, query)).hours;
  await player.play('10.00');
  expect(await hours()).toBe(0);
  const limit = { kind: 'stake', period: 'month' } as const;
  await player.client.setPlayLimit({ ...limit, limit: '100.00' });
  await gateway.later(2 * HOUR);
  await player.play('10.00');
  await purgePlayHours(gateway.ctx);
  expect([await hours(), await limitOf(player, 'stake', 'month')]).toMatchObject([2, { used: '20.00' }]);
  await gateway.later(32 * DAY);
  await player.play('10.00');
  await purgePlayHours(gateway.ctx);
  expect([await hours(), await limitOf(player, 'stake', 'month')]).toMatchObject([1, { used: '10.00' }]);
  await player.client.setPlayLimit({ ...limit, limit: null });
  await gateway.later(DAY);
  await player.client.confirmPlayLimit(limit);
  expect([await hours(), await limitOf(player, 'stake', 'month')]).toMatchObject([0, { used: '10.00' }]);
});
