import { assign, fromEventObservable, fromObservable, setup } from 'xstate';

const silent = { subscribe: () => ({ unsubscribe: () => {} }) };

/** Observable followed by `onSnapshot`, and one that sends events; both complete or fail. */
export const observables = setup({
  types: { context: {} as { last: number }, events: {} as { type: 'beat' } },
  actors: {
    prices: fromObservable<number, undefined>(() => silent),
    beats: fromEventObservable<{ type: 'beat' }, undefined>(() => silent),
  },
  actions: { keep: assign({ last: (_, params: { price: number }) => params.price }) },
}).createMachine({
  id: 'observables',
  context: { last: 0 },
  initial: 'following',
  states: {
    following: {
      invoke: [
        {
          id: 'prices',
          src: 'prices',
          onSnapshot: [
            { guard: ({ event }) => (event.snapshot.context ?? 0) > 99, target: 'alarmed' },
            { actions: { type: 'keep', params: ({ event }) => ({ price: event.snapshot.context ?? 0 }) } },
          ],
          onDone: 'over',
          onError: 'lost',
        },
        { id: 'beats', src: 'beats', onDone: 'over' },
      ],
      on: { beat: 'beating' },
    },
    beating: {},
    alarmed: {},
    lost: {},
    over: { type: 'final' },
  },
});
