import { createMachine } from 'xstate';

/** Wildcards, partial wildcards, exact events and forbidden ones. */
export const postMachine = createMachine({
  id: 'post',
  initial: 'sorting',
  states: {
    sorting: { on: { 'letter.*': 'letters', 'letter.lost': 'lost', '*': { actions: 'stamp' }, rain: {} } },
    letters: { on: { '*': { target: 'letters', reenter: true }, 'parcel.heavy.*': 'sorting' } },
    lost: { on: { found: 'sorting' } },
  },
});
