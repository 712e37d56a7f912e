import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { messagesMachine } from './messages.machine';

export const messagesSamples = {
  title: { en: 'Messages', bn: 'বার্তা' },
  states: {
    browsing: { en: 'The messages are open', bn: 'বার্তাগুলো খোলা আছে' },
    'browsing.listing': { en: 'The messages are listed', bn: 'বার্তার তালিকা দেখা যায়' },
    'browsing.listing.idle': { en: 'The messages are listed', bn: 'বার্তার তালিকা দেখা যায়' },
    'browsing.listing.allRead': {
      en: 'A success message says that all messages are marked as read',
      bn: 'সব বার্তা পড়া হয়েছে জানানো হয়',
    },
    'browsing.listing.removed': { en: 'A success message confirms the deletion', bn: 'বার্তা মুছে গেছে জানানো হয়' },
    'browsing.listing.rejected': { en: 'An error says why the request failed', bn: 'অনুরোধটি কেন ব্যর্থ হয়েছে জানানো হয়' },
    'browsing.markingAll': {
      en: 'A spinner is shown on the "Mark all as read" button',
      bn: '"সব পড়া হয়েছে" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'browsing.message': { en: 'One message is open', bn: 'একটি বার্তা খোলা আছে' },
    'browsing.message.marking': { en: 'One message is open', bn: 'একটি বার্তা খোলা আছে' },
    'browsing.message.loading': { en: 'One message is open', bn: 'একটি বার্তা খোলা আছে' },
    'browsing.message.confirmingDeletion': {
      en: 'A dialog asks whether to delete the message',
      bn: 'বার্তাটি মুছবেন কি না জানতে চাওয়া হয়',
    },
    'browsing.message.removing': {
      en: 'A spinner is shown on the "Delete message" button',
      bn: '"বার্তা মুছুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    failed: {
      en: 'The list failed; "Try again" is offered',
      bn: 'তালিকাটি ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'message.opened': {
      'the first one': {
        event: { id: '01930000-0000-7000-8000-0000000000a7' },
        en: 'Press "Read" on an unread message',
        bn: 'না-পড়া একটি বার্তায় "পড়ুন" চাপুন',
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
    markRead: {
      marked: { output: undefined, en: 'The server marks the message as read', bn: 'সার্ভার বার্তাটি পড়া হিসেবে সেভ করে' },
      offline,
    },
    markAllRead: {
      marked: { output: undefined, en: 'The server marks all messages as read', bn: 'সার্ভার সব বার্তা পড়া হিসেবে সেভ করে' },
      offline,
    },
    removeMessage: {
      removed: { output: undefined, en: 'The server deletes the message', bn: 'সার্ভার বার্তাটি মুছে দেয়' },
      offline,
    },
  },
} satisfies Samples<typeof messagesMachine>;
