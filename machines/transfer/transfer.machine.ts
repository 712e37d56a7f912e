import { assign, fromPromise, setup } from 'xstate';
import type { Failure, MerchantWallet } from '../../src/contract';
import type { FieldProblem } from '../form/form.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** How much goes from which wallet to which, `main` or a vendor's code; the amount is a decimal string. */
export type Moved = { from: string; to: string; amount: string };
/** What came back from all vendors, and what lies where now. */
export type Returned = { returned: string; wallets: MerchantWallet };

/** My wallet: what lies where, to a vendor and back, and all of it back at once. Meets s7.relay.wallet-transfer. */
export const transferMachine = setup({
  types: {
    context: {} as {
      wallets: MerchantWallet | null;
      asked: Moved;
      returned: string;
      problems: FieldProblem[];
      failure: Failure | null;
    },
    events: {} as
      | { type: 'form.submitted'; asked: Moved }
      | { type: 'return.requested' }
      | { type: 'refresh.requested' }
      | { type: 'retry.requested' },
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    loadWallets: fromPromise<MerchantWallet>(notProvided('loadWallets')),
    /** Checks that there is as much where it is to be taken from. */
    validate: fromPromise<FieldProblem[], { wallets: MerchantWallet | null; asked: Moved }>(notProvided('validate')),
    /** Moves it; sent again after a time-out it moves once. */
    moveMoney: fromPromise<MerchantWallet, Moved>(notProvided('moveMoney')),
    returnAll: fromPromise<Returned>(notProvided('returnAll')),
  },
  guards: {
    isSingle: ({ context }) => context.wallets?.isSingle === true,
    liesOut: ({ context }) => context.wallets?.wallets.some(({ balance }) => balance !== '0.00') === true,
    hasProblems: (_, params: { problems: FieldProblem[] }) => params.problems.length > 0,
  },
  actions: {
    keepWallets: assign({ wallets: (_, params: { wallets: MerchantWallet }) => params.wallets }),
    keepAsked: assign({ asked: (_, params: { asked: Moved }) => params.asked }),
    keepReturned: assign((_, { returned, wallets }: Returned) => ({ returned, wallets })),
    keepProblems: assign({ problems: (_, params: { problems: FieldProblem[] }) => params.problems }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetRejection: assign({ problems: [], failure: null }),
  },
}).createMachine({
  id: 'transfer',
  context: { wallets: null, asked: { from: '', to: '', amount: '' }, returned: '', problems: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is read what lies where.',
      meta: { requirements: ['s2.member-centre.transfer-fund', 's7.relay.merchant-wallet'] },
      tags: 'busy',
      invoke: {
        id: 'loadWallets',
        src: 'loadWallets',
        onDone: { target: 'judging', actions: { type: 'keepWallets', params: ({ event }) => ({ wallets: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'It could not be read: try again.',
      meta: { requirements: ['s2.member-centre.transfer-fund', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetRejection',
      on: { 'retry.requested': 'loading' },
    },
    judging: {
      description: 'Is there one wallet for all games?',
      meta: { requirements: ['s3.wallet.merchant'] },
      always: [{ guard: 'isSingle', target: 'single' }, { target: 'editing' }],
    },
    single: {
      description: 'There is one wallet for all games: nothing needs to be moved.',
      meta: { requirements: ['s3.wallet.merchant'] },
      on: { 'refresh.requested': 'loading' },
    },
    editing: {
      description: 'What lies where, and what is to go where.',
      meta: { requirements: ['s2.member-centre.transfer-fund', 's3.wallet.merchant', 'own.transfer.bounds'] },
      tags: 'form',
      exit: 'forgetRejection',
      on: {
        'form.submitted': { target: 'validating', actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.asked }) } },
        'return.requested': { guard: 'liesOut', target: 'returning', description: 'Only what lies with a vendor can come back.' },
        'refresh.requested': 'loading',
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['own.transfer.bounds'] } },
        invalid: {
          description: 'It is said under each field what is wrong.',
          meta: { requirements: ['own.transfer.bounds'] },
          tags: 'rejected',
        },
        refused: {
          description: 'The gateway refused, or was not reached: the reason is shown, and what was typed stays.',
          meta: { requirements: ['own.transfer.bounds', 'own.money.once', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
        moved: { description: 'It is told that the transfer succeeded.', meta: { requirements: ['s8.success.transfer'] } },
        returned: { description: 'It is told that all of it came back.', meta: { requirements: ['s8.success.memory-return'] } },
      },
    },
    validating: {
      description: 'What was typed is checked.',
      meta: { requirements: ['own.transfer.bounds'] },
      tags: 'busy',
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { wallets, asked } }) => ({ wallets, asked }),
        onDone: [
          {
            guard: { type: 'hasProblems', params: ({ event }) => ({ problems: event.output }) },
            target: 'editing.invalid',
            actions: { type: 'keepProblems', params: ({ event }) => ({ problems: event.output }) },
          },
          { target: 'moving' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    moving: {
      description: 'It is moved.',
      meta: { requirements: ['s7.relay.wallet-transfer', 'own.money.once'] },
      tags: 'busy',
      invoke: {
        id: 'moveMoney',
        src: 'moveMoney',
        input: ({ context }) => context.asked,
        onDone: { target: 'editing.moved', actions: { type: 'keepWallets', params: ({ event }) => ({ wallets: event.output }) } },
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    returning: {
      description: 'All that lies with vendors is brought back.',
      meta: { requirements: ['s8.success.memory-return'] },
      tags: 'busy',
      invoke: {
        id: 'returnAll',
        src: 'returnAll',
        onDone: { target: 'editing.returned', actions: { type: 'keepReturned', params: ({ event }) => event.output } },
        onError: { target: 'editing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});
