import type { Samples } from '../../../src/atlas';
import type { abuseCaseLifecycleMachine } from './abuse-case-lifecycle.machine';

export const abuseCaseLifecycleSamples = {
  title: { en: 'Abuse case lifecycle', bn: 'অপব্যবহারের কেসের জীবনচক্র' },
  states: {
    open: { en: 'The case is open', bn: 'কেসটি খোলা' },
    innocent: { en: 'No abuse was found', bn: 'কোনো অপব্যবহার পাওয়া যায়নি' },
    abuse: { en: 'Abuse was found', bn: 'অপব্যবহার পাওয়া গেছে' },
    merged: { en: 'Another case continues', bn: 'অন্য একটি কেসে এটি চলছে' },
  },
  events: {
    'case.grown': {
      'by a new account': { en: 'Another account joins the case', bn: 'আরেকটি অ্যাকাউন্ট কেসে যুক্ত হয়' },
    },
    'case.merged': {
      'by a connection': { en: 'The case is merged into another', bn: 'কেসটি অন্য কেসের সঙ্গে মিলে যায়' },
    },
    'ops.innocent': {
      'by an operator': { en: 'An operator finds no abuse', bn: 'একজন অপারেটর কোনো অপব্যবহার পান না' },
    },
    'ops.abuse': {
      'by an operator': { en: 'An operator finds abuse', bn: 'একজন অপারেটর অপব্যবহার পান' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof abuseCaseLifecycleMachine>;
