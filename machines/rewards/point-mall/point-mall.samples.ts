import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { pointMallMachine } from './point-mall.machine';

const sent = { output: { sent: true, word: 'R00000001' } };
const left = { output: { sent: false } };

export const pointMallSamples = {
  title: { en: 'The points mall', bn: 'পয়েন্ট মল' },
  states: {
    open: { en: 'The points mall is open', bn: 'পয়েন্ট মল খোলা আছে' },
    'open.mall': { en: 'Points and what they are good for are shown', bn: 'পয়েন্ট ও তা দিয়ে কী পাওয়া যায় দেখা যায়' },
    'open.mall.idle': { en: 'Points and what they are good for are shown', bn: 'পয়েন্ট ও তা দিয়ে কী পাওয়া যায় দেখা যায়' },
    'open.mall.told': { en: 'Says what was redeemed or converted', bn: 'কী রিডিম বা বদল হয়েছে জানানো হয়' },
    'open.delivering': { en: 'The form with the delivery address is shown', bn: 'ডেলিভারির ঠিকানাসহ রিডিমের ফর্ম দেখা যায়' },
    'open.redeeming': { en: 'The form of a redemption is shown', bn: 'রিডিমের ফর্ম দেখা যায়' },
    'open.converting': { en: 'The form to convert points is shown', bn: 'পয়েন্ট বদলানোর ফর্ম দেখা যায়' },
    'open.history': { en: 'The redemptions are shown', bn: 'রিডিমের তালিকা দেখা যায়' },
    'open.changes': { en: 'The changes of points are shown', bn: 'পয়েন্টের হিসাব দেখা যায়' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'redeem.requested': {
      'an item to be delivered': {
        event: { good: 'paper-kite', delivery: 'courier' },
        en: 'Press "Redeem" at an item that is delivered',
        bn: 'ডেলিভারি হয় এমন জিনিসে "রিডিম করুন" চাপুন',
      },
      'an item that comes as a message': {
        event: { good: 'river-wallpaper', delivery: 'message' },
        en: 'Press "Get it as a message"',
        bn: '"বার্তায় নিন" চাপুন',
      },
    },
    'convert.requested': { 'by the player': { en: 'Press "Convert points"', bn: '"পয়েন্ট বদলান" চাপুন' } },
    'history.requested': { 'by the player': { en: 'Press "Redeem history"', bn: '"রিডিমের তালিকা" চাপুন' } },
    'changes.requested': { 'by the player': { en: 'Press "Points record"', bn: '"পয়েন্টের হিসাব" চাপুন' } },
    'mall.requested': { 'by the player': { en: 'Press "Points mall"', bn: '"পয়েন্ট মল" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    redeemForm: {
      sent: { ...sent, en: 'It is redeemed', bn: 'রিডিম হয়েছে' },
      left: { ...left, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
    },
    deliveryForm: {
      sent: { ...sent, en: 'It is redeemed', bn: 'রিডিম হয়েছে' },
      left: { ...left, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
    },
    convertForm: {
      sent: { ...sent, en: 'They are converted', bn: 'বদলানো হয়েছে' },
      left: { ...left, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
    },
    redemptions: { failed: { ...broken, en: 'The redemptions fail', bn: 'রিডিমের তালিকা ব্যর্থ হয়' } },
    changes: { failed: { ...broken, en: 'The record fails', bn: 'হিসাবটি ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof pointMallMachine>;
