import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { settleIssue } from '../../../../src/gateway/play/lottery/settle';
import { studios } from '../../../../src/gateway/play/studio/tables';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { chased, close, decide, type Issue, issueOf, LOSS, place, WIN } from '../../play/lottery/support';
import { launchOf } from '../../play/studio/support';
import { key } from '../wallet/support';
import { type LabPlayer, playerAtTheLab, usedBy } from './playing';
import { DAY, HOUR, startForYears } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
const MINUTE = 60_000;
afterAll(async () => {
  expect((await verifyLedger(ctx)).problems).toEqual([]);
  await gateway.close();
});

const settles = async (issue: Issue, result: typeof WIN | null) => {
  await decide(gateway, issue, result);
  await settleIssue(ctx, issue.id);
};
const limited = async (kind: 'loss' | 'stake', limit: string, balance?: bigint) => {
  const player = await playerAtTheLab(gateway, balance);
  await player.client.setPlayLimit({ kind, period: 'day', limit });
  return player;
};
const lossOf = (player: LabPlayer) => usedBy(player, 'loss');
const stakeOf = (player: LabPlayer) => usedBy(player, 'stake');

test('returns make up for earlier losses, never for later ones [own.play-limit.loss]', async () => {
  const player = await limited('loss', '100.00', 1_000_000n);
  await player.play('60.00');
  expect(await player.bet('40.01')).toMatchObject({ code: 'limits.playLoss', outcome: 'refused', most: '40.00' });
  await player.play('40.00', '90.00');
  expect(await lossOf(player)).toBe('10.00');
  await player.play('50.00', '5000.00');
  expect(await lossOf(player)).toBe('0.00');
  expect(await player.bet('100.01')).toMatchObject({ code: 'limits.playLoss', most: '100.00' });
  await player.play('100.00');
  const stopped = await player.bet('0.01');
  expect(stopped).toMatchObject({ code: 'limits.playLoss', most: '0.00', until: expect.any(Number) });
  const now = (await ctx.now()).getTime();
  expect(stopped.until - now).toBeGreaterThan(DAY);
  expect(stopped.until - now).toBeLessThanOrEqual(DAY + HOUR);
  await gateway.later(stopped.until - now);
  expect(await player.bet('100.00')).toMatchObject({ code: 'ok' });
});

test('an open stake counts as lost until it is settled or returned [own.play-limit.loss own.play-limit.stake]', async () => {
  const player = await limited('loss', '100.00');
  await player.bet('70.00', 'open', { transactionId: `${player.id}-open` });
  expect(await player.bet('30.01')).toMatchObject({ code: 'limits.playLoss', most: '30.00' });
  await player.move('rollback', 'open', { amount: '70.00', originalTransactionId: `${player.id}-open` });
  expect([await lossOf(player), await stakeOf(player)]).toEqual(['0.00', '0.00']);
  await player.bet('80.00', 'settled');
  expect(await lossOf(player)).toBe('80.00');
  await player.move('win', 'settled', { amount: '25.00', closesRound: true });
  expect([await lossOf(player), await stakeOf(player)]).toEqual(['55.00', '80.00']);
});

test('stakes count whatever they win, for 24 hours in full hours [own.play-limit.stake]', async () => {
  const player = await limited('stake', '100.00');
  await player.play('60.00', '500.00');
  expect(await player.bet('40.01')).toMatchObject({ code: 'limits.playStake', most: '40.00' });
  await player.play('40.00', '40.00');
  await gateway.later(DAY - MINUTE);
  expect(await player.bet('0.01')).toMatchObject({ code: 'limits.playStake', most: '0.00' });
  await gateway.later(HOUR + MINUTE);
  expect(await player.bet('100.00')).toMatchObject({ code: 'ok' });
});

