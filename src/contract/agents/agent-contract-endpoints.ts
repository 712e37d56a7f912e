import type { Endpoint } from '../platform/endpoint';
import * as contracts from './agent-contracts';

const read = { method: 'GET', token: 'required', encrypted: false, source: 'assumed' } as const;
const act = { method: 'POST', token: 'required', encrypted: false, source: 'assumed' } as const;

/** Agreements between agents and their direct downlines (s6.contract.parties). */
export const agentContractEndpoints = {
  /** Agreements that the caller has granted or received, newest first. */
  agentContracts: {
    ...read,
    path: '/wps/agent/contracts',
    query: contracts.contractsQuery,
    response: contracts.agentContracts,
  },
  /** Agreements that accepting an offer would end (s4.contract.auto-termination). */
  contractLosses: {
    ...read,
    path: '/wps/agent/contracts/losses',
    query: contracts.contractQuery,
    response: contracts.contractLosses,
  },
  offerContract: {
    ...act,
    path: '/wps/agent/contracts',
    body: contracts.contractOffer,
    response: contracts.agentContract,
  },
  actOnContract: {
    ...act,
    path: '/wps/agent/contracts/act',
    body: contracts.contractAct,
    response: contracts.agentContract,
  },
  /** Status of an account's agreements; any member may query it. */
  consolidatedFunds: {
    ...read,
    path: '/wps/member/info/funds/consolidated',
    response: contracts.consolidated,
    source: 's7.call.funds-consolidated',
  },
} as const satisfies Record<string, Endpoint>;
