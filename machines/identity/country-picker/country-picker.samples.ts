import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { countryPickerMachine } from './country-picker.machine';

const countries = [
  { countryCode: 'BD', countryDialingCode: '880' },
  { countryCode: 'IN', countryDialingCode: '91' },
  { countryCode: 'NP', countryDialingCode: '977' },
];

/** Equivalence classes of the picker's events and of its actors' outcomes. */
export const countryPickerSamples = {
  title: { en: 'Country of a mobile number', bn: 'মোবাইল নম্বরের দেশ' },
  states: {
    loading: { en: 'The box shows the flag and code of Bangladesh', bn: 'ঘরে বাংলাদেশের পতাকা ও কোড দেখা যায়' },
    closed: { en: 'The box shows the flag and code of the country', bn: 'ঘরে দেশের পতাকা ও কোড দেখা যায়' },
    open: { en: 'The list of countries is shown', bn: 'দেশের তালিকা দেখা যায়' },
    'open.browsing': { en: 'One country is highlighted', bn: 'একটি দেশ চিহ্নিত থাকে' },
    'open.searching': { en: 'The list is searched', bn: 'তালিকায় খোঁজা হয়' },
    'open.found': { en: 'The match is highlighted', bn: 'যা পাওয়া গেছে তা চিহ্নিত থাকে' },
    settling: { en: 'The list is gone; the fields below it have not moved', bn: 'তালিকা নেই; নিচের ঘরগুলো এখনও সরেনি' },
    closing: { en: 'The list is still shown', bn: 'তালিকাটি এখনও দেখা যায়' },
  },
  inputs: {
    'in Bangladesh': {
      input: { chosen: { countryCode: 'BD', countryDialingCode: '880' } },
      en: 'Open a form that asks for a mobile number',
      bn: 'মোবাইল নম্বর চায় এমন একটি ফর্ম খুলুন',
    },
  },
  events: {
    'box.focused': { 'by the player': { en: 'Move the focus to the code box', bn: 'কোডের ঘরে ফোকাস নিন' } },
    'box.blurred': { 'by the player': { en: 'Move the focus away from the code box', bn: 'কোডের ঘর থেকে ফোকাস সরান' } },
    'list.requested': { 'by the player': { en: 'Press the code box', bn: 'কোডের ঘর চাপুন' } },
    'list.dismissed': { 'by the player': { en: 'Press Escape', bn: 'Escape চাপুন' } },
    'highlight.moved': {
      'one down': { event: { move: 1 }, en: 'Press the down arrow', bn: 'নিচের তীর চাপুন' },
      'to the end': { event: { move: 'last' }, en: 'Press End', bn: 'End চাপুন' },
    },
    'letters.typed': { 'the beginning of a name': { event: { letters: 'n' }, en: 'Type n', bn: 'n লিখুন' } },
    'highlight.chosen': { 'by the player': { en: 'Press Enter', bn: 'Enter চাপুন' } },
    'country.chosen': { India: { event: { countryCode: 'IN' }, en: 'Press India in the list', bn: 'তালিকায় ভারত চাপুন' } },
  },
  outcomes: {
    listCountries: {
      'all of them': { output: countries, en: 'The country list comes', bn: 'দেশের তালিকা আসে' },
      'not there': { ...offline, en: 'The country list does not come', bn: 'দেশের তালিকা আসে না' },
    },
    findCountry: {
      'one begins so': { output: 'NP', en: 'Nepal matches', bn: 'নেপাল এভাবে শুরু' },
      'none begins so': { output: null, en: 'No country matches', bn: 'কোনো দেশ এভাবে শুরু নয়' },
      failed: { ...broken, en: 'The search fails', bn: 'খোঁজার কাজ ব্যর্থ হয়' },
    },
    waitForRelease: {
      released: { output: undefined, en: 'The finger or button is released', bn: 'আঙুল বা বোতাম ছাড়া হয়' },
      failed: { ...broken, en: 'The page cannot see the pointer', bn: 'পেজ পয়েন্টার দেখতে পায় না' },
    },
  },
} satisfies Samples<typeof countryPickerMachine>;
