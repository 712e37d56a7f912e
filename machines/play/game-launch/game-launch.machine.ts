import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Game, GameDetail } from '../../../src/contract/play/games';
import type { PlayerStatus } from '../../../src/contract/play/lottery';
import type { Ending, Place } from '../../platform/host/host.machine';
import type { GameInfoOutcome } from '../game-info/game-info.machine';

/**
 * A game by its id, for money or as a free demo, or the games of a vendor in a category. A button sets the mode; an
 * address does not, so it launches nothing by itself. `roomId`: the selected room of the game.
 */
type LaunchInput = { id?: string; roomId?: string; mode?: 'play' | 'trial'; vassalage?: string; gameType?: string };
/** Game to launch; `roomId` is empty if the game has no rooms. */
type LaunchQuery = { game: Game | null; mode: Context['mode']; roomId: string };
/**
 * Outcome of a launch. Opened: `seamless` plays with the wallet and `framed` without it, each stored for its page;
 * `lottery` opens on a page of our own. Not opened: `noDemo`, a reason with recommended games, or a limit of the
 * player's own with what is left of it.
 */
export type LaunchOutcome =
  | { kind: OpenedKind | 'noDemo' }
  | { kind: 'maintenance' | 'unconnected'; games: Game[] }
  | { kind: 'limited'; allowance: PlayAllowance };
type OpenedKind = 'seamless' | 'framed' | 'lottery';
type PlayAllowance = PlayerStatus['playLeft'][number];
type Context = Required<Omit<LaunchInput, 'mode'>> & {
  mode: 'play' | 'trial';
  /** True once the player has pressed a button to launch; a language change resets it, but not the mode. */
  isRequested: boolean;
  game: GameDetail | null;
  instead: Game[];
  /** Rest of the limit that forbade the launch. */
  allowance: PlayAllowance | null;
  /** True once the player has agreed to leave the open game. */
  hasAgreedToLeave: boolean;
  /** Kind of page that the launched game opens on; null before the launch. */
  openedKind: OpenedKind | null;
  next: Place | null;
  failure: Failure | null;
};

/** s2.launch.lottery-query: both or neither. */
const lotteryQuery = ({ game }: Context) =>
  game?.gameCode && game.playType ? { gameCode: game.gameCode, playType: game.playType } : {};

/**
 * Launches a game on the page that suits its kind. For money the portal has required a login before
 * (s6.play.login-required); a demo needs none (own.launch.visitor). Meets s2.launch.*.
 */
