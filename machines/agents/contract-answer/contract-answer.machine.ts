import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { AgentContract, ContractAct, ContractLosses } from '../../../src/contract/agents/agent-contracts';

/** A contract, and the act that the party is about to perform on it. */
type AnswerInput = { contract: AgentContract; act: ContractAct };
/** `renewed`: the losses have changed since they were shown; `outdated`: the contract itself has changed. */
export type AnswerOutcome = { kind: 'said'; contract: AgentContract } | { kind: 'renewed' | 'outdated' };
/** `said`: the updated contract; null if the party left without acting. */
type AnswerOutput = { said: AgentContract | null };

/**
 * A party's act on a contract: accept, reject, withdraw, request termination, confirm, reject or retract it. Before an
 * acceptance the chart shows which contracts would end, and shows them again if they change. Meets
 * s4.contract.decision, s4.contract.auto-termination.
 */
export const contractAnswerMachine = setup({
  types: {
    context: {} as AnswerInput & AnswerOutput & { losses: ContractLosses | null; failure: Failure | null },
    events: {} as
      | { type: 'answer.confirmed' }
      | { type: 'answer.cancelled' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as AnswerInput,
    output: {} as AnswerOutput,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads which contracts an acceptance would end, with a digest of that list. */
    readLosses: {} as PromiseActorLogic<ContractLosses, { id: string }>,
    /** Sends the act, with the contract version and the losses that the player saw. */
    sendAnswer: {} as PromiseActorLogic<AnswerOutcome, AnswerInput & { losses: ContractLosses | null }>,
  },
  guards: {
    isAccepted: ({ context }) => context.act === 'accept',
    is: (_, { outcome, kind }: { outcome: AnswerOutcome; kind: AnswerOutcome['kind'] }) => outcome.kind === kind,
  },
  actions: {
    setLosses: assign({ losses: (_, params: ContractLosses) => params }),
    setSaid: assign({ said: (_, params: AnswerOutcome) => (params.kind === 'said' ? params.contract : null) }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'contract-answer',
  context: ({ input }) => ({ ...input, losses: null, said: null, failure: null }),
  initial: 'routing',
  output: ({ context }) => ({ said: context.said }),
  states: {
    routing: {
      description: 'Checks whether an offer is about to be accepted.',
      meta: { requirements: ['s4.contract.decision'] },
      always: [{ guard: 'isAccepted', target: 'loading' }, { target: 'reviewing' }],
    },
    loading: {
      description: 'Loads the agreements that accepting would end.',
      meta: { requirements: ['s4.contract.auto-termination'] },
      tags: 'busy',
      invoke: {
        id: 'readLosses',
        src: 'readLosses',
        input: ({ context }) => ({ id: context.contract.id }),
        onDone: { target: 'reviewing', actions: { type: 'setLosses', params: ({ event }) => event.output } },
        onError: { target: 'loadFailed', actions: 'setFailure' },
      },
    },
    loadFailed: {
      description: 'Loading failed: try again, or go back.',
      meta: { requirements: ['own.contract.answered', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'answer.cancelled': 'ended' },
    },
    reviewing: {
      description: 'The terms and the effect of the answer; for an acceptance also who loses what.',
      meta: { requirements: ['s4.contract.decision', 's4.contract.auto-termination', 's4.contract.request-types'] },
      exit: 'clearFailure',
      on: { 'answer.confirmed': 'sending', 'answer.cancelled': 'ended' },
      initial: 'fresh',
      states: {
        fresh: { description: 'Nothing has been sent yet.', meta: { requirements: ['s4.contract.decision'] } },
        renewed: {
          description: 'The agreement has changed since it was displayed: shows it as it is now and asks again.',
          meta: { requirements: ['own.contract.answered'] },
          tags: 'rejected',
        },
        rejected: {
          description: 'The gateway rejected the answer or was unreachable; the reason is shown.',
          meta: { requirements: ['own.contract.answered', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    sending: {
      description: 'Sending the answer.',
      meta: { requirements: ['s4.contract.decision'] },
      tags: 'busy',
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context: { contract, act, losses } }) => ({ contract, act, losses }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'renewed' }) },
            target: 'rereading',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'outdated' }) },
            target: 'outdated',
          },
          { target: 'ended', actions: { type: 'setSaid', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'reviewing.rejected',
          actions: 'setFailure',
        },
      },
    },
    rereading: {
      description: 'The agreements that accepting would end have changed; loads them again.',
      meta: { requirements: ['own.contract.answered'] },
      tags: 'busy',
      invoke: {
        id: 'rereadLosses',
        src: 'readLosses',
        input: ({ context }) => ({ id: context.contract.id }),
        onDone: { target: 'reviewing.renewed', actions: { type: 'setLosses', params: ({ event }) => event.output } },
        onError: { target: 'loadFailed', actions: 'setFailure' },
      },
    },
    outdated: {
      description:
        'The agreement has changed in the meantime, for example because the other party was faster or the time ran out; says so.',
      meta: { requirements: ['own.contract.answered'] },
      tags: 'rejected',
      on: { 'answer.cancelled': 'ended' },
    },
    ended: { description: 'Answered, or left.', meta: { requirements: ['s4.contract.decision'] }, type: 'final' },
  },
});
