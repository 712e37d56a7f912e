import type { Entry } from './entry';

/** Payouts of the spots in hundredths of a chip. */
export type BaccaratTable = { pays: { player: number; banker: number; tie: number } };
type BaccaratEntry = Entry & BaccaratTable;

export const BACCARATS = [
  {
    id: 'lab-baccarat',
    engine: 'lab-baccarat',
    bn: 'ময়দান বাকারা',
    en: 'Maidan Baccarat',
    pays: { player: 198, banker: 193, tie: 1_000 },
  },
  {
    id: 'lab-baccarat-evening',
    engine: 'lab-baccarat',
    bn: 'সন্ধ্যার বাকারা',
    en: 'Evening Baccarat',
    pays: { player: 197, banker: 194, tie: 1_020 },
  },
] as const satisfies readonly BaccaratEntry[];
