import { createMachine } from 'xstate';

/** As little as a machine can be: no id, no description, no names; work written in place. */
export const bare = createMachine({
  initial: 'a',
  states: {
    a: { on: { go: { guard: ({ event }) => event.really === true, actions: () => {}, target: 'b' } } },
    b: { entry: () => {}, after: { 1: 'a' } },
  },
});

/** Nothing at all. */
export const empty = createMachine({});
