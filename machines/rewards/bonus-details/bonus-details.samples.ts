import type { Samples } from '../../../src/atlas';
import { bonus, broken, offline } from '../../samples';
import type { bonusDetailsMachine } from './bonus-details.machine';

export const bonusDetailsSamples = {
  title: { en: 'Bonus details', bn: 'বোনাসের বিবরণ' },
  states: {
    shown: { en: 'The bonuses are open', bn: 'বোনাসগুলো খোলা আছে' },
    'shown.listing': { en: 'The bonuses are listed', bn: 'বোনাসের তালিকা দেখা যায়' },
    'shown.listing.idle': { en: 'The bonuses are listed', bn: 'বোনাসের তালিকা দেখা যায়' },
    'shown.listing.givenUp': { en: 'Confirms that the bonus was given up', bn: 'বোনাসটি ছেড়ে দেওয়া হয়েছে জানানো হয়' },
    'shown.listing.refused': { en: 'Shows why it was not given up', bn: 'কেন ছাড়া যায়নি জানানো হয়' },
    'shown.asking': {
      en: 'Asks whether to give it up, and says what is taken',
      bn: 'ছাড়বেন কি না জানতে চাওয়া হয়, কত কাটা হবে বলা হয়',
    },
    'shown.givingUp': { en: 'The button "Give up" shows a spinner', bn: '"ছেড়ে দিন" বোতামে লোডিং চিহ্ন' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'givingUp.requested': {
      'the first one': {
        event: { chosen: { id: bonus.id, left: bonus.left } },
        en: 'Press "Give up this bonus" at the first bonus',
        bn: 'প্রথম বোনাসে "এই বোনাস ছেড়ে দিন" চাপুন',
      },
    },
    'givingUp.confirmed': { 'by the player': { en: 'Press "Give up"', bn: '"ছেড়ে দিন" চাপুন' } },
    'givingUp.cancelled': { 'by the player': { en: 'Press "Keep"', bn: '"রাখুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    giveUp: {
      'given up': {
        output: { ...bonus, state: 'givenUp', left: '0.00', taken: bonus.left, endedAt: bonus.at + 60_000 },
        en: 'The bonus is given up',
        bn: 'সেটি ছেড়ে দেওয়া হয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof bonusDetailsMachine>;
