import { assign, createMachine } from 'xstate';

/** Transitions to itself, a child and a parent, with and without re-entry; counts entries up to three. */
export const reentry = createMachine({
  id: 'reentry',
  context: { entered: 0 },
  initial: 'outer',
  states: {
    outer: {
      entry: assign({ entered: ({ context }) => Math.min(context.entered + 1, 3) }),
      exit: 'leave',
      initial: 'first',
      on: {
        stay: { target: 'outer' },
        restart: { target: 'outer', reenter: true },
        inside: { target: '.second' },
        anew: { target: '.second', reenter: true },
        note: { actions: 'note', reenter: true },
      },
      states: {
        first: { on: { up: '#reentry.outer', on: 'second' } },
        second: { entry: 'arrive', on: { self: 'second', again: { target: 'second', reenter: true } } },
      },
    },
  },
});
