import type { Entry } from './entry';

/** Payouts in hundredths of a chip. */
export type SicBoTable = {
  triplePays: number;
  /** Payouts of a face by the number of dice that show it. */
  facePays: readonly number[];
  /** Payouts of the sums from 4 to 10; those from 17 down to 11 are equal. */
  sumPays: readonly number[];
};
type SicBoEntry = Entry & SicBoTable;

export const SIC_BOS = [
  {
    id: 'lab-sicbo',
    engine: 'lab-sicbo',
    bn: 'তিন পাশা',
    en: 'Three Dice',
    triplePays: 3_450,
    facePays: [0, 200, 300, 1_300],
    sumPays: [6_900, 3_450, 2_070, 1_380, 985, 828, 766],
  },
  {
    id: 'lab-sicbo-gold',
    engine: 'lab-sicbo',
    bn: 'সোনার পাশা',
    en: 'Golden Dice',
    triplePays: 3_500,
    facePays: [0, 190, 350, 1_500],
    sumPays: [7_000, 3_500, 2_100, 1_400, 1_000, 840, 775],
  },
] as const satisfies readonly SicBoEntry[];
