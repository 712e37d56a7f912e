import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { pointMallMachine } from './point-mall.machine';

const sent = { output: { sent: true, word: 'R00000001' } };
const left = { output: { sent: false } };

export const pointMallSamples = {
  title: { en: 'Points mall', bn: 'পয়েন্ট মল' },
  states: {
    open: { en: 'The points mall is open', bn: 'পয়েন্ট মল খোলা আছে' },
    'open.mall': { en: 'The points balance and the items are shown', bn: 'পয়েন্টের ব্যালেন্স ও রিডিমের জিনিস দেখা যায়' },
    'open.mall.idle': { en: 'The points balance and the items are shown', bn: 'পয়েন্টের ব্যালেন্স ও রিডিমের জিনিস দেখা যায়' },
    'open.mall.confirmation': {
      en: 'A success message shows the reference number',
      bn: 'কাজটি হয়েছে জানানো হয়, রেফারেন্স নম্বর দেখা যায়',
    },
    'open.delivering': {
      en: 'The redemption form with a delivery address is shown',
      bn: 'ডেলিভারির ঠিকানাসহ রিডিমের ফর্ম দেখা যায়',
    },
    'open.redeeming': {
      en: 'The redemption form without a delivery address is shown',
      bn: 'ডেলিভারির ঠিকানা ছাড়া রিডিমের ফর্ম দেখা যায়',
    },
    'open.converting': { en: 'The form to convert points is shown', bn: 'পয়েন্ট বদলানোর ফর্ম দেখা যায়' },
    'open.history': { en: 'The redeem history is shown', bn: 'রিডিমের তালিকা দেখা যায়' },
    'open.changes': { en: 'The points record is shown', bn: 'পয়েন্টের হিসাব দেখা যায়' },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'redeem.requested': {
      'an item to be delivered': {
        event: { good: 'paper-kite', delivery: 'courier' },
        en: 'Press "Redeem" on an item delivered by courier',
        bn: 'কুরিয়ারে আসে এমন জিনিসে "রিডিম করুন" চাপুন',
      },
      'an item that comes as a message': {
        event: { good: 'river-wallpaper', delivery: 'message' },
        en: 'Press "Get it as a message" on an item',
        bn: 'একটি জিনিসে "বার্তায় নিন" চাপুন',
      },
    },
    'convert.requested': { 'by the player': { en: 'Press "Convert points"', bn: '"পয়েন্ট বদলান" চাপুন' } },
    'history.requested': { 'by the player': { en: 'Press "Redeem history"', bn: '"রিডিমের তালিকা" চাপুন' } },
    'changes.requested': { 'by the player': { en: 'Press "Points record"', bn: '"পয়েন্টের হিসাব" চাপুন' } },
    'mall.requested': { 'by the player': { en: 'Press "Back to the mall"', bn: '"মলে ফিরুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list of items fails unexpectedly', bn: 'জিনিসের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' } },
    redeemForm: {
      sent: {
        ...sent,
        en: 'The player redeems an item without delivery',
        bn: 'খেলোয়াড় ডেলিভারি ছাড়া একটি জিনিস রিডিম করেন',
      },
      left: { ...left, en: 'The player leaves the redemption form', bn: 'খেলোয়াড় রিডিমের ফর্ম ছেড়ে ফিরে যান' },
      failed: { ...broken, en: 'The redemption form fails unexpectedly', bn: 'রিডিমের ফর্ম অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    deliveryForm: {
      sent: { ...sent, en: 'The player redeems an item with delivery', bn: 'খেলোয়াড় ডেলিভারিসহ একটি জিনিস রিডিম করেন' },
      left: { ...left, en: 'The player leaves the delivery form', bn: 'খেলোয়াড় ডেলিভারির ফর্ম ছেড়ে ফিরে যান' },
      failed: { ...broken, en: 'The delivery form fails unexpectedly', bn: 'ডেলিভারির ফর্ম অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    convertForm: {
      sent: { ...sent, en: 'The player converts points', bn: 'খেলোয়াড় পয়েন্ট বদলান' },
      left: { ...left, en: 'The player leaves the conversion form', bn: 'খেলোয়াড় পয়েন্ট বদলানোর ফর্ম ছেড়ে ফিরে যান' },
      failed: { ...broken, en: 'The conversion form fails unexpectedly', bn: 'পয়েন্ট বদলানোর ফর্ম অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    redemptions: {
      failed: { ...broken, en: 'The redeem history fails unexpectedly', bn: 'রিডিমের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    changes: {
      failed: { ...broken, en: 'The points record fails unexpectedly', bn: 'পয়েন্টের হিসাব অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof pointMallMachine>;
