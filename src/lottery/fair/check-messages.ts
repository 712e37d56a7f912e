import type { Check } from './verify';

type CheckMessages = { right: string; wrong: string; none: string };

/** Verifier messages in both languages. */
export const CHECK_MESSAGES: Record<'en' | 'bn', Record<Check, CheckMessages>> = {
  en: {
    file: {
      right: 'The file is the evidence of a draw.',
      wrong: 'The file is not the evidence of a draw of ours.',
      none: '',
    },
    seed: {
      right: 'The seed is the one that was committed to before.',
      wrong: 'The seed is not the one that was committed to before.',
      none: '',
    },
    chain: {
      right: 'The seed belongs to the chain that was published.',
      wrong: 'The seed does not belong to the chain that was published.',
      none: '',
    },
    round: {
      right: 'The beacon’s round is the first one after the close.',
      wrong: 'The beacon’s round is not the one that this close calls for.',
      none: '',
    },
    beacon: {
      right: 'The beacon’s signature is genuine, by its pinned key.',
      wrong: 'The beacon’s signature is forged: its pinned key has not made it.',
      none: '',
    },
    result: {
      right: 'The result follows from the seed and the beacon.',
      wrong: 'The result does not follow from the seed and the beacon.',
      none: '',
    },
    orderTime: {
      right: 'The order was placed before the close.',
      wrong: 'The order is of another draw, or was placed after the close.',
      none: 'There is no order in the file.',
    },
    price: {
      right: 'The order costs and has won what its prices say.',
      wrong: 'The order does not cost or has not won what its prices say.',
      none: 'No prices were looked at.',
    },
  },
  bn: {
    file: { right: 'ফাইলটি একটি ড্রয়ের প্রমাণ।', wrong: 'ফাইলটি আমাদের কোনো ড্রয়ের প্রমাণ নয়।', none: '' },
    seed: {
      right: 'সিডটি সেটিই, যার অঙ্গীকার আগে প্রকাশ করা হয়েছিল।',
      wrong: 'সিডটি সেটি নয়, যার অঙ্গীকার আগে প্রকাশ করা হয়েছিল।',
      none: '',
    },
    chain: { right: 'সিডটি প্রকাশিত শৃঙ্খলের অংশ।', wrong: 'সিডটি প্রকাশিত শৃঙ্খলের অংশ নয়।', none: '' },
    round: {
      right: 'বিকনের রাউন্ডটি বন্ধ হওয়ার পরের প্রথমটি।',
      wrong: 'বিকনের রাউন্ডটি এই বন্ধের সময়ের সঙ্গে মেলে না।',
      none: '',
    },
    beacon: {
      right: 'বিকনের স্বাক্ষর খাঁটি, নির্দিষ্ট চাবি দিয়ে যাচাই করা।',
      wrong: 'বিকনের স্বাক্ষর জাল: নির্দিষ্ট চাবি দিয়ে এটি করা হয়নি।',
      none: '',
    },
    result: {
      right: 'ফলটি সিড ও বিকন থেকেই এসেছে।',
      wrong: 'ফলটি সিড ও বিকন থেকে আসে না।',
      none: '',
    },
    orderTime: {
      right: 'অর্ডারটি বন্ধ হওয়ার আগে দেওয়া হয়েছে।',
      wrong: 'অর্ডারটি অন্য ড্রয়ের, অথবা বন্ধ হওয়ার পরে দেওয়া।',
      none: 'ফাইলে কোনো অর্ডার নেই।',
    },
    price: {
      right: 'অর্ডারের দাম ও প্রাপ্তি মূল্যতালিকার সঙ্গে মেলে।',
      wrong: 'অর্ডারের দাম বা প্রাপ্তি মূল্যতালিকার সঙ্গে মেলে না।',
      none: 'কোনো মূল্য যাচাই করা হয়নি।',
    },
  },
};
