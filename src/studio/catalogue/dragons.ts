import type { Entry } from './entry';

/** Packs that are shuffled together for each round, and payouts in hundredths of a chip. */
export type DragonTable = { packs: number; winPays: number; tiePays: number };
type DragonEntry = Entry & DragonTable;

export const DRAGONS = [
  {
    id: 'lab-dragon',
    engine: 'lab-dragon',
    bn: 'ড্রাগন আর বাঘ',
    en: 'Dragon and Tiger',
    packs: 8,
    winPays: 195,
    tiePays: 1_300,
  },
  {
    id: 'lab-dragon-one',
    engine: 'lab-dragon',
    bn: 'এক প্যাকেট ড্রাগন',
    en: 'Single Pack Dragon',
    packs: 1,
    winPays: 195,
    tiePays: 1_600,
  },
] as const satisfies readonly DragonEntry[];
