import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { unreadMachine } from './unread.machine';

/** Counts of unread messages. */
export const unreadSamples = {
  title: { en: 'Unread messages', bn: 'না-পড়া বার্তা' },
  states: {
    looking: { en: 'The header leads to the messages', bn: 'হেডার থেকে বার্তায় যাওয়া যায়' },
    again: { en: 'The header leads to the messages', bn: 'হেডার থেকে বার্তায় যাওয়া যায়' },
    known: { en: 'The header says how many messages are unread', bn: 'কতগুলো বার্তা পড়া বাকি, হেডারে দেখা যায়' },
  },
  events: {
    'messages.changed': { 'one was read': { en: 'Open an unread message', bn: 'না-পড়া একটি বার্তা খুলুন' } },
  },
  outcomes: {
    lookUnread: {
      'two to read': {
        output: { unreadCount: 2, promotions: 3, rewards: 1, missionCount: 1, pause: null, clubLabel: null },
        en: 'Two messages are unread, three promotions can be taken, a reward and a mission can be claimed',
        bn: 'দুটি বার্তা পড়া বাকি, তিনটি অফার, একটি পুরস্কার ও একটি মিশন নেওয়া যায়',
      },
      'none to read': {
        output: { unreadCount: 0, promotions: 0, rewards: 0, missionCount: 0, pause: null, clubLabel: null },
        en: 'All messages are read',
        bn: 'সব বার্তা পড়া হয়েছে',
      },
      offline,
    },
    watchMessages: {
      failed: { ...broken, en: 'Changes cannot be streamed', bn: 'বার্তা পড়ার খবর পাওয়া যায় না' },
    },
  },
} satisfies Samples<typeof unreadMachine>;
