import type { Samples } from '../../../src/atlas';
import { bonus, broken, offline } from '../../samples';
import type { bonusDetailsMachine } from './bonus-details.machine';

export const bonusDetailsSamples = {
  title: { en: 'Bonus details', bn: 'বোনাসের বিবরণ' },
  states: {
    open: { en: 'The bonus details are open', bn: 'বোনাসের বিবরণ খোলা আছে' },
    'open.listing': { en: 'The bonuses are listed', bn: 'বোনাসের তালিকা দেখা যায়' },
    'open.listing.idle': { en: 'The bonuses are listed', bn: 'বোনাসের তালিকা দেখা যায়' },
    'open.listing.givenUp': {
      en: 'A message confirms that the bonus was given up',
      bn: 'বোনাসটি ছেড়ে দেওয়া হয়েছে জানানো হয়',
    },
    'open.listing.rejected': { en: 'An error says why the bonus was not given up', bn: 'বোনাসটি কেন ছাড়া যায়নি জানানো হয়' },
    'open.confirming': {
      en: 'A dialog asks for confirmation and shows the amount to be deducted',
      bn: 'ডায়ালগে নিশ্চিত করতে বলা হয়, কত কাটা হবে দেখা যায়',
    },
    'open.givingUp': { en: 'A spinner is shown on the "Give up" button', bn: '"ছেড়ে দিন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'giveUp.requested': {
      'the first one': {
        event: { chosen: { id: bonus.id, left: bonus.left, atStake: bonus.atStake } },
        en: 'Press "Give up this bonus" on the first bonus',
        bn: 'প্রথম বোনাসে "এই বোনাস ছেড়ে দিন" চাপুন',
      },
    },
    'giveUp.confirmed': { 'by the player': { en: 'Press "Give up"', bn: '"ছেড়ে দিন" চাপুন' } },
    'giveUp.cancelled': { 'by the player': { en: 'Press "Keep"', bn: '"রাখুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      failed: { ...broken, en: 'The list of bonuses fails unexpectedly', bn: 'বোনাসের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    giveUp: {
      'bonus forfeited': {
        output: { ...bonus, state: 'givenUp', left: '0.00', taken: bonus.left, endedAt: bonus.at + 60_000 },
        en: 'The server confirms that the bonus is given up',
        bn: 'সার্ভার জানায় বোনাসটি ছেড়ে দেওয়া হয়েছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof bonusDetailsMachine>;
