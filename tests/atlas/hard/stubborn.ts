import { createMachine } from 'xstate';

/** Machine that ignores the end of its work; only the clock moves it on, to a state that restarts the work. */
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
