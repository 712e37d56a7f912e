import type { Samples } from '../../../src/atlas';
import type { contractLifecycleMachine } from './contract-lifecycle.machine';

export const contractLifecycleSamples = {
  title: { en: 'Agent contract lifecycle', bn: 'এজেন্টের চুক্তির জীবনচক্র' },
  states: {
    offered: {
      en: 'The contract is offered and awaits the downline’s answer',
      bn: 'চুক্তির প্রস্তাব দেওয়া হয়েছে, ডাউনলাইনের উত্তরের অপেক্ষায় আছে',
    },
    inForce: { en: 'The contract is in force', bn: 'চুক্তিটি চালু আছে' },
    'inForce.active': {
      en: 'The contract is in force; no termination is requested',
      bn: 'চুক্তিটি চালু আছে; শেষ করার কোনো অনুরোধ নেই',
    },
    'inForce.endAskedByUpline': {
      en: 'The contract is in force; the upline has requested termination',
      bn: 'চুক্তিটি চালু আছে; আপলাইন শেষ করার অনুরোধ করেছেন',
    },
    'inForce.endAskedByDownline': {
      en: 'The contract is in force; the downline has requested termination',
      bn: 'চুক্তিটি চালু আছে; ডাউনলাইন শেষ করার অনুরোধ করেছেন',
    },
    rejected: { en: 'The downline has rejected the offer', bn: 'ডাউনলাইন প্রস্তাবটি প্রত্যাখ্যান করেছেন' },
    withdrawn: { en: 'The upline has withdrawn the offer', bn: 'আপলাইন প্রস্তাবটি ফিরিয়ে নিয়েছেন' },
    expired: { en: 'The offer has expired without an answer', bn: 'উত্তর ছাড়াই প্রস্তাবের মেয়াদ শেষ হয়েছে' },
    terminated: { en: 'Both parties have agreed to terminate the contract', bn: 'দুই পক্ষের সম্মতিতে চুক্তিটি শেষ হয়েছে' },
    superseded: { en: 'New terms have replaced the contract', bn: 'নতুন শর্ত চুক্তিটির জায়গা নিয়েছে' },
    autoTerminated: { en: 'The contract was terminated automatically', bn: 'চুক্তিটি নিজে থেকে শেষ হয়েছে' },
  },
  inputs: {
    'a week to answer': {
      input: { answerMinutes: 7 * 24 * 60 },
      en: 'An agent proposes a contract to a downline, with a week to answer',
      bn: 'একজন এজেন্ট ডাউনলাইনকে চুক্তির প্রস্তাব দেন, উত্তরের সময় এক সপ্তাহ',
    },
  },
  events: {
    'upline.withdrawn': { 'by the upline': { en: 'The upline withdraws the offer', bn: 'আপলাইন প্রস্তাবটি ফিরিয়ে নেন' } },
    'downline.accepted': {
      'by the downline': { en: 'The downline accepts the offer', bn: 'ডাউনলাইন প্রস্তাবটি গ্রহণ করেন' },
    },
    'downline.rejected': {
      'by the downline': { en: 'The downline rejects the offer', bn: 'ডাউনলাইন প্রস্তাবটি প্রত্যাখ্যান করেন' },
    },
    'upline.endAsked': {
      'by the upline': { en: 'The upline requests termination', bn: 'আপলাইন চুক্তি শেষ করার অনুরোধ করেন' },
    },
    'upline.endConfirmed': {
      'by the upline': { en: 'The upline confirms the termination', bn: 'আপলাইন চুক্তি শেষ করা নিশ্চিত করেন' },
    },
    'upline.endRefused': {
      'by the upline': { en: 'The upline rejects the termination', bn: 'আপলাইন চুক্তি শেষ করতে অস্বীকার করেন' },
    },
    'upline.endTakenBack': {
      'by the upline': {
        en: 'The upline withdraws the termination request',
        bn: 'আপলাইন চুক্তি শেষ করার অনুরোধ ফিরিয়ে নেন',
      },
    },
    'downline.endAsked': {
      'by the downline': { en: 'The downline requests termination', bn: 'ডাউনলাইন চুক্তি শেষ করার অনুরোধ করেন' },
    },
    'downline.endConfirmed': {
      'by the downline': { en: 'The downline confirms the termination', bn: 'ডাউনলাইন চুক্তি শেষ করা নিশ্চিত করেন' },
    },
    'downline.endRefused': {
      'by the downline': { en: 'The downline rejects the termination', bn: 'ডাউনলাইন চুক্তি শেষ করতে অস্বীকার করেন' },
    },
    'downline.endTakenBack': {
      'by the downline': {
        en: 'The downline withdraws the termination request',
        bn: 'ডাউনলাইন চুক্তি শেষ করার অনুরোধ ফিরিয়ে নেন',
      },
    },
    'other.superseded': {
      'by another contract': {
        en: 'The downline accepts new terms of the same kind',
        bn: 'ডাউনলাইন একই ধরনের নতুন শর্ত গ্রহণ করেন',
      },
    },
    'other.ended': {
      'by another contract': {
        en: 'The upline’s own contract is lowered or ends',
        bn: 'আপলাইনের নিজের চুক্তির হার কমে বা চুক্তি শেষ হয়',
      },
    },
  },
  outcomes: {},
} satisfies Samples<typeof contractLifecycleMachine>;
