import { and, assign, not, or, setup, stateIn } from 'xstate';

/** Combined guards, `stateIn` of another region, and eventless transitions. */
export const sluiceMachine = setup({
  types: { context: {} as { level: number } },
  guards: { isHigh: ({ context }) => context.level > 1, isLow: ({ context }) => context.level < 1 },
  actions: { fill: assign({ level: ({ context }) => Math.min(context.level + 1, 2) }), drain: assign({ level: 0 }) },
}).createMachine({
  id: 'sluice',
  context: { level: 0 },
  type: 'parallel',
  states: {
    basin: {
      initial: 'low',
      states: {
        low: { always: { guard: or(['isHigh', not(or(['isLow', not('isHigh')]))]), target: 'high' } },
        high: { always: { guard: 'isLow', target: 'low' } },
      },
      on: { rain: { actions: 'fill' }, drought: { actions: 'drain' } },
    },
    gate: {
      initial: 'shut',
      states: {
        shut: { on: { open: { guard: and(['isHigh', stateIn({ basin: 'high' })]), target: 'open' } } },
        open: {
          on: { close: { guard: not('isLow'), target: 'shut' } },
          always: { guard: stateIn({ basin: 'low' }), target: 'shut' },
        },
      },
    },
  },
});
