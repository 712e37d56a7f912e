import type { Entry } from './entry';

export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/**
 * Even number of rows of pegs, and by risk the hundredths of the stake that the slots pay, from an edge to the middle;
 * the other half is symmetric.
 */
export type PlinkoTable = { rows: number; halves: Readonly<Record<Risk, readonly number[]>> };
export type PlinkoEntry = Entry & PlinkoTable;

export const PLINKOS = [
  {
    id: 'lab-plinko',
    engine: 'lab-plinko',
    bn: 'ময়দান প্লিংকো',
    en: 'Maidan Plinko',
    rows: 12,
    halves: {
      low: [800, 300, 200, 150, 120, 110, 0],
      medium: [2_500, 900, 600, 300, 160, 0, 0],
      high: [25_000, 2_600, 800, 400, 0, 0, 0],
    },
  },
  {
    id: 'lab-plinko-8',
    engine: 'lab-plinko',
    bn: 'ছোট প্লিংকো',
    en: 'Little Plinko',
    rows: 8,
    halves: {
      low: [500, 200, 140, 110, 0],
      medium: [1_300, 400, 280, 0, 0],
      high: [2_800, 1_200, 0, 0, 0],
    },
  },
  {
    id: 'lab-plinko-16',
    engine: 'lab-plinko',
    bn: 'উঁচু প্লিংকো',
    en: 'Tall Plinko',
    rows: 16,
    halves: {
      low: [1_600, 900, 400, 250, 150, 120, 110, 110, 0],
      medium: [11_000, 4_000, 1_000, 500, 300, 210, 150, 0, 0],
      high: [100_000, 13_000, 2_600, 900, 400, 300, 0, 0, 0],
    },
  },
] as const satisfies readonly PlinkoEntry[];
