import type { Samples } from '../../../src/atlas';
import type { studioHoldLifecycleMachine } from './studio-hold-lifecycle.machine';

export const studioHoldLifecycleSamples = {
  title: { en: 'Held studio credit lifecycle', bn: 'আটকে রাখা স্টুডিও ক্রেডিটের জীবনচক্র' },
  states: {
    held: { en: 'The credit is under review', bn: 'ক্রেডিটটি যাচাই করা হচ্ছে' },
    released: { en: 'The credit is released to the wallet', bn: 'ক্রেডিটটি ওয়ালেটে ছাড়া হয়েছে' },
    reversed: { en: 'The credit is reversed', bn: 'ক্রেডিটটি বাতিল হয়েছে' },
    cancelled: { en: 'The studio has rolled the credit back', bn: 'স্টুডিও ক্রেডিটটি ফিরিয়ে নিয়েছে' },
  },
  events: {
    'ops.released': {
      'by an operator': { en: 'An operator releases the credit', bn: 'একজন অপারেটর ক্রেডিটটি ছাড়েন' },
    },
    'ops.reversed': {
      'by an operator': { en: 'An operator reverses the credit', bn: 'একজন অপারেটর ক্রেডিটটি বাতিল করেন' },
    },
    'studio.rolledBack': {
      'by the studio': { en: 'The studio rolls the credit back', bn: 'স্টুডিও ক্রেডিটটি ফিরিয়ে নেয়' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof studioHoldLifecycleMachine>;
