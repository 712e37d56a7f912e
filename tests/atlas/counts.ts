import { type AnySamples, counter, DIMENSIONS, type Exploration, missing, type Tally } from '../../src/atlas';

/** Builds samples from event names. */
export const events = (...types: string[]): AnySamples => ({
  events: Object.fromEntries(types.map((type) => [type, { plain: {} }])),
  outcomes: {},
});

/**
 * Formats the coverage of an exploration as `covered/declared` for states, transitions, guard sides, outcomes and
 * delays.
 */
export function counts(exploration: Exploration): string {
  const { declared, covered } = tallyOf(exploration);
  return DIMENSIONS.map((dimension) => `${covered[dimension].length}/${declared[dimension].length}`).join(' ');
}

export const uncovered = (exploration: Exploration): string[] => missing(tallyOf(exploration));

export function tallyOf({ declared, starts, edges }: Exploration): Tally {
  const { add, tally } = counter('hard', 'explored', declared);
  for (const { stepCoverages } of [...starts, ...edges]) add(...stepCoverages);
  return tally();
}
