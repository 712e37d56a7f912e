import type { AgentContract, ContractTerms, ContractTier } from '../../../../src/contract/agents/agent-contracts';
import { asOwner } from '../../harness/as-owner';
import type { Modules } from '../../harness/modules';
import { newcomer, withSession } from '../../money/wallet/support';

/** Context in which agents are created: modules or gateway processes. */
type Where = Pick<Modules, 'ctx' | 'as'>;
export type Agent = Awaited<ReturnType<typeof newcomer>>;

/** A tier of a wage: its rate in thousandths of a percent and its required turnover. */
export const tier = (rate: number, turnover = '0.00', more: Partial<ContractTier> = {}): ContractTier => ({
  rate,
  turnover,
  loss: '0.00',
  activeMembers: 0,
  ...more,
});
export const daily = (rate: number): ContractTerms => ({ kind: 'daily', tiers: [tier(rate)] });

export const agentUnder = (gateway: Where, upline?: { id: string }): Promise<Agent> =>
  newcomer(gateway, 0n, { type: 1, ...(upline && { uplineId: upline.id }) });

export const operates = (gateway: Where, ...[command, ...args]: [string, ...string[]]): Promise<unknown> =>
  asOwner(gateway.ctx, command, args, 'a test');

/** Accepts a pending offer after reading its preview. */
export async function accept(client: Agent['client'], { id }: { id: string }): Promise<AgentContract> {
  const { digest } = await client.contractLosses({ id });
  const { list } = await client.agentContracts({ side: 'downline', pageSize: 100 });
  const { version = 0 } = list.find((candidate) => candidate.id === id) ?? {};
  return client.actOnContract({ id, version, act: 'accept', digest });
}

/** An offer from the upline or the house. */
export async function offered(
  gateway: Where,
  giver: Agent | null,
  to: Agent,
  terms: ContractTerms,
): Promise<AgentContract> {
  if (giver) await (await withSession(gateway, giver.id)).offerContract({ downline: to.userName, terms });
  else await operates(gateway, 'contracts', 'offer', to.userName, JSON.stringify(terms));
  const { list } = await (await withSession(gateway, to.id)).agentContracts({ side: 'downline' });
  const [newest] = list;
  if (!newest) throw new Error('nothing was offered');
  return newest;
}

/** A contract in force. */
export const agreed = async (
  gateway: Where,
  giver: Agent | null,
  to: Agent,
  terms: ContractTerms,
): Promise<AgentContract> => accept(await withSession(gateway, to.id), await offered(gateway, giver, to, terms));

/** A line of agents, each with a contract from the one above; the house grants the first. */
export async function lineOf(
  gateway: Where,
  ...all: ContractTerms[]
): Promise<{ agent: Agent; contract: AgentContract }[]> {
  const line: { agent: Agent; contract: AgentContract }[] = [];
  for (const terms of all) {
    const above = line.at(-1)?.agent;
    const agent = await agentUnder(gateway, above);
    line.push({ agent, contract: await agreed(gateway, above ?? null, agent, terms) });
  }
  return line;
}

/** Outcome of a call: `done`, or status and code. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
