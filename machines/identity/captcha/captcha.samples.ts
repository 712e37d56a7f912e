import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { captchaMachine } from './captcha.machine';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Causes of a captcha, and outcomes of its picture and of the proof of work. */
export const captchaSamples = {
  title: { en: 'The captcha beside a form', bn: 'ফর্মের পাশের ক্যাপচা' },
  states: {
    absent: { en: 'No captcha is shown', bn: 'কোনো ক্যাপচা নেই' },
    demanded: { en: 'A captcha belongs to the form', bn: 'ফর্মের সঙ্গে ক্যাপচা আছে' },
    'demanded.loading': { en: 'The place of the picture shows a spinner', bn: 'ছবির জায়গায় লোডিং চিহ্ন' },
    'demanded.fresh': {
      en: 'The picture is shown and cannot be changed for a second',
      bn: 'ছবি দেখা যায়, এক সেকেন্ড তা বদলানো যায় না',
    },
    'demanded.shown': { en: 'The picture is shown and a click brings another', bn: 'ছবি দেখা যায়, চাপলে আরেকটি আসে' },
    'demanded.working': { en: 'The device works on the proof', bn: 'ডিভাইসটি প্রমাণের কাজ করছে' },
    'demanded.proven': { en: 'No picture is needed: the proof is done', bn: 'ছবির দরকার নেই: প্রমাণ হয়ে গেছে' },
    'demanded.failed': {
      en: 'The reason why there is no picture is shown, with both ways to go on',
      bn: 'ছবি না আসার কারণ দেখা যায়, দুই পথই খোলা থাকে',
    },
    'demanded.failed.fresh': {
      en: 'For a second no other picture can be requested',
      bn: 'এক সেকেন্ড আরেকটি ছবি চাওয়া যায় না',
    },
    'demanded.failed.retryable': { en: 'Another picture can be requested', bn: 'আরেকটি ছবি চাওয়া যায়' },
  },
  events: {
    'captcha.demanded': { 'by the gateway': { en: 'The gateway demands a captcha', bn: 'গেটওয়ে ক্যাপচা চায়' } },
    'captcha.renewed': { 'after a try': { en: 'A try has used the captcha up', bn: 'একবার চেষ্টায় ক্যাপচাটি ফুরিয়ে গেছে' } },
    'captcha.refreshed': { 'by a click': { en: 'Press the picture', bn: 'ছবিতে চাপুন' } },
    'work.chosen': { 'by the player': { en: 'Press "Verify without a picture"', bn: '"ছবি ছাড়া যাচাই করুন" চাপুন' } },
  },
  outcomes: {
    loadCaptcha: {
      'a picture': {
        output: { captchaId: '01930000-0000-7000-8000-00000000000a', image: PIXEL, expiresAt: 1_800_000_300_000 },
        en: 'A picture comes',
        bn: 'একটি ছবি আসে',
      },
      offline,
    },
    doWork: {
      done: { output: undefined, en: 'The proof is done and accepted', bn: 'প্রমাণ হয়েছে ও গৃহীত হয়েছে' },
      'not accepted': {
        error: { kind: 'rejected', code: 'work.expired', message: 'The proof came too late.', status: 422 },
        en: 'The proof is not accepted',
        bn: 'প্রমাণ গৃহীত হয়নি',
      },
    },
  },
} satisfies Samples<typeof captchaMachine>;
