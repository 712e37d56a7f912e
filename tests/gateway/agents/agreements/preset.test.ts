import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractTerms } from '../../../../src/contract/agents/agent-contracts';
import { cappedTerms } from '../../../../src/gateway/agents/agreements/preset';
import { isWithin } from '../../../../src/gateway/agents/agreements/terms';
import { startModules } from '../../harness/modules';
import { newcomer as formOf, withModules } from '../../identity/registration/support';
import { accept, agentUnder, agreed, codeOf, daily, operates, tier } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());
beforeAll(() => withModules(gateway, {}));

const RISING: ContractTerms = {
  kind: 'dividend',
  period: 'H',
  tiers: [tier(1_000), tier(2_000, '500.00'), tier(3_000, '900.00')],
};
const REALTIME: ContractTerms = { kind: 'realtime', winRate: 40, lossRate: 60, singleBet: '100.00' };

describe('terms of a link', () => {
  test.each([
    [500, [tier(500)]],
    [1_000, [tier(1_000)]],
    [2_500, [tier(1_000), tier(2_000, '500.00'), tier(2_500, '900.00')]],
    [9_000, RISING.tiers],
  ])('at most %i of the giver’s own, tier by tier', (dividend, tiers) => {
    const terms = cappedTerms(RISING, { dividend, daily: 7 });
    expect(terms).toEqual({ ...RISING, tiers });
    expect(terms && isWithin(terms, RISING)).toBe(true);
  });

  test('real-time salary has both rates and the giver’s smallest bet; a link without rates has no terms', () => {
    expect(cappedTerms(REALTIME, { win: 70, loss: 20 })).toEqual({ ...REALTIME, lossRate: 20 });
    expect(cappedTerms(REALTIME, { loss: 5 })).toEqual({ ...REALTIME, winRate: 0, lossRate: 5 });
    expect([cappedTerms(REALTIME, { dividend: 5 }), cappedTerms(RISING, { win: 5 })]).toEqual([null, null]);
  });
});

const joins = async (username: string, affiliateCode: string) =>
  gateway.as((await gateway.client.register(formOf({ username, affiliateCode }))).token);

test('an agent joining by a link is offered its rates up to the giver’s own [s2.agent-centre.registration]', async () => {
  const agent = await agentUnder(gateway);
  await agreed(gateway, null, agent, daily(5_000));
  const realtime = await agreed(gateway, null, agent, REALTIME);
  expect(await codeOf(agent.client.makeTeamLink({ kind: 'agent', rates: { daily: 5_001 } }))).toBe(
    '409 contract.above',
  );
  expect(await codeOf(agent.client.makeTeamLink({ kind: 'agent', rates: { dividend: 1 } }))).toBe('409 contract.above');
  expect(await codeOf(agent.client.makeTeamLink({ kind: 'member', rates: { daily: 1 } }))).toMatch(/request.invalid$/);
  const { code, rates } = await agent.client.makeTeamLink({
    kind: 'agent',
    rates: { daily: 3_000, win: 40, loss: 60 },
  });
  expect(rates).toEqual({ daily: 3_000, win: 40, loss: 60 });
  expect((await agent.client.teamLinks()).list).toMatchObject([{ code, rates }]);

  const first = await joins('joins_first', code);
  const { list } = await first.agentContracts({ side: 'downline', standing: 'waiting' });
  expect(list.map(({ terms, upline }) => [upline, terms])).toEqual(
    expect.arrayContaining([
      [agent.userName, daily(3_000)],
      [agent.userName, REALTIME],
    ]),
  );
  const [offered] = (await first.agentContracts({ side: 'downline', kind: 'daily' })).list;
  expect(offered && (await accept(first, offered)).state).toBe('active');

  await agreed(gateway, null, agent, daily(1_000));
  await operates(gateway, 'contracts', 'end', realtime.number);
  const second = await joins('joins_second', code);
  const later = (await second.agentContracts({ side: 'downline' })).list;
  expect(later.map(({ terms, permitted }) => [terms, permitted])).toEqual([[daily(1_000), ['accept', 'reject']]]);
});

test('a link does not offer a kind whose page is off for its agent [s6.contract.parties s6.flag.agent-salary-pages]', async () => {
  const agent = await agentUnder(gateway);
  await agreed(gateway, null, agent, daily(5_000));
  await agreed(gateway, null, agent, REALTIME);
  const makes = (rates: object) => agent.client.makeTeamLink({ kind: 'agent', rates });
  const { code } = await makes({ daily: 3_000, win: 40, loss: 60 });
  await operates(gateway, 'team', 'page', agent.userName, 'realtime', 'off');
  expect(await codeOf(makes({ loss: 10 }))).toBe('409 contract.off');
  expect(await codeOf(makes({ daily: 10 }))).toBe('done');
  const { list } = await (await joins('joins_off', code)).agentContracts({ side: 'downline' });
  expect(list.map(({ terms }) => terms)).toEqual([daily(3_000)]);
});

test('a link without rates or for players offers nothing', async () => {
  const agent = await agentUnder(gateway);
  await agreed(gateway, null, agent, daily(5_000));
  const { code } = await agent.client.makeTeamLink({ kind: 'agent' });
  expect((await (await joins('joins_plain', code)).agentContracts({})).list).toEqual([]);
});
