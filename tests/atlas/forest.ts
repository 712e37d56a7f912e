import { createMachine } from 'xstate';

/** 120 states, up to seven levels deep, without descriptions. */
export const forest = createMachine({
  id: 'forest',
  initial: 't0',
  states: Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [
      `t${at}`,
      {
        initial: 'root',
        on: { next: `t${(at + 1) % 20}`, jump: `t${(at * 7) % 20}.root.low.low` },
        states: {
          root: {
            initial: 'low',
            states: { low: { initial: 'low', states: { low: { on: { up: `#forest.t${at}` } }, side: {} } } },
          },
          side: {},
        },
      },
    ]),
  ),
});
