import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { messagesMachine } from './messages.machine';

export const messagesSamples = {
  title: { en: 'Messages', bn: 'বার্তা' },
  states: {
    shown: { en: 'The messages are open', bn: 'বার্তাগুলো খোলা আছে' },
    'shown.listing': { en: 'The messages are listed', bn: 'বার্তার তালিকা দেখা যায়' },
    'shown.listing.idle': { en: 'The messages are listed', bn: 'বার্তার তালিকা দেখা যায়' },
    'shown.listing.allRead': { en: 'Shows that all are marked as read', bn: 'সব পড়া হয়েছে জানানো হয়' },
    'shown.listing.removed': { en: 'Shows that the message is deleted', bn: 'বার্তা মুছে গেছে জানানো হয়' },
    'shown.listing.refused': { en: 'Shows what went wrong', bn: 'কী ভুল হয়েছে জানানো হয়' },
    'shown.markingAll': { en: 'The button "Mark all as read" shows a spinner', bn: '"সব পড়া হয়েছে" বোতামে লোডিং চিহ্ন' },
    'shown.reading': { en: 'One message is open', bn: 'একটি বার্তা খোলা আছে' },
    'shown.reading.marking': { en: 'One message is open', bn: 'একটি বার্তা খোলা আছে' },
    'shown.reading.still': { en: 'One message is open', bn: 'একটি বার্তা খোলা আছে' },
    'shown.reading.asking': { en: 'Asks whether to delete it', bn: 'মুছবেন কি না জানতে চাওয়া হয়' },
    'shown.reading.removing': { en: 'The button "Delete" shows a spinner', bn: '"মুছুন" বোতামে লোডিং চিহ্ন' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'message.opened': {
      'the first one': {
        event: { id: '01930000-0000-7000-8000-0000000000a7' },
        en: 'Press "Read" at the first message',
        bn: 'প্রথম বার্তায় "পড়ুন" চাপুন',
      },
    },
    'message.closed': { 'by the player': { en: 'Press "All messages"', bn: '"সব বার্তা" চাপুন' } },
    'readAll.requested': { 'by the player': { en: 'Press "Mark all as read"', bn: '"সব পড়া হয়েছে" চাপুন' } },
    'removal.requested': { 'by the player': { en: 'Press "Delete message"', bn: '"বার্তা মুছুন" চাপুন' } },
    'removal.confirmed': { 'by the player': { en: 'Press "Delete"', bn: '"মুছুন" চাপুন' } },
    'removal.cancelled': { 'by the player': { en: 'Press "Keep"', bn: '"রাখুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    markRead: { marked: { output: undefined, en: 'It is marked as read', bn: 'পড়া হয়েছে ধরা হয়' }, offline },
    markAllRead: { marked: { output: undefined, en: 'All are marked as read', bn: 'সব পড়া হয়েছে ধরা হয়' }, offline },
    removeMessage: { removed: { output: undefined, en: 'It is deleted', bn: 'সেটি মুছে যায়' }, offline },
  },
} satisfies Samples<typeof messagesMachine>;
