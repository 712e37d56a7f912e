import { assign, createMachine, raise, setup } from 'xstate';

/** Small charts that are each hard in one way. Their counts are taken by hand in explore.test.ts. */

/** Two regions want to leave together: the first wins. */
export const rivals = createMachine({
  id: 'rivals',
  initial: 'work',
  states: {
    work: {
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { on: { out: '#rivals.first', both: 'b', left: 'b' } }, b: {} } },
        right: { initial: 'c', states: { c: { on: { out: '#rivals.second', both: 'd' } }, d: {} } },
      },
    },
    first: {},
    second: {},
  },
});

/** Deep and shallow history, and a default for when there is none. */
export const memory = createMachine({
  id: 'memory',
  initial: 'off',
  states: {
    off: { on: { deep: 'on.deep', shallow: 'on.shallow' } },
    on: {
      initial: 'tv',
      on: { off: 'off', radio: '.radio' },
      states: {
        tv: { initial: 'one', states: { one: { on: { next: 'two' } }, two: {} } },
        radio: {},
        deep: { type: 'history', history: 'deep' },
        shallow: { type: 'history', target: 'radio' },
      },
    },
  },
});

/** Eventless transitions in a chain, guarded lists with and without an else, a raised event on the way. */
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

/** Wildcards, whole and partial, below each other and over a forbidden event. */
export const wild = createMachine({
  id: 'wild',
  initial: 'a',
  on: { '*': '.any', 'mouse.*': '.mouse', 'mouse.down': '.down' },
  states: { a: { on: { 'mouse.up': undefined, stay: {} } }, any: {}, mouse: {}, down: {} },
});

/** Delays: by name from context, by number, guarded in a list; an `onDone` of a compound and of a parallel state. */
export const clockwork = setup({
  types: { context: {} as { ms: number } },
  delays: { own: ({ context }) => context.ms },
  guards: { never: () => false },
}).createMachine({
  id: 'clockwork',
  context: { ms: 50 },
  initial: 'steps',
  states: {
    steps: {
      initial: 'one',
      states: {
        one: { after: { own: 'two' } },
        two: { after: { 10: [{ guard: 'never', target: 'one' }, { target: 'over' }] } },
        over: { type: 'final' },
      },
      onDone: 'regions',
    },
    regions: {
      type: 'parallel',
      states: {
        a: { initial: 'x', states: { x: { on: { end: 'z' } }, z: { type: 'final' } } },
        b: { initial: 'x', states: { x: { after: { 5: 'z' } }, z: { type: 'final' } } },
      },
      onDone: { target: 'done' },
    },
    done: { type: 'final' },
  },
});
