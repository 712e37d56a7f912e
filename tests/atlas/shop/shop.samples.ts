import type { Samples } from '../../../src/atlas';
import type { doorMachine } from './shop.machine';

export const doorSamples = {
  title: { en: 'The door of the shop', bn: 'দোকানের দরজা' },
  states: {
    shut: { en: 'The door is shut', bn: 'দরজা বন্ধ' },
    open: { en: 'The door stands open', bn: 'দরজা খোলা' },
    ajar: { en: 'The door is open a crack', bn: 'দরজা একটু খোলা' },
  },
  events: {
    opened: {
      wide: { event: { wide: true }, en: 'Push the door', bn: 'দরজা ঠেলুন' },
      'a crack, "so"': { event: { wide: false }, en: 'Push the door a little, "so"', bn: 'দরজা একটু ঠেলুন' },
    },
    closed: { softly: { en: 'Pull the door', bn: 'দরজা টানুন' } },
  },
  outcomes: {
    bell: {
      rang: { output: 1, en: 'The bell has rung', bn: 'ঘণ্টা বেজেছে' },
      'is broken': { error: 'no', en: 'The bell is broken', bn: 'ঘণ্টা নষ্ট' },
    },
  },
} satisfies Samples<typeof doorMachine>;
