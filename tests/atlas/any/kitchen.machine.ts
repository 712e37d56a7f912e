import { fromCallback, fromObservable, fromPromise, fromTransition, setup } from 'xstate';

const bell = fromObservable(() => ({
  subscribe: () => ({ unsubscribe: () => {} }),
}));

/** Actors of every kind with snapshots and outcomes, and a child chart with an output. */
const timer = setup({ types: { input: {} as { minutes: number }, output: {} as { done: boolean } } }).createMachine({
  id: 'timer',
  initial: 'runs',
  states: { runs: { after: { 1000: 'over' } }, over: { type: 'final' } },
  output: { done: true },
});

export const kitchenMachine = setup({
  actors: {
    fetch: fromPromise(async () => 'flour'),
    listen: fromCallback(() => () => {}),
    count: fromTransition((state: { n: number }) => ({ n: state.n + 1 }), { n: 0 }),
    bell,
    timer,
  },
}).createMachine({
  id: 'kitchen',
  initial: 'shopping',
  states: {
    shopping: { invoke: { src: 'fetch', onDone: 'mixing', onError: 'hungry' } },
    mixing: {
      invoke: [
        { src: 'listen', id: 'ear', onError: 'hungry' },
        { src: 'count', id: 'spoons', onSnapshot: { actions: () => {} } },
      ],
      on: { ready: 'ringing' },
    },
    ringing: { invoke: { src: 'bell', onSnapshot: 'baking', onDone: 'baking', onError: 'hungry' } },
    baking: { invoke: { src: 'timer', input: { minutes: 5 }, onDone: 'eaten', onError: 'hungry' } },
    eaten: { type: 'final', output: 'bread' },
    hungry: { type: 'final', output: ({ event }) => event.type },
  },
});
