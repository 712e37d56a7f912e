/** @module-tag extended */
import { expect, onTestFinished, test } from 'vitest';
import { fixtures } from '../../../src/gateway/demo/fixtures';
import { plant } from '../../../src/gateway/demo/plant';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { startModules } from '../harness/modules';

test('activities, missions and rankings have content [s2.other.ranking s2.member-centre.mission]', async () => {
  const gateway = await startModules();
  onTestFinished(() => gateway.close());
  const { sessions } = await plant(gateway.ctx, fixtures.activitiesOn, {
    turns: [],
    ahead: false,
    wrote: async () => undefined,
  });
  const client = gateway.as(sessions.player.token);
  const { list } = await client.activities();
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['claim', 'join', 'comingSoon', 'close']));
  const { missions, missionCount } = await client.missionSummary();
  expect(missionCount).toBeGreaterThan(0);
  expect(missions.length).toBeGreaterThanOrEqual(5);
  // Also on the first day of a window, when the demo's history has no bets.
  for (const span of ['day', 'week', 'month'] as const)
    expect(await client.missionLeaderboard({ span })).toMatchObject({ span, own: { rank: 1 } });
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});
