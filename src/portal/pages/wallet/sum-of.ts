import { unitsOf, wireOf } from '../../browser/amounts';

/** Sums of the wire, none below nothing, added up. */
export const sumOf = (sums: readonly string[]): string => wireOf(sums.reduce((all, sum) => all + unitsOf(sum), 0n));
