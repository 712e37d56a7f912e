import { afterAll, expect, test } from 'vitest';
import type { Client, LimitPeriod } from '../../../../src/contract';
import { lockAccount } from '../../../../src/gateway/identity/account/service';
import { depositLimitLeft } from '../../../../src/gateway/money/limits/blocks';
import { isWaiting } from '../../harness/waiting';
import { newcomer } from '../wallet/support';
import { DAY, deposit, HOUR, rejection, startForYears } from './support';

const gateway = await startForYears();
afterAll(() => gateway.close());

const limitOf = async (client: Client, period: LimitPeriod) =>
  (await client.gamingLimits()).deposit.find((limit) => limit.period === period);
const leftTo = (id: string) => depositLimitLeft(gateway.ctx.db, id);
const set = (client: Client, period: LimitPeriod, limit: string | null) => client.setDepositLimit({ period, limit });

test('a first limit applies immediately', async () => {
  const { id, client } = await newcomer(gateway, 0n);
  expect(await leftTo(id)).toBeNull();
  const none = { limit: null, used: '0.00', asked: null };
  expect((await client.gamingLimits()).deposit).toEqual(
    ['day', 'week', 'month'].map((period) => ({ period, ...none })),
  );
  const { deposit: limits } = await set(client, 'week', '500.00');
  expect(limits.find(({ period }) => period === 'week')).toEqual({
    period: 'week',
    limit: '500.00',
    used: '0.00',
    asked: null,
  });
  expect(await leftTo(id)).toBe(50_000n);
});

test('the strictest of several limits applies, and the remainder is never negative', async () => {
  const { id, client } = await newcomer(gateway, 0n);
  await set(client, 'day', '100.00');
  await set(client, 'month', '120.00');
  await deposit(gateway, id, 5_000n);
  expect(await leftTo(id)).toBe(5_000n);
  await set(client, 'month', '80.00');
  expect(await leftTo(id)).toBe(3_000n);
  await set(client, 'month', '40.00');
  expect(await leftTo(id)).toBe(0n);
});

test('deposits count for 24 hours, 7 days and a month; wins and gifts do not', async () => {
  const { id, client } = await newcomer(gateway, 70_000n);
  for (const period of ['day', 'week', 'month'] as const) await set(client, period, '100.00');
  await deposit(gateway, id, 2_500n);
  const used = async () => (await client.gamingLimits()).deposit.map((limit) => limit.used);
  expect(await used()).toEqual(['25.00', '25.00', '25.00']);
  await gateway.later(24 * HOUR - 60_000);
  expect(await used()).toEqual(['25.00', '25.00', '25.00']);
  await gateway.later(60_000);
  expect(await used()).toEqual(['0.00', '25.00', '25.00']);
  await gateway.later(6 * DAY);
  expect(await used()).toEqual(['0.00', '0.00', '25.00']);
  await gateway.later(20 * DAY);
  expect(await used()).toEqual(['0.00', '0.00', '25.00']);
  await gateway.later(5 * DAY);
  expect(await used()).toEqual(['0.00', '0.00', '0.00']);
});

test('a higher limit applies after 24 hours and a second confirmation', async () => {
  const { id, client } = await newcomer(gateway, 0n);
  await set(client, 'day', '100.00');
  await expect(client.confirmDepositLimit({ period: 'day' })).rejects.toMatchObject(rejection('limits.nothingAsked'));
  const before = Date.now() + DAY;
  await set(client, 'day', '200.00');
  const dayLimit = await limitOf(client, 'day');
  expect(dayLimit).toMatchObject({ limit: '100.00', asked: { limit: '200.00' } });
  expect(dayLimit?.asked?.confirmableFrom).toBeGreaterThanOrEqual(before);
  await gateway.later(DAY - 60_000);
  await expect(client.confirmDepositLimit({ period: 'day' })).rejects.toMatchObject(rejection('limits.tooEarly'));
  await gateway.later(60_000);
  expect(await leftTo(id)).toBe(10_000n);
  await client.confirmDepositLimit({ period: 'day' });
  expect(await limitOf(client, 'day')).toMatchObject({ limit: '200.00', asked: null });
  expect(await leftTo(id)).toBe(20_000n);
  await expect(client.confirmDepositLimit({ period: 'day' })).rejects.toMatchObject(rejection('limits.nothingAsked'));
});

test('removing a limit takes 24 hours and a second confirmation', async () => {
  const { id, client } = await newcomer(gateway, 0n);
  await set(client, 'month', '100.00');
  await set(client, 'month', null);
  expect(await limitOf(client, 'month')).toMatchObject({ limit: '100.00', asked: { limit: null } });
  await gateway.later(DAY);
  await client.confirmDepositLimit({ period: 'month' });
  expect(await leftTo(id)).toBeNull();
});

test('the current or a lower limit withdraws a pending increase; another increase restarts its 24 hours', async () => {
  const { client } = await newcomer(gateway, 0n);
  await set(client, 'day', '100.00');
  for (const [limit, left] of [
    ['100.00', '100.00'],
    ['90.00', '90.00'],
  ] as const) {
    await set(client, 'day', '200.00');
    await set(client, 'day', limit);
    expect(await limitOf(client, 'day')).toMatchObject({ limit: left, asked: null });
  }
  await set(client, 'day', '200.00');
  const first = (await limitOf(client, 'day'))?.asked?.confirmableFrom ?? 0;
  await gateway.later(HOUR);
  await set(client, 'day', '200.00');
  expect((await limitOf(client, 'day'))?.asked?.confirmableFrom).toBe(first);
  await set(client, 'day', '300.00');
  expect((await limitOf(client, 'day'))?.asked?.confirmableFrom).toBeGreaterThanOrEqual(first + HOUR);
});

test('concurrent changes keep the lowest limit, and a limit of zero is rejected [asvs 2.3.2]', async () => {
  const { id, client } = await newcomer(gateway, 0n);
  await Promise.all(['500.00', '100.00', '300.00', '200.00'].map((limit) => set(client, 'day', limit)));
  expect(await leftTo(id)).toBeLessThanOrEqual(50_000n);
  await set(client, 'day', '50.00');
  await Promise.all(['500.00', '400.00', '300.00'].map((limit) => set(client, 'day', limit)));
  expect(await leftTo(id)).toBe(5_000n);
  await expect(set(client, 'day', '0.00')).rejects.toMatchObject({ code: 'request.invalid' });
});

test('setting a limit waits for the account lock [asvs 2.3.3]', async () => {
  const { id, client } = await newcomer(gateway, 0n);
  const held = await gateway.ctx.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    let isSet = false;
    const setting = set(client, 'day', '100.00').then(() => {
      isSet = true;
    });
    await expect.poll(() => isWaiting(tx)).toBe(true);
    return { setting, isSet };
  });
  expect(held.isSet).toBe(false);
  await held.setting;
  expect(await leftTo(id)).toBe(10_000n);
});
