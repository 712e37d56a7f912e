import { createMachine } from 'xstate';

/** Wildcards, whole and partial, below each other and over a forbidden event. */
export const wild = createMachine({
  id: 'wild',
  initial: 'a',
  on: { '*': '.any', 'mouse.*': '.mouse', 'mouse.down': '.down' },
  states: { a: { on: { 'mouse.up': undefined, stay: {} } }, any: {}, mouse: {}, down: {} },
});
