import type { Draw } from './game';

/**
 * Returns the first `count` of `of` shuffled numbers from 0 (Fisher and Yates). Draws below `of`, `of` - 1 …, `count`
 * times.
 */
export function shuffled(draw: Draw, of: number, count: number): number[] {
  const all = Array.from({ length: of }, (_, number) => number);
  return Array.from({ length: count }, (_, drawnCount) => {
    const at = drawnCount + draw(of - drawnCount);
    const here = all[drawnCount] ?? 0;
    const there = all[at] ?? 0;
    all[at] = here;
    return there;
  });
}
