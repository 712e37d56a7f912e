import type { Language } from './copy';

/** A rejected spelling or name, and the accepted one. `except`: message ids or file paths where it may still occur. */
export type Spelling = { not: RegExp; use: string; except?: string[] };

/** A Bengali word with this prefix; \b supports Latin letters only. */
const word = (stem: string) => new RegExp(`(?<![\\u0980-\\u09ff])${stem}`);

/** Accepted names of concepts in each language; a match must be renamed throughout. */
export const SPELLINGS: Record<Language, Spelling[]> = {
  bn: [
    { not: /লগইন/, use: 'লগ ইন' },
    { not: /লগআউট/, use: 'লগ আউট' },
    { not: /ই-মেইল/, use: 'ইমেইল' },
    { not: /লিঙ্ক/, use: 'লিংক' },
    { not: /এখনো/, use: 'এখনও' },
    { not: /ব্যবহারকারীর নাম/, use: 'ইউজারনেম' },
    { not: /গ্রাহক সেবা/, use: 'গ্রাহকসেবা' },
    { not: /যন্ত্র/, use: 'ডিভাইস' },
    { not: /ভিআইপি/, use: 'VIP' },
    { not: /আন্দাজ/, use: 'অনুমান' },
    { not: word('(?:খালি)(?! কর)'), use: 'ফাঁকা' },
    { not: word('(?:পাতা|পৃষ্ঠা)'), use: 'পেজ' },
    { not: word('জমা'), use: 'ডিপোজিট' },
    { not: word('সীমা(?!ন্ত)'), use: 'লিমিট' },
    { not: /স্থানান্তর/, use: 'ট্রান্সফার' },
    { not: /ধাঁধা/, use: 'পাজল' },
    { not: /পড়া হচ্ছে/, use: 'লোড হচ্ছে…' },
    { not: /যাচাই কোড/, use: 'ভেরিফিকেশন কোড' },
    { not: /ব্যাংক হিসাব/, use: 'ব্যাংক অ্যাকাউন্ট' },
    { not: /গেমের ওয়ালেট/, use: 'গেম ওয়ালেট' },
    { not: /খেলার হিসাব/, use: 'খেলার রিমাইন্ডার' },
    { not: /ট্রায়াল/, use: 'ডেমো' },
    { not: /ব্যক্তিগত কেন্দ্র/, use: 'সদস্য কেন্দ্র' },
    { not: /এজেন্ট কেন্দ্র/, use: 'এজেন্ট সেন্টার' },
    { not: /বিজ্ঞপ্তি/, use: 'নোটিশ' },
    { not: /মাছ শিকার/, use: 'ফিশিং' },
    { not: /দ্বৈরথ/, use: 'মুখোমুখি' },
    { not: word('সি লটারি'), use: 'SEA লটারি' },
    { not: word('অঙ্ক'), use: 'পরিমাণ, সংখ্যা' },
    { not: word('টাকা'), use: 'পরিমাণ, ব্যালেন্স', except: ['deposit.demo', 'freeTrial.text'] },
    { not: /ভেঙে পড়/, use: 'ব্যর্থ হয়' },
  ],
  en: [
    { not: /\be-mail/i, use: 'email' },
    { not: /\buser name/i, use: 'username' },
    { not: /\blog-in/i, use: 'login' },
    { not: /\bfor good\b/i, use: 'permanently' },
    { not: /\b(?:some|any)body\b/i, use: 'someone, another account' },
    { not: /\blook again\b/i, use: 'Refresh' },
    { not: /\bbeing (?:read|looked|brought)\b/i, use: 'Loading…' },
    { not: /\bon (?:its|their) way\b/i, use: 'Loading…' },
    { not: /\b(?:woven|loom)\b/i, use: 'Coming soon' },
    { not: /\bfree trial\b/i, use: 'free demo' },
    { not: /\bpersonal centre\b/i, use: 'member centre' },
    { not: /\breality check\b/i, use: 'play reminder' },
    { not: /\bpoint mall\b/i, use: 'points mall' },
    { not: /\boffers\b(?! (?:to|another|the|one|both))/i, use: 'promotions' },
    { not: /\bway to pay\b/i, use: 'payment method' },
    { not: /\bmoney\b/i, use: 'amount, balance', except: ['deposit.demo', 'freeTrial.text'] },
    { not: /\bbreaks? down\b/i, use: 'fails' },
    { not: /\b(?:vendor|vendor’s) wallet/i, use: 'game wallet' },
  ],
};
