import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type {
  AgentContract,
  AgentContracts,
  ContractAct,
  ContractKind,
} from '../../../src/contract/agents/agent-contracts';
import type { Salary } from '../../../src/contract/agents/agent-income';
import type { ListMachine } from '../../platform/list/list.machine';
import type { contractAnswerMachine } from '../contract-answer/contract-answer.machine';
import type { contractOfferMachine } from '../contract-offer/contract-offer.machine';

/** Contents of the list: contracts received, contracts granted, or bills. */
export type ContractsTabContent = { of: 'mine' | 'given'; page: AgentContracts } | { of: 'bills' };
export type ContractsPage = {
  inForce: AgentContract | null;
  /** The newest contracts that await the agent's decision. */
  waiting: AgentContract[];
  /** End of the open period, and past bills. */
  salary: Salary;
  shown: ContractsTabContent;
};

/**
 * Page of one kind of contract: contracts in force, contracts awaiting an answer, and dialogs to offer or answer one.
 * Meets s4.status.contract, s6.contract.parties.
 */
export const contractsMachine = setup({
  types: {
    context: {} as {
      downline: string;
      kind: ContractKind | null;
      /** Kinds on this page that the agent has a contract of. */
      kinds: ContractKind[];
      chosen: { contract: AgentContract; act: ContractAct } | null;
      /** The contract that was just offered or acted on. */
      done: AgentContract | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'offer.requested'; downline: string; kind: ContractKind; kinds: ContractKind[] }
      | { type: 'answer.requested'; contract: AgentContract; act: ContractAct }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list'; contractOffer: 'contractOffer'; contractAnswer: 'contractAnswer' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Contracts in force and awaiting an answer, and the list selected by `show`. */
    list: {} as ListMachine<ContractsPage>,
    /** Offer of terms; the wiring provides the chart. */
    contractOffer: {} as typeof contractOfferMachine,
    /** A party's act on a contract; the wiring provides the chart. */
    contractAnswer: {} as typeof contractAnswerMachine,
  },
  guards: {
    canOffer: (_, { kinds }: { kinds: ContractKind[] }) => kinds.length > 0,
    hasContract: (_, { contract }: { contract: AgentContract | null }) => contract !== null,
  },
  actions: {
    setOfferTarget: assign((_, params: { downline: string; kind: ContractKind; kinds: ContractKind[] }) => params),
    choose: assign({ chosen: (_, params: { contract: AgentContract; act: ContractAct }) => params }),
    setDone: assign({ done: (_, { contract }: { contract: AgentContract | null }) => contract }),
    clearDone: assign({ done: null }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'contracts',
  context: { downline: '', kind: null, kinds: [], chosen: null, done: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The agreements of a kind, with an offer or an answer over them.',
      meta: { requirements: ['s6.contract.parties'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description:
            'Agreements in force, those that wait for an answer, those granted to downlines, and their bills.',
          meta: { requirements: ['s4.status.contract', 's4.contract.request-types'] },
          exit: 'clearDone',
          on: {
            'offer.requested': {
              guard: { type: 'canOffer', params: ({ event: { kinds } }) => ({ kinds }) },
              description: 'An agent can grant only what their own agreement allows.',
              target: 'makingOffer',
              actions: {
                type: 'setOfferTarget',
                params: ({ event: { downline, kind, kinds } }) => ({ downline, kind, kinds }),
              },
            },
            'answer.requested': {
              target: 'details',
              actions: { type: 'choose', params: ({ event: { contract, act } }) => ({ contract, act }) },
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The agreements are shown.', meta: { requirements: ['s4.status.contract'] } },
            confirmation: {
              description: "Confirms the last offer or answer, with the agreement's current status.",
              meta: { requirements: ['s4.status.contract', 's4.contract.decision'] },
            },
          },
        },
        makingOffer: {
          description: 'Terms for a downline.',
          meta: { requirements: ['s3.contract-offer.offered-by', 's6.contract.parties', 'own.contract.held'] },
          invoke: {
            id: 'contractOffer',
            src: 'contractOffer',
            input: ({ context: { downline, kind, kinds } }) => ({ downline, kind, kinds }),
            onDone: [
              {
                guard: { type: 'hasContract', params: ({ event }) => ({ contract: event.output.offered }) },
                target: 'listing.confirmation',
                actions: [
                  { type: 'setDone', params: ({ event }) => ({ contract: event.output.offered }) },
                  'refreshList',
                ],
              },
              { target: 'listing', description: 'Left without an offer.' },
            ],
            onError: {
              target: '#contracts.failed',
              actions: 'setFailure',
            },
          },
        },
        details: {
          description: 'One agreement with its details.',
          meta: { requirements: ['s4.contract.decision', 's6.contract.parties'] },
          invoke: {
            id: 'contractAnswer',
            src: 'contractAnswer',
            input: ({ context: { chosen } }) => chosen ?? missing(),
            onDone: [
              {
                guard: { type: 'hasContract', params: ({ event }) => ({ contract: event.output.said }) },
                target: 'listing.confirmation',
                actions: [{ type: 'setDone', params: ({ event }) => ({ contract: event.output.said }) }, 'refreshList'],
              },
              {
                target: 'listing',
                actions: 'refreshList',
                description: 'Left; the agreement may have changed, so the list is read again.',
              },
            ],
            onError: {
              target: '#contracts.failed',
              actions: 'setFailure',
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});

/** Unreachable: an answer always starts from a chosen contract. */
function missing(): never {
  throw new Error('No contract was chosen');
}
