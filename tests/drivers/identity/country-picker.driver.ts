import type { countryPickerMachine } from '../../../machines/identity/country-picker/country-picker.machine';
import type { Driver, Screen } from '../../../src/atlas';

const open = (screen: Screen) => screen.sees('listbox', 'phone.countries');
const KEYS: Record<string, string> = {
  '1': 'ArrowDown',
  '-1': 'ArrowUp',
  '10': 'PageDown',
  '-10': 'PageUp',
  first: 'Home',
  last: 'End',
};

/** Steps of a tester who selects a country by keyboard, in the phone login form. */
export const countryPickerDriver = {
  events: {
    'box.focused': async (screen) => {
      await screen.keys('phone.number');
      await screen.keys('phone.country');
    },
    'box.blurred': async (screen) => {
      await screen.keys('phone.country');
      await screen.keys('phone.number');
    },
    'list.requested': async (screen) => {
      await screen.keys('phone.number');
      await screen.keys('phone.country', 'Escape', 'ArrowDown');
    },
    'list.dismissed': (screen) => screen.keys('phone.country', 'Escape'),
    'highlight.moved': (screen, { move }) => screen.keys('phone.country', KEYS[move] ?? ''),
    'letters.typed': (screen, { letters }) => screen.keys('phone.country', letters),
    'highlight.selected': (screen) => screen.keys('phone.country', 'Enter'),
    // A test of the box selects by pointer.
    'country.selected': () => 'itself',
  },
  states: {
    loading: (screen) => screen.sees('combobox', 'phone.country'),
    closed: (screen) => screen.hides('listbox'),
    open,
    'open.browsing': (screen) => screen.sees('option'),
    'open.searching': (screen) => screen.sees('option'),
    'open.found': (screen) => screen.sees('option'),
    closing: open,
    settling: (screen) => screen.hides('listbox'),
  },
  outcomes: {
    listCountries: { 'not there': { cannot: 'The list was loaded with the page.' } },
    findCountry: {
      'no country matches': { cannot: 'The sample’s letter is the beginning of a country.' },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    waitForRelease: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
} satisfies Driver<typeof countryPickerMachine>;
