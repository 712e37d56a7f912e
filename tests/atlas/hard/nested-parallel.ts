import { createMachine, stateIn } from 'xstate';

/**
 * Parallel state inside a region of a parallel state; a guard on a sibling region; ends when all regions have ended.
 */
export const nestedParallel = createMachine({
  id: 'nested-parallel',
  initial: 'shift',
  states: {
    shift: {
      type: 'parallel',
      onDone: 'home',
      states: {
        door: {
          initial: 'shut',
          states: {
            shut: { on: { open: { guard: stateIn({ shift: { hall: { lit: { left: 'on' } } } }), target: 'ajar' } } },
            ajar: { type: 'final' },
          },
        },
        hall: {
          initial: 'dark',
          onDone: { actions: 'greet' },
          states: {
            dark: { on: { light: 'lit' } },
            lit: {
              type: 'parallel',
              on: { cut: 'dark' },
              onDone: 'bright',
              states: {
                left: {
                  initial: 'off',
                  states: { off: { on: { left: 'on' } }, on: { on: { right: 'end' } }, end: { type: 'final' } },
                },
                right: { initial: 'off', states: { off: { on: { right: 'on' } }, on: { type: 'final' } } },
              },
            },
            bright: { type: 'final' },
          },
        },
      },
    },
    home: { type: 'final' },
  },
});
