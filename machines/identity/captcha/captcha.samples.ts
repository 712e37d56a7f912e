import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { captchaMachine } from './captcha.machine';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Triggers of a captcha, and outcomes of loading its picture and of the proof of work. */
export const captchaSamples = {
  title: { en: 'Captcha of a form', bn: 'ফর্মের ক্যাপচা' },
  states: {
    absent: { en: 'No captcha is shown', bn: 'কোনো ক্যাপচা নেই' },
    demanded: { en: 'The form has a captcha', bn: 'ফর্মে ক্যাপচা আছে' },
    'demanded.loading': { en: 'A spinner is shown in place of the picture', bn: 'ছবির জায়গায় লোডিং চিহ্ন দেখা যায়' },
    'demanded.fresh': {
      en: 'The picture is shown; it cannot be replaced for a second',
      bn: 'ছবি দেখা যায়; এক সেকেন্ড তা বদলানো যায় না',
    },
    'demanded.loaded': { en: 'The picture is shown; a click loads another', bn: 'ছবি দেখা যায়; চাপলে আরেকটি লোড হয়' },
    'demanded.solving': { en: 'The device is being verified', bn: 'ডিভাইস যাচাই হচ্ছে' },
    'demanded.solved': {
      en: 'A success message confirms the device; no picture is shown',
      bn: 'ডিভাইস যাচাইয়ের বার্তা দেখা যায়; ছবি নেই',
    },
    'demanded.failed': {
      en: 'An error is shown, with "Load a picture" and "Verify without a picture"',
      bn: 'ত্রুটি দেখা যায়, সঙ্গে "ছবি লোড করুন" ও "ছবি ছাড়া যাচাই করুন"',
    },
    'demanded.failed.fresh': {
      en: 'An error is shown; "Load a picture" is disabled for a second',
      bn: 'ত্রুটি দেখা যায়; এক সেকেন্ড "ছবি লোড করুন" চাপা যায় না',
    },
    'demanded.failed.retryable': {
      en: 'An error is shown; "Load a picture" is enabled',
      bn: 'ত্রুটি দেখা যায়; "ছবি লোড করুন" চাপা যায়',
    },
  },
  events: {
    'captcha.demanded': { 'by the gateway': { en: 'The server requires a captcha', bn: 'সার্ভার ক্যাপচা চায়' } },
    'captcha.renewed': {
      'after an attempt': { en: 'An attempt uses up the captcha', bn: 'একবার চেষ্টায় ক্যাপচাটি ব্যবহার হয়ে যায়' },
    },
    'captcha.refreshed': {
      'by a click': { en: 'Press the picture or "Load a picture"', bn: 'ছবিতে বা "ছবি লোড করুন" বোতামে চাপুন' },
    },
    'work.selected': { 'by the player': { en: 'Press "Verify without a picture"', bn: '"ছবি ছাড়া যাচাই করুন" চাপুন' } },
  },
  outcomes: {
    loadCaptcha: {
      'a picture': {
        output: { captchaId: '01930000-0000-7000-8000-00000000000a', image: PIXEL, expiresAt: 1_800_000_300_000 },
        en: 'The picture loads',
        bn: 'ছবি লোড হয়',
      },
      offline,
    },
    doWork: {
      done: { output: undefined, en: 'The server accepts the device verification', bn: 'সার্ভার ডিভাইসের যাচাই গ্রহণ করে' },
      'not accepted': {
        error: { kind: 'rejected', code: 'work.expired', message: 'The proof came too late.', status: 422 },
        en: 'The server rejects the device verification: too late',
        bn: 'সার্ভার ডিভাইসের যাচাই গ্রহণ করে না: দেরি হয়েছে',
      },
    },
  },
} satisfies Samples<typeof captchaMachine>;
