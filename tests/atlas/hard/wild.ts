import { createMachine } from 'xstate';

/** Wildcards, full and partial, nested and over a forbidden event. */
export const wild = createMachine({
  id: 'wild',
  initial: 'a',
  on: { '*': '.any', 'mouse.*': '.mouse', 'mouse.down': '.down' },
  states: { a: { on: { 'mouse.up': undefined, stay: {} } }, any: {}, mouse: {}, down: {} },
});
