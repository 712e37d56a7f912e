import type { Audience } from '../../contract/support/content';

type NoticeText = { title: string; content: string };
/**
 * Notice of the demo. `day`: days before now from which it is displayed (negative: after); `days`: its duration, if it
 * ends; `audience` defaults to everyone.
 */
export type DemoNotice = {
  key: string;
  type: 'PL' | 'PU' | 'PR' | 'H';
  day: number;
  days?: number;
  audience?: Audience[];
  bn: NoticeText;
  en: NoticeText;
};

/** Announcements to agents in the demo. */
export const AGENT_NOTICES: DemoNotice[] = [
  {
    key: 'agents-fair-inviting',
    type: 'H',
    day: 2,
    audience: ['agent'],
    bn: {
      title: 'আমন্ত্রণ জানানোর নিয়ম',
      content:
        '<p>কাউকে জেতার প্রতিশ্রুতি দেবেন না, স্প্যাম করবেন না, আর কারও পাসওয়ার্ড বা কোড চাইবেন না।</p><ul><li>১৮ বছরের কম বয়সী কাউকে আমন্ত্রণ জানানো যায় না।</li><li>বিরতিতে থাকা কাউকে খেলতে ডাকা যায় না।</li></ul>',
    },
    en: {
      title: 'The rules of inviting',
      content:
        '<p>Promise nobody a win, send no spam, and never ask anyone for a password or a code.</p><ul><li>Nobody under 18 is invited.</li><li>Nobody who takes a break is asked to play.</li></ul>',
    },
  },
  {
    key: 'agents-pay-days',
    type: 'PL',
    day: 5,
    audience: ['agent'],
    bn: {
      title: 'কখন আয়ের হিসাব হয়',
      content:
        '<p>রিয়েল-টাইম বেতন প্রতি পাঁচ মিনিটে, ঘণ্টাভিত্তিক ও দৈনিক বেতন মেয়াদ শেষে, আর লভ্যাংশ চুক্তির মেয়াদ অনুযায়ী হিসাব হয়।</p>',
    },
    en: {
      title: 'When income is settled',
      content:
        '<p>Real-time salary is settled every five minutes, hourly and daily salary when their period ends, and a dividend by the period of its contract.</p>',
    },
  },
];

