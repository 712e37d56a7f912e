import type { ModuleContext } from '../platform/context';
import type { NoticeDraft } from '../support/notice/draft';
import { keepNotice } from '../support/notice/service';
import { AGENT_NOTICES, type DemoNotice, PLAYER_NOTICES } from './notice-texts';

const DAY = 86_400_000;

/** Pop-ups after the login, and promotions. */
const OTHERS: DemoNotice[] = [
  {
    key: 'boat-race-week',
    type: 'PU',
    day: 1,
    bn: { title: 'নৌকাবাইচ সপ্তাহ', content: '<p>এই সপ্তাহে প্রতিটি বাইচের ফলাফল মাঠে দেখা যাবে, আর নতুন ছবির গেম এসেছে।</p>' },
    en: {
      title: 'Boat race week',
      content: '<p>This week the result of every race is shown on the field, and there are new picture games.</p>',
    },
  },
  {
    key: 'check-your-contacts',
    type: 'PU',
    day: 7,
    bn: {
      title: 'মোবাইল নম্বর ঠিক আছে তো?',
      content: '<p>নম্বর বদলে থাকলে অ্যাকাউন্টের নিরাপত্তায় গিয়ে নতুনটি দিন, যাতে কোডগুলো আপনার কাছেই আসে।</p>',
    },
    en: {
      title: 'Is your mobile number still right?',
      content: '<p>If it has changed, update it under account security, so that codes reach you and nobody else.</p>',
    },
  },
  {
    key: 'bonus-terms',
    type: 'PR',
    day: 3,
    bn: {
      title: 'বোনাস নেওয়ার আগে শর্ত পড়ুন',
      content: '<p>প্রতিটি বোনাসের টার্নওভার ও শেষ তারিখ তার শর্তে লেখা থাকে। না চাইলে বোনাস নিতে হয় না।</p>',
    },
    en: {
      title: 'Read a bonus’s terms first',
      content: '<p>The turnover and the end date of each bonus are in its terms. You never have to take one.</p>',
    },
  },
  {
    key: 'registration-bonus',
    type: 'PR',
    day: 9,
    bn: {
      title: 'নতুন সদস্যদের বোনাস',
      content: '<p>প্রথম ডিপোজিটে, একজন একবারই পান। শর্ত দেখুন <a href="/promotions">অফারে</a>।</p>',
    },
    en: {
      title: 'A bonus for new members',
      content:
        '<p>On the first deposit, once per person. See the terms under <a href="/promotions">Promotions</a>.</p>',
    },
  },
  {
    key: 'pause-from-offers',
    type: 'PR',
    day: 15,
    bn: { title: 'বিরতিতে কোনো অফার নয়', content: '<p>বিরতি বা সেলফ-এক্সক্লুশনের সময় আমরা কোনো অফার দেখাই না।</p>' },
    en: {
      title: 'No promotions during a break',
      content: '<p>We show no promotions during a time-out or a self-exclusion.</p>',
    },
  },
];

/** Writes the demo's notices, dated by the platform's clock. */
export async function demoNotices({ db, now: clock }: ModuleContext): Promise<void> {
  const now = (await clock()).getTime();
  const drafts: NoticeDraft[] = [];
  for (const { day, days, ...noticeFields } of [...PLAYER_NOTICES, ...AGENT_NOTICES, ...OTHERS]) {
    const from = now - day * DAY;
    drafts.push({
      ...noticeFields,
      from: new Date(from),
      until: days === undefined ? null : new Date(from + days * DAY),
    });
  }
  for (const draft of drafts) await keepNotice(db, draft);
}
