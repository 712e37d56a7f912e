import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgentContract } from '../../../../src/contract/agents/agent-contracts';
import { startModules } from '../../harness/modules';
import { newcomer as formOf, withModules } from '../../identity/registration/support';
import { withSession } from '../../money/wallet/support';
import { type Agent, agentUnder, codeOf, daily, lineOf, offered, operates } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());
beforeAll(() => withModules(gateway, {}));

const heldBy = async ({ id }: Agent): Promise<AgentContract[]> =>
  (await (await withSession(gateway, id)).agentContracts({ side: 'downline' })).list;

test('a retired agent has no contracts and no working links [s4.status.contract]', async () => {
  const [top, middle, low] = await lineOf(gateway, daily(5_000), daily(4_000), daily(3_000));
  if (!top || !middle || !low) throw new Error('There is no line.');
  const aside = await agentUnder(gateway, middle.agent);
  const waits = await offered(gateway, middle.agent, aside, daily(1_000));
  const { code } = await middle.agent.client.makeTeamLink({ kind: 'member' });

  expect(await operates(gateway, 'team', 'retire', middle.agent.userName)).toEqual({ ended: 2 });
  const over = { state: 'autoTerminated', effectiveTo: expect.any(Number) };
  const grantedContracts = (await (await withSession(gateway, top.agent.id)).agentContracts({ side: 'upline' })).list;
  expect(grantedContracts).toMatchObject([{ id: middle.contract.id, ...over, ending: 'notAgent' }]);
  expect(await heldBy(low.agent)).toMatchObject([{ ...over, ending: 'giverEnded' }]);
  expect(await heldBy(aside)).toMatchObject([{ id: waits.id, state: 'withdrawn', permitted: [] }]);
  expect(await heldBy(top.agent)).toMatchObject([{ state: 'active' }]);

  const now = await withSession(gateway, middle.agent.id);
  expect(await codeOf(now.team({}))).toBe('403 team.agentsOnly');
  expect(await codeOf(now.agentContracts({}))).toBe('403 team.agentsOnly');
  expect(await gateway.client.affiliate({ code })).toEqual({ valid: false });
  expect(await codeOf(gateway.client.register(formOf({ username: 'by_closed', affiliateCode: code })))).toBe(
    '422 registration.invalid',
  );
  expect(
    await codeOf(operates(gateway, 'contracts', 'offer', middle.agent.userName, JSON.stringify(daily(1)))),
  ).not.toBe('done');
  expect(await codeOf(operates(gateway, 'team', 'retire', middle.agent.userName))).toBe('409 team.notAgent');
  expect(await codeOf(operates(gateway, 'team', 'retire', 'nobody_here'))).toBe('404 account.unknown');
});
