import { createMachine } from 'xstate';

/** Minimal machine: no id, no description, no names; inline work. */
export const bare = createMachine({
  initial: 'a',
  states: {
    a: { on: { go: { guard: ({ event }) => event.really === true, actions: () => {}, target: 'b' } } },
    b: { entry: () => {}, after: { 1: 'a' } },
  },
});

/** Empty machine. */
export const empty = createMachine({});
