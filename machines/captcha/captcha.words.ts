import type { Words } from '../../src/atlas';
import type { captchaMachine } from './captcha.machine';
import type { captchaSamples } from './captcha.samples';

/** What QA and product read of the captcha. */
export const captchaWords = {
  en: {
    title: 'The captcha beside a form',
    states: {
      absent: 'No captcha is shown',
      demanded: 'A captcha belongs to the form',
      'demanded.loading': 'The place of the picture shows a spinner',
      'demanded.fresh': 'The picture is shown and cannot be changed for a second',
      'demanded.shown': 'The picture is shown and a click brings another',
      'demanded.working': 'The device works on the proof',
      'demanded.proven': 'No picture is needed: the proof is done',
      'demanded.failed': 'The reason why there is no picture is shown, with both ways to go on',
    },
    events: {
      'captcha.demanded': { 'by the gateway': 'The gateway demands a captcha' },
      'captcha.renewed': { 'after a try': 'A try has used the captcha up' },
      'captcha.refreshed': { 'by a click': 'Press the picture' },
      'work.chosen': { 'by the player': 'Press "Verify without a picture"' },
    },
    outcomes: {
      loadCaptcha: { 'a picture': 'A picture comes', offline: 'The gateway cannot be reached' },
      doWork: { done: 'The proof is done and accepted', 'not accepted': 'The proof is not accepted' },
    },
  },
  bn: {
    title: 'ফর্মের পাশের ক্যাপচা',
    states: {
      absent: 'কোনো ক্যাপচা নেই',
      demanded: 'ফর্মের সঙ্গে ক্যাপচা আছে',
      'demanded.loading': 'ছবির জায়গায় লোডিং চিহ্ন',
      'demanded.fresh': 'ছবি দেখা যায়, এক সেকেন্ড তা বদলানো যায় না',
      'demanded.shown': 'ছবি দেখা যায়, চাপলে আরেকটি আসে',
      'demanded.working': 'ডিভাইসটি প্রমাণের কাজ করছে',
      'demanded.proven': 'ছবির দরকার নেই: প্রমাণ হয়ে গেছে',
      'demanded.failed': 'ছবি না আসার কারণ দেখা যায়, দুই পথই খোলা থাকে',
    },
    events: {
      'captcha.demanded': { 'by the gateway': 'গেটওয়ে ক্যাপচা চায়' },
      'captcha.renewed': { 'after a try': 'একবার চেষ্টায় ক্যাপচাটি ফুরিয়ে গেছে' },
      'captcha.refreshed': { 'by a click': 'ছবিতে চাপুন' },
      'work.chosen': { 'by the player': '"ছবি ছাড়া যাচাই করুন" চাপুন' },
    },
    outcomes: {
      loadCaptcha: { 'a picture': 'একটি ছবি আসে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      doWork: { done: 'প্রমাণ হয়েছে ও গৃহীত হয়েছে', 'not accepted': 'প্রমাণ গৃহীত হয়নি' },
    },
  },
} satisfies Words<typeof captchaMachine, typeof captchaSamples>;
