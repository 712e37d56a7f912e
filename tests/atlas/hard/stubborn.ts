import { createMachine } from 'xstate';

/** Stays where it is when its work is done; goes on only by the clock, to where the same work begins anew, unheeded. */
export const stubborn = createMachine({
  id: 'stubborn',
  initial: 'a',
  states: {
    a: {
      invoke: { id: 'once', src: 'once', onDone: { actions: () => {} } },
      after: { 100: { target: 'b', guard: () => true } },
    },
    b: { type: 'final' },
  },
});
