import type { Entry } from './entry';

/** A field of `side` by `side` places, and the numbers of mines that a player may choose. */
export type MinesTable = { side: number; mines: readonly number[] };
export type MinesEntry = Entry & MinesTable;

export const MINEFIELDS = [
  { id: 'lab-mines', engine: 'lab-mines', bn: 'শাপলা মাইনস', en: 'Lily Mines', side: 5, mines: [1, 3, 5, 10] },
  { id: 'lab-mines-four', engine: 'lab-mines', bn: 'পুকুর মাইনস', en: 'Pond Mines', side: 4, mines: [1, 2, 4, 6] },
] as const satisfies readonly MinesEntry[];
