import { readSelection, writeSelection } from './fields';
import type { Play } from './types';

/** Units of a selection: how many there are, what they are, and how many can win together. */
export type Shape = Pick<Play, 'units' | 'expand' | 'peak'>;

type Rules = Pick<Play, 'code' | 'fields' | 'samples' | 'wins' | 'reads' | 'chances'> &
  Partial<Pick<Play, 'model' | 'grades' | 'dated' | 'fair' | 'narrow' | 'peak'>> & { shape: Shape };

/** Builds a play from its rules. Default: prize groups and a single grade. */
export function play({ shape, ...rules }: Rules): Play {
  return {
    model: 'group',
    grades: ['win'],
    narrow: (selection) => selection,
    ...shape,
    ...rules,
    parse: (written) => {
      const selection = readSelection(rules.fields, written);
      return selection && shape.units(selection) > 0 ? selection : null;
    },
    write: (selection) => writeSelection(rules.fields, selection),
  };
}

/** Default for a missing field. */
export const NONE: readonly number[] = [];

/** Grades of a play with a single grade. */
export const won = (isWon: boolean): readonly string[] => (isWon ? ['win'] : []);

/** Indexes plays by code. Throws on duplicates. */
export function byCode(plays: readonly Play[]): Readonly<Record<string, Play>> {
  const table = Object.fromEntries(plays.map((play) => [play.code, play]));
  if (Object.keys(table).length !== plays.length) throw new Error('Duplicate code of a play');
  return table;
}
