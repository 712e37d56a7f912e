import type { Entry } from './entry';

/** Numbers and how many of them are drawn; hundredths of the stake by picks (the first row is one pick) and hits. */
export type KenoTable = { numbers: number; drawn: number; pays: readonly (readonly number[])[] };
export type KenoEntry = Entry & KenoTable;

export const KENOS = [
  {
    id: 'lab-keno',
    engine: 'lab-keno',
    bn: 'পদ্মা কেনো',
    en: 'Padma Keno',
    numbers: 40,
    drawn: 10,
    pays: [
      [0, 380],
      [0, 0, 1_650],
      [0, 0, 250, 5_000],
      [0, 0, 160, 800, 13_000],
      [0, 0, 120, 350, 1_800, 45_000],
      [0, 0, 0, 300, 1_000, 9_000, 300_000],
      [0, 0, 0, 200, 600, 2_600, 40_000, 500_000],
      [0, 0, 0, 0, 500, 2_200, 16_000, 200_000, 1_000_000],
    ],
  },
  {
    id: 'lab-keno-20',
    engine: 'lab-keno',
    bn: 'তিতাস কেনো',
    en: 'Titas Keno',
    numbers: 20,
    drawn: 5,
    pays: [
      [0, 380],
      [0, 0, 1_820],
      [0, 0, 350, 5_600],
      [0, 0, 150, 1_000, 31_500],
      [0, 0, 0, 700, 4_000, 455_000],
    ],
  },
  {
    id: 'lab-keno-80',
    engine: 'lab-keno',
    bn: 'মেঘনা কেনো',
    en: 'Meghna Keno',
    numbers: 80,
    drawn: 20,
    pays: [
      [0, 380],
      [0, 0, 1_600],
      [0, 0, 250, 4_400],
      [0, 0, 150, 500, 14_000],
      [0, 0, 0, 350, 1_500, 75_000],
      [0, 0, 0, 250, 700, 6_500, 180_000],
      [0, 0, 0, 0, 590, 3_000, 30_000, 700_000],
      [0, 0, 0, 0, 300, 1_500, 10_000, 100_000, 1_000_000],
      [0, 0, 0, 0, 310, 600, 3_000, 25_000, 250_000, 1_000_000],
      [0, 0, 0, 0, 0, 580, 2_500, 13_000, 100_000, 500_000, 1_000_000],
    ],
  },
  {
    id: 'lab-keno-bold',
    engine: 'lab-keno',
    bn: 'যমুনা কেনো',
    en: 'Jamuna Keno',
    numbers: 40,
    drawn: 10,
    pays: [
      [0, 380],
      [0, 0, 1_660],
      [0, 0, 0, 7_900],
      [0, 0, 0, 690, 30_000],
      [0, 0, 0, 0, 6_000, 100_000],
      [0, 0, 0, 0, 1_650, 15_000, 500_000],
      [0, 0, 0, 0, 580, 5_000, 100_000, 1_000_000],
      [0, 0, 0, 0, 0, 1_800, 40_000, 500_000, 2_000_000],
    ],
  },
] as const satisfies readonly KenoEntry[];
