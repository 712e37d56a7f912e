import type { Seen } from './declared';

/** The pairs of two groups of transitions, of which one was made right after the other. */
export const couple = (before: readonly string[], after: readonly string[]): string[] =>
  before.flatMap((one) => after.map((next) => `${one} > ${next}`));

const made = (seen: readonly Seen[]): string[][] =>
  seen.map(({ transitions }) => transitions).filter(({ length }) => length > 0);

/** The transitions that a macrostep makes first; none where it makes none. */
export const firstOf = (seen: readonly Seen[]): string[] => made(seen)[0] ?? [];
/** The transitions that it makes last. */
export const lastOf = (seen: readonly Seen[]): string[] => made(seen).at(-1) ?? [];

type Walked = { seen: readonly Seen[]; steps: readonly { seen: readonly Seen[] }[] };

/** All that a walk saw, with the pairs that its steps make with one another. */
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
