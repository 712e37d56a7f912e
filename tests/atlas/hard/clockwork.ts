import { setup } from 'xstate';

/** Delays by name from context, by number, and guarded in a list; `onDone` of a compound and of a parallel state. */
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
