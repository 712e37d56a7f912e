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
  title: { en: 'Country picker of a mobile number', bn: 'মোবাইল নম্বরের দেশ বাছাই' },
  states: {
    loading: { en: 'The field shows the flag and code of Bangladesh', bn: 'ঘরে বাংলাদেশের পতাকা ও কোড দেখা যায়' },
    closed: {
      en: 'The field shows the flag and code of the selected country',
      bn: 'ঘরে বেছে নেওয়া দেশের পতাকা ও কোড দেখা যায়',
    },
    open: { en: 'The country list is open', bn: 'দেশের তালিকা খোলা' },
    'open.browsing': {
      en: 'The country list is open; one country is highlighted',
      bn: 'দেশের তালিকা খোলা; একটি দেশ চিহ্নিত',
    },
    'open.searching': { en: 'The typed letters are being searched in the list', bn: 'লেখা অক্ষর দিয়ে তালিকায় খোঁজা হচ্ছে' },
    'open.found': {
      en: 'The match is highlighted; without a match the highlight stays',
      bn: 'মিল পেলে সেটি চিহ্নিত; না পেলে আগেরটিই চিহ্নিত থাকে',
    },
    settling: { en: 'The list is closed; the fields below have not moved yet', bn: 'তালিকা বন্ধ; নিচের ঘরগুলো এখনও সরেনি' },
    closing: { en: 'The list is still open', bn: 'তালিকাটি এখনও খোলা' },
  },
  inputs: {
    'in Bangladesh': {
      input: { chosen: { countryCode: 'BD', countryDialingCode: '880' } },
      en: 'Open a form with a mobile number field',
      bn: 'মোবাইল নম্বরের ঘর আছে এমন একটি ফর্ম খুলুন',
    },
  },
  events: {
    'box.focused': { 'by the player': { en: 'Move the focus to "Country code"', bn: '"দেশের কোড" ঘরে ফোকাস নিন' } },
    'box.blurred': {
      'by the player': { en: 'Move the focus away from "Country code"', bn: '"দেশের কোড" ঘর থেকে ফোকাস সরান' },
    },
    'list.requested': { 'by the player': { en: 'Press "Country code"', bn: '"দেশের কোড" ঘরে চাপুন' } },
    'list.dismissed': { 'by the player': { en: 'Press Escape', bn: 'Escape চাপুন' } },
    'highlight.moved': {
      'next country': { event: { move: 1 }, en: 'Press the down arrow key', bn: 'নিচের অ্যারো কি চাপুন' },
      'last country': { event: { move: 'last' }, en: 'Press End', bn: 'End চাপুন' },
    },
    'letters.typed': { 'the beginning of a name': { event: { letters: 'n' }, en: 'Type n', bn: 'n লিখুন' } },
    'highlight.selected': { 'by the player': { en: 'Press Enter', bn: 'Enter চাপুন' } },
    'country.selected': { India: { event: { countryCode: 'IN' }, en: 'Press India in the list', bn: 'তালিকায় ভারত চাপুন' } },
  },
  outcomes: {
    listCountries: {
      'all countries': { output: countries, en: 'The country list loads', bn: 'দেশের তালিকা লোড হয়' },
      'not there': { ...offline, en: 'The country list does not load', bn: 'দেশের তালিকা লোড হয় না' },
    },
    findCountry: {
      'a country matches': { output: 'NP', en: 'Nepal matches', bn: 'নেপাল মিলে যায়' },
      'no country matches': { output: null, en: 'No country matches', bn: 'কোনো দেশ মেলে না' },
      failed: { ...broken, en: 'The search fails unexpectedly', bn: 'খোঁজায় অপ্রত্যাশিত ত্রুটি হয়' },
    },
    waitForRelease: {
      released: { output: undefined, en: 'The finger or mouse button is released', bn: 'আঙুল বা মাউসের বোতাম ছাড়া হয়' },
      failed: { ...broken, en: 'The page cannot detect the release', bn: 'পেজ ছাড়ার মুহূর্তটি ধরতে পারে না' },
    },
  },
} satisfies Samples<typeof countryPickerMachine>;
