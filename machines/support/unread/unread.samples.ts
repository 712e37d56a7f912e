import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { unreadMachine } from './unread.machine';

/** Counts of unread messages. */
export const unreadSamples = {
  title: { en: 'Unread messages', bn: 'না-পড়া বার্তা' },
  states: {
    refreshing: { en: 'The header links to the messages', bn: 'হেডারে বার্তার লিংক আছে' },
    again: { en: 'The header links to the messages', bn: 'হেডারে বার্তার লিংক আছে' },
    known: { en: 'The header shows how many messages are unread', bn: 'কতগুলো বার্তা না-পড়া, হেডারে দেখা যায়' },
  },
  events: {
    'messages.changed': { 'one was read': { en: 'Open an unread message', bn: 'একটি না-পড়া বার্তা খুলুন' } },
  },
  outcomes: {
    lookUnread: {
      'two unread messages': {
        output: { unreadCount: 2, promotions: 3, rewards: 1, missionCount: 1, pause: null, clubLabel: null },
        en: 'The server counts two unread messages, three promotions, one reward and one mission',
        bn: 'সার্ভার গোনে: দুটি না-পড়া বার্তা, তিনটি অফার, একটি পুরস্কার ও একটি মিশন',
      },
      'no unread messages': {
        output: { unreadCount: 0, promotions: 0, rewards: 0, missionCount: 0, pause: null, clubLabel: null },
        en: 'The server counts no unread messages, promotions, rewards or missions',
        bn: 'সার্ভার গোনে: না-পড়া বার্তা, অফার, পুরস্কার বা মিশন নেই',
      },
      offline,
    },
    watchMessages: {
      failed: { ...broken, en: 'Detecting changes in this tab fails', bn: 'এই ট্যাবের পরিবর্তন ধরা পড়ে না' },
    },
  },
} satisfies Samples<typeof unreadMachine>;
