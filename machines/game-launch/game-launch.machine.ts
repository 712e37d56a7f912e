import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../src/contract';
import type { Game, GameDetail } from '../../src/contract/games';
import type { GameInfoOutcome } from '../game-info/game-info.machine';
import type { Ending, Place } from '../host/host.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** What is to be opened: a game by its id, in points or as a free demo, or what a provider has of a category. */
export type LaunchInput = { id?: string; mode?: 'play' | 'trial'; vassalage?: string; gameType?: string };
/** Opened, with what was launched kept for its page: `seamless` plays with the wallet, `framed` without it; or not, with games to play instead. */
export type LaunchOutcome = { kind: 'seamless' | 'framed' } | { kind: 'maintenance' | 'unconnected'; games: Game[] };
type Context = Required<LaunchInput> & { game: GameDetail | null; instead: Game[]; next: Place | null; failure: Failure | null };

/** s2.launch.lottery-query: both or neither. */
const lotteryQuery = ({ game }: Context) => (game?.gameCode && game.playType ? { gameCode: game.gameCode, playType: game.playType } : {});

/** Opens a game where it is played, by what it is. The portal has asked for a login before (s6.play.login-required). Meets s2.launch.*. */
export const gameLaunchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'retry.requested' },
    input: {} as LaunchInput,
    output: {} as Ending,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads what the game is, or that there is none of this id. */
    loadGame: fromPromise<GameInfoOutcome, { id: string }>(notProvided('loadGame')),
    /** Keeps the provider that was chosen, for the page of the slots. */
    keepVassalage: fromPromise<void, { vassalage: string }>(notProvided('keepVassalage')),
    /** Has a third party open the game, and keeps it for its page (s2.route.game-iframe-source). */
    launchGame: fromPromise<LaunchOutcome, { game: Game | null; mode: 'play' | 'trial' }>(notProvided('launchGame')),
  },
  guards: {
    isVendor: ({ context }) => context.vassalage !== '',
    isSlotsVendor: ({ context }) => context.vassalage !== '' && context.gameType === 'RNG',
    isGone: ({ context }) => context.game === null,
    isClosed: ({ context }) => context.game?.maintenance === true,
    isCalled: ({ context }, params: { accountTypeName: string }) => context.game?.accountTypeName === params.accountTypeName,
    is: (_, params: { outcome: LaunchOutcome; kind: LaunchOutcome['kind'] }) => params.outcome.kind === params.kind,
    isLottery: ({ context }) => context.game?.gameType === 'LOTT' || context.game?.gameType === 'ELOTT',
  },
  actions: {
    setGame: assign((_, params: GameInfoOutcome) =>
      params.kind === 'shown' ? { game: params.game, instead: params.game.recommended } : {},
    ),
    setInstead: assign((_, params: LaunchOutcome) => ('games' in params ? { instead: params.games } : {})),
    setFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    clearFailure: assign({ failure: null }),
    leadTo: assign({ next: (_, params: Place) => params }),
  },
}).createMachine({
  id: 'game-launch',
  context: ({ input: { id = '', mode = 'play', vassalage = '', gameType = '' } }) => ({
    id,
    mode,
    vassalage,
    gameType,
    game: null,
    instead: [],
    next: null,
    failure: null,
  }),
  initial: 'deciding',
  output: ({ context: { next } }) => ({ ...(next && { next }) }),
  states: {
    deciding: {
      description: 'Is it a provider or a game?',
      meta: { requirements: ['s2.launch.vassalage-popup', 's2.launch.vassalage-slots'] },
      always: [{ guard: 'isSlotsVendor', target: 'keeping' }, { guard: 'isVendor', target: 'atPopup' }, { target: 'loading' }],
    },
    keeping: {
      description: 'A provider of slots is kept as the chosen one.',
      meta: { requirements: ['s2.launch.vassalage-slots'] },
      tags: 'busy',
      invoke: {
        id: 'keepVassalage',
        src: 'keepVassalage',
        input: ({ context }) => ({ vassalage: context.vassalage }),
        onDone: 'atSlots',
        onError: { target: 'atPopup', description: 'The page of the slots would not know it: its games are shown over this one.' },
      },
    },
    loading: {
      description: 'What the game is, is read.',
      meta: { requirements: ['s6.play.login-required', 's2.launch.login-required', 's1.header.game-menu-actions'] },
      tags: 'busy',
      invoke: {
        id: 'loadGame',
        src: 'loadGame',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'routing', actions: { type: 'setGame', params: ({ event }) => event.output } },
        onError: { target: 'unread', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    routing: {
      description: 'Where is it played?',
      meta: { requirements: ['s2.launch.lottery-route', 's2.launch.vn-lottery', 's2.launch.sea-lottery', 's2.launch.third-party'] },
      always: [
        { guard: 'isGone', target: 'gone' },
        { guard: 'isClosed', target: 'closed' },
        { guard: { type: 'isCalled', params: { accountTypeName: 'TCG_LOTTO_VN' } }, target: 'atVnLottery' },
        { guard: { type: 'isCalled', params: { accountTypeName: 'TCG_SEA' } }, target: 'atSeaLottery' },
        { guard: 'isLottery', target: 'atLottery' },
        { target: 'launching' },
      ],
    },
    launching: {
      description: 'A third party opens it.',
      meta: { requirements: ['s2.launch.third-party'] },
      tags: 'busy',
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context: { game, mode } }) => ({ game, mode }),
        onDone: [
          { guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'seamless' }) }, target: 'atSeamless' },
          { guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'framed' }) }, target: 'atGame' },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'unconnected' }) },
            target: 'unconnected',
            actions: { type: 'setInstead', params: ({ event }) => event.output },
          },
          { target: 'closed', actions: { type: 'setInstead', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    closed: {
      description: 'The game is under maintenance: it is said, with others that are like it.',
      meta: { requirements: ['s8.message.game-maintenance'] },
    },
    unconnected: {
      description: 'Its studio is not connected: it is said, with others that can be played.',
      meta: { requirements: ['s2.launch.third-party'] },
    },
    gone: {
      description: 'There is no such game any more: it is said, and the lobby offered.',
      meta: { requirements: ['own.game-info.sheet'] },
    },
    unread: {
      description: 'It could not be read: try again.',
      meta: { requirements: ['s8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
    refused: {
      description: 'It could not be opened: the reason is said, and it can be tried again.',
      meta: { requirements: ['s2.launch.third-party', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'launching' },
    },
    atPopup: {
      description: 'The games of the provider are shown over the page.',
      meta: { requirements: ['s2.launch.vassalage-popup'] },
      type: 'final',
      entry: { type: 'leadTo', params: ({ context }) => ({ to: 'gamePopup', params: { id: context.vassalage } }) },
    },
    atSlots: {
      description: 'The page of the slots reads the provider that was kept, and shows it.',
      meta: { requirements: ['s2.launch.vassalage-slots', 's2.route.rng-vendor-query'] },
      type: 'final',
      entry: { type: 'leadTo', params: { to: 'rng' } },
    },
    atLottery: {
      description: 'The lottery is shown; at one play where the game has a code and a play type.',
      meta: { requirements: ['s2.launch.lottery-route', 's2.launch.lottery-query'] },
      type: 'final',
      entry: { type: 'leadTo', params: ({ context }) => ({ to: 'lottery', params: lotteryQuery(context) }) },
    },
    atVnLottery: {
      description: 'The Vietnamese lottery is shown.',
      meta: { requirements: ['s2.launch.vn-lottery'] },
      type: 'final',
      entry: { type: 'leadTo', params: { to: 'vnlottery' } },
    },
    atSeaLottery: {
      description: 'The SEA lottery is shown.',
      meta: { requirements: ['s2.launch.sea-lottery'] },
      type: 'final',
      entry: { type: 'leadTo', params: { to: 'seaLottery' } },
    },
    atSeamless: {
      description: 'The game is in its frame, and plays with the wallet.',
      meta: { requirements: ['s2.launch.third-party', 's2.route.seamless'] },
      type: 'final',
      entry: { type: 'leadTo', params: { to: 'seamless' } },
    },
    atGame: {
      description: 'The game is in its frame, for points that are worth nothing.',
      meta: { requirements: ['s2.launch.third-party', 's2.route.game'] },
      type: 'final',
      entry: { type: 'leadTo', params: { to: 'game' } },
    },
  },
});
