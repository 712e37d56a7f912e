import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Leaderboard } from '../../../src/contract/rewards/activities';
import type { ListMachine } from '../../platform/list/list.machine';

/** Leaderboards by turnover in a day, week or month, with an option to be hidden. Meets s2.other.ranking. */
export const rankingMachine = setup({
  types: {
    context: {} as { isHidden: boolean; failure: Failure | null },
    events: {} as
      | { type: 'hiding.selected'; isHidden: boolean }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Leaderboard of a window, filtered by `span` and `before`. */
    list: {} as ListMachine<Leaderboard>,
    /** Saves whether the player is hidden. */
    choose: {} as PromiseActorLogic<void, { isHidden: boolean }>,
  },
  actions: {
    setHidden: assign({ isHidden: (_, params: { isHidden: boolean }) => params.isHidden }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'ranking',
  context: { isHidden: false, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The ranking of a day, a week or a month.',
      meta: { requirements: ['s2.other.ranking'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: "Names are masked; the player's own rank stands out.",
          meta: { requirements: ['s2.other.ranking', 'own.ranking.order', 'own.ranking.hidden'] },
          on: {
            'hiding.selected': {
              target: 'choosing',
              actions: { type: 'setHidden', params: ({ event }) => ({ isHidden: event.isHidden }) },
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The ranking is shown.', meta: { requirements: ['s2.other.ranking'] } },
            chosen: {
              description: 'The choice is saved; explains its effect.',
              meta: { requirements: ['own.ranking.hidden'] },
            },
            rejected: {
              description: 'The gateway rejected the choice or was unreachable; says so, and the choice is as before.',
              meta: { requirements: ['own.ranking.hidden', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        choosing: {
          description: 'Saving the choice.',
          meta: { requirements: ['own.ranking.hidden'] },
          tags: 'busy',
          invoke: {
            id: 'choose',
            src: 'choose',
            input: ({ context }) => ({ isHidden: context.isHidden }),
            onDone: { target: 'listing.chosen', actions: 'refreshList' },
            onError: {
              target: 'listing.rejected',
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
