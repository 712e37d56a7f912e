import { type AnyEventObject, assign, type CallbackActorLogic, type PromiseActorLogic, setup } from 'xstate';
import type { Ending, Place } from '../../platform/host/host.machine';
import type { GameInfoOutcome } from '../game-info/game-info.machine';
import type { gameOpeningMachine, OpenedKind } from '../game-opening/game-opening.machine';
import type { LaunchContext, LaunchEvent, LaunchInput, LaunchOutcome, LaunchQuery } from './game-launch.types';

/** Returns the kind of page that a launch opened; null if it opened none. */
const openedKindOf = (event: LaunchEvent): OpenedKind | null => {
  const kind = 'output' in event && 'kind' in event.output ? event.output.kind : null;
  return kind === 'seamless' || kind === 'framed' || kind === 'lottery' ? kind : null;
};

/**
 * Launches a game on the page that suits its kind. For money the portal has required a login before
 * (s6.play.login-required); a demo needs none (own.launch.visitor). Meets s2.launch.*.
 */
export const gameLaunchMachine = setup({
  types: {
    context: {} as LaunchContext,
    events: {} as LaunchEvent,
    input: {} as LaunchInput,
    output: {} as Ending,
    tags: {} as 'busy' | 'rejected' | 'stopped',
  },
  actors: {
    /** Checks whether another game is open in this tab. */
    findOpenGame: {} as PromiseActorLogic<{ isOpen: boolean }>,
    /** Reads the game; `gone` if the id is unknown. */
    loadGame: {} as PromiseActorLogic<GameInfoOutcome, { id: string }>,
    /** Stores the selected vendor for the slots page. */
    keepVassalage: {} as PromiseActorLogic<void, { vassalage: string }>,
    /** Sends `language.changed` when the language changes. */
    watchLanguage: {} as CallbackActorLogic<AnyEventObject>,
    /** Launches the game at the gateway; a studio's game is stored for its page (s2.route.game-iframe-source). */
    launchGame: {} as PromiseActorLogic<LaunchOutcome, LaunchQuery>,
    /** Opens the launched game on its page; the wiring provides the chart. */
    gameOpening: {} as typeof gameOpeningMachine,
  },
  guards: {
    isVendor: ({ context }) => context.vassalage !== '',
    isSlotsVendor: ({ context }) => context.vassalage !== '' && context.gameType === 'RNG',
    isRequested: ({ context }) => context.isRequested,
    isOtherOpen: ({ event }) => 'output' in event && 'isOpen' in event.output && event.output.isOpen,
    isGone: ({ context }) => context.game === null,
    isClosed: ({ context }) => context.game?.maintenance === true,
    hasOpened: ({ event }) => openedKindOf(event) !== null,
    is: ({ event }, params: { kind: LaunchOutcome['kind'] }) =>
      'output' in event && 'kind' in event.output && event.output.kind === params.kind,
  },
  actions: {
    setRequested: assign({ isRequested: true }),
    /**
     * A language change must not launch a game. The mode stays, so that the next press on a demo does not play for
     * money.
     */
    clearRequest: assign({ isRequested: false }),
    setAgreedToLeave: assign({ hasAgreedToLeave: true }),
    setOpenedKind: assign({ openedKind: ({ event }) => openedKindOf(event) }),
    setGame: assign(({ event }) =>
      'output' in event && 'game' in event.output
        ? { game: event.output.game, instead: event.output.game.recommended }
        : {},
    ),
    setAlternatives: assign(({ event }) =>
      'output' in event && 'games' in event.output ? { instead: event.output.games } : {},
    ),
    setAllowance: assign(({ event }) =>
      'output' in event && 'allowance' in event.output ? { allowance: event.output.allowance } : {},
    ),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    setNext: assign({ next: (_, params: Place) => params }),
  },
}).createMachine({
  id: 'game-launch',
  context: ({ input: { id = '', roomId = '', mode, vassalage = '', gameType = '' } }) => ({
    id,
    roomId,
    mode: mode ?? 'play',
    isRequested: mode !== undefined,
    vassalage,
    gameType,
    game: null,
    instead: [],
    allowance: null,
    hasAgreedToLeave: false,
    openedKind: null,
    next: null,
    failure: null,
  }),
  initial: 'identifying',
  invoke: { id: 'language', src: 'watchLanguage', onError: { description: 'The dialog stays in its language.' } },
  output: ({ context: { next } }) => ({ ...(next && { next }) }),
  states: {
    identifying: {
      description: 'Checks whether it is a provider or a game, and whether the player pressed for it.',
      meta: { requirements: ['s2.launch.vassalage-popup', 's2.launch.vassalage-slots', 'own.address.safe'] },
      always: [
        { guard: 'isSlotsVendor', target: 'storingVendor' },
        { guard: 'isVendor', target: 'atPopup' },
        { guard: 'isRequested', target: 'checking' },
        { target: 'loading', description: 'An address shows the game; only a press launches it.' },
      ],
    },
    storingVendor: {
      description: 'Stores a provider of slots as the selected one.',
      meta: { requirements: ['s2.launch.vassalage-slots'] },
      tags: 'busy',
      invoke: {
        id: 'keepVassalage',
        src: 'keepVassalage',
        input: ({ context }) => ({ vassalage: context.vassalage }),
        onDone: 'atSlots',
        onError: {
          target: 'atPopup',
          description: 'The page of the slots does not know the provider; its games open over this page.',
        },
      },
    },
    checking: {
      description: 'Checks for another open game in this tab.',
      meta: { requirements: ['s8.game.leave', 'own.game-session.leave'] },
      tags: 'busy',
      invoke: {
        id: 'findOpenGame',
        src: 'findOpenGame',
        onDone: [{ guard: 'isOtherOpen', target: 'waiting.confirmingLeave' }, { target: 'loading' }],
        onError: { target: 'loading', description: 'The open game itself asks before its page is left.' },
      },
    },
    waiting: {
      description: 'Waiting for the player',
      meta: { requirements: ['own.address.safe'] },
      initial: 'offered',
      on: {
        'language.changed': {
          target: 'loading',
          actions: 'clearRequest',
          description: 'Loading the game again in the new language; launching takes another press.',
        },
      },
      states: {
        confirmingLeave: {
          description: 'Another game is open; asks whether to leave it.',
          meta: { requirements: ['s8.game.leave', 'own.game-session.leave'] },
          on: {
            'leave.confirmed': { target: '#game-launch.loading', actions: 'setAgreedToLeave' },
            'stay.selected': '#game-launch.cancelled',
          },
        },
        offered: {
          description: 'The game is offered. A press launches it, never an address.',
          meta: { requirements: ['own.address.safe'] },
          on: {
            'launch.requested': { target: '#game-launch.checking', actions: 'setRequested' },
          },
        },
        noDemo: {
          description: 'The game has no free demo. The player can go to the lobby.',
          meta: { requirements: ['own.launch.demo'] },
          tags: 'stopped',
        },
        closed: {
          description: 'The game is under maintenance; says so and offers similar games.',
          meta: { requirements: ['s8.message.game-maintenance'] },
          tags: 'stopped',
        },
        unconnected: {
          description: "The game's studio is not connected; says so and offers games that can be played.",
          meta: { requirements: ['s2.launch.third-party'] },
          tags: 'stopped',
        },
        limited: {
          description: "A limit of the player's own is used up; shows until when, and the way to the limits.",
          meta: { requirements: ['own.play-limit.reached'] },
          tags: 'stopped',
        },
        loadFailed: {
          description: 'The game could not be loaded: try again.',
          meta: { requirements: ['s8.message.network-abnormal'] },
          tags: ['rejected', 'stopped'],
          exit: 'clearFailure',
          on: { 'retry.requested': '#game-launch.loading' },
        },
        rejected: {
          description: 'The game could not be opened; the reason is shown, and the player can retry.',
          meta: { requirements: ['s2.launch.third-party', 's8.message.network-abnormal'] },
          tags: ['rejected', 'stopped'],
          exit: 'clearFailure',
          on: { 'retry.requested': '#game-launch.launching' },
        },
      },
    },
    cancelled: {
      description: 'The player stays in the open game; nothing is launched.',
      meta: { requirements: ['s8.game.leave', 'own.game-session.leave'] },
      type: 'final',
    },
    loading: {
      description: 'Loading the game.',
      meta: { requirements: ['s6.play.login-required', 's2.launch.login-required', 's1.header.game-menu-actions'] },
      tags: 'busy',
      on: { 'language.changed': { target: 'restarting', description: 'The reply would be in the previous language.' } },
      invoke: {
        id: 'loadGame',
        src: 'loadGame',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'routing', actions: 'setGame' },
        onError: { target: 'waiting.loadFailed', actions: 'setFailure' },
      },
    },
    restarting: {
      description: 'Reading the game again in the new language',
      meta: { requirements: ['s4.language.localised'] },
      always: 'loading',
    },
    routing: {
      description: 'Checks whether it can be launched.',
      meta: { requirements: ['own.game-info.sheet', 's8.message.game-maintenance'] },
      always: [
        { guard: 'isGone', target: 'notFound' },
        { guard: 'isClosed', target: 'waiting.closed' },
        { guard: 'isRequested', target: 'launching' },
        { target: 'waiting.offered' },
      ],
    },
    launching: {
      description: 'The gateway launches it: at a third party, or as a lottery on a page of ours.',
      meta: { requirements: ['s2.launch.third-party', 'own.launch.demo'] },
      tags: 'busy',
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context: { game, mode, roomId } }) => ({ game, mode, roomId }),
        onDone: [
          { guard: 'hasOpened', target: 'opening', actions: 'setOpenedKind' },
          { guard: { type: 'is', params: { kind: 'noDemo' } }, target: 'waiting.noDemo' },
          {
            guard: { type: 'is', params: { kind: 'unconnected' } },
            target: 'waiting.unconnected',
            actions: 'setAlternatives',
          },
          { guard: { type: 'is', params: { kind: 'limited' } }, target: 'waiting.limited', actions: 'setAllowance' },
          { target: 'waiting.closed', actions: 'setAlternatives' },
        ],
        onError: { target: 'waiting.rejected', actions: 'setFailure' },
      },
    },
    opening: {
      description: 'The game is launched and opens on its page, once another open game has closed.',
      meta: { requirements: ['s2.launch.third-party', 's2.launch.lottery-route', 'own.game-session.leave'] },
      tags: 'busy',
      invoke: {
        id: 'gameOpening',
        src: 'gameOpening',
        input: ({ context: { openedKind, game, hasAgreedToLeave } }) => {
          if (!openedKind) throw new Error('Nothing was launched');
          return { kind: openedKind, game, leavesOther: hasAgreedToLeave };
        },
        onDone: { target: 'opened', actions: { type: 'setNext', params: ({ event }) => event.output } },
        onError: { target: 'waiting.rejected', actions: 'setFailure' },
      },
    },
    notFound: {
      description: 'The game no longer exists; says so and offers the lobby.',
      meta: { requirements: ['own.game-info.sheet'] },
      tags: 'stopped',
    },
    atPopup: {
      description: "The provider's games open over the page.",
      meta: { requirements: ['s2.launch.vassalage-popup'] },
      type: 'final',
      entry: { type: 'setNext', params: ({ context }) => ({ to: 'gamePopup', params: { id: context.vassalage } }) },
    },
    atSlots: {
      description: 'The page of the slots reads the stored provider and shows its games.',
      meta: { requirements: ['s2.launch.vassalage-slots', 's2.route.rng-vendor-query'] },
      type: 'final',
      entry: { type: 'setNext', params: { to: 'rng' } },
    },
    opened: {
      description: 'The page of the game opens.',
      meta: { requirements: ['s2.launch.third-party', 's2.launch.lottery-route'] },
      type: 'final',
    },
  },
});
