import { fixturesIn, scoreText } from '../frame/fixture-label';
import { sportOf } from '../games/fixtures/sports';
import type { VisiblePart } from '../games/game';
import { inBoth, type Label } from './labels';

/** Returns the final scores of a matchday for the portal's record; null for other games. */
export const scoreLabel = (game: string, result: VisiblePart): Label | null =>
  sportOf(game) &&
  inBoth((texts) =>
    fixturesIn(result)
      .map((fixture) => scoreText(texts, fixture))
      .join('; '),
  );
