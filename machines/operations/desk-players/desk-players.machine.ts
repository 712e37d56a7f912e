import { assign, type ErrorActorEvent, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { ListMachine } from '../../platform/list/list.machine';
import type { deskPlayerMachine } from '../desk-player/desk-player.machine';

/** Page of found players; `totalPages` counts the pages up to this one, plus one if more follow. */
export type FoundPlayers = DeskValue<'searchPlayers'> & { pageNum: number; totalPages: number };

/** `user`: the player to open, empty for none. */
export type DeskPlayersInput = { user: string };

/** Search for players, and the page of one of them. Meets own.desk-app.players. */
export const deskPlayersMachine = setup({
  types: {
    context: {} as DeskPlayersInput & { failure: Failure | null },
    events: {} as { type: 'player.selected'; user: string } | { type: 'retry.requested' } | ErrorActorEvent<Failure>,
    input: {} as DeskPlayersInput,
    children: {} as { list: 'list'; player: 'player' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Found players; the text is its filter, and an empty text finds nothing. */
    list: {} as ListMachine<FoundPlayers>,
    /** Page of a player; the wiring provides the chart. */
    player: {} as typeof deskPlayerMachine,
  },
  guards: {
    hasUser: ({ context }) => context.user !== '',
  },
  actions: {
    clearUser: assign({ user: '' }),
    /** Shows the open player in the address bar, or the search alone. */
    showAddress: (_, _params: DeskPlayersInput) => {},
    select: assign({ user: (_, params: { user: string }) => params.user }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-players',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The search keeps its text and its results while a player is open.',
      meta: { requirements: ['own.desk-app.players'] },
      invoke: { id: 'list', src: 'list', onError: { target: 'failed', actions: 'setFailure' } },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Opens the player whom the address names.',
          meta: { requirements: ['own.desk-app.link'] },
          always: [{ guard: 'hasUser', target: 'reading' }, { target: 'searching' }],
        },
        searching: {
          description: 'The search, and the players that it has found.',
          meta: { requirements: ['own.desk-app.players'] },
          entry: { type: 'showAddress', params: { user: '' } },
          on: {
            'player.selected': {
              target: 'reading',
              actions: { type: 'select', params: ({ event }) => ({ user: event.user }) },
            },
          },
        },
        reading: {
          description: 'The page of a player.',
          meta: { requirements: ['own.desk-app.players', 'own.desk-app.player'] },
          entry: { type: 'showAddress', params: ({ context: { user } }) => ({ user }) },
          invoke: {
            id: 'player',
            src: 'player',
            input: ({ context }) => ({ user: context.user }),
            onDone: { target: 'searching', description: 'Closed; the results are still there.' },
            onError: { target: '#desk-players.failed', actions: 'setFailure' },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.desk-app.players'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': { target: 'open', actions: 'clearUser' } },
    },
  },
});
