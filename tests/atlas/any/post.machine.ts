import { createMachine } from 'xstate';

/** Any event, any of a family, the one itself, and what is kept from all of them. */
export const postMachine = createMachine({
  id: 'post',
  initial: 'sorting',
  states: {
    sorting: { on: { 'letter.*': 'letters', 'letter.lost': 'lost', '*': { actions: 'stamp' }, rain: {} } },
    letters: { on: { '*': { target: 'letters', reenter: true }, 'parcel.heavy.*': 'sorting' } },
    lost: { on: { found: 'sorting' } },
  },
});
