import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Bonus, Failure } from '../../../src/contract';
import type { ListMachine } from '../../platform/list/list.machine';

type BonusPage = { list: Bonus[]; pageNum: number; totalPages: number; total: number };
/**
 * A bonus, its remaining amount and its part of open bets: giving it up takes exactly the amount that the player saw.
 */
export type Chosen = { id: string; left: string; atStake: string };

/** A member's bonuses with their progress, and an option to give one up. Meets s2.member-centre.bonus-details. */
export const bonusDetailsMachine = setup({
  types: {
    context: {} as { chosen: Chosen; failure: Failure | null },
    events: {} as
      | { type: 'giveUp.requested'; chosen: Chosen }
      | { type: 'giveUp.confirmed' }
      | { type: 'giveUp.cancelled' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Bonuses, open ones first. */
    list: {} as ListMachine<BonusPage>,
    /** Gives up a bonus, once even if sent again. */
    giveUp: {} as PromiseActorLogic<Bonus, Chosen>,
  },
  actions: {
    choose: assign({ chosen: (_, params: { chosen: Chosen }) => params.chosen }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'bonus-details',
  context: { chosen: { id: '', left: '0.00', atStake: '0.00' }, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The bonuses, page by page.',
      meta: { requirements: ['s2.member-centre.bonus-details'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: "Each bonus with its terms and progress; the last action's result is shown.",
          meta: { requirements: ['s2.member-centre.bonus-details', 'own.bonus.progress'] },
          on: {
            'giveUp.requested': {
              target: 'confirming',
              actions: { type: 'choose', params: ({ event }) => ({ chosen: event.chosen }) },
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The bonuses are shown.', meta: { requirements: ['s2.member-centre.bonus-details'] } },
            givenUp: { description: 'A bonus was just given up.', meta: { requirements: ['own.bonus.give-up'] } },
            rejected: {
              description: 'The bonus was not given up; the reason is shown.',
              meta: { requirements: ['own.bonus.give-up', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        confirming: {
          description: 'Asks for confirmation, with the amount that is lost; this cannot be undone.',
          meta: { requirements: ['own.bonus.give-up'] },
          on: { 'giveUp.confirmed': 'givingUp', 'giveUp.cancelled': 'listing' },
        },
        givingUp: {
          description: 'Giving up the bonus.',
          meta: { requirements: ['own.bonus.give-up'] },
          tags: 'busy',
          invoke: {
            id: 'giveUp',
            src: 'giveUp',
            input: ({ context }) => context.chosen,
            onDone: { target: 'listing.givenUp', actions: 'refreshList' },
            onError: {
              target: 'listing.rejected',
              actions: ['setFailure', 'refreshList'],
              description: 'The remaining amount may have changed; loads the list again.',
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['s2.member-centre.bonus-details', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
