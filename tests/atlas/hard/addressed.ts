import { createMachine } from 'xstate';

/** States with ids, several targets, initial transitions with actions, a deep target, a state with an output. */
export const addressed = createMachine({
  id: 'addressed',
  initial: 'desk',
  states: {
    desk: {
      id: 'front-desk',
      on: { send: '#sorting.letters', both: { target: ['post.inland.busy', 'post.abroad.busy'] }, wait: '#bench' },
    },
    bench: { id: 'bench', on: { back: '#front-desk' } },
    room: {
      id: 'sorting',
      initial: { target: 'shelf', actions: 'unlock' },
      states: {
        shelf: { on: { letter: 'letters' } },
        letters: { on: { done: 'sent', shelve: 'shelf' } },
        sent: { type: 'final', output: 7 },
      },
      onDone: { target: 'post', guard: ({ event }) => event.output === 7 },
    },
    post: {
      type: 'parallel',
      states: {
        inland: { initial: 'idle', states: { idle: { on: { go: 'busy' } }, busy: {} } },
        abroad: { initial: 'idle', states: { idle: {}, busy: { on: { go: 'idle' } } } },
      },
      on: { close: '#sorting' },
    },
  },
});
