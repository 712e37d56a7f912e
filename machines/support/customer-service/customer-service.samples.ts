import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { customerServiceMachine } from './customer-service.machine';

/** Available contacts, and outcomes of opening the window. */
export const customerServiceSamples = {
  title: { en: 'Customer service', bn: 'গ্রাহকসেবা' },
  states: {
    loading: { en: 'Shows that it is loading', bn: 'লোড হচ্ছে দেখা যায়' },
    routing: { en: 'Shows that it is loading', bn: 'লোড হচ্ছে দেখা যায়' },
    offered: { en: 'A contact is offered', bn: 'একটি যোগাযোগের পথ দেওয়া হয়' },
    'offered.vip': { en: 'The VIP contact is offered', bn: 'VIP যোগাযোগ দেওয়া হয়' },
    'offered.liveChat': { en: 'Live chat is offered', bn: 'লাইভ চ্যাট দেওয়া হয়' },
    'offered.opened': { en: 'Shows that it is open in a window', bn: 'আলাদা উইন্ডোতে খুলেছে জানানো হয়' },
    'offered.blocked': { en: 'Asks to allow pop-up windows', bn: 'পপ-আপ উইন্ডো খুলতে দিতে বলা হয়' },
    'offered.refused': { en: 'Shows that the chat cannot be opened', bn: 'চ্যাট খোলা যায়নি জানানো হয়' },
    opening: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    unavailable: {
      en: 'Shows that there is no live chat, and offers to write',
      bn: 'লাইভ চ্যাট নেই জানানো হয়, লেখার পথ দেওয়া হয়',
    },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    desk: { en: 'The live chat of the portal is offered', bn: 'পোর্টালের নিজের লাইভ চ্যাট দেওয়া হয়' },
    over: { en: 'The feedback form or the live chat opens', bn: 'মতামতের ফর্ম বা লাইভ চ্যাট খোলে' },
  },
  events: {
    'contact.requested': { 'by the player': { en: 'Press the button that opens it', bn: 'খোলার বোতাম চাপুন' } },
    'feedback.requested': { 'by the player': { en: 'Press "Write to us"', bn: '"আমাদের লিখুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadService: {
      'a VIP': {
        output: { rankLevel: 5, member: true, types: ['1', '2', '3'] },
        en: 'The player is a VIP',
        bn: 'খেলোয়াড় VIP',
      },
      'a VIP without a contact': {
        output: { rankLevel: 5, member: true, types: ['3'] },
        en: 'The player is a VIP, and there is no VIP contact',
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
        bn: 'লাইভ চ্যাটের ঠিকানা সাধারণ',
      },
      'a member without a contact': {
        output: { rankLevel: 1, member: true, types: [] },
        en: 'There is no contact, and the player is logged in',
        bn: 'কোনো যোগাযোগের পথ নেই, তবে খেলোয়াড় লগ ইন আছেন',
      },
      'no contact': {
        output: { rankLevel: 0, member: false, types: [] },
        en: 'There is no contact',
        bn: 'কোনো যোগাযোগের পথ নেই',
      },
      offline,
    },
    openContact: {
      opened: { output: { kind: 'opened' }, en: 'The window shows the chat', bn: 'উইন্ডোতে চ্যাট দেখা যায়' },
      blocked: { output: { kind: 'blocked' }, en: 'The browser blocks the window', bn: 'ব্রাউজার উইন্ডো আটকায়' },
      'not of ours': { output: { kind: 'address' }, en: 'The address is none of ours', bn: 'ঠিকানাটি আমাদের নয়' },
      failed: { ...broken, en: 'The window fails', bn: 'উইন্ডো ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof customerServiceMachine>;
