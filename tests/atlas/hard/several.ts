import { createMachine, setup } from 'xstate';

/** Machine that waits for an answer and returns it. */
export const question = createMachine({
  id: 'question',
  initial: 'open',
  output: ({ event }) => event.output,
  states: {
    open: { on: { yes: 'agreed', no: 'refused' } },
    agreed: { type: 'final', output: true },
    refused: { type: 'final', output: false },
  },
});

/** Machine that invokes the one above twice, with an input derived from its own. */
export const interview = setup({
  types: { context: {} as { of: string }, input: {} as { of: string } },
  actors: { question },
}).createMachine({
  id: 'interview',
  context: ({ input }) => ({ of: input.of }),
  initial: 'first',
  output: ({ context }) => context.of,
  states: {
    first: {
      invoke: {
        id: 'first',
        src: 'question',
        onDone: [{ guard: ({ event }) => event.output === true, target: 'second' }, 'ended'],
      },
    },
    second: { invoke: { id: 'second', src: 'question', onDone: 'ended' } },
    ended: { type: 'final' },
  },
});

/** Object that is no machine and must not be loaded as one. */
export const notMachine = { id: 'not-machine', states: {} };

const third = createMachine({ id: 'third', initial: 'only', states: { only: {} } });
export default third;
