import * as v from 'valibot';
import type { ModuleContext } from '../platform/context';
import { activityMade, makeActivity } from '../rewards/activity/operators';
import { leaderboardMade, makeLeaderboard } from '../rewards/leaderboard/operators';
import { tendLeaderboards } from '../rewards/leaderboard/windows';
import { makeMission, missionMade } from '../rewards/mission/operators';
import { windowAt } from '../rewards/mission/service';

const DAY = 86_400_000;
type Definition = Omit<v.InferInput<typeof activityMade>, 'opensAt' | 'closesAt'> & { opens: number; closes: number };

/** Activities of the demo. `opens`, `closes`: days from now. */
const ACTIVITIES: Definition[] = [
  {
    code: 'welcome-gift',
    kind: 'claim',
    titleBn: 'মেলার উপহার',
    titleEn: 'A gift from the fair',
    textBn: 'একবার নিলেই উপহারটি আপনার ওয়ালেটে চলে আসবে।\nতোলার আগে একবার খেলতে হবে।',
    textEn: 'Claim it once and it is in your wallet.\nStake it once before you withdraw it.',
    money: '20.00',
    times: 1,
    opens: -3,
    closes: 27,
  },
  {
    code: 'five-days',
    kind: 'sign',
    titleBn: 'পাঁচ দিনের সাইন-ইন',
    titleEn: 'Five days of signing in',
    textBn: 'যেকোনো পাঁচ দিন সাইন ইন করুন, দিনে একবার।\nপঞ্চম দিনের পর পুরস্কারটি নিন।',
    textEn: 'Sign in on any five days, once a day.\nAfter the fifth day, claim the prize.',
    money: '50.00',
    times: 2,
    signs: 5,
    opens: -2,
    closes: 19,
  },
  {
    code: 'turnover-week',
    kind: 'join',
    titleBn: 'টার্নওভারের সপ্তাহ',
    titleEn: 'Turnover week',
    textBn: 'যোগ দিন, আর শেষ হওয়ার আগে P ১,০০০.০০ টার্নওভার করুন।\nবাতিল বাজি ধরা হয় না।',
    textEn: 'Join, and turn over P 1,000.00 before it ends.\nCancelled bets do not count.',
    money: '100.00',
    times: 3,
    asks: { metric: 'validBet', least: '1000.00' },
    opens: -1,
    closes: 6,
  },
  {
    code: 'fair-picture',
    kind: 'apply',
    titleBn: 'মেলার ছবি',
    titleEn: 'Your picture of the fair',
    textBn: 'মেলার একটি ছবি পাঠান, আর এক লাইনে বলুন কী দেখা যাচ্ছে।\nআমরা ৩ দিনের মধ্যে দেখি। অন্যের ছবি বা নাম দেবেন না।',
    textEn:
      'Send a picture of the fair, and say in a line what it shows.\nWe look at it within 3 days. No faces or names of others.',
    money: '150.00',
    times: 2,
    opens: -4,
    closes: 24,
  },
  {
    code: 'lotus-raffle',
    kind: 'raffle',
    titleBn: 'শাপলা র‍্যাফেল',
    titleEn: 'Lotus raffle',
    textBn: 'প্রত্যেকে একবার টিকিট পান। ড্রয়ের সিড আগেই ঠিক করা আছে, শেষ হলে দেখানো হবে।',
    textEn: 'One ticket each. The seed of the draw is fixed already, and shown once it is over.',
    prizes: [
      { count: 1, money: '1000.00', times: 3 },
      { count: 20, money: '100.00', times: 2 },
      { count: 179, money: '10.00', times: 1 },
      { count: 300 },
    ],
    opens: -2,
    closes: 12,
  },
  {
    code: 'winter-cup',
    kind: 'join',
    titleBn: 'শীতের কাপ',
    titleEn: 'Winter cup',
    textBn: 'শিগগিরই শুরু: পাঁচটি আলাদা গেম খেলুন।',
    textEn: 'Starting soon: play five different games.',
    money: '80.00',
    times: 2,
    asks: { metric: 'games', least: '5' },
    opens: 5,
    closes: 20,
  },
  {
    code: 'harvest',
    kind: 'claim',
    titleBn: 'নবান্ন উৎসব',
    titleEn: 'Harvest festival',
    textBn: 'উৎসবটি শেষ হয়েছে। আবার আসবে।',
    textEn: 'The festival is over. It will come back.',
    money: '25.00',
    times: 1,
    opens: -20,
    closes: -4,
  },
];

