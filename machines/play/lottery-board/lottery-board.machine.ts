import { type AnyEventObject, assign, type CallbackActorLogic, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { LotteryRules } from '../../../src/contract/play/lottery';
import type { lotteryOrderMachine } from '../lottery-order/lottery-order.machine';
import type { lotteryResultsMachine } from '../lottery-results/lottery-results.machine';
import type { BoardEvent, Lobby, LotteryGame } from './lottery-board.types';

const lobbyOf = (event: BoardEvent): Lobby => {
  if ('output' in event && 'games' in event.output) return event.output;
  throw new Error(`Expected a lobby in ${event.type}`);
};

const rulesOf = (event: BoardEvent): LotteryRules => {
  if ('rules' in event) return event.rules;
  if ('output' in event && 'plays' in event.output) return event.output;
  throw new Error(`Expected rules in ${event.type}`);
};

/**
 * Returns the lottery and play named in the address, by default the first lottery with its own play. An unknown lottery
 * stays as named and opens nothing.
 */
const chosenOf = ({ games, asked }: Lobby): LotteryGame => {
  const { lottery, play = '' } = asked;
  const first = games[0] ?? { lottery: '', play: '' };
  if (lottery === undefined) return first;
  const named = games.find((game) => game.lottery === lottery) ?? { lottery, play };
  return { ...named, ...asked };
};

/** Returns true if the address names a lottery that the page does not have. */
const isUnknown = ({ games, asked }: Lobby) =>
  asked.lottery !== undefined && !games.some(({ lottery }) => lottery === asked.lottery);

const openPlays = ({ plays, closedPlays }: LotteryRules) => plays.filter((play) => !closedPlays.includes(play));

/**
 * A page of lotteries: the list, the open lottery, its issue and the countdown to its close. An invoked chart handles
 * orders.
 */
export const lotteryBoardMachine = setup({
  types: {
    context: {} as {
      games: LotteryGame[];
      chosen: LotteryGame;
      backUrl: string | null;
      rules: LotteryRules | null;
      secondsLeft: number;
      failure: Failure | null;
    },
    events: {} as BoardEvent,
    children: {} as { order: 'order'; results: 'results' },
    tags: {} as 'busy' | 'rejected' | 'instead',
  },
  actors: {
    /** Reads the lotteries of this page, and the lottery named in the address. */
    loadLobby: {} as PromiseActorLogic<Lobby>,
    loadRules: {} as PromiseActorLogic<LotteryRules, { lottery: string }>,
    /** Sends `countdown.ticked` every second, and `countdown.ended` at the deadline, by the server's clock. */
    countdown: {} as CallbackActorLogic<AnyEventObject, { deadline: number }>,
    /** Polls the rules of the open lottery and sends `rules.checked`. */
    maintenanceCheck: {} as CallbackActorLogic<AnyEventObject, { lottery: string }>,
    /** A bet; ends when another lottery is selected. The wiring provides the chart. */
    order: {} as typeof lotteryOrderMachine,
    /** Latest draws; the wiring provides the chart. */
    results: {} as typeof lotteryResultsMachine,
  },
  delays: {
    /** Delay between a close and the request for the next issue, ms. Assumed. */
    nextDelay: 2_000,
  },
  guards: {
    isEmpty: ({ event }) => lobbyOf(event).games.length === 0,
    isListed: ({ event }) => lobbyOf(event).view === 'lobby',
    isUnknown: ({ event }) => isUnknown(lobbyOf(event)),
    lacksPlay: ({ context: { chosen }, event }) => !rulesOf(event).plays.includes(chosen.play),
    isClosed: ({ context: { chosen }, event }) => rulesOf(event).closedPlays.includes(chosen.play),
    /** True if every play is closed. A single closed play leaves the board open; bets on it are rejected. */
    isAllClosed: ({ event }) => openPlays(rulesOf(event)).length === 0,
    isOpen: ({ event }) => openPlays(rulesOf(event)).length > 0,
    /** True if maintenance of a play has started or ended. */
    hasOtherPlays: ({ context: { rules }, event }) => rules?.closedPlays.join() !== rulesOf(event).closedPlays.join(),
    hasOtherIssue: ({ context: { rules }, event }) => rules?.issues[0]?.issue !== rulesOf(event).issues[0]?.issue,
    takesBets: ({ context }) => (context.rules?.issues.length ?? 0) > 0,
    /** True in the last 15 seconds. Assumed. */
    isClosingSoon: ({ event }) => 'secondsLeft' in event && event.secondsLeft <= 15,
  },
  actions: {
    setLobby: assign(({ event }) => {
      const lobby = lobbyOf(event);
      return { games: lobby.games, chosen: chosenOf(lobby), backUrl: lobby.backUrl ?? null };
    }),
    setLottery: assign({
      chosen: ({ context: { games } }, { lottery }: { lottery: string }) => chosenOf({ games, asked: { lottery } }),
    }),
    setRules: assign({ rules: ({ event }) => rulesOf(event) }),
    sendRules: sendTo('order', ({ event }) => ({ type: 'rules.changed' as const, rules: rulesOf(event) })),
    setSecondsLeft: assign({
      secondsLeft: ({ context, event }) => ('secondsLeft' in event ? event.secondsLeft : context.secondsLeft),
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'lottery-board',
  context: { games: [], chosen: { lottery: '', play: '' }, backUrl: null, rules: null, secondsLeft: 0, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the lotteries.',
      meta: { requirements: ['s2.route.lottery', 'own.lottery.board'] },
      tags: 'busy',
      invoke: {
        id: 'loadLobby',
        src: 'loadLobby',
        onDone: [
          { guard: 'isEmpty', target: 'empty', actions: 'setLobby' },
          { guard: 'isListed', target: 'lobby', actions: 'setLobby' },
          { guard: 'isUnknown', target: 'unknownLottery', actions: 'setLobby' },
          { target: 'opening', actions: 'setLobby' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The lotteries could not be loaded: try again.',
      meta: { requirements: ['s8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
    empty: { description: 'There is no lottery of this kind now.', meta: { requirements: ['own.lottery.board'] } },
    lobby: {
      description: 'The lotteries of the page; none is open yet.',
      meta: { requirements: ['s3.lottery-launch.payload'] },
      tags: 'instead',
      on: { 'lottery.selected': { target: 'opening', actions: { type: 'setLottery', params: ({ event }) => event } } },
    },
    unknownLottery: {
      description:
        'No lottery of the page has the code in the address; the player can open another one or go to the lobby.',
      meta: { requirements: ['own.lottery.unknown'] },
      tags: 'instead',
      on: { 'lottery.selected': { target: 'opening', actions: { type: 'setLottery', params: ({ event }) => event } } },
    },
    unknownPlay: {
      description:
        'The lottery has no play of the name in the address; the player can open a lottery of the page or go to the lobby.',
      meta: { requirements: ['own.lottery.unknown'] },
      tags: 'instead',
      on: { 'lottery.selected': { target: 'opening', actions: { type: 'setLottery', params: ({ event }) => event } } },
    },
    maintenance: {
      description:
        'The lottery or its play is under maintenance; the player can retry, open another lottery or go to the lobby.',
      meta: { requirements: ['s8.message.game-maintenance', 'own.lottery.maintenance'] },
      tags: 'instead',
      on: {
        'retry.requested': 'opening',
        'lottery.selected': { target: 'opening', actions: { type: 'setLottery', params: ({ event }) => event } },
      },
    },
    opening: {
      description: "Loading the lottery's plays and its issue.",
      meta: { requirements: ['own.lottery.board'] },
      tags: 'busy',
      invoke: {
        id: 'loadRules',
        src: 'loadRules',
        input: ({ context }) => ({ lottery: context.chosen.lottery }),
        onDone: [
          { guard: 'lacksPlay', target: 'unknownPlay' },
          { guard: 'isClosed', target: 'maintenance' },
          { target: 'open', actions: 'setRules' },
        ],
        onError: { target: 'loadFailed', actions: 'setFailure' },
      },
    },
    loadFailed: {
      description: 'The lottery could not be opened: try again, or select another one.',
      meta: { requirements: ['own.lottery.board', 's8.message.network-abnormal', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: {
        'retry.requested': 'opening',
        'lottery.selected': { target: 'opening', actions: { type: 'setLottery', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'The lottery is played, issue after issue.',
      meta: { requirements: ['own.lottery.board', 'own.lottery.countdown'] },
      invoke: [
        {
          id: 'order',
          src: 'order',
          input: ({ context: { rules, chosen } }) => {
            if (!rules) throw new Error('The rules are not read');
            return { rules, play: chosen.play };
          },
          onDone: { target: 'opening', actions: { type: 'setLottery', params: ({ event }) => event.output } },
          onError: { target: 'loadFailed', actions: 'setFailure' },
        },
        {
          id: 'results',
          src: 'results',
          input: ({ context }) => ({ lottery: context.chosen.lottery }),
          onError: { description: 'Bets continue without the latest results.' },
        },
        {
          id: 'maintenanceCheck',
          src: 'maintenanceCheck',
          input: ({ context }) => ({ lottery: context.chosen.lottery }),
          onError: { description: 'The gateway rejects bets during maintenance.' },
        },
      ],
      initial: 'routing',
      states: {
        routing: {
          description: 'Checks whether an issue takes bets.',
          meta: { requirements: ['own.lottery.countdown'] },
          always: [{ guard: 'takesBets', target: 'countingDown' }, { target: 'between' }],
        },
        countingDown: {
          description: "The countdown to the issue's close is shown.",
          meta: { requirements: ['own.lottery.countdown'] },
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context }) => ({ deadline: context.rules?.issues[0]?.closesAt ?? 0 }),
            onError: { target: 'between', description: 'Loading the issue again.' },
          },
          on: {
            'countdown.ended': 'between',
            'rules.checked': [
              { guard: 'isAllClosed', target: 'closed', actions: ['setRules', 'sendRules'] },
              { guard: 'hasOtherPlays', actions: ['setRules', 'sendRules'] },
            ],
          },
          initial: 'early',
          states: {
            early: {
              description: 'There is time.',
              meta: { requirements: ['own.lottery.countdown'] },
              on: {
                'countdown.ticked': [
                  { guard: 'isClosingSoon', target: 'closingSoon', actions: 'setSecondsLeft' },
                  { actions: 'setSecondsLeft' },
                ],
              },
            },
            closingSoon: {
              description: 'The issue closes soon, which is announced once.',
              meta: { requirements: ['own.lottery.countdown'] },
              on: { 'countdown.ticked': { actions: 'setSecondsLeft' } },
            },
          },
        },
        closed: {
          description: 'Under maintenance; no bets, the slip stays',
          meta: { requirements: ['own.lottery.maintenance', 'own.lottery.cancel'] },
          on: {
            'rules.checked': [
              { guard: 'isOpen', target: 'routing', actions: ['setRules', 'sendRules'] },
              { guard: 'hasOtherIssue', actions: ['setRules', 'sendRules'] },
            ],
          },
        },
        between: {
          description: 'No issue takes bets; checks for the next one in a moment.',
          meta: { requirements: ['own.lottery.countdown'] },
          after: { nextDelay: 'loadingIssue' },
        },
        loadingIssue: {
          description: 'Loading the next issue; the selection stays.',
          meta: { requirements: ['own.lottery.countdown'] },
          invoke: {
            id: 'loadNext',
            src: 'loadRules',
            input: ({ context }) => ({ lottery: context.chosen.lottery }),
            onDone: [
              { guard: 'isAllClosed', target: 'closed', actions: ['setRules', 'sendRules'] },
              { target: 'routing', actions: ['setRules', 'sendRules'] },
            ],
            onError: { target: 'between', description: 'Checks again.' },
          },
        },
      },
    },
  },
});
