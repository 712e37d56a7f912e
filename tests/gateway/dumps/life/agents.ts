import type { ContractKind, ContractTerms } from '../../../../src/contract/agents/agent-contracts';
import { pageOf } from '../../money/payment/support';
import { atTheLab } from './play';
import { type AnyClient, clientOf, eventually, key, operate, type Use } from './use';

const tier = (rate: number) => ({ rate, turnover: '0.00', loss: '0.00', activeMembers: 0 });
/** Terms of each kind; `part`: percentage of the house's rates. */
const TERMS: Record<ContractKind, (part: number) => ContractTerms> = {
  dividend: (part) => ({ kind: 'dividend', period: 'D', tiers: [tier(60 * part)] }),
  daily: (part) => ({ kind: 'daily', tiers: [tier(6 * part)] }),
  hourly: (part) => ({ kind: 'hourly', tiers: [tier(2 * part)] }),
  realtime: (part) => ({ kind: 'realtime', winRate: part, lossRate: 2 * part, singleBet: '10.00' }),
};
const KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;

/** Creates a line of agents with agreements in every state. */
export async function haveAgents(use: Use): Promise<void> {
  const agent = await clientOf(use, 'agent');
  for (const name of ['tanvir', 'moyna']) await agent.makeTeamMember({ userName: name, kind: 'agent' });
  await agent.makeTeamMember({ userName: 'doel', kind: 'member' });
  const { code } = await agent.makeTeamLink({ kind: 'member', note: 'By mail' });
  await agent.closeTeamLink({ code });
  await operate(use, 'team', ['page', 'moyna', 'hourly', 'off']);
  for (const kind of KINDS) await operate(use, 'contracts', ['offer', 'agent', JSON.stringify(TERMS[kind](100))]);
  for (const kind of KINDS) await answers(agent, kind, 'accept');
  await agent.makeTeamLink({ kind: 'agent', note: 'At the fair', rates: { daily: 100 } });
  const tanvir = await clientOf(use, 'tanvir');
  for (const kind of KINDS) await agent.offerContract({ downline: 'tanvir', terms: TERMS[kind](50) });
  await answers(tanvir, 'dividend', 'accept');
  await answers(tanvir, 'daily', 'accept');
  await answers(tanvir, 'realtime', 'accept');
  await answers(tanvir, 'hourly', 'reject');
  await requestAct(agent, await agent.offerContract({ downline: 'moyna', terms: TERMS.daily(30) }), 'withdraw');
  await agent.offerContract({ downline: 'moyna', terms: TERMS.dividend(30) });
  const ended = await newest(tanvir, 'realtime');
  await requestAct(tanvir, ended, 'askEnd');
  await requestAct(agent, await newest(agent, 'realtime', 'upline'), 'confirmEnd');
  await requestAct(tanvir, await newest(tanvir, 'daily'), 'askEnd');
  await agent.offerContract({ downline: 'tanvir', terms: TERMS.dividend(40) });
  await owe(agent);
}

/** Deposits without staking: part of the turnover moves with a transfer. */
async function owe(agent: AnyClient) {
  const { id, payUrl } = await agent.createDeposit({ method: 'nodi', amount: '1000.00' }, key());
  await pageOf(payUrl).answer('pay');
  await eventually(async () => (await agent.deposit({ id })).state === 'credited' || undefined);
}

async function newest(client: AnyClient, kind: ContractKind, side: 'downline' | 'upline' = 'downline') {
  const { list } = await client.agentContracts({ side, pageSize: 50 });
  const found = list.find(({ terms }) => terms.kind === kind);
  if (!found) throw new Error(`there is no ${kind}`);
  return found;
}

async function answers(client: AnyClient, kind: ContractKind, act: 'accept' | 'reject') {
  const { id, version } = await newest(client, kind);
  const { digest } = await client.contractLosses({ id });
  await client.actOnContract({ id, version, act, ...(act === 'accept' && { digest }) });
}

type Act = Parameters<AnyClient['actOnContract']>[0]['act'];
const requestAct = (client: AnyClient, { id, version }: { id: string; version: number }, act: Act) =>
  client.actOnContract({ id, version, act });

/** Plays for a day below the agents. */
export async function playsBelow(use: Use): Promise<void> {
  for (const name of ['downline', 'doel']) {
    await operate(use, 'credit', [name, '500.00']);
    const { round } = await atTheLab(use, name);
    await round('120.00', '0.00');
    await round('80.00', '150.00');
  }
}
