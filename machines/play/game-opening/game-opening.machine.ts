import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { GameDetail } from '../../../src/contract/play/games';
import type { Place } from '../../platform/host/host.machine';

/**
 * Kind of page that a game is played on: `seamless` plays with the wallet and `framed` without it, each in a frame;
 * `lottery` has a page of our own.
 */
export type OpenedKind = 'seamless' | 'framed' | 'lottery';
/** A launched game; `leavesOther`: the player has agreed to leave the open game. */
type OpeningInput = { kind: OpenedKind; game: GameDetail | null; leavesOther: boolean };

/** s2.launch.lottery-query: both or neither. */
const lotteryQuery = ({ game }: OpeningInput) =>
  game?.gameCode && game.playType ? { gameCode: game.gameCode, playType: game.playType } : {};

/** A launched game opens on the page that suits its kind, once another open game has closed. Meets s2.launch.*. */
export const gameOpeningMachine = setup({
  types: {
    context: {} as OpeningInput & { page: Place },
    input: {} as OpeningInput,
    output: {} as Place,
    tags: {} as 'busy',
  },
  actors: {
    /** Closes the open game without further confirmation. */
    leaveGame: {} as PromiseActorLogic<void>,
  },
  guards: {
    mustLeaveGame: ({ context }) => context.leavesOther,
    isKind: ({ context }, params: { kind: OpenedKind }) => context.kind === params.kind,
    isAccountType: ({ context }, params: { accountTypeName: string }) =>
      context.game?.accountTypeName === params.accountTypeName,
  },
  actions: {
    setPage: assign({ page: (_, params: Place) => params }),
  },
}).createMachine({
  id: 'game-opening',
  context: ({ input: { kind, game, leavesOther } }) => ({ kind, game, leavesOther, page: { to: 'lobby' } }),
  initial: 'replacing',
  output: ({ context }) => context.page,
  states: {
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
      meta: { requirements: ['s2.launch.third-party', 's2.launch.lottery-route'] },
      always: [
        { guard: { type: 'isKind', params: { kind: 'seamless' } }, target: 'atSeamless' },
        { guard: { type: 'isKind', params: { kind: 'framed' } }, target: 'atGame' },
        { guard: { type: 'isAccountType', params: { accountTypeName: 'TCG_LOTTO_VN' } }, target: 'atVnLottery' },
        { guard: { type: 'isAccountType', params: { accountTypeName: 'TCG_SEA' } }, target: 'atSeaLottery' },
        { target: 'atLottery' },
      ],
    },
    atLottery: {
      description: 'The lottery opens, at one play if the game has a code and a play type.',
      meta: { requirements: ['s2.launch.lottery-route', 's2.launch.lottery-query'] },
      type: 'final',
      entry: { type: 'setPage', params: ({ context }) => ({ to: 'lottery', params: lotteryQuery(context) }) },
    },
    atVnLottery: {
      description: 'The Vietnamese lottery opens, at the selected play.',
      meta: { requirements: ['s2.launch.vn-lottery'] },
      type: 'final',
      entry: { type: 'setPage', params: ({ context }) => ({ to: 'vnlottery', params: lotteryQuery(context) }) },
    },
    atSeaLottery: {
      description: 'The SEA lottery opens, at the selected play.',
      meta: { requirements: ['s2.launch.sea-lottery'] },
      type: 'final',
      entry: { type: 'setPage', params: ({ context }) => ({ to: 'seaLottery', params: lotteryQuery(context) }) },
    },
    atSeamless: {
      description: 'The game is in its frame and plays with the wallet.',
      meta: { requirements: ['s2.launch.third-party', 's2.route.seamless'] },
      type: 'final',
      entry: { type: 'setPage', params: { to: 'seamless' } },
    },
    atGame: {
      description: 'The game is in its frame, for points without value.',
      meta: { requirements: ['s2.launch.third-party', 's2.route.game'] },
      type: 'final',
      entry: { type: 'setPage', params: { to: 'game' } },
    },
  },
});
