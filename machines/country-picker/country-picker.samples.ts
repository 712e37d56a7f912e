import type { Samples } from '../../src/atlas';
import type { countryPickerMachine } from './country-picker.machine';

const countries = [
  { countryCode: 'BD', countryDialingCode: '880' },
  { countryCode: 'IN', countryDialingCode: '91' },
  { countryCode: 'NP', countryDialingCode: '977' },
];

/** Named equivalence classes: what can be done with the picker, and how its actors can end. */
export const countryPickerSamples = {
  inputs: { 'in Bangladesh': { chosen: { countryCode: 'BD', countryDialingCode: '880' } } },
  events: {
    'box.focused': { 'by the player': {} },
    'box.blurred': { 'by the player': {} },
    'list.requested': { 'by the player': {} },
    'list.dismissed': { 'by the player': {} },
    'highlight.moved': { 'one down': { move: 1 }, 'to the end': { move: 'last' } },
    'letters.typed': { 'the beginning of a name': { letters: 'n' } },
    'highlight.chosen': { 'by the player': {} },
    'country.chosen': { India: { countryCode: 'IN' } },
  },
  outcomes: {
    listCountries: { 'all of them': { output: countries }, 'not there': { error: { kind: 'offline', code: 'client.offline' } } },
    findCountry: {
      'one begins so': { output: 'NP' },
      'none begins so': { output: null },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
  },
} satisfies Samples<typeof countryPickerMachine>;
