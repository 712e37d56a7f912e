import type { Samples } from '../../../src/atlas';
import { formEnds, offline } from '../../samples';
import { provedReview } from '../samples';
import type { deskPicturesMachine } from './desk-pictures.machine';

const [first = '', second = ''] = provedReview.proofs;

/** Pictures of a player's report about a withdrawal. */
export const deskPicturesSamples = {
  title: { en: 'Pictures at the desk', bn: 'ডেস্কে ছবি দেখা' },
  states: {
    hidden: { en: 'Buttons for the pictures are shown', bn: 'ছবি দেখার বোতাম দেখা যায়' },
    explaining: { en: 'A form asks why the pictures are viewed', bn: 'ছবি দেখার কারণ চেয়ে ফর্ম দেখা যায়' },
    loading: { en: 'The picture is loading', bn: 'ছবি লোড হচ্ছে' },
    visible: { en: 'The picture is shown and can be enlarged', bn: 'ছবি দেখা যায়, বড়ও করা যায়' },
    failed: {
      en: 'The reason of the failure is shown; "Try again" is offered',
      bn: 'ব্যর্থতার কারণ দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  inputs: {
    'a reported withdrawal': {
      input: { queue: 'withdrawals', id: provedReview.id },
      en: 'Select a withdrawal that the player has reported as unpaid, with pictures',
      bn: 'না পাওয়ার কথা ছবিসহ জানানো একটি উত্তোলন বেছে নিন',
    },
  },
  events: {
    'picture.requested': {
      'the first': { event: { picture: first }, en: 'Press "Picture 1"', bn: '"ছবি ১" চাপুন' },
      'the second': { event: { picture: second }, en: 'Press "Picture 2"', bn: '"ছবি ২" চাপুন' },
    },
    'pictures.closed': { 'by the operator': { en: 'Press "Hide the pictures"', bn: '"ছবি সরান" চাপুন' } },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    viewForm: formEnds({ en: 'The operator types a reason', bn: 'অপারেটর কারণ লেখেন' }, 'To check the receipt'),
    load: {
      loaded: { output: undefined, en: 'The server records the view and sends it', bn: 'সার্ভার দেখার কথা লিখে ছবি পাঠায়' },
      offline,
    },
  },
} satisfies Samples<typeof deskPicturesMachine>;
