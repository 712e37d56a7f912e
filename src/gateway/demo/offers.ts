import type { OfferRule } from '../../contract/rewards/offers';
import type { ModuleContext, Tx } from '../platform/context';
import { storeOffer } from '../rewards/offer/operators';
import { offerVersions } from '../rewards/offer/tables';

/** Returns whether there are no offers yet. */
export const noOffers = async (tx: Tx): Promise<boolean> =>
  (await tx.select().from(offerVersions).limit(1)).length === 0;

/** Creates the demo's offers, all of which are permitted on a regulated site and may be published. */
export async function demoOffers(ctx: ModuleContext): Promise<void> {
  for (const [code, rule] of Object.entries(OFFERS)) await storeOffer(ctx, { code, rule, running: true, by: 'demo' });
}

const NOT_CASINO: OfferRule['excluded'] = ['ELOTT', 'LOTT', 'SPORTS', 'ESPORTS'];
const NOT_SLOTS: OfferRule['excluded'] = [...NOT_CASINO, 'LIVE', 'FISH', 'PVP'];
const NOT_LOTTERY: OfferRule['excluded'] = ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
const NOT_BETTING: OfferRule['excluded'] = ['ELOTT', 'LOTT', 'LIVE', 'FISH', 'RNG', 'PVP'];

const plain = {
  tags: [],
  audience: { kind: 'everybody' },
  from: null,
  until: null,
  often: 'once',
  times: 0,
  excluded: [],
  mostStake: null,
  cashoutTimes: null,
  workDays: null,
  claimDays: 7,
} satisfies Partial<OfferRule>;

const OFFERS: Record<string, OfferRule> = {
  SHAPLAFIRST: {
    ...plain,
    title: { en: 'Shapla first deposit', bn: 'শাপলা প্রথম ডিপোজিট' },
    text: {
      en: 'Your first deposit, doubled for the casino. Choose it before you deposit; you can always do without.',
      bn: 'আপনার প্রথম ডিপোজিট ক্যাসিনোর জন্য দ্বিগুণ। ডিপোজিটের আগে বেছে নিন; না নিলেও চলে।',
    },
    category: 'newPlayer',
    tags: ['newbie', 'special'],
    trigger: { kind: 'deposit', first: true, least: '500.00' },
    amount: { kind: 'percent', percent: 100, most: '5000.00' },
    audience: { kind: 'newcomers', days: 30 },
    times: 8,
    excluded: NOT_CASINO,
    mostStake: '500.00',
  },
  DOELWELCOME: {
    ...plain,
    title: { en: 'Doel welcome gift', bn: 'দোয়েল স্বাগত উপহার' },
    text: {
      en: 'A small gift for your new account, to try the slots with.',
      bn: 'নতুন অ্যাকাউন্টের জন্য ছোট উপহার, স্লট খেলে দেখার জন্য।',
    },
    category: 'newPlayer',
    tags: ['newbie'],
    trigger: { kind: 'registration' },
    amount: { kind: 'fixed', money: '100.00' },
    audience: { kind: 'newcomers', days: 7 },
    times: 5,
    cashoutTimes: 5,
    excluded: NOT_SLOTS,
    mostStake: '50.00',
  },
  NODIWEEKLY: {
    ...plain,
    title: { en: 'Nodi weekly top-up', bn: 'নদী সাপ্তাহিক টপ-আপ' },
    text: {
      en: 'Once a week, a deposit brings a quarter more for the casino.',
      bn: 'সপ্তাহে একবার, ডিপোজিটে ক্যাসিনোর জন্য এক-চতুর্থাংশ বেশি।',
    },
    category: 'deposit',
    tags: ['special'],
    trigger: { kind: 'deposit', first: false, least: '1000.00' },
    amount: { kind: 'percent', percent: 25, most: '2500.00' },
    often: 'weekly',
    times: 6,
    workDays: 14,
    excluded: NOT_CASINO,
    mostStake: '500.00',
  },
  BHORDAILY: {
    ...plain,
    title: { en: 'Bhor daily gift', bn: 'ভোরের দৈনিক উপহার' },
    text: {
      en: 'A little something every day, yours without any turnover.',
      bn: 'প্রতিদিন একটু কিছু, কোনো টার্নওভার ছাড়াই আপনার।',
    },
    category: 'gameOffers',
    tags: ['daily'],
    trigger: { kind: 'claim' },
    amount: { kind: 'fixed', money: '5.00' },
    often: 'daily',
    claimDays: 1,
  },
  TARALOTTO: {
    ...plain,
    title: { en: 'Tara lottery week', bn: 'তারা লটারি সপ্তাহ' },
    text: {
      en: 'Draw after draw: a weekly bonus for our lotteries.',
      bn: 'একের পর এক ড্র: আমাদের লটারির জন্য সাপ্তাহিক বোনাস।',
    },
    category: 'lotto',
    tags: ['limited'],
    trigger: { kind: 'claim' },
    amount: { kind: 'fixed', money: '20.00' },
    often: 'weekly',
    times: 3,
    cashoutTimes: 5,
    excluded: NOT_LOTTERY,
    claimDays: 3,
  },
  MATHSPORTS: {
    ...plain,
    title: { en: 'Math match day', bn: 'মাঠের ম্যাচ ডে' },
    text: { en: 'A deposit bonus for sports and esports.', bn: 'স্পোর্টস আর ইস্পোর্টসের জন্য ডিপোজিট বোনাস।' },
    category: 'sports',
    tags: ['limited', 'special'],
    trigger: { kind: 'deposit', first: false, least: '300.00' },
    amount: { kind: 'percent', percent: 15, most: '1000.00' },
    often: 'monthly',
    times: 5,
    workDays: 30,
    excluded: NOT_BETTING,
  },
  PALKIAPP: {
    ...plain,
    title: { en: 'Palki app code', bn: 'পালকি অ্যাপ কোড' },
    text: {
      en: 'Find the code on the app page and enter it here: PALKI50.',
      bn: 'অ্যাপ পেজের কোডটি এখানে লিখুন: PALKI50।',
    },
    category: 'app',
    tags: ['limited'],
    trigger: { kind: 'code', code: 'PALKI50' },
    amount: { kind: 'fixed', money: '50.00' },
    times: 4,
    cashoutTimes: 5,
    excluded: NOT_SLOTS,
    mostStake: '100.00',
  },
  UTSABVIP: {
    ...plain,
    title: { en: 'Utsab VIP month', bn: 'উৎসব VIP মাস' },
    text: {
      en: 'A monthly thank-you from rank Field on, without turnover.',
      bn: 'মাঠ র‍্যাংক থেকে প্রতি মাসে ধন্যবাদ, টার্নওভার ছাড়া।',
    },
    category: 'ambassador',
    tags: ['vip', 'highRebate'],
    trigger: { kind: 'claim' },
    amount: { kind: 'fixed', money: '300.00' },
    audience: { kind: 'ranked', level: 2 },
    often: 'monthly',
  },
};
