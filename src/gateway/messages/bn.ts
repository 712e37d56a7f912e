import type { MessageCode } from './en';

/** The same in Bengali; complete, or it does not compile. */
export const bn: Record<MessageCode, string> = {
  ok: 'ঠিক আছে',
  unknown: 'আমাদের দিকে একটি সমস্যা হয়েছে। অনুগ্রহ করে আবার চেষ্টা করুন।',
  'request.malformed': 'অনুরোধটি পড়া যায়নি।',
  'request.invalid': 'অনুরোধে কিছু অনুপস্থিত বা সঠিক নয়।',
  'request.contentType': 'অনুরোধ JSON হিসেবে পাঠাতে হবে।',
  'request.tooLarge': 'অনুরোধটি খুব বড়।',
  'request.badUrl': 'ঠিকানাটি পড়া যায়নি।',
  'request.notFound': 'এই ঠিকানায় কিছু নেই।',
  'request.method': 'এই ঠিকানায় এটি করা যায় না।',
  'request.crossSite': 'অনুরোধটি অন্য সাইট থেকে এসেছে, তাই গ্রহণ করা হয়নি।',
  'limit.reached': 'অনেক বেশি অনুরোধ। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
  'session.required': 'অনুগ্রহ করে আগে লগ ইন করুন।',
  'session.ended': 'আপনার সেশন শেষ হয়েছে। অনুগ্রহ করে আবার লগ ইন করুন।',
  'system.maintenance': 'সিস্টেম রক্ষণাবেক্ষণ চলছে। অনুগ্রহ করে পরে আসুন।',
  'system.unavailable': 'এই মুহূর্তে সেবাটি পাওয়া যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  'system.fault': 'চাওয়া একটি ত্রুটি ঘটেছে।',
  'ops.token': 'এর জন্য ডেটা ফোল্ডারের টোকেন লাগবে।',
  'ops.invalid': 'নির্দেশটি বোঝা যায়নি: {detail}',
};
