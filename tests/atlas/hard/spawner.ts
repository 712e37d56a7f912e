import { type ActorRefFrom, assign, fromTransition, sendTo, setup, spawnChild, stopChild } from 'xstate';

const worker = fromTransition((state: null, _: { type: 'work' }) => state, null);

/** Actors spawned at run time, stored in context under generated names, and stopped. */
export const spawner = setup({
  types: {
    context: {} as { workers: ActorRefFrom<typeof worker>[] },
    events: {} as { type: 'hire' } | { type: 'helper.hired'; name: string } | { type: 'work' } | { type: 'fire' },
  },
  actors: { worker },
  guards: {
    hasRoom: ({ context }) => context.workers.length < 2,
    hasWorkers: ({ context }) => context.workers.length > 0,
  },
}).createMachine({
  id: 'spawner',
  context: { workers: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        hire: {
          guard: 'hasRoom',
          actions: assign({
            workers: ({ context, spawn }) => [
              ...context.workers,
              spawn('worker', { id: `worker-${context.workers.length}` }),
            ],
          }),
        },
        'helper.hired': { actions: spawnChild('worker', { id: ({ event }) => event.name }), target: 'helped' },
        work: {
          guard: 'hasWorkers',
          actions: sendTo(({ context }) => context.workers[0] ?? 'nobody', { type: 'work' }),
        },
        fire: {
          guard: 'hasWorkers',
          actions: [stopChild(({ context }) => context.workers.at(-1) ?? 'nobody'), assign({ workers: [] })],
          target: 'shut',
        },
      },
    },
    helped: { on: { fire: { actions: stopChild('helper'), target: 'shut' } } },
    shut: { type: 'final' },
  },
});
