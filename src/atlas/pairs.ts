import type { Seen } from './follow';

/** The pairs of two groups of transitions, of which one was made right after the other. */
export const couple = (before: readonly string[], after: readonly string[]): string[] =>
  before.flatMap((one) => after.map((next) => `${one} > ${next}`));

const made = (seen: readonly Seen[]): string[][] => seen.map(({ transitions }) => transitions).filter(({ length }) => length > 0);

/** The transitions that a macrostep makes first; none where it makes none. */
export const firstOf = (seen: readonly Seen[]): string[] => made(seen)[0] ?? [];
/** The transitions that it makes last. */
export const lastOf = (seen: readonly Seen[]): string[] => made(seen).at(-1) ?? [];
