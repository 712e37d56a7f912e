import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { analyticsMachine } from './analytics.machine';

export const analyticsSamples = {
  title: { en: 'Counting visits, with consent', bn: 'সম্মতি নিয়ে ভিজিট গোনা' },
  states: {
    reading: { en: 'No message yet', bn: 'এখনও কিছু জানানো হয় না' },
    off: { en: 'No question is shown, and nothing is counted', bn: 'কিছু জানতে চাওয়া হয় না, কিছু গোনা হয় না' },
    asking: {
      en: 'A question below the page asks whether visits may be counted',
      bn: 'পেজের নিচে জানতে চাওয়া হয়, ভিজিট গোনা যাবে কি না',
    },
    loading: { en: 'Below the page it says that visits are counted', bn: 'পেজের নিচে লেখা থাকে, ভিজিট গোনা হয়' },
    counting: { en: 'Below the page it says that visits are counted', bn: 'পেজের নিচে লেখা থাকে, ভিজিট গোনা হয়' },
    idle: { en: 'Below the page it says that visits are counted', bn: 'পেজের নিচে লেখা থাকে, ভিজিট গোনা হয়' },
    refused: { en: 'Below the page it says that visits are not counted', bn: 'পেজের নিচে লেখা থাকে, ভিজিট গোনা হয় না' },
  },
  events: {
    'consent.given': { 'a yes': { en: 'Say that visits may be counted', bn: 'ভিজিট গুনতে সম্মতি দিন' } },
    'consent.refused': { 'a no': { en: 'Say that visits may not be counted', bn: 'ভিজিট গুনতে সম্মতি দেবেন না' } },
  },
  outcomes: {
    readConsent: {
      'a site that counts none': { output: { kind: 'off' }, en: 'The site counts no visits', bn: 'সাইট ভিজিট গোনে না' },
      'never asked': { output: { kind: 'unasked' }, en: 'The player was never asked', bn: 'আগে কখনও জানতে চাওয়া হয়নি' },
      'said yes': { output: { kind: 'given' }, en: 'The player has consented before', bn: 'আগে সম্মতি দেওয়া হয়েছে' },
      'said no': { output: { kind: 'refused' }, en: 'The player has declined before', bn: 'আগে সম্মতি দেওয়া হয়নি' },
      failed: { ...broken, en: 'The choice cannot be read', bn: 'জানা যায় না' },
    },
    allow: {
      loaded: { output: undefined, en: 'The script is loaded', bn: 'স্ক্রিপ্ট লোড হয়েছে' },
      failed: { ...broken, en: 'The script does not come', bn: 'স্ক্রিপ্ট আসে না' },
    },
    count: { failed: { ...broken, en: 'The script fails', bn: 'স্ক্রিপ্ট ব্যর্থ হয়' } },
    forget: {
      forgotten: { output: undefined, en: 'Its cookies are deleted', bn: 'কুকি মুছে ফেলা হয়েছে' },
      failed: { ...broken, en: 'The browser keeps nothing', bn: 'ব্রাউজারে কিছু থাকে না' },
    },
  },
} satisfies Samples<typeof analyticsMachine>;
