import { readSelection, writeSelection } from './fields';
import type { Play } from './types';

/** What units a selection holds. */
export type Shape = Pick<Play, 'units' | 'expand' | 'peak'>;

type Rules = Pick<Play, 'code' | 'fields' | 'samples' | 'wins' | 'chances'> &
  Partial<Pick<Play, 'model' | 'grades' | 'dated' | 'fair' | 'narrow' | 'peak'>> & { shape: Shape };

/** A play from its rules: of prize groups, with one grade, unless they say otherwise. */
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

/** A field that is not there. */
export const NONE: readonly number[] = [];

/** The one grade of a play that has but one. */
export const won = (isWon: boolean): readonly string[] => (isWon ? ['win'] : []);

/** The plays by their codes. Throws where two have the same. */
export function byCode(plays: readonly Play[]): Readonly<Record<string, Play>> {
  const table = Object.fromEntries(plays.map((one) => [one.code, one]));
  if (Object.keys(table).length !== plays.length) throw new Error('Two plays of one code');
  return table;
}
