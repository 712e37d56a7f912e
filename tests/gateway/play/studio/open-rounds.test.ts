import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GATEWAY_SETTINGS } from '../../../../src/contract';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { asOwner } from '../../harness/as-owner';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer, withSession } from '../../money/wallet/support';
import { atTheLab } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const runRoundsJob = async () => {
  await gateway.ctx.db.execute(sql`select graphile_worker.add_job('studio.rounds')`);
  await gateway.runJobs();
};
const events = (accountId: string) =>
  gateway.ctx.db
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.kind, 'studio.roundOpen'), eq(accountEvents.accountId, accountId)));
const ops = () => asOwner(gateway.ctx, 'studio', ['rounds'], 'as it was asked');

test('long open rounds are reported to operators once and stay open until their studio ends them', async () => {
  const error = vi.spyOn(gateway.ctx.log, 'error');
  const alarms = () =>
    error.mock.calls.filter(([, message]) => message === 'studio.roundsOpen').map(([about]) => about);
  const player = await newcomer(gateway);
  const { send } = await atTheLab(gateway, player.id);
  const bet = (roundId: string) =>
    send('bet', { transactionId: `b-${roundId}`, roundId, gameId: 'lab-wheel', amount: '10.00' });
  const unfinished = async () =>
    (await (await withSession(gateway, player.id)).unfinishedRounds()).rounds.map(({ roundId }) => roundId);
  for (const roundId of ['long', 'ended', 'taken back']) await bet(roundId);
  await send('round-end', { transactionId: 'e1', roundId: 'ended' });
  await send('rollback', { transactionId: 'k1', originalTransactionId: 'b-taken back' });
  await gateway.later(GATEWAY_SETTINGS.studio.roundOpenFor - 60_000);
  await bet('short');
  await runRoundsJob();
  expect([alarms(), await events(player.id)]).toEqual([[], []]);

  await gateway.later(61_000);
  await runRoundsJob();
  await runRoundsJob();
  expect(alarms()).toEqual([{ count: 1, studios: { maidanlab: 1 } }]);
  expect(await events(player.id)).toMatchObject([{ outcome: 'maidanlab long' }]);
  expect(await ops()).toMatchObject([{ roundId: 'long', user: player.userName, told: expect.any(Date) }]);
  expect(await unfinished()).toEqual(['short', 'long']);
  expect(await balanceOf(gateway.ctx.db, player.id)).toBe(97_000n);

  await gateway.later(GATEWAY_SETTINGS.studio.roundOpenFor);
  await runRoundsJob();
  expect(alarms()).toHaveLength(2);
  expect(await send('win', { transactionId: 'w1', roundId: 'long', amount: '30.00', closesRound: true })).toMatchObject(
    { code: 'ok' },
  );
  expect(await unfinished()).toEqual(['short']);
  expect(await ops()).toMatchObject([{ roundId: 'short' }]);
});
