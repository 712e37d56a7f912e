import { assign, setup } from 'xstate';

/**
 * Event guarded at three depths, eventless transitions at two: the deepest enabled one wins, and those above are not
 * evaluated.
 */
export const layered = setup({
  types: { context: {} as { full: boolean }, events: {} as { type: 'go'; depth: number } | { type: 'fill' } },
  guards: {
    isFor: (_, params: { here: number; depth: number }) => params.here === params.depth,
    isFull: ({ context }) => context.full,
  },
  actions: { fill: assign({ full: true }) },
}).createMachine({
  id: 'layered',
  context: { full: false },
  initial: 'top',
  on: { go: { guard: { type: 'isFor', params: ({ event }) => ({ here: 1, depth: event.depth }) }, target: '.out' } },
  states: {
    top: {
      initial: 'first',
      always: { guard: 'isFull', target: 'out' },
      on: {
        go: { guard: { type: 'isFor', params: ({ event }) => ({ here: 2, depth: event.depth }) }, target: '.second' },
      },
      states: {
        first: {
          on: {
            go: {
              guard: { type: 'isFor', params: ({ event }) => ({ here: 3, depth: event.depth }) },
              target: 'second',
            },
          },
        },
        second: { always: { guard: 'isFull', target: 'third' }, on: { fill: { actions: 'fill' } } },
        third: {},
      },
    },
    out: {},
  },
});
