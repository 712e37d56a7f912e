import { createMachine } from 'xstate';

/** Parallel regions, both kinds of history, re-entry, and completion of all regions. */
export const playerMachine = createMachine({
  id: 'player',
  initial: 'on',
  states: {
    on: {
      type: 'parallel',
      states: {
        sound: {
          initial: 'loud',
          states: {
            loud: { on: { mute: 'mute' } },
            mute: { on: { mute: 'loud' } },
            last: { type: 'history' },
            out: { type: 'final' },
          },
          on: { spent: '.out' },
        },
        track: {
          initial: 'side',
          states: {
            side: {
              initial: 'one',
              states: {
                one: { on: { next: 'two' } },
                two: { on: { next: { target: '#player.on.track', reenter: true } } },
              },
            },
            deep: { type: 'history', history: 'deep', target: 'side' },
            out: { type: 'final' },
          },
          on: { spent: '.out' },
        },
      },
      on: { off: 'off' },
      onDone: 'empty',
    },
    off: { on: { on: 'on', back: 'on.track.deep', again: 'on.sound.last' } },
    empty: { type: 'final' },
  },
});
