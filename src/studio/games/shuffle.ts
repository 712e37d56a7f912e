import type { Draw } from './game';

/**
 * Returns the first `count` of `of` shuffled numbers from 0 (Fisher and Yates). Draws below `of`, `of` - 1 …, `count`
 * times.
 */
export function shuffled(draw: Draw, of: number, count: number): number[] {
  const all = Array.from({ length: of }, (_, number) => number);
  return Array.from({ length: count }, (_, drawnCount) => {
    const at = drawnCount + draw(of - drawnCount);
    const [here = 0, there = 0] = [all[drawnCount], all[at]];
    all[at] = here;
    return there;
  });
}
