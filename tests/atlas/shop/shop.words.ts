import type { Words } from '../../../src/atlas';
import type { doorMachine } from './shop.machine';
import type { doorSamples } from './shop.samples';

export const doorWords = {
  en: {
    title: 'The door of the shop',
    states: { shut: 'The door is shut', open: 'The door stands open', ajar: 'The door is open a crack' },
    events: { opened: { wide: 'Push the door', 'a crack, "so"': 'Push the door a little, "so"' }, closed: { softly: 'Pull the door' } },
    outcomes: { bell: { rang: 'The bell has rung', 'is broken': 'The bell is broken' } },
  },
  bn: {
    title: 'দোকানের দরজা',
    states: { shut: 'দরজা বন্ধ', open: 'দরজা খোলা', ajar: 'দরজা একটু খোলা' },
    events: { opened: { wide: 'দরজা ঠেলুন', 'a crack, "so"': 'দরজা একটু ঠেলুন' }, closed: { softly: 'দরজা টানুন' } },
    outcomes: { bell: { rang: 'ঘণ্টা বেজেছে', 'is broken': 'ঘণ্টা নষ্ট' } },
  },
} satisfies Words<typeof doorMachine, typeof doorSamples>;
