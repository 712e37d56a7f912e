import { createMachine } from 'xstate';

/** Two machines named by their exports, in a file with a generic name. */
export const leftMachine = createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } });
export const rightMachine = createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } } });
