import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { BetDetail, BetList, Failure } from '../../../src/contract';
import type { ListFilter, ListMachine } from '../../platform/list/list.machine';

export type RoundOutcome = { kind: 'loaded'; round: BetDetail } | { kind: 'gone' };

/** Bets and their results: a list, a file, and the details of a round. Meets s2.member-centre.betting-record. */
export const bettingRecordMachine = setup({
  types: {
    context: {} as { filter: ListFilter; id: string; round: BetDetail | null; failure: Failure | null },
    events: {} as
      | { type: 'filter.selected'; filter: ListFilter }
      | { type: 'export.requested' }
      | { type: 'round.selected'; id: string }
      | { type: 'round.closed' }
      | { type: 'evidence.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Bets, filtered by days back (`period`), category, game and status. */
    list: {} as ListMachine<BetList>,
    /** Requests a file of all matching bets and lets the browser download it. */
    exportBets: {} as PromiseActorLogic<void, { filter: ListFilter }>,
    /** Reads a round; `gone` if it does not exist. */
    loadRound: {} as PromiseActorLogic<RoundOutcome, { id: string }>,
    /** Reads the verification data of one of our own draws, with the order, and saves it as a file. */
    saveEvidence: {} as PromiseActorLogic<void, { draw: BetDetail['draw'] }>,
  },
  guards: {
    isGone: (_, params: RoundOutcome) => params.kind === 'gone',
    /** True for a bet on one of our own, verifiable draws. */
    isFair: ({ context }) => context.round?.draw?.isFair === true,
  },
  actions: {
    setFilter: assign({ filter: (_, params: { filter: ListFilter }) => params.filter }),
    filterList: sendTo('list', ({ event }) => event),
    select: assign({ id: (_, params: { id: string }) => params.id }),
    setRound: assign({ round: (_, params: RoundOutcome) => (params.kind === 'loaded' ? params.round : null) }),
    clearRound: assign({ round: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'betting-record',
  context: { filter: {}, id: '', round: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The list of bets, with one round over it.',
      meta: { requirements: ['s2.member-centre.betting-record'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: 'Bets by filter, with their totals.',
          meta: { requirements: ['s2.member-centre.betting-record', 'own.betting-record.filter'] },
          on: {
            'filter.selected': {
              target: '.idle',
              actions: [{ type: 'setFilter', params: ({ event }) => ({ filter: event.filter }) }, 'filterList'],
              description: 'Another filter cancels the file in progress.',
            },
            'export.requested': '.exporting',
            'round.selected': {
              target: 'round',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The bets are shown.', meta: { requirements: ['own.betting-record.filter'] } },
            exporting: {
              description: 'Creating a file of all matching bets.',
              meta: { requirements: ['own.betting-record.export'] },
              tags: 'busy',
              invoke: {
                id: 'exportBets',
                src: 'exportBets',
                input: ({ context }) => ({ filter: context.filter }),
                onDone: 'saved',
                onError: {
                  target: 'unsaved',
                  actions: 'setFailure',
                },
              },
            },
            saved: {
              description: 'The browser downloads the file.',
              meta: { requirements: ['own.betting-record.export'] },
            },
            unsaved: {
              description: 'The file could not be created; the reason is shown.',
              meta: { requirements: ['own.betting-record.export', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        round: {
          description: 'One round replaces the list, which stays loaded.',
          meta: { requirements: ['own.betting-record.round'] },
          exit: 'clearRound',
          on: { 'round.closed': 'listing' },
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading the round.',
              meta: { requirements: ['own.betting-record.round'] },
              tags: 'busy',
              invoke: {
                id: 'loadRound',
                src: 'loadRound',
                input: ({ context }) => ({ id: context.id }),
                onDone: [
                  { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'notFound' },
                  { target: 'loaded', actions: { type: 'setRound', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'loadFailed',
                  actions: 'setFailure',
                },
              },
            },
            loaded: {
              description: 'Stake, result, each transaction, and how to verify the round.',
              meta: { requirements: ['own.betting-record.round', 'own.betting-record.verify'] },
              initial: 'idle',
              states: {
                idle: {
                  description: 'The bet is shown.',
                  meta: { requirements: ['own.betting-record.round'] },
                  on: { 'evidence.requested': { guard: 'isFair', target: 'saving' } },
                },
                saving: {
                  description: 'Loading the evidence of the draw.',
                  meta: { requirements: ['own.betting-record.evidence'] },
                  tags: 'busy',
                  invoke: {
                    id: 'saveEvidence',
                    src: 'saveEvidence',
                    input: ({ context }) => ({ draw: context.round?.draw ?? null }),
                    onDone: 'saved',
                    onError: {
                      target: 'unsaved',
                      actions: 'setFailure',
                    },
                  },
                },
                saved: {
                  description: 'The browser stores the file.',
                  meta: { requirements: ['own.betting-record.evidence'] },
                  on: { 'evidence.requested': 'saving' },
                },
                unsaved: {
                  description: 'The bet could not be loaded; the reason is shown, and the player can retry.',
                  meta: { requirements: ['own.betting-record.evidence', 's8.message.network-abnormal'] },
                  tags: 'rejected',
                  exit: 'clearFailure',
                  on: { 'evidence.requested': 'saving' },
                },
              },
            },
            notFound: {
              description: 'The record has no such bet; says so.',
              meta: { requirements: ['own.betting-record.round'] },
            },
            loadFailed: {
              description: 'Loading failed: try again.',
              meta: { requirements: ['own.betting-record.round', 's8.message.network-abnormal'] },
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
