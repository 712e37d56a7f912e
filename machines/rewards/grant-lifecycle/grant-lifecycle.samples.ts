import type { Samples } from '../../../src/atlas';
import type { grantLifecycleMachine } from './grant-lifecycle.machine';

export const grantLifecycleSamples = {
  title: { en: 'Bonus lifecycle', bn: 'বোনাসের জীবনচক্র' },
  states: {
    open: { en: 'The bonus is in progress', bn: 'বোনাসটি চলছে' },
    'open.running': { en: 'The bonus is in progress and can be staked', bn: 'বোনাসটি চলছে, বাজি ধরা যায়' },
    'open.waiting': {
      en: 'The time of the bonus is over; it waits for open bets',
      bn: 'বোনাসের সময় শেষ; চলমান বাজির জন্য অপেক্ষা করছে',
    },
    met: {
      en: 'The turnover is complete, and the bonus is own balance up to its cap',
      bn: 'টার্নওভার পূরণ হয়েছে, বোনাসটি লিমিট পর্যন্ত নিজের ব্যালেন্স হয়েছে',
    },
    lost: { en: 'The bonus is used up', bn: 'বোনাসটি শেষ হয়ে গেছে' },
    givenUp: { en: 'The bonus is given up, and its rest went back', bn: 'বোনাসটি ছেড়ে দেওয়া হয়েছে, বাকিটা ফেরত গেছে' },
    expired: { en: 'The bonus has expired, and its rest went back', bn: 'বোনাসের মেয়াদ শেষ, বাকিটা ফেরত গেছে' },
    reversed: {
      en: 'The deposit of the bonus was taken back, and its rest went back',
      bn: 'বোনাসের ডিপোজিট ফিরিয়ে নেওয়া হয়েছে, বাকিটা ফেরত গেছে',
    },
  },
  inputs: {
    'of a deposit': {
      input: { isOfDeposit: true },
      en: 'Claim a bonus that came with a deposit',
      bn: 'ডিপোজিটের সাথে আসা একটি বোনাস নিন',
    },
    'a gift': {
      input: { isOfDeposit: false },
      en: 'Claim a bonus that came without a deposit',
      bn: 'ডিপোজিট ছাড়া আসা একটি বোনাস নিন',
    },
  },
  events: {
    'bet.settled': {
      'turnover left': {
        event: { required: 5_000, held: 5_000, atStake: 0 },
        en: 'A bet is settled; turnover and bonus are left',
        bn: 'একটি বাজি নিষ্পত্তি হয়; টার্নওভার ও বোনাস বাকি থাকে',
      },
      'the last of the turnover': {
        event: { required: 0, held: 5_000, atStake: 0 },
        en: 'A bet is settled that completes the turnover',
        bn: 'একটি বাজি নিষ্পত্তি হয়ে টার্নওভার পূরণ করে',
      },
      'no bonus left': {
        event: { required: 5_000, held: 0, atStake: 0 },
        en: 'A bet loses the last of the bonus',
        bn: 'একটি বাজিতে বোনাসের শেষটুকু হেরে যায়',
      },
      'no bonus left, a bet is open': {
        event: { required: 5_000, held: 0, atStake: 2_500 },
        en: 'A bet loses what is left of the bonus, while another bet is open',
        bn: 'একটি বাজিতে বোনাসের বাকিটা হারে, আরেকটি বাজি চলমান থাকে',
      },
    },
    'player.gaveUp': {
      'by the player': { en: 'The player gives the bonus up', bn: 'খেলোয়াড় বোনাসটি ছেড়ে দেন' },
    },
    'payout.sent': {
      'by the player': { en: 'The player withdraws own balance', bn: 'খেলোয়াড় নিজের ব্যালেন্স উত্তোলন করেন' },
    },
    'deposit.reversed': {
      'by the provider': {
        en: 'The payment provider takes the deposit of the bonus back',
        bn: 'পেমেন্ট কোম্পানি বোনাসের ডিপোজিট ফিরিয়ে নেয়',
      },
    },
    'deadline.passed': {
      'by the clock': { en: 'The time of the bonus ends', bn: 'বোনাসের সময় শেষ হয়' },
    },
    'deadline.checked': {
      'a bet is open': {
        event: { openBets: 1 },
        en: 'The job finds an open bet from before the deadline',
        bn: 'সময় শেষের আগের একটি বাজি তখনও চলমান থাকে',
      },
      'no bet is open': {
        event: { openBets: 0 },
        en: 'The job finds no open bet from before the deadline',
        bn: 'সময় শেষের আগের কোনো বাজি আর চলমান নেই',
      },
    },
  },
  outcomes: {},
} satisfies Samples<typeof grantLifecycleMachine>;
