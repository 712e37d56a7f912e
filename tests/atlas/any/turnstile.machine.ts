import { createMachine } from 'xstate';

/** Machine without an id, named after its file, with tags, meta, descriptions and a forbidden event. */
export default createMachine({
  description: 'Lets one in for a coin.',
  initial: 'locked',
  states: {
    locked: {
      tags: ['shut'],
      meta: { lamp: 'red' },
      description: 'A coin is asked for.',
      on: { coin: 'open', push: undefined },
    },
    open: { tags: ['open', 'lit'], meta: { lamp: 'green' }, on: { push: 'locked' }, after: { 5000: 'locked' } },
  },
});
