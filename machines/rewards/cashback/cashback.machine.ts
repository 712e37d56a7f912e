import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Cashback } from '../../../src/contract/rewards/vip';
import type { ListMachine } from '../../platform/list/list.machine';

/** Outcome of a claim: paid, or the amount differed from the one shown. */
type ClaimOutcome = { kind: 'paid'; amount: string } | { kind: 'changed' };

/** Claimable cashback, by day; a claim takes all of it. Meets own.cashback.claimed. */
export const cashbackMachine = setup({
  types: {
    context: {} as { amount: string; claimed: string | null; failure: Failure | null },
    events: {} as { type: 'claim.requested'; amount: string } | { type: 'retry.requested' } | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Cashback by day and category, with the basis of its calculation. */
    list: {} as ListMachine<Cashback>,
    /** Claims the whole amount shown, once. */
    claim: {} as PromiseActorLogic<ClaimOutcome, { amount: string }>,
  },
  guards: {
    isPaid: (_, params: { outcome: ClaimOutcome }) => params.outcome.kind === 'paid',
  },
  actions: {
    setAmount: assign({ amount: (_, params: { amount: string }) => params.amount, claimed: null }),
    setClaimed: assign({
      claimed: (_, { outcome }: { outcome: ClaimOutcome }) => (outcome.kind === 'paid' ? outcome.amount : null),
    }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'cashback',
  context: { amount: '0.00', claimed: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The days and categories that can be claimed.',
      meta: { requirements: ['s2.member-centre.cashback'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: 'Each with base, rate, amount and deadline, and the total.',
          meta: { requirements: ['s2.member-centre.cashback', 'own.cashback.claimed'] },
          on: {
            'claim.requested': {
              target: 'claiming',
              actions: { type: 'setAmount', params: ({ event }) => ({ amount: event.amount }) },
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The days are shown.', meta: { requirements: ['own.cashback.claimed'] } },
            claimed: { description: 'Confirms the payment.', meta: { requirements: ['own.cashback.claimed'] } },
            changed: {
              description:
                'The amount has changed since it was displayed: says so and shows the days again; nothing was claimed.',
              meta: { requirements: ['own.cashback.claimed'] },
              tags: 'rejected',
            },
            rejected: {
              description: 'Nothing was claimed, or there was no response; shows the reason and the current days.',
              meta: { requirements: ['own.cashback.claimed', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        claiming: {
          description: 'Claiming.',
          meta: { requirements: ['own.cashback.claimed'] },
          tags: 'busy',
          invoke: {
            id: 'claim',
            src: 'claim',
            input: ({ context }) => ({ amount: context.amount }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ outcome: event.output }) },
                target: 'listing.claimed',
                actions: [{ type: 'setClaimed', params: ({ event }) => ({ outcome: event.output }) }, 'refreshList'],
              },
              { target: 'listing.changed', actions: 'refreshList' },
            ],
            onError: {
              target: 'listing.rejected',
              actions: ['setFailure', 'refreshList'],
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
