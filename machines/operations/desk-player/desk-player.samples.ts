import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import { maskedPlayer, revealedPlayer } from '../samples';
import type { deskPlayerMachine } from './desk-player.machine';

/** Players with masked and with revealed data, and acts on them. */
export const deskPlayerSamples = {
  title: { en: 'Player at the desk', bn: 'ডেস্কে একজন খেলোয়াড়' },
  states: {
    loading: { en: 'The player is loading', bn: 'খেলোয়াড়ের তথ্য লোড হচ্ছে' },
    open: { en: 'Everything about the player is shown', bn: 'খেলোয়াড়ের সব তথ্য দেখা যায়' },
    'open.reading': { en: 'Buttons for all permitted acts are shown', bn: 'যেসব কাজ করা যায় সেগুলোর বোতাম দেখা যায়' },
    'open.acting': { en: 'The form of the act is shown with its effect', bn: 'কাজের ফর্ম ও তার ফলাফল দেখা যায়' },
    failed: {
      en: 'The reason of the failure is shown; "Try again" is offered',
      bn: 'ব্যর্থতার কারণ দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    closed: { en: 'Only the search is shown', bn: 'শুধু খোঁজার পেজ দেখা যায়' },
  },
  inputs: {
    rahim: { input: { user: 'rahim' }, en: 'Select a player in the results', bn: 'ফলাফল থেকে একজন খেলোয়াড় বেছে নিন' },
  },
  events: {
    'act.requested': {
      'personal data': {
        event: { act: 'reveal', value: '' },
        en: 'Press "Show personal data"',
        bn: '"ব্যক্তিগত তথ্য দেখুন" চাপুন',
      },
      'a note': { event: { act: 'note', value: '' }, en: 'Press "Add a note"', bn: '"নোট যোগ করুন" চাপুন' },
      'removal of a label': {
        event: { act: 'removeLabel', value: 'VIP' },
        en: 'Press "Remove" at a label',
        bn: 'একটি লেবেলে "সরান" চাপুন',
      },
      'not permitted': {
        event: { act: 'ban', value: '' },
        en: 'An act that the role does not permit is requested',
        bn: 'এই দায়িত্বে করা যায় না, এমন কাজ চাওয়া হয়',
      },
    },
    'player.closed': { 'by the operator': { en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' } },
    'refresh.requested': { 'by the operator': { en: 'Press "Refresh"', bn: '"আবার লোড করুন" চাপুন' } },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    load: {
      masked: { output: maskedPlayer, en: 'The personal data are masked', bn: 'ব্যক্তিগত তথ্য ঢাকা থাকে' },
      revealed: { output: revealedPlayer, en: 'The operator has revealed the data', bn: 'অপারেটর তথ্য দেখতে চেয়েছেন' },
      offline,
    },
    timeline: { failed: { ...broken, en: 'The timeline crashes', bn: 'সময়রেখায় ত্রুটি ঘটে' } },
    deskAct: {
      ended: { output: undefined, en: 'The act is performed or cancelled', bn: 'কাজটি করা বা বাতিল করা হয়' },
      failed: { ...broken, en: 'The form of the act crashes', bn: 'কাজের ফর্মে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof deskPlayerMachine>;
