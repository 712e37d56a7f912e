import { setup } from 'xstate';

/** Machine that branches on its input before any event, and again later. */
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
