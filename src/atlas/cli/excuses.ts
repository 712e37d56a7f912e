import { missing, type Tally } from '..';

/** What need not be covered, by chart and in the words of `missing()`, each with its reason. */
export type Excuses = Record<string, Record<string, string>>;

/** What a tally does not cover, and no reason is given for. */
export const unexcused = (tally: Tally, excuses: Excuses): string[] =>
  missing(tally).filter((id) => !excuses[tally.flow]?.[id]);
