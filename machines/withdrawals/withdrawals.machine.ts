import { assign, fromPromise, setup } from 'xstate';
import type { Failure, Withdrawal, WithdrawalList } from '../../src/contract';
import type { withdrawalMachine } from '../withdrawal/withdrawal.machine';
import type { withdrawalConfirmationMachine } from '../withdrawal-confirmation/withdrawal-confirmation.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** The page of withdrawals: what was sent, a new one, and one of them followed. Meets s2.member-centre.withdraw. */
export const withdrawalsMachine = setup({
  types: {
    context: {} as { pageNo: number; shown: WithdrawalList | null; id: string; failure: Failure | null },
    events: {} as
      | { type: 'withdrawal.requested' }
      | { type: 'withdrawal.chosen'; id: string }
      | { type: 'list.turned'; pageNo: number }
      | { type: 'retry.requested' },
    children: {} as { withdrawal: 'withdrawal'; confirmation: 'withdrawalConfirmation' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** A page of what was sent, newest first. */
    loadWithdrawals: fromPromise<WithdrawalList, { pageNo: number }>(notProvided('loadWithdrawals')),
    /** A new one; the wiring provides the chart. */
    withdrawal: {} as typeof withdrawalMachine,
    /** One that is followed, and the word on what arrived; the wiring provides the chart. */
    withdrawalConfirmation: {} as typeof withdrawalConfirmationMachine,
  },
  guards: {
    wasSent: (_, params: { sent: Withdrawal | null }) => params.sent !== null,
  },
  actions: {
    keepShown: assign({ shown: (_, params: { shown: WithdrawalList }) => params.shown }),
    keepPage: assign({ pageNo: (_, params: { pageNo: number }) => params.pageNo }),
    keepChosen: assign({ id: (_, params: { id: string }) => params.id }),
    /** It is on the first page of the list. */
    keepSent: assign({ pageNo: 1, id: ({ context }, params: { sent: Withdrawal | null }) => params.sent?.id ?? context.id }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'withdrawals',
  context: { pageNo: 1, shown: null, id: '', failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'What was sent before is read.',
      meta: { requirements: ['s2.member-centre.withdraw'] },
      tags: 'busy',
      invoke: {
        id: 'loadWithdrawals',
        src: 'loadWithdrawals',
        input: ({ context }) => ({ pageNo: context.pageNo }),
        onDone: { target: 'shown', actions: { type: 'keepShown', params: ({ event }) => ({ shown: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'It could not be read, or a part broke down: try again.',
      meta: { requirements: ['s2.member-centre.withdraw', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetFailure',
      on: { 'retry.requested': 'loading' },
    },
    shown: {
      description: 'Each withdrawal with its step, newest first; what waits for the word of the player stands out with its deadline.',
      meta: { requirements: ['s2.member-centre.withdraw', 's2.other.withdrawal-confirmation'] },
      on: {
        'withdrawal.requested': 'asking',
        'withdrawal.chosen': { target: 'following', actions: { type: 'keepChosen', params: ({ event }) => ({ id: event.id }) } },
        'list.turned': { target: 'loading', actions: { type: 'keepPage', params: ({ event }) => ({ pageNo: event.pageNo }) } },
      },
    },
    asking: {
      description: 'A new withdrawal.',
      meta: { requirements: ['s1.member.withdrawal', 's2.member-centre.withdraw'] },
      invoke: {
        id: 'withdrawal',
        src: 'withdrawal',
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }) => ({ sent: event.output.sent }) },
            target: 'following',
            actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output.sent }) },
          },
          { target: 'loading', description: 'Left: nothing was sent.' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    following: {
      description: 'One withdrawal with its steps, and the word on what arrived.',
      meta: { requirements: ['s2.other.withdrawal-confirmation', 's4.withdrawal.received'] },
      invoke: {
        id: 'confirmation',
        src: 'withdrawalConfirmation',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'loading', description: 'Left: its step may be another by now.' },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});
