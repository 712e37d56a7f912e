/** @module-tag extended */

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { contractLifecycleMachine } from '../../../../machines/agents/contract-lifecycle/contract-lifecycle.machine';
import { contractLifecycleSamples } from '../../../../machines/agents/contract-lifecycle/contract-lifecycle.samples';
import { counter, explore, missing, type Path, type PathStep, paths, readSamples, table } from '../../../../src/atlas';
import { type ContractAct, lastRequestOf } from '../../../../src/contract/agents/agent-contracts';
import { contractSteps } from '../../../../src/gateway/agents/agreements/tables';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startModules } from '../../harness/modules';
import { withSession } from '../../money/wallet/support';
import { type Agent, agentUnder, agreed, daily, offered, operates } from './support';

const WEEK = 7 * 24 * 3_600_000;
const { samples, words } = readSamples(contractLifecycleSamples);
const exploration = explore(contractLifecycleMachine, samples);
const { add, tally } = counter('contract-lifecycle', 'gateway', exploration.declared);
const gateway = await startModules();
afterAll(async () => {
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

/** Acts of the parties by the suffix of the event. */
const ACTS: Record<string, ContractAct> = {
  accepted: 'accept',
  rejected: 'reject',
  withdrawn: 'withdraw',
  endAsked: 'askEnd',
  endConfirmed: 'confirmEnd',
  endRefused: 'refuseEnd',
  endTakenBack: 'takeBackEnd',
};
type Parties = { upline: Agent; downline: Agent };
/** Returns the state as the downline sees it; a week later it needs a new session. */
const readContract = async ({ downline }: Parties, id: string) => {
  const { list } = await (await withSession(gateway, downline.id)).agentContracts({ side: 'downline', pageSize: 100 });
  return list.find((candidate) => candidate.id === id) ?? expect.fail('the contract is gone');
};

async function takes(parties: Parties, id: string, { kind, event }: PathStep): Promise<unknown> {
  if (kind === 'delay') {
    await gateway.later(WEEK);
    return gateway.runJobs();
  }
  const contract = await readContract(parties, id);
  if (event.type === 'other.superseded') return agreed(gateway, parties.upline, parties.downline, daily(2_000));
  if (event.type === 'other.ended') return operates(gateway, 'contracts', 'end', contract.number);
  const [side = '', eventName = ''] = event.type.split('.');
  const party = side === 'upline' ? parties.upline : parties.downline;
  const client = await withSession(gateway, party.id);
  const { digest } = eventName === 'accepted' ? await client.contractLosses({ id }) : {};
  return client.actOnContract({
    id,
    version: contract.version,
    act: ACTS[eventName] ?? 'accept',
    ...(digest && { digest }),
  });
}

const leafOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : value;

async function isThere(parties: Parties, id: string, { value, context }: PathStep['after']) {
  const contract = await readContract(parties, id);
  expect(contract.state).toBe(leafOf(value));
  expect(contract).toMatchObject(lastRequestOf(contract.state, Object(context).lastEnd));
  const steps = await gateway.ctx.db
    .select()
    .from(contractSteps)
    .where(eq(contractSteps.contractId, id))
    .orderBy(contractSteps.version);
  expect(steps.at(-1)).toMatchObject({ version: contract.version, state: contract.state });
}

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [own.contract.lifecycle s4.contract.decision]',
  async (_, path) => {
    const upline = await agentUnder(gateway);
    const downline = await agentUnder(gateway, upline);
    await agreed(gateway, null, upline, daily(5_000));
    const parties = { upline, downline };
    const { id } = await offered(gateway, upline, downline, daily(3_000));
    const done: PathStep[] = [];
    try {
      await isThere(parties, id, path.start);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        await takes(parties, id, step);
        await isThere(parties, id, step.after);
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
