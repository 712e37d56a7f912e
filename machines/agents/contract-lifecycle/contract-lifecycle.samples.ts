import type { Samples } from '../../../src/atlas';
import type { contractLifecycleMachine } from './contract-lifecycle.machine';

export const contractLifecycleSamples = {
  title: { en: 'Lifecycle of an agent’s contract', bn: 'এজেন্টের একটি চুক্তির জীবন' },
  states: {
    offered: {
      en: 'The contract is proposed and waits for the downline',
      bn: 'চুক্তির প্রস্তাব দেওয়া হয়েছে, ডাউনলাইনের উত্তর বাকি',
    },
    inForce: { en: 'The contract is in force', bn: 'চুক্তিটি কার্যকর' },
    'inForce.active': { en: 'The contract is accepted', bn: 'চুক্তিটি গৃহীত' },
    'inForce.endAskedByUpline': { en: 'The upline asks to terminate it', bn: 'আপলাইন এটি শেষ করতে চান' },
    'inForce.endAskedByDownline': { en: 'The downline asks to terminate it', bn: 'ডাউনলাইন এটি শেষ করতে চান' },
    rejected: { en: 'The contract is rejected', bn: 'প্রস্তাবটি নাকচ হয়েছে' },
    withdrawn: { en: 'The contract is withdrawn', bn: 'প্রস্তাবটি তুলে নেওয়া হয়েছে' },
    expired: { en: 'The contract has expired unanswered', bn: 'প্রস্তাবটির সময় শেষ' },
    terminated: { en: 'The contract is terminated', bn: 'চুক্তিটি শেষ হয়েছে' },
    superseded: { en: 'Other terms are in its place', bn: 'এর জায়গায় অন্য শর্ত এসেছে' },
    autoTerminated: { en: 'The contract was terminated automatically', bn: 'চুক্তিটি নিজে থেকে শেষ হয়েছে' },
  },
  inputs: {
    'a week to answer': {
      input: { answerMinutes: 7 * 24 * 60 },
      en: 'An agent proposes a contract to a downline',
      bn: 'একজন এজেন্ট ডাউনলাইনকে একটি চুক্তির প্রস্তাব দেন',
    },
  },
  events: {
    'upline.withdrawn': { 'by the upline': { en: 'The upline withdraws the contract', bn: 'আপলাইন প্রস্তাবটি তুলে নেন' } },
    'downline.accepted': { 'by the downline': { en: 'The downline accepts', bn: 'ডাউনলাইন গ্রহণ করেন' } },
    'downline.rejected': { 'by the downline': { en: 'The downline rejects', bn: 'ডাউনলাইন নাকচ করেন' } },
    'upline.endAsked': { 'by the upline': { en: 'The upline asks to terminate', bn: 'আপলাইন শেষ করতে চান' } },
    'upline.endConfirmed': {
      'by the upline': { en: 'The upline confirms the termination', bn: 'আপলাইন শেষ করায় সম্মত হন' },
    },
    'upline.endRefused': {
      'by the upline': { en: 'The upline refuses the termination', bn: 'আপলাইন শেষ করতে রাজি হন না' },
    },
    'upline.endTakenBack': {
      'by the upline': { en: 'The upline takes the request back', bn: 'আপলাইন অনুরোধটি ফিরিয়ে নেন' },
    },
    'downline.endAsked': { 'by the downline': { en: 'The downline asks to terminate', bn: 'ডাউনলাইন শেষ করতে চান' } },
    'downline.endConfirmed': {
      'by the downline': { en: 'The downline confirms the termination', bn: 'ডাউনলাইন শেষ করায় সম্মত হন' },
    },
    'downline.endRefused': {
      'by the downline': { en: 'The downline refuses the termination', bn: 'ডাউনলাইন শেষ করতে রাজি হন না' },
    },
    'downline.endTakenBack': {
      'by the downline': { en: 'The downline takes the request back', bn: 'ডাউনলাইন অনুরোধটি ফিরিয়ে নেন' },
    },
    'other.superseded': {
      'by another contract': { en: 'Other terms of the kind are accepted', bn: 'এই ধরনের অন্য শর্ত গৃহীত হয়' },
    },
    'other.ended': {
      'by another contract': {
        en: 'The giver’s own contract becomes lower, or ends',
        bn: 'দাতার নিজের চুক্তি কমে যায় বা শেষ হয়',
      },
    },
  },
  outcomes: {},
} satisfies Samples<typeof contractLifecycleMachine>;
