import { type AnyDriver, counter, type Exploration, type Move, missing } from '../../src/atlas';

/** Returns whether the driver says that an outcome cannot be produced. */
export function isInfeasible({ kind, sample }: Move, driver: AnyDriver): boolean {
  const means = kind === 'outcome' ? driver.outcomes?.[sample?.of ?? '']?.[sample?.class ?? ''] : undefined;
  return typeof means === 'object' && 'cannot' in means;
}

/** Elements that only follow from infeasible outcomes, as `missing()` names them: no path can cover them. */
export function infeasible(flow: string, { declared, starts, edges }: Exploration, driver: AnyDriver): string[] {
  const { add, tally } = counter(flow, 'browser', declared);
  const possible = edges.filter(({ move }) => !isInfeasible(move, driver));
  const reached = new Set<number>();
  for (const { at, stepCoverages } of starts) {
    add(...stepCoverages);
    reached.add(at);
  }
  // A set's iteration includes items added to it meanwhile.
  for (const place of reached)
    for (const { from, to, stepCoverages } of possible)
      if (from === place) {
        add(...stepCoverages);
        reached.add(to);
      }
  return missing(tally());
}
