import { createMachine } from 'xstate';

/** Six regions, each a ring of three states with its own event: 729 places. */
export const manyRegions = createMachine({
  id: 'many-regions',
  type: 'parallel',
  states: Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((turn) => [
      turn,
      {
        initial: 'one',
        states: { one: { on: { [turn]: 'two' } }, two: { on: { [turn]: 'three' } }, three: { on: { [turn]: 'one' } } },
      },
    ]),
  ),
});
