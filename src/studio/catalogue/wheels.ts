import type { Entry } from './entry';

/** Payouts of a wheel's equally likely fields, clockwise, in hundredths of the stake. */
export type WheelTable = { fields: readonly number[] };
export type WheelEntry = Entry & WheelTable;

export const WHEELS = [
  {
    id: 'lab-wheel',
    engine: 'lab-wheel',
    bn: 'মেলার চাকা',
    en: 'Fair Wheel',
    fields: [0, 150, 0, 200, 0, 150, 0, 300, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 300, 0, 150, 0, 200],
  },
  {
    id: 'lab-wheel-calm',
    engine: 'lab-wheel',
    bn: 'শান্ত চাকা',
    en: 'Calm Wheel',
    fields: [0, 110, 130, 110, 0, 130, 110, 200, 110, 0, 130, 110, 130, 0, 110, 200, 110, 0, 130, 110],
  },
  {
    id: 'lab-wheel-storm',
    engine: 'lab-wheel',
    bn: 'ঝড়ের চাকা',
    en: 'Storm Wheel',
    fields: [
      1_500, 0, 0, 0, 0, 0, 300, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 300, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0,
    ],
  },
] as const satisfies readonly WheelEntry[];
