import { assign, fromPromise, setup } from 'xstate';
import type { DepositPage, Failure } from '../../src/contract';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** The own deposits, newest first, page by page. Meets own.deposit.history. */
export const depositHistoryMachine = setup({
  types: {
    context: {} as { pageNo: number; page: DepositPage | null; failure: Failure | null },
    events: {} as { type: 'page.chosen'; pageNo: number } | { type: 'retry.requested' } | { type: 'section.left' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    loadDeposits: fromPromise<DepositPage, { pageNo: number }>(notProvided('loadDeposits')),
  },
  guards: { isEmpty: ({ context }) => context.page?.total === 0 },
  actions: {
    keepPageNo: assign({ pageNo: (_, params: { pageNo: number }) => params.pageNo }),
    keepPage: assign({ page: (_, params: { page: DepositPage }) => params.page }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'deposit-history',
  context: { pageNo: 1, page: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The deposits of the page are read.',
      meta: { requirements: ['own.deposit.history'] },
      tags: 'busy',
      invoke: {
        id: 'loadDeposits',
        src: 'loadDeposits',
        input: ({ context }) => ({ pageNo: context.pageNo }),
        onDone: { target: 'judging', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'section.left': 'left' },
    },
    judging: {
      description: 'Are there any?',
      meta: { requirements: ['own.deposit.history'] },
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }],
    },
    failed: {
      description: 'It could not be read: try again, or go back.',
      meta: { requirements: ['own.deposit.history', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetFailure',
      on: { 'retry.requested': 'loading', 'section.left': 'left' },
    },
    empty: {
      description: 'Nothing was deposited yet.',
      meta: { requirements: ['own.deposit.history'] },
      on: { 'section.left': 'left' },
    },
    shown: {
      description: 'The deposits of the page: when, how, how much, and how it ended.',
      meta: { requirements: ['own.deposit.history'] },
      on: {
        'page.chosen': { target: 'loading', actions: { type: 'keepPageNo', params: ({ event }) => ({ pageNo: event.pageNo }) } },
        'section.left': 'left',
      },
    },
    left: { description: 'Back at the deposit.', meta: { requirements: ['own.deposit.history'] }, type: 'final' },
  },
});
