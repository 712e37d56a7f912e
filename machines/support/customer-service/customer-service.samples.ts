import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { customerServiceMachine } from './customer-service.machine';

/** Available contacts, and outcomes of opening the window. */
export const customerServiceSamples = {
  title: { en: 'Customer service', bn: 'গ্রাহকসেবা' },
  states: {
    loading: { en: 'The dialog is loading', bn: 'ডায়ালগটি লোড হচ্ছে' },
    routing: { en: 'The dialog is loading', bn: 'ডায়ালগটি লোড হচ্ছে' },
    offered: { en: 'A contact is offered', bn: 'যোগাযোগের একটি মাধ্যম দেখা যায়' },
    'offered.vip': { en: '"Open the VIP contact" is offered', bn: '"VIP যোগাযোগ খুলুন" বোতাম আছে' },
    'offered.liveChat': { en: '"Open live chat" is offered', bn: '"লাইভ চ্যাট খুলুন" বোতাম আছে' },
    'offered.opened': {
      en: 'A success message says that the contact has opened in its own window',
      bn: 'আলাদা উইন্ডোতে খুলেছে জানানো হয়',
    },
    'offered.blocked': { en: 'An error asks the player to allow pop-up windows', bn: 'পপ-আপ উইন্ডো চালু করতে বলা হয়' },
    'offered.rejected': { en: 'An error says that the chat could not be opened', bn: 'চ্যাট খোলা যায়নি জানানো হয়' },
    opening: { en: 'A spinner is shown on the contact’s button', bn: 'যোগাযোগের বোতামে লোডিং চিহ্ন দেখা যায়' },
    unavailable: {
      en: 'A message says that there is no live chat; "Write to us" is offered',
      bn: 'লাইভ চ্যাট নেই জানানো হয়; "আমাদের লিখুন" বোতাম আছে',
    },
    failed: {
      en: 'An error says why the contacts did not load; "Try again" is offered',
      bn: 'যোগাযোগ কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    desk: { en: 'The portal’s own live chat is offered', bn: 'পোর্টালের নিজস্ব লাইভ চ্যাটের বোতাম আছে' },
    ended: { en: 'The feedback form or the live chat opens', bn: 'মতামতের ফর্ম বা লাইভ চ্যাট খোলে' },
  },
  events: {
    'contact.requested': {
      'by the player': {
        en: 'Press "Open live chat" or "Open the VIP contact"',
        bn: '"লাইভ চ্যাট খুলুন" বা "VIP যোগাযোগ খুলুন" চাপুন',
      },
    },
    'feedback.requested': { 'by the player': { en: 'Press "Write to us"', bn: '"আমাদের লিখুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadService: {
      'a VIP': {
        output: { rankLevel: 5, member: true, types: ['1', '2', '3'] },
        en: 'The player is a VIP, and there is a VIP contact',
        bn: 'খেলোয়াড় VIP, আর VIP যোগাযোগ আছে',
      },
      'a VIP without a contact': {
        output: { rankLevel: 5, member: true, types: ['3'] },
        en: 'The player is a VIP, but there is no VIP contact',
        bn: 'খেলোয়াড় VIP, কিন্তু VIP যোগাযোগ নেই',
      },
      'an encrypted address': {
        output: { rankLevel: 4, member: true, types: ['1', '2', '3'] },
        en: 'The live chat has an encrypted address',
        bn: 'লাইভ চ্যাটের ঠিকানা এনক্রিপ্ট করা',
      },
      'a plain address': {
        output: { rankLevel: 0, member: false, types: ['1', '2'] },
        en: 'The live chat has a plain address',
        bn: 'লাইভ চ্যাটের ঠিকানা এনক্রিপ্ট করা নয়',
      },
      'a member without a contact': {
        output: { rankLevel: 1, member: true, types: [] },
        en: 'There is no contact; the player is logged in',
        bn: 'যোগাযোগের কোনো মাধ্যম নেই; খেলোয়াড় লগ ইন করেছেন',
      },
      'no contact': {
        output: { rankLevel: 0, member: false, types: [] },
        en: 'There is no contact; the player is not logged in',
        bn: 'যোগাযোগের কোনো মাধ্যম নেই; খেলোয়াড় লগ ইন করেননি',
      },
      offline,
    },
    openContact: {
      opened: { output: { kind: 'opened' }, en: 'The window shows the chat', bn: 'উইন্ডোতে চ্যাট দেখা যায়' },
      blocked: { output: { kind: 'blocked' }, en: 'The browser blocks the window', bn: 'ব্রাউজার উইন্ডোটি আটকে দেয়' },
      'foreign address': { output: { kind: 'address' }, en: 'The address is not one of ours', bn: 'ঠিকানাটি আমাদের নয়' },
      failed: { ...broken, en: 'Opening the window fails', bn: 'উইন্ডো খোলা যায় না' },
    },
  },
} satisfies Samples<typeof customerServiceMachine>;
