import { assign, setup } from 'xstate';

/**
 * Delays that depend on the context and on the preceding event; several in a state, one of them guarded, one on the
 * root.
 */
export const dynamicDelays = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'start'; patience: number } | { type: 'stop' },
  },
  delays: {
    backoff: ({ context }) => 100 * 2 ** context.tries,
    patience: ({ event }) => (event.type === 'start' ? event.patience : 1_000),
    never: () => 1_000_000,
  },
  guards: { mayRetry: ({ context }) => context.tries < 3 },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'dynamic-delays',
  context: { tries: 0 },
  initial: 'idle',
  after: { never: '.expired' },
  states: {
    idle: { on: { start: 'waiting' } },
    waiting: {
      after: { backoff: [{ guard: 'mayRetry', target: 'retrying' }, { target: 'expired' }], patience: 'idle' },
      on: { stop: 'idle' },
    },
    retrying: { entry: 'count', after: { 0: 'waiting' } },
    expired: { type: 'final' },
  },
});
