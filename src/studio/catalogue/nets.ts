import type { Entry } from './entry';

/** Number of fish in the pond, and payouts by the number in the net, in hundredths of the stake. */
export type NetTable = { fish: number; pays: readonly [0, 0, number, number, number] };

export const NETS = [
  { id: 'lab-net', engine: 'lab-net', bn: 'জালের ফিশিং', en: 'Fishing Net', fish: 5, pays: [0, 0, 170, 500, 5_000] },
  { id: 'lab-net-shoal', engine: 'lab-net', bn: 'মাছের ঝাঁক', en: 'Fish Shoal', fish: 7, pays: [0, 0, 110, 200, 800] },
] as const satisfies readonly (Entry & NetTable)[];
