import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import { freeLetter, freeReview, othersLetter, othersReview, ownLetter, ownReview } from '../samples';
import type { deskItemMachine } from './desk-item.machine';

/** Withdrawals and items of other queues by claim, and acts on them. */
export const deskItemSamples = {
  title: { en: 'Item at the desk', bn: 'ডেস্কে একটি কাজ' },
  states: {
    loading: { en: 'The item is loading', bn: 'কাজটি লোড হচ্ছে' },
    open: { en: 'The item is shown', bn: 'কাজটি দেখা যায়' },
    'open.sorting': { en: 'The item is shown', bn: 'কাজটি দেখা যায়' },
    'open.free': { en: '"Claim" is offered', bn: '"নিজে নিন" বোতাম আছে' },
    'open.own': { en: 'Acts and "Release" are offered', bn: 'কাজের বোতাম ও "ছেড়ে দিন" আছে' },
    'open.others': { en: 'The name of the colleague is shown', bn: 'যে সহকর্মী নিয়েছেন তাঁর নাম দেখা যায়' },
    claiming: { en: 'The item is being claimed', bn: 'কাজটি নেওয়া হচ্ছে' },
    releasing: { en: 'The item is being released', bn: 'কাজটি ছাড়া হচ্ছে' },
    acting: { en: 'The form of the act is shown', bn: 'কাজের ফর্ম দেখা যায়' },
    failed: {
      en: 'The reason of the failure is shown; "Try again" is offered',
      bn: 'ব্যর্থতার কারণ দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    closed: { en: 'Only the queue is shown', bn: 'শুধু তালিকা দেখা যায়' },
  },
  inputs: {
    'in review': {
      input: { queue: 'withdrawals', id: freeReview.id },
      en: 'Select a withdrawal in the queue',
      bn: 'তালিকা থেকে একটি উত্তোলন বেছে নিন',
    },
  },
  events: {
    'claim.requested': { 'by the operator': { en: 'Press "Claim"', bn: '"নিজে নিন" চাপুন' } },
    'release.requested': { 'by the operator': { en: 'Press "Release"', bn: '"ছেড়ে দিন" চাপুন' } },
    'act.requested': {
      'withdrawal: approval': { event: { act: 'approve' }, en: 'Press "Approve"', bn: '"অনুমোদন করুন" চাপুন' },
      'queue: answer': { event: { act: 'answer' }, en: 'Press "Answer"', bn: '"উত্তর দিন" চাপুন' },
      'not permitted': {
        event: { act: 'disburse' },
        en: 'An act that its state does not permit is requested',
        bn: 'এই অবস্থায় করা যায় না, এমন কাজ চাওয়া হয়',
      },
    },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'item.closed': { 'by the operator': { en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' } },
  },
  outcomes: {
    load: {
      'withdrawal: free': { output: freeReview, en: 'It is unclaimed', bn: 'এটি কেউ নেননি' },
      'withdrawal: own': { output: ownReview, en: 'The operator has claimed it', bn: 'এটি এই অপারেটর নিয়েছেন' },
      "withdrawal: others'": { output: othersReview, en: 'A colleague has claimed it', bn: 'এটি এক সহকর্মী নিয়েছেন' },
      'queue: free': { output: freeLetter, en: 'It is unclaimed', bn: 'এটি কেউ নেননি' },
      'queue: own': { output: ownLetter, en: 'The operator has claimed it', bn: 'এটি এই অপারেটর নিয়েছেন' },
      "queue: others'": { output: othersLetter, en: 'A colleague has claimed it', bn: 'এটি এক সহকর্মী নিয়েছেন' },
      offline,
    },
    claim: {
      claimed: { output: undefined, en: 'The server records the claim', bn: 'সার্ভার নেওয়ার কথা লিখে রাখে' },
      'another operator was faster': {
        error: { kind: 'rejected', code: 'desk.claimed', message: 'shila has claimed it.' },
        en: 'A colleague has claimed it before',
        bn: 'এক সহকর্মী আগেই নিয়েছেন',
      },
    },
    release: {
      released: { output: undefined, en: 'The server ends the claim', bn: 'সার্ভার নেওয়ার কথা মুছে দেয়' },
      offline,
    },
    deskAct: {
      ended: { output: undefined, en: 'The act is performed or cancelled', bn: 'কাজটি করা বা বাতিল করা হয়' },
      failed: { ...broken, en: 'The form of the act crashes', bn: 'কাজের ফর্মে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof deskItemMachine>;
