import { afterAll, expect, test } from 'vitest';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { accept, agentUnder, daily, offered, operates } from '../agreements/support';

const gateway = await startModules();
afterAll(() => gateway.close());

const NOTHING = {
  divtypereq: null,
  dailysalreqtype: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  divinfotype: 'none',
  dailysalinfotype: 'none',
  contracthoursalinfotype: 'none',
  realtimesalinfotype: 'none',
};

test('returns pending request and contract state by kind [s7.call.funds-consolidated s3.consolidated.fields]', async () => {
  const agent = await agentUnder(gateway);
  expect(await agent.client.consolidatedFunds()).toEqual(NOTHING);
  const offer = await offered(gateway, null, agent, daily(2_000));
  expect(await agent.client.consolidatedFunds()).toEqual({ ...NOTHING, dailysalreqtype: 'newContract' });
  const { id, version } = await accept(agent.client, offer);
  expect(await agent.client.consolidatedFunds()).toEqual({ ...NOTHING, dailysalinfotype: 'inForce' });
  await agent.client.actOnContract({ id, version, act: 'askEnd' });
  // The agent's own request awaits the other side.
  expect(await agent.client.consolidatedFunds()).toEqual({ ...NOTHING, dailysalinfotype: 'inForce' });
  const member = await newcomer(gateway, 0n);
  const off = {
    divinfotype: 'off',
    dailysalinfotype: 'off',
    contracthoursalinfotype: 'off',
    realtimesalinfotype: 'off',
  };
  expect(await member.client.consolidatedFunds()).toEqual({ ...NOTHING, ...off });
});

test('a termination requested by the downline awaits its upline [s4.contract.request-types]', async () => {
  const agent = await agentUnder(gateway);
  await accept(agent.client, await offered(gateway, null, agent, daily(2_000)));
  const below = await agentUnder(gateway, agent);
  const { id, version } = await accept(below.client, await offered(gateway, agent, below, daily(1_000)));
  await below.client.actOnContract({ id, version, act: 'askEnd' });
  expect((await agent.client.consolidatedFunds()).dailysalreqtype).toBe('termination');
  expect((await below.client.consolidatedFunds()).dailysalreqtype).toBeNull();
});

test('each page can be turned off and on for a single agent [s6.flag.agent-salary-pages]', async () => {
  const agent = await agentUnder(gateway);
  const other = await agentUnder(gateway);
  await offered(gateway, null, agent, daily(2_000));
  const names = {
    dividend: 'divinfotype',
    daily: 'dailysalinfotype',
    hourly: 'contracthoursalinfotype',
    realtime: 'realtimesalinfotype',
  };
  for (const [kind, name] of Object.entries(names)) {
    await operates(gateway, 'team', 'page', agent.userName, kind, 'off');
    await operates(gateway, 'team', 'page', agent.userName, kind, 'off');
    expect(await agent.client.consolidatedFunds()).toEqual({
      ...NOTHING,
      dailysalreqtype: kind === 'daily' ? null : 'newContract',
      [name]: 'off',
    });
    expect(await other.client.consolidatedFunds()).toEqual(NOTHING);
    await operates(gateway, 'team', 'page', agent.userName, kind, 'on');
  }
  expect(await agent.client.consolidatedFunds()).toEqual({ ...NOTHING, dailysalreqtype: 'newContract' });
});
