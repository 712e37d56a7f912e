import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { IncomeBets, IncomeBillDetail, IncomePage } from '../../../src/contract/agents/agent-income';
import type { ListMachine } from '../../platform/list/list.machine';

/** Query for the bets of a bill's line; `after`: cursor returned with the previous page. */
type BillBetsQuery = { id: string; contract: string; after: number | null };

/**
 * An agent's earnings from contracts: bills, the lines of a bill, and the bets of a line. Meets s2.agent-centre.income.
 */
export const agentIncomeMachine = setup({
  types: {
    context: {} as BillBetsQuery & { bill: IncomeBillDetail | null; bets: IncomeBets | null; failure: Failure | null },
    events: {} as
      | { type: 'bill.selected'; id: string }
      | { type: 'bill.closed' }
      | { type: 'line.selected'; contract: string }
      | { type: 'line.closed' }
      | { type: 'older.requested' }
      | { type: 'newest.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Bills filtered by `kind` and `period`, starting after the bill `after`, with the total of all bills. */
    list: {} as ListMachine<IncomePage>,
    loadBill: {} as PromiseActorLogic<IncomeBillDetail, { id: string }>,
    /** Reads the bets counted by a line. */
    loadBets: {} as PromiseActorLogic<IncomeBets, BillBetsQuery>,
  },
  guards: {
    hasOlder: ({ context }) => context.bets !== null && context.bets.next !== null,
    hasNewer: ({ context }) => context.after !== null,
  },
  actions: {
    select: assign({ id: (_, params: { id: string }) => params.id }),
    setBill: assign({ bill: (_, params: IncomeBillDetail) => params }),
    clearBill: assign({ bill: null }),
    selectLine: assign({ contract: (_, params: { contract: string }) => params.contract, after: null }),
    setNextPage: assign({ after: ({ context }) => context.bets?.next ?? null }),
    goBack: assign({ after: null }),
    setBets: assign({ bets: (_, params: IncomeBets) => params }),
    clearBets: assign({ bets: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'agent-income',
  context: { id: '', contract: '', after: null, bill: null, bets: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The list of bills, and one bill over it.',
      meta: { requirements: ['s2.agent-centre.income'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: 'Bills by kind and period, newest first, with their total.',
          meta: { requirements: ['s2.agent-centre.income', 'own.agent-income.bills'] },
          on: {
            'bill.selected': { target: 'bill', actions: { type: 'select', params: ({ event }) => ({ id: event.id }) } },
          },
        },
        bill: {
          description: 'One bill replaces the list, which stays loaded.',
          meta: { requirements: ['own.agent-income.explained'] },
          on: { 'bill.closed': { target: 'listing', actions: 'clearBill' } },
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading the bill.',
              meta: { requirements: ['own.agent-income.explained'] },
              tags: 'busy',
              invoke: {
                id: 'loadBill',
                src: 'loadBill',
                input: ({ context }) => ({ id: context.id }),
                onDone: { target: 'loaded', actions: { type: 'setBill', params: ({ event }) => event.output } },
                onError: {
                  target: 'loadFailed',
                  actions: 'setFailure',
                },
              },
            },
            loaded: {
              description: 'Lines with base, rate and amount; child bills, carry-over, and the amounts due or held.',
              meta: { requirements: ['own.agent-income.explained'] },
              on: {
                'line.selected': {
                  target: '#agent-income.open.bets',
                  actions: { type: 'selectLine', params: ({ event }) => ({ contract: event.contract }) },
                },
              },
            },
            loadFailed: {
              description: 'The bill could not be loaded: try again.',
              meta: { requirements: ['own.agent-income.explained', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
              on: { 'retry.requested': 'loading' },
            },
          },
        },
        bets: {
          description: 'The bets that a line counts.',
          meta: { requirements: ['own.agent-income.explained'] },
          exit: 'clearBets',
          on: { 'line.closed': 'bill.loaded' },
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading a page of bets.',
              meta: { requirements: ['own.agent-income.explained'] },
              tags: 'busy',
              invoke: {
                id: 'loadBets',
                src: 'loadBets',
                input: ({ context: { id, contract, after } }) => ({ id, contract, after }),
                onDone: { target: 'loaded', actions: { type: 'setBets', params: ({ event }) => event.output } },
                onError: {
                  target: 'loadFailed',
                  actions: 'setFailure',
                },
              },
            },
            loaded: {
              description: 'The bills are shown, latest calculation first.',
              meta: { requirements: ['own.agent-income.explained'] },
              on: {
                'older.requested': { guard: 'hasOlder', target: 'loading', actions: 'setNextPage' },
                'newest.requested': { guard: 'hasNewer', target: 'loading', actions: 'goBack' },
              },
            },
            loadFailed: {
              description: 'The bets could not be loaded: try again.',
              meta: { requirements: ['own.agent-income.explained', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
              on: { 'retry.requested': 'loading' },
            },
          },
        },
      },
    },
    failed: {
      description: 'The list has failed: try again.',
      meta: { requirements: ['own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
