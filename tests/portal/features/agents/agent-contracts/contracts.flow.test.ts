// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { heldContract, offeredContract } from '../../../../../machines/samples';
import { agentContractEndpoints } from '../../../../../src/contract/agents/agent-contract-endpoints';
import type { ContractKind } from '../../../../../src/contract/agents/agent-contracts';
import { contractAnswerFlow } from '../../../../../src/portal/features/agents/agent-contracts/contract-answer.flow';
import { contractsFlow } from '../../../../../src/portal/features/agents/agent-contracts/contracts.flow';
import { contractOfferFlow } from '../../../../../src/portal/parts/contract-offer/contract-offer.flow';
import { checkedOffer } from '../../../../../src/portal/parts/contract-offer/offer-form.flow';
import { childOf, lend, readList, runActor, send, typed } from '../../../harness/flow-support';

const LIST = '/wps/agent/contracts';
const LOSSES = '/wps/agent/contracts/losses';
const ACT = '/wps/agent/contracts/act';
const relay = (name: string) => `/wps/relay/GCS_${name}Salary`;
const page = { list: [offeredContract], pageNum: 1, totalPages: 1, total: 1 };
const NO_DEMANDS = { turnover: '0.00', loss: '0.00', activeMembers: 0 };
const salary = { contract: null, bills: [], next: null };

const RELAYS: Record<ContractKind, string> = {
  dividend: relay('dividend'),
  daily: relay('daily'),
  hourly: relay('hourly'),
  realtime: relay('realtime'),
};

test.each(Object.entries(RELAYS))(
  '%s reads contracts, requests and bills [s4.status.contract s4.contract.request-types s7.relay.salary-processing]',
  async (kind, path) => {
    const { deps, sent } = lend({ [LIST]: { value: page }, [path]: { value: salary } });
    const [known] = Object.keys(RELAYS).flatMap((key) => (key === kind ? [key as ContractKind] : []));
    const read = await readList(contractsFlow(known ?? 'daily')(deps), { filter: {}, pageNo: 2 });
    // A contract in force is not listed as pending.
    expect(read).toMatchObject({
      kind: 'loaded',
      page: { inForce: offeredContract, waiting: [], salary, shown: { of: 'given', page } },
    });
    const queries = sent
      .filter((candidate) => candidate.path === LIST)
      .map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
    expect(queries).toEqual([
      expect.objectContaining({ kind, side: 'downline', standing: 'inForce' }),
      expect.objectContaining({ kind, standing: 'waiting' }),
      expect.objectContaining({ kind, side: 'upline', pageNo: '2' }),
    ]);
  },
);

test('lists the agent’s own offers or bills on request [s4.status.contract]', async () => {
  const { deps, sent } = lend({ [LIST]: { value: { ...page, list: [] } }, [RELAYS.daily]: { value: salary } });
  const flow = contractsFlow('daily')(deps);
  expect(await readList(flow, { filter: { show: 'mine' } })).toMatchObject({
    page: { inForce: null, shown: { of: 'mine' } },
  });
  expect(
    sent.map(({ query }) => query ?? '').filter((query) => query.includes('kind=') && !query.includes('standing')),
  ).toEqual([expect.stringContaining('side=downline')]);
  const after = offeredContract.id;
  expect(await readList(flow, { filter: { show: 'bills', after } })).toMatchObject({
    page: { shown: { of: 'bills' } },
  });
  expect(sent.filter(({ query }) => query?.includes(`after=${after}`)).map(({ path }) => path)).toEqual([RELAYS.daily]);
});

const client = (replies: Parameters<typeof lend>[0]) => {
  const { deps, sent } = lend(replies);
  return { client: deps.clientFor(agentContractEndpoints), sent };
};
const rejected = (code: string) => ({ status: 409, code, message: 'No' });
const losses = { losses: [{ number: 'C00000012', downline: 'rina', ending: 'above' as const }], digest: 'd1' };

