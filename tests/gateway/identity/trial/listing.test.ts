import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { setSite } from '../../../../src/gateway/platform/system/site';
import { codeOf } from '../../agents/agreements/support';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';

const gateway = await startModules();
const reads = (isListed: boolean) => setSite(gateway.ctx.db, ['trialIsAgentType', isListed ? 'on' : 'off']);
afterEach(() => reads(false));
afterAll(() => gateway.close());

describe.each([
  { reading: 'A', isListed: false, icon: 'member' },
  { reading: 'B', isListed: true, icon: 'agent' },
])('trial account in reading $reading [s4.account-type.trial-listing]', ({ isListed, icon }) => {
  test(`counts as ${icon}, with both centres closed`, async () => {
    await reads(isListed);
    const trial = gateway.as((await gateway.client.freePlay({ os: 'android', platform: 'web' })).token);
    expect(await trial.memberIcon()).toEqual({ icon });
    expect(await codeOf(trial.teamOverview({ days: 1 }))).toBe('403 security.trial');
    expect(await codeOf(trial.agentContracts({ side: 'downline' }))).toBe('403 security.trial');
    expect(await codeOf(trial.profile())).toBe('403 security.trial');
  });

  test('members and agents are unaffected', async () => {
    await reads(isListed);
    const player = await newcomer(gateway);
    const agent = await newcomer(gateway, 0n, { type: 42 });
    expect([await player.client.memberIcon(), await agent.client.memberIcon()]).toEqual([
      { icon: 'member' },
      { icon: 'agent' },
    ]);
    expect(await codeOf(player.client.teamOverview({ days: 1 }))).toBe('403 team.agentsOnly');
    expect(await codeOf(agent.client.teamOverview({ days: 1 }))).toBe('done');
  });
});
