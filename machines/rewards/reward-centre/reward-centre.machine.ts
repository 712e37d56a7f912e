import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure, Reward } from '../../../src/contract';
import type { ListMachine } from '../../platform/list/list.machine';

export type RewardPage = { list: Reward[]; pageNum: number; totalPages: number; total: number };

/** Rewards from any source: claimable ones, and the history. Meets s2.member-centre.reward-centre. */
export const rewardCentreMachine = setup({
  types: {
    context: {} as { selected: string; failure: Failure | null },
    events: {} as { type: 'claim.requested'; id: string } | { type: 'retry.requested' } | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Claimable or claimed rewards. */
    list: {} as ListMachine<RewardPage>,
    /** Pays out a reward, once even if sent again. */
    claim: {} as PromiseActorLogic<Reward, { id: string }>,
  },
  actions: {
    select: assign({ selected: (_, params: { id: string }) => params.id }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'reward-centre',
  context: { selected: '', failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The rewards, page by page.',
      meta: { requirements: ['s2.member-centre.reward-centre'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: "Rewards that can be claimed have a button; the last claim's result is shown.",
          meta: { requirements: ['s2.member-centre.reward-centre', 'own.rewards.claim'] },
          on: {
            'claim.requested': {
              target: 'claiming',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The rewards are shown.', meta: { requirements: ['s2.member-centre.reward-centre'] } },
            claimed: { description: 'A reward was just claimed.', meta: { requirements: ['own.rewards.claim'] } },
            rejected: {
              description: 'The reward was not paid; the reason is shown.',
              meta: { requirements: ['own.rewards.claim', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        claiming: {
          description: 'Claiming.',
          meta: { requirements: ['own.rewards.claim'] },
          tags: 'busy',
          invoke: {
            id: 'claim',
            src: 'claim',
            input: ({ context }) => ({ id: context.selected }),
            onDone: {
              target: 'listing.claimed',
              actions: 'refreshList',
            },
            onError: {
              target: 'listing.rejected',
              actions: ['setFailure', 'refreshList'],
              description: 'The reward may have expired; loads the list again.',
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['s2.member-centre.reward-centre', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
