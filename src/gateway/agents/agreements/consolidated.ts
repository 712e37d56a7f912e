import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Value } from '../../../contract';
import {
  CONTRACT_KINDS,
  type ContractKind,
  type ContractState,
  REQUEST_OF,
} from '../../../contract/agents/agent-contracts';
import { type Account, isAgent } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { pagesOff } from '../team/pages';
import { IN_FORCE } from './lifecycle';
import { contracts } from './tables';

type Of<T> = Record<ContractKind, T>;
type Request = Value<'consolidatedFunds'>['divtypereq'];
type Info = Value<'consolidatedFunds'>['divinfotype'];

/** States in which an agreement waits for the downline's response, or for the upline's. */
const WAITS: Record<'holder' | 'giver', ContractState[]> = {
  holder: ['offered', 'endAskedByUpline'],
  giver: ['endAskedByDownline'],
};
/** SQL condition: the agreement waits for the account's response. */
export const waitsFor = (id: string) =>
  or(
    and(eq(contracts.holderId, id), inArray(contracts.state, WAITS.holder)),
    and(eq(contracts.giverId, id), inArray(contracts.state, WAITS.giver)),
  );

/**
 * Returns, for each kind of agreement, the request that waits for this account (the newest, if several) and the state
 * of its own agreement (s3.consolidated.fields, s7.call.funds-consolidated); empty for non-agents.
 */
export async function consolidatedOf(
  { db }: ModuleContext,
  { id, type }: Pick<Account, 'id' | 'type'>,
): Promise<Value<'consolidatedFunds'>> {
  const mine = or(eq(contracts.holderId, id), eq(contracts.giverId, id));
  const rows = isAgent({ type }) ? await db.select().from(contracts).where(mine).orderBy(desc(contracts.number)) : [];
  const off = isAgent({ type }) ? await pagesOff(db, id) : CONTRACT_KINDS;
  const requests: Partial<Of<Request>> = {};
  const infos: Partial<Of<Info>> = {};
  for (const { kind, state, holderId } of rows) {
    if (WAITS[holderId === id ? 'holder' : 'giver'].includes(state)) requests[kind] ??= REQUEST_OF[state].request;
    if (holderId === id && IN_FORCE.some((candidate) => candidate === state)) infos[kind] = 'inForce';
  }
  const info = (kind: ContractKind): Info => (off.includes(kind) ? 'off' : (infos[kind] ?? 'none'));
  const request = (kind: ContractKind): Request => (off.includes(kind) ? null : (requests[kind] ?? null));
  return {
    divtypereq: request('dividend'),
    dailysalreqtype: request('daily'),
    contracthoursalreq: request('hourly'),
    realtimesalreqtype: request('realtime'),
    divinfotype: info('dividend'),
    dailysalinfotype: info('daily'),
    contracthoursalinfotype: info('hourly'),
    realtimesalinfotype: info('realtime'),
  };
}
