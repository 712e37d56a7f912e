import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { ListMachine } from '../../platform/list/list.machine';
import type { deskActMachine } from '../desk-act/desk-act.machine';

export type DeskPlayer = DeskValue<'player'>;
/** Page of a timeline; `totalPages` counts the pages up to this one, plus one if more follow. */
export type TimelinePage = DeskValue<'timeline'> & { pageNum: number; totalPages: number };
/** `user`: the player's user name. */
export type DeskPlayerInput = { user: string };

/** A player on one page: identity, money, limits, timeline, and acts on the player. Meets own.desk-app.player. */
export const deskPlayerMachine = setup({
  types: {
    context: {} as DeskPlayerInput & {
      player: DeskPlayer | null;
      act: string;
      /** Value that the form of the act starts with. */
      value: string;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'act.requested'; act: string; value: string }
      | { type: 'player.closed' }
      | { type: 'refresh.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as DeskPlayerInput,
    children: {} as { load: 'load'; timeline: 'timeline'; deskAct: 'deskAct' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    load: {} as PromiseActorLogic<DeskPlayer, DeskPlayerInput>,
    /** Everything that has happened to the player, by kind. */
    timeline: {} as ListMachine<TimelinePage>,
    /** Confirmation, reason and outcome of an act; the wiring provides the chart. */
    deskAct: {} as typeof deskActMachine,
  },
  guards: {
    permits: ({ context }, { act }: { act: string }) =>
      context.player?.permitted.some((permitted) => permitted === act) === true,
  },
  actions: {
    setPlayer: assign({ player: (_, params: { player: DeskPlayer }) => params.player }),
    setAct: assign((_, { act, value }: { act: string; value: string }) => ({ act, value })),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-player',
  context: ({ input }) => ({ ...input, player: null, act: '', value: '', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the player.',
      meta: { requirements: ['own.desk-app.player'] },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { user } }) => ({ user }),
        onDone: {
          target: 'open',
          actions: { type: 'setPlayer', params: ({ event }) => ({ player: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'player.closed': 'closed' },
    },
    open: {
      description: 'Everything about the player.',
      meta: { requirements: ['own.desk-app.player', 'own.desk-app.timeline'] },
      invoke: {
        id: 'timeline',
        src: 'timeline',
        input: ({ context: { user } }) => ({ filter: { user } }),
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'player.closed': 'closed' },
      initial: 'reading',
      states: {
        reading: {
          description: 'The page is read; personal data are masked until they are revealed.',
          meta: { requirements: ['own.desk-app.player', 'own.desk-app.reveal'] },
          on: {
            'refresh.requested': '#desk-player.loading',
            'act.requested': {
              guard: { type: 'permits', params: ({ event }) => ({ act: event.act }) },
              target: 'acting',
              actions: { type: 'setAct', params: ({ event }) => ({ act: event.act, value: event.value }) },
            },
          },
        },
        acting: {
          description: 'An act is confirmed and performed; its effect is shown first, and the page stays in view.',
          meta: { requirements: ['own.desk-app.act', 'own.desk-app.effect', 'own.desk-app.reveal'] },
          invoke: {
            id: 'deskAct',
            src: 'deskAct',
            input: ({ context: { user, act } }) => ({ queue: 'players', item: user, version: 0, act }),
            onDone: {
              target: '#desk-player.loading',
              description: 'Performed or cancelled; the player is read again either way.',
            },
            onError: { target: '#desk-player.failed', actions: 'setFailure' },
          },
        },
      },
    },
    failed: {
      description: 'Loading or a part has failed; the reason is shown.',
      meta: { requirements: ['own.desk-app.player'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'player.closed': 'closed' },
    },
    closed: { description: 'Back at the search.', meta: { requirements: ['own.desk-app.players'] }, type: 'final' },
  },
});
