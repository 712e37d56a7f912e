import { createMachine } from 'xstate';

/**
 * Names that break careless readers: spaces, quotes, angle brackets, pipes, other scripts, names of Object.prototype.
 */
export const oddNames = createMachine({
  id: 'odd names',
  description: 'A <b>bold</b> & "quoted" one | with bars',
  initial: 'two words',
  states: {
    'two words': { on: { 'go | there': '<b>', পরে: 'শেষ', constructor: 'constructor' } },
    '<b>': { description: '</script><script>alert(1)</script>', on: { '"quoted"': 'শেষ' } },
    constructor: { on: { toString: 'শেষ' } },
    শেষ: { type: 'final' },
  },
});