const MISSIONS: v.InferInput<typeof missionMade>[] = [
  {
    code: 'day-bets',
    titleBn: 'দিনে তিনটি বাজি',
    titleEn: 'Three bets a day',
    span: 'day',
    metric: 'bets',
    target: '3',
    money: '5.00',
    times: 1,
  },
  {
    code: 'day-turnover',
    titleBn: 'দিনে P ৫০০ টার্নওভার',
    titleEn: 'Turnover of P 500 a day',
    span: 'day',
    metric: 'validBet',
    target: '500.00',
    money: '10.00',
    times: 1,
  },
  {
    code: 'week-turnover',
    titleBn: 'সপ্তাহে P ২,০০০ টার্নওভার',
    titleEn: 'Turnover of P 2,000 a week',
    span: 'week',
    metric: 'validBet',
    target: '2000.00',
    money: '40.00',
    times: 2,
    claimDays: 7,
  },
  {
    code: 'week-games',
    titleBn: 'সপ্তাহে দুটি গেম',
    titleEn: 'Two games a week',
    span: 'week',
    metric: 'games',
    target: '2',
    money: '15.00',
    times: 1,
    points: 50,
    claimDays: 7,
  },
  {
    code: 'month-slots',
    titleBn: 'মাসে দশ রাউন্ড স্লট',
    titleEn: 'Ten rounds of slots a month',
    span: 'month',
    metric: 'bets',
    category: 'RNG',
    target: '10',
    money: '60.00',
    times: 2,
    claimDays: 14,
  },
];

const prize = (from: number, to: number, money: string) => ({ from, to, money, times: 3 });
const BOARDS: v.InferInput<typeof leaderboardMade>[] = [
  { code: 'day', span: 'day', least: '100.00', prizes: [prize(1, 1, '100.00'), prize(2, 3, '50.00')] },
  {
    code: 'week',
    span: 'week',
    least: '500.00',
    prizes: [prize(1, 1, '500.00'), prize(2, 3, '200.00'), prize(4, 10, '50.00')],
  },
  {
    code: 'month',
    span: 'month',
    least: '1000.00',
    prizes: [prize(1, 1, '2000.00'), prize(2, 3, '800.00'), prize(4, 10, '200.00')],
  },
];

/**
 * Adds the demo's activities, missions that started last month, and leaderboards since their previous window. Runs
 * after its players have played.
 */
export async function plantActivities(ctx: ModuleContext): Promise<void> {
  const now = (await ctx.now()).getTime();
  const moment = (days: number) => new Date(now + days * DAY).toISOString();
  for (const { opens, closes, ...activityFields } of ACTIVITIES)
    await makeActivity(
      ctx,
      v.parse(activityMade, { ...activityFields, opensAt: moment(opens), closesAt: moment(closes) }),
    );
  for (const mission of MISSIONS)
    await makeMission(ctx, v.parse(missionMade, mission), beforeWindow(ctx, 'month', now));
  for (const board of BOARDS)
    await makeLeaderboard(ctx, v.parse(leaderboardMade, board), beforeWindow(ctx, board.span, now));
  await tendLeaderboards(ctx);
}

/** Returns the start of the window before the open one. */
function beforeWindow({ config }: ModuleContext, span: 'day' | 'week' | 'month', now: number): Date {
  const open = windowAt(span, now, config.siteZone);
  return new Date(windowAt(span, open.starts - 1, config.siteZone).starts);
}