test('granted money does not count [own.play-limit.set]', async () => {
  const player = await limited('stake', '50.00', 5_000n);
  const reward = { accountId: player.id, source: 'offer', key: player.id, reckoned: {}, rules: {} } as const;
  const rewardId = await offerReward(ctx.db, { ...reward, money: 20_000n, requirement: 90_000n });
  await claimReward(ctx, player.id, rewardId ?? '');
  expect(await player.bet('90.00')).toMatchObject({ code: 'ok' });
  expect(await stakeOf(player)).toBe('50.00');
  expect(await player.bet('60.00')).toMatchObject({ code: 'ok' });
  await player.client.setPlayLimit({ kind: 'loss', period: 'day', limit: '1.00' });
  expect(await player.bet('10.00')).toMatchObject({ code: 'ok' });
  expect([await stakeOf(player), await lossOf(player)]).toEqual(['50.00', '50.00']);
});

test('an order and each draw of a chase count when they are placed [own.play-limit.enforced own.play-limit.reached]', async () => {
  const player = await limited('stake', '0.50');
  const issues = [await issueOf(gateway), await issueOf(gateway), await issueOf(gateway)] as const;
  const before = await balanceOf(ctx.db, player.id);
  await expect(player.client.placeLotteryChase(chased([...issues], '0.60'), key())).rejects.toMatchObject({
    code: 'limits.playStake',
    status: 403,
    value: { kind: 'stake', period: 'day', left: '0.50', until: null },
  });
  expect(await balanceOf(ctx.db, player.id)).toBe(before);
  const { orders } = await player.client.placeLotteryChase(chased([issues[0], issues[1]], '0.40'), key());
  await expect(place(player.client, issues[2])).rejects.toMatchObject({ value: { left: '0.10', until: null } });
  await player.client.cancelLotteryOrder({ id: orders[0]?.id ?? '' }, key());
  expect([await stakeOf(player), await lossOf(player)]).toEqual(['0.20', '0.20']);
  await place(player.client, issues[2]);
  const { standing } = await player.client.lotteryRules({ lottery: 'SSC' });
  expect(standing?.playLeft).toEqual([{ kind: 'stake', period: 'day', left: '0.10', until: null }]);
});

test('a result counts against the loss of its order; a void issue returns it [own.play-limit.loss]', async () => {
  const player = await limited('loss', '0.40');
  const won = await issueOf(gateway);
  const lost = await issueOf(gateway);
  const ended = await issueOf(gateway);
  await place(player.client, lost);
  await place(player.client, ended);
  await expect(place(player.client, won)).rejects.toMatchObject({ code: 'limits.playLoss' });
  await settles(ended, null);
  expect([await lossOf(player), await stakeOf(player)]).toEqual(['0.20', '0.20']);
  await place(player.client, won);
  await settles(lost, LOSS);
  expect(await lossOf(player)).toBe('0.40');
  await settles(won, WIN);
  expect(await lossOf(player)).toBe('0.00');
});

test('play lasts from bet to bet, without gaps of more than five minutes [own.play-limit.time]', async () => {
  const player = await playerAtTheLab(gateway);
  await player.client.setPlayLimit({ kind: 'time', period: 'day', limit: 10 });
  for (const used of [1, 5, 9]) {
    expect(await player.bet('1.00')).toMatchObject({ code: 'ok' });
    expect(await usedBy(player, 'time')).toBe(used);
    await gateway.later(4 * MINUTE);
  }
  const stopped = await player.bet('1.00');
  expect(stopped).toMatchObject({ code: 'limits.playTime', outcome: 'refused', until: expect.any(Number) });
  expect(stopped.most).toBeUndefined();
  await gateway.later(2 * MINUTE);
  expect(await player.bet('1.00')).toMatchObject({ code: 'ok' });
  await gateway.later(6 * MINUTE);
  expect(await player.bet('1.00')).toMatchObject({ code: 'limits.playTime' });
  await expect(place(player.client, await issueOf(gateway))).rejects.toMatchObject({
    code: 'limits.playTime',
    value: { kind: 'time', period: 'day', left: 0, until: expect.any(Number) },
  });
});

