import { createMachine, emit, enqueueActions, fromCallback, fromPromise, sendParent, sendTo, setup } from 'xstate';

const listener = createMachine({ id: 'listener', initial: 'on', states: { on: { on: { hello: {} } } } });

/** Events in every direction: to the parent, a child, a spawned actor, emitted; re-entry restarts its work. */
export const talker = setup({
  types: {
    context: {} as { count: number; helper: unknown },
    events: {} as { type: 'again' } | { type: 'stay' } | { type: 'tick' } | { type: 'close' },
    input: {} as { count: number },
    output: {} as { count: number },
    emitted: {} as { type: 'said'; count: number },
  },
  actors: {
    work: fromPromise<number, { count: number }>(() => Promise.reject(new Error('not stubbed'))),
    ticker: fromCallback(() => {
      throw new Error('not stubbed');
    }),
    listener,
  },
  actions: {
    tell: sendParent({ type: 'told' }),
    greet: sendTo('listener', { type: 'hello' }),
    say: emit(({ context }) => ({ type: 'said' as const, count: context.count })),
    many: enqueueActions(({ enqueue, check }) => {
      if (check(() => true)) enqueue.assign({ count: 2 });
      enqueue.emit({ type: 'said', count: 2 });
    }),
  },
}).createMachine({
  id: 'talker',
  context: ({ input, spawn }) => ({ count: input.count, helper: spawn('listener') }),
  initial: 'working',
  entry: 'tell',
  output: ({ context }) => ({ count: context.count }),
  states: {
    working: {
      invoke: [
        {
          src: 'work',
          id: 'work',
          input: ({ context }) => ({ count: context.count }),
          onDone: { target: 'over', actions: 'many' },
          onError: 'failed',
        },
        { src: 'ticker', onError: 'failed' },
        { src: 'listener', id: 'listener' },
      ],
      on: {
        again: { target: 'working', reenter: true },
        stay: { actions: ['greet', 'say'] },
        tick: { target: 'working' },
      },
    },
    failed: { on: { close: 'over' } },
    over: { type: 'final' },
  },
});
