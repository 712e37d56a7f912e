import { assign, createMachine, fromPromise } from 'xstate';

/** Guards that compare literals with payloads, outputs and stored values, named and inline. */
export const libraryMachine = createMachine(
  {
    id: 'library',
    context: { card: null as null | { kind: string }, state: '', days: 0, shelf: '', pin: '' },
    initial: 'asked',
    states: {
      asked: {
        on: {
          show: { guard: ({ event }) => event.name.trim().length > 3, target: 'looking' },
          count: { actions: assign({ days: ({ event }) => event.days }), target: 'counted' },
          press: { guard: 'isRight', target: 'counted' },
          place: { actions: assign(({ event }) => ({ shelf: event.shelf.name })), target: 'placed' },
        },
      },
      looking: {
        invoke: {
          id: 'card',
          src: 'cardOf',
          onDone: { target: 'judged', actions: assign({ card: ({ event }) => event.output }) },
        },
      },
      judged: {
        always: [
          { guard: ({ context }) => context.card?.kind === 'gold', target: 'lent' },
          { guard: ({ context }) => context.card?.kind === 'grey', target: 'asked' },
        ],
      },
      lent: {
        invoke: {
          id: 'book',
          src: 'bookOf',
          onDone: { target: 'stamped', actions: assign({ state: ({ event }) => event.output.state }) },
        },
      },
      stamped: {
        always: [
          { guard: ({ context }) => context.state === 'torn', target: 'mended' },
          { guard: ({ context }) => 'whole' === context.state, target: 'gone' },
        ],
      },
      counted: { always: { guard: ({ context }) => context.days >= 30, target: 'late' } },
      placed: { always: { guard: ({ context }) => context.shelf === 'north', target: 'gone' } },
      mended: { type: 'final' },
      late: { type: 'final' },
      gone: { type: 'final' },
    },
  },
  {
    guards: { isRight: ({ event }) => event.isFirm },
    actors: {
      cardOf: fromPromise(async () => ({ kind: 'blue' })),
      bookOf: fromPromise(async () => ({ state: 'whole' })),
    },
  },
);
