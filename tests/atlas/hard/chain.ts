import { assign, raise, setup } from 'xstate';

/** Eventless chain, guarded lists with and without an else, a raised event on the way. */
export const chain = setup({
  types: { context: {} as { n: number }, events: {} as { type: 'go'; n: number } | { type: 'inner' } },
  guards: { isOne: ({ context }) => context.n === 1, isMany: (_, params: { n: number }) => params.n > 1 },
  actions: { keep: assign({ n: (_, params: { n: number }) => params.n }) },
}).createMachine({
  id: 'chain',
  context: { n: 0 },
  initial: 'rest',
  on: { inner: '.told' },
  states: {
    rest: { on: { go: { target: 'sorting', actions: { type: 'keep', params: ({ event }) => ({ n: event.n }) } } } },
    sorting: {
      always: [
        { guard: 'isOne', target: 'one' },
        { guard: { type: 'isMany', params: ({ context }) => ({ n: context.n }) }, target: 'many' },
      ],
      on: { go: { target: 'sorting', actions: { type: 'keep', params: ({ event }) => ({ n: event.n }) } } },
    },
    one: { always: 'passing' },
    passing: { always: 'many' },
    many: { entry: raise({ type: 'inner' }) },
    told: {},
  },
});
