import type { Words } from '../../src/atlas';
import type { countryPickerMachine } from './country-picker.machine';
import type { countryPickerSamples } from './country-picker.samples';

/** What QA and product read. */
export const countryPickerWords = {
  en: {
    title: 'Country of a mobile number',
    states: {
      loading: 'The box shows the flag and code of Bangladesh',
      closed: 'The box shows the flag and code of the country',
      open: 'The list of countries is shown',
      'open.browsing': 'One country is highlighted',
      'open.searching': 'The list is searched',
      'open.found': 'What was found is highlighted',
      closing: 'The list is still shown',
    },
    events: {
      'box.focused': { 'by the player': 'Move the focus to the code box' },
      'box.blurred': { 'by the player': 'Move the focus away from the code box' },
      'list.requested': { 'by the player': 'Press the code box' },
      'list.dismissed': { 'by the player': 'Press Escape' },
      'highlight.moved': { 'one down': 'Press the down arrow', 'to the end': 'Press End' },
      'letters.typed': { 'the beginning of a name': 'Type n' },
      'highlight.chosen': { 'by the player': 'Press Enter' },
      'country.chosen': { India: 'Press India in the list' },
    },
    outcomes: {
      listCountries: { 'all of them': 'The country list comes', 'not there': 'The country list does not come' },
      findCountry: { 'one begins so': 'Nepal begins so', 'none begins so': 'No country begins so', 'broke down': 'The search fails' },
    },
    inputs: { 'in Bangladesh': 'Open a form that asks for a mobile number' },
  },
  bn: {
    title: 'মোবাইল নম্বরের দেশ',
    states: {
      loading: 'ঘরে বাংলাদেশের পতাকা ও কোড দেখা যায়',
      closed: 'ঘরে দেশের পতাকা ও কোড দেখা যায়',
      open: 'দেশের তালিকা দেখা যায়',
      'open.browsing': 'একটি দেশ চিহ্নিত থাকে',
      'open.searching': 'তালিকায় খোঁজা হয়',
      'open.found': 'যা পাওয়া গেছে তা চিহ্নিত থাকে',
      closing: 'তালিকাটি এখনও দেখা যায়',
    },
    events: {
      'box.focused': { 'by the player': 'কোডের ঘরে ফোকাস নিন' },
      'box.blurred': { 'by the player': 'কোডের ঘর থেকে ফোকাস সরান' },
      'list.requested': { 'by the player': 'কোডের ঘর চাপুন' },
      'list.dismissed': { 'by the player': 'Escape চাপুন' },
      'highlight.moved': { 'one down': 'নিচের তীর চাপুন', 'to the end': 'End চাপুন' },
      'letters.typed': { 'the beginning of a name': 'n লিখুন' },
      'highlight.chosen': { 'by the player': 'Enter চাপুন' },
      'country.chosen': { India: 'তালিকায় ভারত চাপুন' },
    },
    outcomes: {
      listCountries: { 'all of them': 'দেশের তালিকা আসে', 'not there': 'দেশের তালিকা আসে না' },
      findCountry: {
        'one begins so': 'নেপাল এভাবে শুরু',
        'none begins so': 'কোনো দেশ এভাবে শুরু নয়',
        'broke down': 'খোঁজার কাজ ব্যর্থ হয়',
      },
    },
    inputs: { 'in Bangladesh': 'মোবাইল নম্বর চায় এমন একটি ফর্ম খুলুন' },
  },
} satisfies Words<typeof countryPickerMachine, typeof countryPickerSamples>;
