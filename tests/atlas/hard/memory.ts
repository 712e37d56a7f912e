import { createMachine } from 'xstate';

/** Deep and shallow history, and a default without history. */
export const memory = createMachine({
  id: 'memory',
  initial: 'off',
  states: {
    off: { on: { deep: 'on.deep', shallow: 'on.shallow' } },
    on: {
      initial: 'tv',
      on: { off: 'off', radio: '.radio' },
      states: {
        tv: { initial: 'one', states: { one: { on: { next: 'two' } }, two: {} } },
        radio: {},
        deep: { type: 'history', history: 'deep' },
        shallow: { type: 'history', target: 'radio' },
      },
    },
  },
});