/** Notices to players in the demo: two pages, one upcoming notice and one that has ended. */
export const PLAYER_NOTICES: DemoNotice[] = [
  {
    key: 'weekly-maintenance',
    type: 'H',
    day: 12,
    bn: {
      title: 'সাপ্তাহিক রক্ষণাবেক্ষণ: মঙ্গলবার ভোর ৪টা থেকে ৫টা',
      content:
        '<p>প্রতি মঙ্গলবার ভোর <strong>৪টা থেকে ৫টা</strong> পর্যন্ত সাইট বন্ধ থাকে।</p><ul><li>আপনার ব্যালেন্স যেমন আছে তেমনই থাকে।</li><li>চলমান ডিপোজিট ও উত্তোলন রক্ষণাবেক্ষণের পরে এগিয়ে যায়।</li></ul>',
    },
    en: {
      title: 'Weekly maintenance: Tuesdays, 4 to 5 am',
      content:
        '<p>The site is closed every Tuesday from <strong>4 to 5 am</strong>.</p><ul><li>Your balance stays as it is.</li><li>Pending deposits and withdrawals continue after the maintenance.</li></ul>',
    },
  },
  {
    key: 'new-payment-method',
    type: 'PL',
    day: 0,
    bn: {
      title: 'পেমেন্টের নতুন মাধ্যম',
      content:
        '<p>এখন আরও একটি ই-ওয়ালেট থেকে ডিপোজিট করা যায়। সদস্য কেন্দ্রে <a href="/?dialog=memberCentre&amp;page=depositv2">ডিপোজিট</a> খুলে মাধ্যমটি বেছে নিন।</p><table><thead><tr><th>সর্বনিম্ন</th><th>সর্বোচ্চ</th></tr></thead><tbody><tr><td>P ২০০</td><td>P ২৫,০০০</td></tr></tbody></table>',
    },
    en: {
      title: 'A new payment method',
      content:
        '<p>You can now deposit from one more e-wallet. Open <a href="/?dialog=memberCentre&amp;page=depositv2">Deposit</a> in the member centre and choose it there.</p><table><thead><tr><th>Minimum</th><th>Maximum</th></tr></thead><tbody><tr><td>P 200</td><td>P 25,000</td></tr></tbody></table>',
    },
  },
  {
    key: 'deposit-limit-reminder',
    type: 'PL',
    day: 1,
    bn: {
      title: 'নিজের ডিপোজিট লিমিট ঠিক করুন',
      content:
        '<p>দিন, সপ্তাহ বা মাসে কত ডিপোজিট করবেন, আগে থেকে ঠিক করে রাখতে পারেন।</p><ul><li>লিমিট কমালে তা সঙ্গে সঙ্গে কার্যকর হয়।</li><li>বাড়াতে ২৪ ঘণ্টা ও দ্বিতীয়বার নিশ্চিত করা লাগে।</li></ul>',
    },
    en: {
      title: 'Set your own deposit limit',
      content:
        '<p>You can decide in advance how much to deposit in a day, a week or a month.</p><ul><li>A lower limit applies at once.</li><li>A higher one takes 24 hours and a second confirmation.</li></ul>',
    },
  },
  {
    key: 'never-share-codes',
    type: 'PL',
    day: 2,
    bn: {
      title: 'কোড কাউকে জানাবেন না',
      content:
        '<p>আমাদের গ্রাহকসেবা কখনও আপনার <strong>পাসওয়ার্ড</strong>, পেমেন্ট পাসওয়ার্ড বা SMS কোড জানতে চায় না। কেউ চাইলে দেবেন না, আমাদের জানান।</p>',
    },
    en: {
      title: 'Never share a code',
      content:
        '<p>Our customer service never asks for your <strong>password</strong>, payment password or SMS code. If somebody does, don’t give it, and tell us.</p>',
    },
  },
  {
    key: 'withdrawal-hours',
    type: 'PL',
    day: 4,
    bn: {
      title: 'উত্তোলনের সময়',
      content:
        '<p>উত্তোলনের অনুরোধ প্রতিদিন সকাল ৯টা থেকে রাত ১১টা পর্যন্ত দেখা হয়।</p><ol><li>অনুরোধ পাঠান।</li><li>অনুমোদনের পরে পয়েন্ট পাঠানো হয়।</li><li>পেয়েছেন কি না, ৩০ মিনিটের মধ্যে জানান।</li></ol>',
    },
    en: {
      title: 'Withdrawal hours',
      content:
        '<p>Withdrawal requests are reviewed every day from 9 am to 11 pm.</p><ol><li>Send the request.</li><li>It is paid out once it is approved.</li><li>Tell us within 30 minutes whether it has arrived.</li></ol>',
    },
  },
  {
    key: 'own-name-only',
    type: 'PL',
    day: 5,
    bn: {
      title: 'ব্যাংক অ্যাকাউন্ট নিজের নামে হতে হবে',
      content: '<p>উত্তোলন শুধু আপনার নিজের নামের ব্যাংক অ্যাকাউন্ট বা ই-ওয়ালেটে যায়। অন্যের নামে হলে অনুরোধ অনুমোদন হয় না।</p>',
    },
    en: {
      title: 'Bank accounts in your own name only',
      content:
        '<p>Withdrawals go only to a bank account or e-wallet in your own name. A request to any other is rejected.</p>',
    },
  },
  {
    key: 'play-reminder',
    type: 'PL',
    day: 6,
    bn: {
      title: 'খেলার রিমাইন্ডার চালু করুন',
      content:
        '<p>১৫, ৩০ বা ৬০ মিনিট পরপর জানতে পারেন কতক্ষণ খেলেছেন আর কত বাজি ধরেছেন। সদস্য কেন্দ্রের দায়িত্বশীল খেলা অংশে চালু করুন।</p>',
    },
    en: {
      title: 'Turn on the play reminder',
      content:
        '<p>Every 15, 30 or 60 minutes it shows how long you have played and how much you have staked. You turn it on in the member centre, under responsible gaming.</p>',
    },
  },
  {
    key: 'authenticator-app',
    type: 'PL',
    day: 8,
    bn: {
      title: 'অথেনটিকেটর অ্যাপ দিয়ে লগ ইন আরও নিরাপদ',
      content:
        '<h3>কীভাবে চালু করবেন</h3><ol><li>সদস্য কেন্দ্রে অ্যাকাউন্টের নিরাপত্তা খুলুন।</li><li>অথেনটিকেটর অ্যাপ বেছে নিয়ে কিউআর কোডটি স্ক্যান করুন।</li><li>অ্যাপের কোডটি লিখে নিশ্চিত করুন।</li></ol>',
    },
    en: {
      title: 'Safer log-ins with an authenticator app',
      content:
        '<h3>How to set it up</h3><ol><li>Open account security in the member centre.</li><li>Choose the authenticator app and scan the QR code.</li><li>Enter the app’s code to confirm.</li></ol>',
    },
  },
  {
    key: 'time-out',
    type: 'PL',
    day: 9,
    bn: {
      title: 'একটু বিরতি নিতে চান?',
      content:
        '<p>২৪ ঘণ্টা থেকে ৬ সপ্তাহ পর্যন্ত বিরতি নিতে পারেন। বিরতির সময় ডিপোজিট করা বা বাজি ধরা যায় না; উত্তোলন করা যায়।</p><p>আরও লম্বা সময়ের জন্য আছে <strong>সেলফ-এক্সক্লুশন</strong>।</p>',
    },
    en: {
      title: 'Need a break?',
      content:
        '<p>You can take a time-out of 24 hours to 6 weeks. During it you cannot deposit or place bets; you can still withdraw.</p><p>For longer there is <strong>self-exclusion</strong>.</p>',
    },
  },
  {
    key: 'adults-only',
    type: 'PL',
    day: 11,
    bn: {
      title: 'শুধু প্রাপ্তবয়স্কদের জন্য',
      content: '<p>১৮ বছরের কম বয়সীরা খেলতে পারে না। নিজের লগ ইন অন্যকে ব্যবহার করতে দেবেন না, বাড়ির ছোটদেরও নয়।</p>',
    },
    en: {
      title: 'For adults only',
      content: '<p>Nobody under 18 may play. Don’t let anyone else use your log-in, least of all children at home.</p>',
    },
  },
  {
    key: 'receipt-thirty-minutes',
    type: 'PL',
    day: 14,
    bn: {
      title: 'উত্তোলন পেয়েছেন কি না, জানান',
      content:
        '<p>পাঠানোর পরে ৩০ মিনিট সময় থাকে। না পেলে বা আংশিক পেলে <em>প্রমাণের স্ক্রিনশট</em> দিয়ে অভিযোগ জানান। কিছু না জানালে ধরে নেওয়া হয় যে পেয়েছেন।</p>',
    },
    en: {
      title: 'Tell us whether your withdrawal has arrived',
      content:
        '<p>You have 30 minutes after it is paid out. If nothing or only a part has arrived, open a dispute with a <em>proof screenshot</em>. If you say nothing, it counts as received.</p>',
    },
  },
  {
    key: 'transaction-export',
    type: 'PL',
    day: 17,
    bn: {
      title: 'লেনদেনের তালিকা এখন ফাইলে',
      content: '<p>লেনদেনের পেজ থেকে তালিকাটি ফাইল হিসেবে নামিয়ে রাখতে পারেন। ধরন, অবস্থা ও তারিখ দিয়ে বাছাই করা যায়।</p>',
    },
    en: {
      title: 'Transactions as a file',
      content: '<p>You can now download your transactions as a file, filtered by type, status and date.</p>',
    },
  },
  {
    key: 'support-hours',
    type: 'PL',
    day: 20,
    bn: {
      title: 'গ্রাহকসেবা ২৪ ঘণ্টা',
      content:
        '<p>বাংলা ও ইংরেজিতে, দিন-রাত।</p><h4>লেখার আগে হাতের কাছে রাখুন</h4><ul><li>ইউজারনেম</li><li>ডিপোজিট বা উত্তোলনের নম্বর</li></ul>',
    },
    en: {
      title: 'Customer service around the clock',
      content:
        '<p>In Bengali and English, day and night.</p><h4>Please have ready</h4><ul><li>your username</li><li>the number of the deposit or withdrawal</li></ul>',
    },
  },
  {
    key: 'terms-updated',
    type: 'PL',
    day: 26,
    bn: {
      title: 'শর্তাবলির ভাষা সহজ করা হয়েছে',
      content: '<p>শর্তগুলো একই আছে, শুধু লেখা আরও সহজ। পড়ুন <a href="/helpmc">সহায়তা কেন্দ্রে</a>।</p>',
    },
    en: {
      title: 'Our terms in plainer words',
      content:
        '<p>The terms are the same, only easier to read. You find them in the <a href="/helpmc">help centre</a>.</p>',
    },
  },
  {
    key: 'card-room-maintenance',
    type: 'PL',
    day: -2,
    days: 3,
    bn: { title: 'কার্ড রুমে রক্ষণাবেক্ষণ', content: '<p>কার্ড রুমের গেমগুলো আজ রাতে দুই ঘণ্টা বন্ধ থাকবে। অন্য সব গেম চলবে।</p>' },
    en: {
      title: 'Maintenance in the card room',
      content: '<p>The card room is closed for two hours tonight. All other games go on.</p>',
    },
  },
  {
    key: 'sms-delays',
    type: 'PL',
    day: 10,
    days: 2,
    bn: { title: 'SMS কোড আসতে দেরি', content: '<p>একটি মোবাইল অপারেটরে সমস্যার কারণে কোড আসতে দেরি হচ্ছে।</p>' },
    en: {
      title: 'SMS codes are delayed',
      content: '<p>Because of a problem at one mobile operator, codes arrive late.</p>',
    },
  },
];
