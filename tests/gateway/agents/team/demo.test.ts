/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { agentWithMembers } from '../../../../src/gateway/demo/fixtures/team';
import { plant } from '../../../../src/gateway/demo/plant';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { verifyRollups } from '../../../../src/gateway/play/bets/rollups';
import { startModules } from '../../harness/modules';

const gateway = await startModules();
afterAll(() => gateway.close());

test('the demo’s agent has 2,000 people and a consistent month, also after a reset [s1.agent.hierarchy]', async () => {
  for (const _ of ['made', 'brought back']) {
    const { sessions } = await plant(gateway.ctx, agentWithMembers);
    const agent = gateway.as(sessions.agent.token);
    const { team, sums, days } = await agent.teamOverview({ days: 31 });
    // Includes the demo's own downline.
    expect(team).toEqual({ downlines: 21, members: 2_001, agents: 200 });
    expect(sums.bets).toBeGreaterThan(2_000);
    expect(days.filter(({ bets }) => bets > 0).length).toBeGreaterThan(28);
    expect(Number(sums.deposits)).toBeGreaterThan(10_000);
    const { list } = await agent.team({ size: 100 });
    const total = list.reduce((sum, { bets }) => sum + bets, 0);
    expect((await agent.team({ under: list[0]?.userName, days: 31 })).list.length).toBeGreaterThan(5);
    expect(total).toBeLessThanOrEqual(sums.bets);
    expect((await agent.team({ search: 'rafi' })).next).not.toBeNull();
    expect((await verifyRollups(gateway.ctx)).problems).toEqual([]);
    expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  }
  const { rows } = await gateway.ctx.db.execute<{ levels: number }>(
    sql`select max(depth) as levels from accounts a, team_at(a.id, app_now()) where a.user_name = 'agent'`,
  );
  expect(rows[0]?.levels).toBe(3);
});
