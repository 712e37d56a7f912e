import { landscape } from './landscape';
import { tiles } from './tiles';

/** Every woven file of `assets/art`, by name without extension. `vitest run tests/portal/art.test.ts -u` writes them anew. */
export const pictures = (): Record<string, string> => ({
  ...tiles(),
  river: landscape(false),
  'river-night': landscape(true),
});
