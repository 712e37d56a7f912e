import { type AnyEventObject, assign, type CallbackActorLogic, type PromiseActorLogic, setup } from 'xstate';
import type { OpenedNumbers } from '../../../src/contract/play/draws';

/** Last draws of a lottery, newest first. */
export type Opened = OpenedNumbers['list'];

/** The latest draws, refreshed silently. Meets own.lottery.results. */
export const lotteryResultsMachine = setup({
  types: {
    context: {} as { lottery: string; draws: Opened },
    events: {} as { type: 'results.outdated' } | { type: 'retry.requested' },
    input: {} as { lottery: string },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    loadResults: {} as PromiseActorLogic<Opened, { lottery: string }>,
    /** Sends `results.outdated` after a draw of the lottery, and at intervals while the page is in view. */
    watchDraws: {} as CallbackActorLogic<AnyEventObject, { lottery: string }>,
  },
  guards: { isEmpty: (_, { draws }: { draws: Opened }) => draws.length === 0 },
  actions: { setDraws: assign({ draws: (_, { draws }: { draws: Opened }) => draws }) },
}).createMachine({
  id: 'lottery-results',
  context: ({ input }) => ({ lottery: input.lottery, draws: [] }),
  initial: 'loading',
  invoke: {
    id: 'watchDraws',
    src: 'watchDraws',
    input: ({ context: { lottery } }) => ({ lottery }),
    onError: { description: 'The list does not reload by itself; reopening it does.' },
  },
  states: {
    loading: {
      description: 'Loads the latest results.',
      meta: { requirements: ['own.lottery.results'] },
      tags: 'busy',
      invoke: {
        id: 'loadResults',
        src: 'loadResults',
        input: ({ context: { lottery } }) => ({ lottery }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ draws: event.output }) }, target: 'empty' },
          { target: 'loaded', actions: { type: 'setDraws', params: ({ event }) => ({ draws: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    empty: {
      description: 'There are no draws yet.',
      meta: { requirements: ['own.lottery.results'] },
      on: { 'results.outdated': 'loading' },
    },
    failed: {
      description: 'The results could not be loaded: try again. Bets continue without them.',
      meta: { requirements: ['own.lottery.results', 's8.message.network-abnormal'] },
      tags: 'rejected',
      on: { 'retry.requested': 'loading' },
    },
    loaded: {
      description: 'The last draws with their numbers, and how often each number was drawn.',
      meta: { requirements: ['own.lottery.results'] },
      initial: 'idle',
      states: {
        idle: {
          description: 'The results are shown.',
          meta: { requirements: ['own.lottery.results'] },
          on: { 'results.outdated': 'renewing' },
        },
        renewing: {
          description: 'Loading again; the old results stay until they arrive.',
          meta: { requirements: ['own.lottery.results'] },
          invoke: {
            id: 'renewResults',
            src: 'loadResults',
            input: ({ context: { lottery } }) => ({ lottery }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ draws: event.output }) },
                target: '#lottery-results.empty',
              },
              { target: 'idle', actions: { type: 'setDraws', params: ({ event }) => ({ draws: event.output }) } },
            ],
            onError: { target: 'idle', description: 'The old results stay.' },
          },
        },
      },
    },
  },
});
