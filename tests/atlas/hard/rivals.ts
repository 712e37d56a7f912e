import { createMachine } from 'xstate';

/** Two regions with conflicting exits: the first wins. */
export const rivals = createMachine({
  id: 'rivals',
  initial: 'work',
  states: {
    work: {
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { on: { out: '#rivals.first', both: 'b', left: 'b' } }, b: {} } },
        right: { initial: 'c', states: { c: { on: { out: '#rivals.second', both: 'd' } }, d: {} } },
      },
    },
    first: {},
    second: {},
  },
});