test('a used-up limit stops a launch with its kind and the time it ends [own.play-limit.reached]', async () => {
  await ctx.db.update(studios).set({ origin: 'https://lab.example' }).where(eq(studios.id, LAB_STUDIO));
  const player = await limited('loss', '20.00');
  const launch = () => player.client.launchGameByGet(launchOf(player.userName));
  await player.play('10.00');
  expect(await launch()).toMatchObject({ mode: 'real' });
  await player.play('10.00');
  await expect(launch()).rejects.toMatchObject({
    code: 'limits.playLoss',
    status: 403,
    value: { kind: 'loss', period: 'day', left: '0.00', until: expect.any(Number) },
  });
  expect(await player.client.launchDemo({ gameId: 'lab-wheel', language: 'en' })).toMatchObject({ mode: 'fun' });
});

test('wins, rollbacks, ends, cancellations and results are never stopped [own.play-limit.settled]', async () => {
  const player = await playerAtTheLab(gateway);
  const settled = await issueOf(gateway);
  const cancelled = await issueOf(gateway);
  await place(player.client, settled);
  const { orders } = await place(player.client, cancelled);
  for (const round of ['a', 'b', 'c']) await player.bet('10.00', round, { transactionId: `${player.id}-${round}` });
  await player.client.setPlayLimit({ kind: 'loss', period: 'month', limit: '1.00' });
  await player.client.setPlayLimit({ kind: 'stake', period: 'day', limit: '1.00' });
  await player.client.setPlayLimit({ kind: 'time', period: 'week', limit: 1 });
  await gateway.later(MINUTE / 60);
  expect(await player.move('win', 'a', { amount: '3.00', closesRound: true })).toMatchObject({ code: 'ok' });
  const back = { amount: '10.00', originalTransactionId: `${player.id}-b` };
  expect(await player.move('rollback', 'b', back)).toMatchObject({ code: 'ok' });
  expect(await player.move('round-end', 'c', {})).toMatchObject({ code: 'ok' });
  await player.client.cancelLotteryOrder({ id: orders[0]?.id ?? '' }, key());
  await close(gateway, settled);
  await settles(settled, WIN);
  await settles(settled, LOSS);
  await settles(settled, null);
  expect(await balanceOf(ctx.db, player.id)).toBe(100_000n - 1_700n);
});

test('concurrent bets in several tabs never exceed a limit together [own.play-limit.enforced asvs 2.3.4]', async () => {
  const player = await limited('loss', '100.00');
  const issues = await Promise.all(Array.from({ length: 3 }, () => issueOf(gateway)));
  const bets = Array.from({ length: 6 }, () => player.bet('30.00'));
  const orders = issues.map((issue) => place(player.client, issue, '0.20').catch(() => null));
  const accepted = (await Promise.all(bets)).filter(({ code }) => code === 'ok');
  await Promise.all(orders);
  expect(accepted).toHaveLength(3);
  expect(Number(await lossOf(player))).toBeLessThanOrEqual(100);
});

test('every kind of game, several bets at once, and a batch pass the same check [own.play-limit.enforced]', async () => {
  const player = await limited('stake', '20.00');
  for (const gameId of ['lab-wheel', 'lab-fish', 'lab-duel', 'lab-crash', 'lab-roulette'])
    expect(await player.bet('20.01', undefined, { gameId })).toMatchObject({ code: 'limits.playStake' });
  expect(await player.batch(['15.00', '5.01'])).toMatchObject({ message: 'limits.playStake' });
  expect(await stakeOf(player)).toBe('0.00');
  expect(await player.batch(['15.00', '5.00'])).toMatchObject({ meta: { api_code: 'ok' } });
  expect(await player.bet('0.01')).toMatchObject({ code: 'limits.playStake', most: '0.00' });
});
