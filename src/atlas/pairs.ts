import type { Seen } from './declared';

/** Returns the pairs of two groups of transitions, the second taken right after the first. */
export const couple = (before: readonly string[], after: readonly string[]): string[] =>
  before.flatMap((previous) => after.map((next) => `${previous} > ${next}`));

const made = (seen: readonly Seen[]): string[][] =>
  seen.map(({ transitions }) => transitions).filter(({ length }) => length > 0);

/** Returns the transitions that a macrostep takes first, if any. */
export const firstOf = (seen: readonly Seen[]): string[] => made(seen)[0] ?? [];
/** Returns the transitions that a macrostep takes last, if any. */
export const lastOf = (seen: readonly Seen[]): string[] => made(seen).at(-1) ?? [];

type Walked = { seen: readonly Seen[]; steps: readonly { seen: readonly Seen[] }[] };

/** Returns the coverage of a path, including the pairs across its steps. */
export function walked({ seen, steps }: Walked): Seen[] {
  const groups = [seen, ...steps.map((step) => step.seen)];
  let last: string[] = [];
  const crossing = groups.flatMap((group) => {
    const pairs = couple(last, firstOf(group));
    last = made(group).at(-1) ?? last;
    return pairs;
  });
  return [...groups.flat(), { states: [], transitions: [], guardSides: [], outcomes: [], delays: [], pairs: crossing }];
}
