import { afterAll, expect, test } from 'vitest';
import { bet, newcomer } from '../wallet/support';
import { again, HOUR, rejection, startForYears } from './support';

const gateway = await startForYears();
afterAll(() => gateway.close());

const play = async (id: string, kind: 'bet' | 'win', amount: bigint) =>
  bet(gateway, id, amount, kind, await gateway.ctx.now());

test('a player sets the interval of the reality check or turns it off', async () => {
  const { client } = await newcomer(gateway);
  const minutes = async () => (await client.gamingLimits()).realityMinutes;
  expect(await minutes()).toBeNull();
  expect((await client.setRealityCheck({ minutes: 30 })).realityMinutes).toBe(30);
  expect((await client.setRealityCheck({ minutes: 15 })).realityMinutes).toBe(15);
  expect(await minutes()).toBe(15);
  expect(await client.realityCheck()).toMatchObject({ minutes: 15 });
  expect((await client.setRealityCheck({ minutes: null })).realityMinutes).toBeNull();
});

test('reports stakes, wins and the net result since the login', async () => {
  const { id } = await newcomer(gateway);
  await play(id, 'bet', 5_000n);
  await gateway.later(HOUR);
  const from = (await gateway.ctx.now()).getTime();
  const client = await again(gateway, id);
  const to = (await gateway.ctx.now()).getTime();
  expect(await client.realityCheck()).toMatchObject({ staked: '0.00', won: '0.00', net: '0.00' });
  await gateway.later(HOUR);
  await play(id, 'bet', 2_000n);
  await play(id, 'win', 700n);
  const { since, ...figures } = await client.realityCheck();
  expect(figures).toEqual({ minutes: null, staked: '20.00', won: '7.00', net: '-13.00' });
  expect(since).toBeGreaterThanOrEqual(from);
  expect(since).toBeLessThanOrEqual(to);
});

test('a trial account has no reality check [asvs 8.2.1]', async () => {
  const { client } = await newcomer(gateway, 0n, { type: 4 });
  await expect(client.realityCheck()).rejects.toMatchObject(rejection('security.trial', 403));
});
