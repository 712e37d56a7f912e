import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import { nextRules, rules } from '../lottery-order/lottery-order.samples';
import type { lotteryBoardMachine } from './lottery-board.machine';

const games = [
  { lottery: 'SSC', play: 'any-1' },
  { lottery: 'LF3D', play: 'direct-3' },
];

/** Lotteries of a page, the open one, and the sequence of its issues. */
export const lotteryBoardSamples = {
  title: { en: 'A page of lotteries', bn: 'লটারির একটি পেজ' },
  states: {
    loading: { en: 'The page shows that it is loading', bn: 'পেজে লোড হচ্ছে দেখা যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    empty: { en: 'A message says that there is no lottery now', bn: 'এখন কোনো লটারি নেই জানানো হয়' },
    lobby: { en: 'The page lists its lotteries, none is open', bn: 'পেজে লটারিগুলো দেখা যায়, কোনোটি খোলা নেই' },
    unknownLottery: {
      en: 'The page says that there is no such lottery, and shows others',
      bn: 'এমন লটারি নেই জানানো হয়, অন্যগুলো বাছা যায়',
    },
    unknownPlay: {
      en: 'The page says that the lottery is not played in this way, and shows others',
      bn: 'এভাবে খেলা যায় না জানানো হয়, অন্যগুলো বাছা যায়',
    },
    maintenance: {
      en: 'The page says that the lottery is under maintenance, and shows others',
      bn: 'লটারিটির রক্ষণাবেক্ষণ চলছে জানানো হয়, অন্যগুলো বাছা যায়',
    },
    opening: { en: 'The lottery is being opened', bn: 'লটারি খোলা হচ্ছে' },
    unread: {
      en: 'The reason is shown, and another lottery can be selected',
      bn: 'কেন খোলেনি জানানো হয়, অন্যটি বাছা যায়',
    },
    open: { en: 'The lottery can be played', bn: 'লটারিটি খেলা যায়' },
    'open.routing': { en: 'The lottery can be played', bn: 'লটারিটি খেলা যায়' },
    'open.counting': { en: 'The draw and its time are shown', bn: 'ড্র ও তার সময় দেখা যায়' },
    'open.counting.calm': { en: 'The time until the close runs', bn: 'বন্ধ হওয়ার আগের সময় চলছে' },
    'open.counting.near': { en: 'It is announced that the draw closes soon', bn: 'ড্রটি শিগগির বন্ধ হবে জানানো হয়' },
    'open.closed': {
      en: 'The page says that the lottery is under maintenance; the slip stays',
      bn: 'লটারিটির রক্ষণাবেক্ষণ চলছে জানানো হয়; স্লিপ থেকে যায়',
    },
    'open.between': { en: 'A message says that the next draw will follow', bn: 'পরের ড্রর অপেক্ষা জানানো হয়' },
    'open.turning': { en: 'A message says that the next draw will follow', bn: 'পরের ড্রর অপেক্ষা জানানো হয়' },
  },
  events: {
    'lottery.chosen': {
      another: { event: { lottery: 'LF3D' }, en: 'Choose another lottery', bn: 'অন্য একটি লটারি বাছুন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'countdown.ticked': {
      'in time': { event: { secondsLeft: 40 }, en: 'Wait', bn: 'অপেক্ষা করুন' },
      'near the close': {
        event: { secondsLeft: 15 },
        en: 'Wait until 15 seconds are left',
        bn: '১৫ সেকেন্ড থাকা পর্যন্ত অপেক্ষা করুন',
      },
    },
    'rules.checked': {
      'maintenance has begun': {
        event: { rules: { ...rules, closedPlays: rules.plays } },
        en: 'Maintenance of the lottery starts',
        bn: 'লটারিটির রক্ষণাবেক্ষণ শুরু হয়',
      },
      'maintenance of a play has begun': {
        event: { rules: { ...rules, closedPlays: ['any-1'] } },
        en: 'Maintenance of a play starts',
        bn: 'একটি খেলার রক্ষণাবেক্ষণ শুরু হয়',
      },
      'the next draw opens during maintenance': {
        event: { rules: { ...nextRules, closedPlays: rules.plays } },
        en: 'The draw closes during maintenance',
        bn: 'রক্ষণাবেক্ষণের মধ্যে ড্র বন্ধ হয়',
      },
      'maintenance is over': {
        event: { rules },
        en: 'Maintenance of the lottery ends',
        bn: 'লটারিটির রক্ষণাবেক্ষণ শেষ হয়',
      },
    },
    'countdown.ended': { 'the draw closes': { en: 'Wait until the draw closes', bn: 'ড্র বন্ধ হওয়া পর্যন্ত অপেক্ষা করুন' } },
  },
  outcomes: {
    loadLobby: {
      'lotteries, the first': { output: { games, asked: {} }, en: 'There are lotteries', bn: 'লটারি আছে' },
      'lotteries, one of a link': {
        output: { games, asked: { lottery: 'LF3D', play: 'any-1' } },
        en: 'There are lotteries, and the link names one',
        bn: 'লটারি আছে, লিংকে একটির নাম আছে',
      },
      'lotteries, an unknown one of a link': {
        output: { games, asked: { lottery: 'SSC9', play: 'direct-5' } },
        en: 'There are lotteries, and the link names none of them',
        bn: 'লটারি আছে, লিংকে তাদের কোনোটির নাম নেই',
      },
      'lotteries, an unknown play of a link': {
        output: { games, asked: { lottery: 'LF3D', play: 'standard' } },
        en: 'There are lotteries, and the link names a play that its lottery does not have',
        bn: 'লটারি আছে, লিংকের খেলাটি সেই লটারিতে নেই',
      },
      'lotteries, listed': {
        output: { games, asked: {}, view: 'lobby', backUrl: '/promotions' },
        en: 'There are lotteries, and the link asks for their list',
        bn: 'লটারি আছে, লিংকে তাদের তালিকা চাওয়া হয়েছে',
      },
      none: { output: { games: [], asked: {}, backUrl: '/promotions' }, en: 'There is none', bn: 'একটিও নেই' },
      offline,
    },
    loadRules: {
      'a draw is open': { output: rules, en: 'A draw takes bets', bn: 'একটি ড্রতে বাজি ধরা যায়' },
      'the next draw is open': { output: nextRules, en: 'The next draw takes bets', bn: 'পরের ড্রতে বাজি ধরা যায়' },
      'under maintenance': {
        output: { ...rules, closedPlays: rules.plays },
        en: 'The lottery is under maintenance',
        bn: 'লটারিটির রক্ষণাবেক্ষণ চলছে',
      },
      'no issue is open': { output: { ...rules, issues: [] }, en: 'No draw takes bets', bn: 'কোনো ড্রতে বাজি ধরা যায় না' },
      offline,
    },
    countdown: { failed: { ...broken, en: 'The clock fails', bn: 'ঘড়ি ব্যর্থ হয়' } },
    order: {
      'another lottery': { output: { lottery: 'SSC' }, en: 'Another lottery is selected', bn: 'অন্য লটারি বাছা হয়' },
      failed: { ...broken, en: 'The board fails', bn: 'বোর্ড ব্যর্থ হয়' },
    },
    maintenanceCheck: { failed: { ...broken, en: 'The check for maintenance fails', bn: 'রক্ষণাবেক্ষণ যাচাই ব্যর্থ হয়' } },
    results: { failed: { ...broken, en: 'The last results fail', bn: 'শেষ ফলাফল ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof lotteryBoardMachine>;
