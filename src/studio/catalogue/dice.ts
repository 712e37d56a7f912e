import type { Entry } from './entry';

/** Sides of the die, and the lowest and the highest number that a player may choose. */
export type DiceTable = { sides: number; targets: readonly [lowest: number, highest: number] };
export type DiceEntry = Entry & DiceTable;

export const DICE = [
  { id: 'lab-dice', engine: 'lab-dice', bn: 'ময়দানের পাশা', en: 'Maidan Dice', sides: 100, targets: [2, 95] },
  { id: 'lab-dice-six', engine: 'lab-dice', bn: 'এক পাশা', en: 'Single Die', sides: 6, targets: [1, 5] },
] as const satisfies readonly DiceEntry[];
