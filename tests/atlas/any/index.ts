import { createMachine } from 'xstate';

/** Two in a file, whose exports are their names; a file that says nothing by its own name. */
export const leftMachine = createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } });
export const rightMachine = createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } } });
