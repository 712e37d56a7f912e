import { setup } from 'xstate';

/** Decides at once, by its input, before anything has happened; and once more on the way. */
export const decided = setup({
  types: { context: {} as { ready: boolean }, input: {} as { ready: boolean } },
  guards: { ready: ({ context }) => context.ready, unready: ({ context }) => !context.ready },
}).createMachine({
  id: 'decided',
  context: ({ input }) => ({ ready: input.ready }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'ready', target: 'yes' }, { target: 'no' }] },
    yes: {
      initial: 'sure',
      states: { sure: { always: { guard: 'unready', target: '#decided.no' } } },
      always: { guard: 'unready', target: 'no' },
    },
    no: {},
  },
});
