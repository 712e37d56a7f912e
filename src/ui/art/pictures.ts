import { landscape } from './landscape';
import { tileSheet } from './tiles';

/** Woven files of `assets/art`, by name without extension; `vitest run tests/portal/ui/art.test.ts -u` writes them. */
export const pictures = (): Record<string, string> => ({
  tiles: tileSheet(),
  river: landscape(false),
  'river-night': landscape(true),
});
