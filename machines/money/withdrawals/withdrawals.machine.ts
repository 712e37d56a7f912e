import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure, Withdrawal, WithdrawalList } from '../../../src/contract';
import type { ListMachine } from '../../platform/list/list.machine';
import type { withdrawalMachine } from '../withdrawal/withdrawal.machine';
import type { withdrawalConfirmationMachine } from '../withdrawal-confirmation/withdrawal-confirmation.machine';

/** `underWay`: a sent withdrawal has not ended yet; `none`: there is no such withdrawal. */
export type UnderWay = { kind: 'underWay' | 'none' };

/** Page of withdrawals: the past ones, a new one, and the details of one of them. Meets s2.member-centre.withdraw. */
export const withdrawalsMachine = setup({
  types: {
    context: {} as { id: string; failure: Failure | null },
    events: {} as
      | { type: 'withdrawal.requested' }
      | { type: 'withdrawal.selected'; id: string }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as {
      list: 'list';
      findUnderWay: 'findUnderWay';
      withdrawal: 'withdrawal';
      confirmation: 'withdrawalConfirmation';
    },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Withdrawals, newest first. */
    list: {} as ListMachine<WithdrawalList>,
    /** Checks for a withdrawal that is in progress or awaits the player's confirmation. */
    findUnderWay: {} as PromiseActorLogic<UnderWay>,
    /** New withdrawal; the wiring provides the chart. */
    withdrawal: {} as typeof withdrawalMachine,
    /** The open withdrawal and its confirmation; the wiring provides the chart. */
    withdrawalConfirmation: {} as typeof withdrawalConfirmationMachine,
  },
  guards: {
    is: (_, params: { found: UnderWay; kind: UnderWay['kind'] }) => params.found.kind === params.kind,
    wasSent: (_, params: { sent: Withdrawal | null }) => params.sent !== null,
  },
  actions: {
    select: assign({ id: (_, params: { id: string }) => params.id }),
    selectSent: assign({ id: ({ context }, params: { sent: Withdrawal | null }) => params.sent?.id ?? context.id }),
    /** The newest withdrawal is on the first page. */
    restartList: sendTo('list', { type: 'filter.selected', filter: {} }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'withdrawals',
  context: { id: '', failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The list of withdrawals, with a new one or one of them over it.',
      meta: { requirements: ['s2.member-centre.withdraw'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'opening',
      states: {
        opening: {
          description:
            'Checks for a withdrawal that is in progress or waits for the player; otherwise the page opens with a new one.',
          meta: { requirements: ['own.withdrawal.at-once'] },
          tags: 'busy',
          invoke: {
            id: 'findUnderWay',
            src: 'findUnderWay',
            onDone: [
              {
                guard: { type: 'is', params: ({ event }) => ({ found: event.output, kind: 'none' }) },
                target: 'requesting',
              },
              { target: 'listing' },
            ],
            onError: { target: 'listing', description: 'The list reports its own failure.' },
          },
        },
        listing: {
          description:
            'Withdrawals with their steps, newest first; those that wait for the player stand out with their deadline.',
          meta: { requirements: ['s2.member-centre.withdraw', 's2.other.withdrawal-confirmation'] },
          on: {
            'withdrawal.requested': 'requesting',
            'withdrawal.selected': {
              target: 'following',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        requesting: {
          description: 'A new withdrawal; leaving it leads to the list.',
          meta: { requirements: ['s1.member.withdrawal', 's2.member-centre.withdraw', 'own.withdrawal.at-once'] },
          invoke: {
            id: 'withdrawal',
            src: 'withdrawal',
            onDone: [
              {
                guard: { type: 'wasSent', params: ({ event }) => event.output },
                target: 'following',
                actions: [{ type: 'selectSent', params: ({ event }) => event.output }, 'restartList'],
              },
              { target: 'listing', actions: 'refreshList', description: 'Left; nothing was sent.' },
            ],
            onError: {
              target: '#withdrawals.failed',
              actions: 'setFailure',
            },
          },
        },
        following: {
          description: 'One withdrawal with its steps and the report of the receipt.',
          meta: { requirements: ['s2.other.withdrawal-confirmation', 's4.withdrawal.received'] },
          invoke: {
            id: 'confirmation',
            src: 'withdrawalConfirmation',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'listing',
              actions: 'refreshList',
              description: 'Left; the step may have changed, so the list is read again.',
            },
            onError: {
              target: '#withdrawals.failed',
              actions: 'setFailure',
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['s2.member-centre.withdraw', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open.listing' },
    },
  },
});