export const gameLaunchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'launch.requested' }
      | { type: 'retry.requested' }
      | { type: 'leave.confirmed' }
      | { type: 'stay.selected' }
      | { type: 'language.changed' }
      | ErrorActorEvent<Failure>,
    input: {} as LaunchInput,
    output: {} as Ending,
    tags: {} as 'busy' | 'rejected' | 'stopped',
  },
  actors: {
    /** Checks whether another game is open in this tab. */
    findOpenGame: {} as PromiseActorLogic<{ isOpen: boolean }>,
    /** Closes the open game without further confirmation. */
    leaveGame: {} as PromiseActorLogic<void>,
    /** Reads the game; `gone` if the id is unknown. */
    loadGame: {} as PromiseActorLogic<GameInfoOutcome, { id: string }>,
    /** Stores the selected vendor for the slots page. */
    keepVassalage: {} as PromiseActorLogic<void, { vassalage: string }>,
    /** Sends `language.changed` when the language changes. */
    watchLanguage: {} as CallbackActorLogic<AnyEventObject>,
    /** Launches the game at the gateway; a studio's game is stored for its page (s2.route.game-iframe-source). */
    launchGame: {} as PromiseActorLogic<LaunchOutcome, LaunchQuery>,
  },
  guards: {
    isVendor: ({ context }) => context.vassalage !== '',
    isSlotsVendor: ({ context }) => context.vassalage !== '' && context.gameType === 'RNG',
    isRequested: ({ context }) => context.isRequested,
    mustLeaveGame: ({ context }) => context.hasAgreedToLeave,
    isOpened: ({ context }, params: { kind: OpenedKind }) => context.openedKind === params.kind,
    isOpen: (_, params: { isOpen: boolean }) => params.isOpen,
    isGone: ({ context }) => context.game === null,
    isClosed: ({ context }) => context.game?.maintenance === true,
    isAccountType: ({ context }, params: { accountTypeName: string }) =>
      context.game?.accountTypeName === params.accountTypeName,
    is: (_, params: { outcome: LaunchOutcome; kind: LaunchOutcome['kind'] }) => params.outcome.kind === params.kind,
  },
  actions: {
    setRequested: assign({ isRequested: true }),
    /**
     * A language change must not launch a game. The mode stays, so that the next press on a demo does not play for
     * money.
     */
    clearRequest: assign({ isRequested: false }),
    setAgreedToLeave: assign({ hasAgreedToLeave: true }),
    setOpenedKind: assign({ openedKind: (_, params: { kind: OpenedKind }) => params.kind }),
    setGame: assign((_, params: GameInfoOutcome) =>
      params.kind === 'loaded' ? { game: params.game, instead: params.game.recommended } : {},
    ),
    setAlternatives: assign((_, params: LaunchOutcome) => ('games' in params ? { instead: params.games } : {})),
    setAllowance: assign((_, params: LaunchOutcome) => ('allowance' in params ? { allowance: params.allowance } : {})),
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
        onDone: [
          { guard: { type: 'isOpen', params: ({ event }) => event.output }, target: 'waiting.confirmingLeave' },
          { target: 'loading' },
        ],
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
        onDone: { target: 'routing', actions: { type: 'setGame', params: ({ event }) => event.output } },
        onError: {
          target: 'waiting.loadFailed',
          actions: 'setFailure',
        },
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
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'seamless' }) },
            target: 'replacing',
            actions: { type: 'setOpenedKind', params: { kind: 'seamless' } },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'framed' }) },
            target: 'replacing',
            actions: { type: 'setOpenedKind', params: { kind: 'framed' } },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'lottery' }) },
            target: 'replacing',
            actions: { type: 'setOpenedKind', params: { kind: 'lottery' } },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'noDemo' }) },
            target: 'waiting.noDemo',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'unconnected' }) },
            target: 'waiting.unconnected',
            actions: { type: 'setAlternatives', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'limited' }) },
            target: 'waiting.limited',
            actions: { type: 'setAllowance', params: ({ event }) => event.output },
          },
          { target: 'waiting.closed', actions: { type: 'setAlternatives', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'waiting.rejected',
          actions: 'setFailure',
        },
      },
    },
    replacing: {
      description: 'The game is launched; checking whether another game must close',
      meta: { requirements: ['own.game-session.leave'] },
      always: [{ guard: 'mustLeaveGame', target: 'closingPrevious' }, { target: 'choosingPage' }],
    },
    closingPrevious: {
      description: 'Closing the previous game',
      meta: { requirements: ['s8.game.leave', 'own.game-session.leave'] },
      tags: 'busy',
      invoke: {
        id: 'leaveGame',
        src: 'leaveGame',
        onDone: 'choosingPage',
        onError: { target: 'choosingPage', description: 'The open game itself asks before its page is left.' },
      },
    },
    choosingPage: {
      description: 'Choosing the page that the game opens on',
      meta: {
        requirements: [
          's2.launch.third-party',
          's2.launch.lottery-route',
          's2.launch.vn-lottery',
          's2.launch.sea-lottery',
        ],
      },
      always: [
        { guard: { type: 'isOpened', params: { kind: 'seamless' } }, target: 'atSeamless' },
        { guard: { type: 'isOpened', params: { kind: 'framed' } }, target: 'atGame' },
        { guard: { type: 'isAccountType', params: { accountTypeName: 'TCG_LOTTO_VN' } }, target: 'atVnLottery' },
        { guard: { type: 'isAccountType', params: { accountTypeName: 'TCG_SEA' } }, target: 'atSeaLottery' },
        { target: 'atLottery' },
      ],
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
    atLottery: {
      description: 'The lottery opens, at one play if the game has a code and a play type.',
      meta: { requirements: ['s2.launch.lottery-route', 's2.launch.lottery-query'] },
      type: 'final',
      entry: { type: 'setNext', params: ({ context }) => ({ to: 'lottery', params: lotteryQuery(context) }) },
    },
    atVnLottery: {
      description: 'The Vietnamese lottery opens, at the selected play.',
      meta: { requirements: ['s2.launch.vn-lottery'] },
      type: 'final',
      entry: { type: 'setNext', params: ({ context }) => ({ to: 'vnlottery', params: lotteryQuery(context) }) },
    },
    atSeaLottery: {
      description: 'The SEA lottery opens, at the selected play.',
      meta: { requirements: ['s2.launch.sea-lottery'] },
      type: 'final',
      entry: { type: 'setNext', params: ({ context }) => ({ to: 'seaLottery', params: lotteryQuery(context) }) },
    },
    atSeamless: {
      description: 'The game is in its frame and plays with the wallet.',
      meta: { requirements: ['s2.launch.third-party', 's2.route.seamless'] },
      type: 'final',
      entry: { type: 'setNext', params: { to: 'seamless' } },
    },
    atGame: {
      description: 'The game is in its frame, for points without value.',
      meta: { requirements: ['s2.launch.third-party', 's2.route.game'] },
      type: 'final',
      entry: { type: 'setNext', params: { to: 'game' } },
    },
  },
});