test('an offer is accepted with the digest of the losses shown [s4.contract.auto-termination]', async () => {
  const { client: by, sent } = client({ [LOSSES]: { value: losses }, [ACT]: { value: heldContract } });
  const flow = contractAnswerFlow(by);
  expect(await runActor(flow, 'readLosses', { id: offeredContract.id })).toEqual(losses);
  const answer = { contract: offeredContract, act: 'accept', losses };
  expect(await runActor(flow, 'sendAnswer', answer)).toEqual({ kind: 'said', contract: heldContract });
  const { id, version } = offeredContract;
  expect(sent.at(-1)?.body).toEqual({ id, version, act: 'accept', digest: 'd1' });
});

test('other responses contain no losses [s4.contract.decision s4.contract.request-types]', async () => {
  const { client: by, sent } = client({ [ACT]: { value: heldContract } });
  await runActor(contractAnswerFlow(by), 'sendAnswer', { contract: offeredContract, act: 'askEnd', losses: null });
  expect(sent.at(-1)?.body).toEqual({ id: offeredContract.id, version: 1, act: 'askEnd' });
});

test.each([
  ['contract.lossesChanged', 'renewed'],
  ['contract.changed', 'outdated'],
  ['contract.notPermitted', 'outdated'],
  ['contract.unknown', 'outdated'],
])('the rejection %s yields the result %s [own.contract.answered]', async (code, kind) => {
  const { client: by } = client({ [ACT]: rejected(code) });
  expect(
    await runActor(contractAnswerFlow(by), 'sendAnswer', { contract: offeredContract, act: 'accept', losses }),
  ).toEqual({
    kind,
  });
});

test('other rejections and network failures are reported [own.contract.answered]', async () => {
  const answer = { contract: offeredContract, act: 'accept', losses };
  const above = client({ [ACT]: rejected('contract.above') });
  await expect(runActor(contractAnswerFlow(above.client), 'sendAnswer', answer)).rejects.toMatchObject({
    code: 'contract.above',
  });
  await expect(runActor(contractAnswerFlow(client({}).client), 'sendAnswer', answer)).rejects.toMatchObject({
    kind: 'offline',
  });
});

const offers = (replies: Parameters<typeof lend>[0]) => {
  const { deps, sent } = lend(replies);
  const flow = contractOfferFlow(deps, deps.clientFor(agentContractEndpoints));
  typed(deps, [
    ['downline', ' bijoy '],
    ['rate.0', '5'],
  ]);
  return { flow, deps, sent };
};
const reviewed = { downline: 'bijoy', terms: { kind: 'daily', tiers: [{ ...NO_DEMANDS, rate: 5_000 }] } };

test('terms are reviewed and sent unchanged [s3.contract-offer.offered-by own.contract.offered]', async () => {
  const { flow, deps, sent } = offers({ [LIST]: { value: offeredContract } });
  expect(await send(flow, 'offerForm', 'daily')).toMatchObject({ status: 'active', value: 'reviewing' });
  expect([sent, checkedOffer(deps.vault)]).toEqual([[], reviewed]);
  // An edit after the review is not part of the terms.
  typed(deps, [['rate.0', '6']]);
  const actor = childOf(flow, 'offerForm');
  expect(await runActor(actor, 'validate', { about: 'daily', reviewed: true })).toEqual({ kind: 'right' });
  expect(await runActor(actor, 'send', { about: 'daily' })).toEqual({ kind: 'sent', word: offeredContract });
  expect(sent).toMatchObject([{ method: 'POST', body: reviewed }]);
  expect([checkedOffer(deps.vault), deps.vault.peek('form.rate.0')]).toEqual([null, undefined]);
});

test('a rejected offer is reported and keeps its input [own.contract.offered]', async () => {
  const { flow, deps } = offers({ [LIST]: rejected('contract.open') });
  expect(await send(flow, 'offerForm', 'daily', true)).toMatchObject({
    value: { editing: 'rejected' },
    context: { failure: { code: 'contract.open' } },
  });
  expect(deps.vault.peek('form.rate.0')).toBe('5');
});

test('an offer form without a kind fails [own.contract.held]', async () => {
  const { flow } = offers({});
  await expect(runActor(childOf(flow, 'offerForm'), 'check', { about: null, problems: [] })).rejects.toThrow();
});
