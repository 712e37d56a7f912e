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
  title: { en: 'Lottery page', bn: 'লটারির পেজ' },
  states: {
    loading: { en: 'The page is loading', bn: 'পেজ লোড হচ্ছে' },
    failed: {
      en: 'An error says why the page did not load; "Try again" is offered',
      bn: 'পেজ কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    empty: { en: 'A message says that there are no lotteries now', bn: 'এখন কোনো লটারি নেই জানানো হয়' },
    lobby: { en: 'The lotteries are listed; none is open', bn: 'লটারির তালিকা দেখা যায়; কোনোটি খোলা নেই' },
    unknownLottery: {
      en: 'A message says that the lottery does not exist; others can be chosen',
      bn: 'এমন লটারি নেই জানানো হয়; অন্যটি বেছে নেওয়া যায়',
    },
    unknownPlay: {
      en: 'A message says that the lottery has no such bet; a lottery can be chosen',
      bn: 'লটারিটিতে এমন বাজি নেই জানানো হয়; একটি লটারি বেছে নেওয়া যায়',
    },
    maintenance: {
      en: 'A message says that the lottery is under maintenance; others can be chosen',
      bn: 'লটারিটির রক্ষণাবেক্ষণ চলছে জানানো হয়; অন্যটি বেছে নেওয়া যায়',
    },
    opening: { en: 'The lottery is loading', bn: 'লটারি লোড হচ্ছে' },
    loadFailed: {
      en: 'An error says why the lottery did not open; others can be chosen',
      bn: 'লটারি কেন খোলেনি জানানো হয়; অন্যটি বেছে নেওয়া যায়',
    },
    open: { en: 'The lottery can be played', bn: 'লটারিটি খেলা যায়' },
    'open.routing': { en: 'The lottery can be played', bn: 'লটারিটি খেলা যায়' },
    'open.countingDown': { en: 'The draw and its countdown are shown', bn: 'ড্র ও তার কাউন্টডাউন দেখা যায়' },
    'open.countingDown.early': { en: 'The countdown to the close runs', bn: 'বন্ধ হওয়ার কাউন্টডাউন চলছে' },
    'open.countingDown.closingSoon': {
      en: 'A message says that the draw closes soon',
      bn: 'ড্রটি শিগগির বন্ধ হবে জানানো হয়',
    },
    'open.closed': {
      en: 'A message says that the lottery is under maintenance; the slip stays',
      bn: 'লটারিটির রক্ষণাবেক্ষণ চলছে জানানো হয়; স্লিপ থেকে যায়',
    },
    'open.between': {
      en: 'A message says that no draw is open for bets right now',
      bn: 'এখন কোনো ড্রতে বাজি ধরা যায় না জানানো হয়',
    },
    'open.loadingIssue': {
      en: 'A message says that no draw is open for bets right now',
      bn: 'এখন কোনো ড্রতে বাজি ধরা যায় না জানানো হয়',
    },
  },
  events: {
    'lottery.selected': {
      another: { event: { lottery: 'LF3D' }, en: 'Choose another lottery', bn: 'অন্য একটি লটারি বেছে নিন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'countdown.ticked': {
      'in time': { event: { secondsLeft: 40 }, en: 'The countdown shows 40 seconds', bn: 'কাউন্টডাউনে ৪০ সেকেন্ড দেখা যায়' },
      'near the close': {
        event: { secondsLeft: 15 },
        en: 'The countdown reaches 15 seconds',
        bn: 'কাউন্টডাউন ১৫ সেকেন্ডে পৌঁছায়',
      },
    },
    'rules.checked': {
      'maintenance has started': {
        event: { rules: { ...rules, closedPlays: rules.plays } },
        en: 'Maintenance of the lottery starts',
        bn: 'লটারিটির রক্ষণাবেক্ষণ শুরু হয়',
      },
      'maintenance of a play has started': {
        event: { rules: { ...rules, closedPlays: ['any-1'] } },
        en: 'Maintenance of one play type starts',
        bn: 'একটি খেলার ধরনের রক্ষণাবেক্ষণ শুরু হয়',
      },
      'the next draw opens during maintenance': {
        event: { rules: { ...nextRules, closedPlays: rules.plays } },
        en: 'The next draw opens during maintenance',
        bn: 'রক্ষণাবেক্ষণের মধ্যে পরের ড্র খোলে',
      },
      'maintenance is over': {
        event: { rules },
        en: 'Maintenance of the lottery ends',
        bn: 'লটারিটির রক্ষণাবেক্ষণ শেষ হয়',
      },
    },
    'countdown.ended': { 'the draw closes': { en: 'The draw closes', bn: 'ড্র বন্ধ হয়' } },
  },
  outcomes: {
    loadLobby: {
      'lotteries, the first': {
        output: { games, asked: {} },
        en: 'The server returns lotteries; the link names none',
        bn: 'সার্ভার লটারি পাঠায়; লিংকে কোনো লটারির নাম নেই',
      },
      'lotteries, one of a link': {
        output: { games, asked: { lottery: 'LF3D', play: 'any-1' } },
        en: 'The server returns lotteries; the link names one of them',
        bn: 'সার্ভার লটারি পাঠায়; লিংকে তার একটির নাম আছে',
      },
      'lotteries, an unknown one of a link': {
        output: { games, asked: { lottery: 'SSC9', play: 'direct-5' } },
        en: 'The server returns lotteries; the link names an unknown one',
        bn: 'সার্ভার লটারি পাঠায়; লিংকে অজানা লটারির নাম আছে',
      },
      'lotteries, an unknown play of a link': {
        output: { games, asked: { lottery: 'LF3D', play: 'standard' } },
        en: 'The server returns lotteries; the link names an unknown play type',
        bn: 'সার্ভার লটারি পাঠায়; লিংকে অজানা খেলার ধরন আছে',
      },
      'lotteries, listed': {
        output: { games, asked: {}, view: 'lobby', backUrl: '/promotions' },
        en: 'The server returns lotteries; the link opens their list',
        bn: 'সার্ভার লটারি পাঠায়; লিংকে তালিকাটি খোলে',
      },
      none: {
        output: { games: [], asked: {}, backUrl: '/promotions' },
        en: 'The list of lotteries is empty',
        bn: 'লটারির তালিকা ফাঁকা',
      },
      offline,
    },
    loadRules: {
      'a draw is open': { output: rules, en: 'A draw is open for bets', bn: 'একটি ড্রতে বাজি ধরা যায়' },
      'the next draw is open': { output: nextRules, en: 'The next draw is open for bets', bn: 'পরের ড্রতে বাজি ধরা যায়' },
      'under maintenance': {
        output: { ...rules, closedPlays: rules.plays },
        en: 'The lottery is under maintenance',
        bn: 'লটারিটির রক্ষণাবেক্ষণ চলছে',
      },
      'no issue is open': {
        output: { ...rules, issues: [] },
        en: 'No draw is open for bets',
        bn: 'কোনো ড্রতে বাজি ধরা যায় না',
      },
      offline,
    },
    countdown: { failed: { ...broken, en: 'The countdown fails', bn: 'কাউন্টডাউন ব্যর্থ হয়' } },
    order: {
      'another lottery': {
        output: { lottery: 'SSC' },
        en: 'The player switches to another lottery',
        bn: 'খেলোয়াড় অন্য লটারিতে যান',
      },
      failed: { ...broken, en: 'The bet slip fails', bn: 'বেট স্লিপ ব্যর্থ হয়' },
    },
    maintenanceCheck: { failed: { ...broken, en: 'The maintenance check fails', bn: 'রক্ষণাবেক্ষণ যাচাই ব্যর্থ হয়' } },
    results: { failed: { ...broken, en: 'The last results fail', bn: 'শেষ ফলাফল ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof lotteryBoardMachine>;
