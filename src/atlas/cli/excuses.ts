import { missing, type Tally } from '..';

/** Accepted gaps, by chart and id (as `missing()` returns it), each with its reason. */
export type Excuses = Record<string, Record<string, string>>;

/** Returns the gaps of a tally without an accepted reason. */
export const unexcused = (tally: Tally, excuses: Excuses): string[] =>
  missing(tally).filter((id) => !excuses[tally.flow]?.[id]);
