import type { GameQuery } from '../../../../../machines/play/game-browse/game-browse.machine';
import { GAME_TYPES, type GameType, LOTTERY_CATEGORIES } from '../../../../contract/play/game-kinds';

/** Scope of a lobby: a category, all games, the player's own, or one vendor's. */
export type Scope = GameType | 'all' | 'own' | 'vendor';

/**
 * Smallest bets and numbers of lines to choose from: slots begin at 0.10 to 1.00, tables at 10.00 and more. Assumed.
 */
export const SMALLEST_BETS = ['0.50', '1', '10', '50'];
export const LINES = ['10', '20', '40', '100'];

/** Category that the games of a lobby belong to, if it is one. */
export function categoryIn(scope: Scope, { type }: GameQuery): GameType | undefined {
  const named = scope === 'all' ? type : scope;
  return GAME_TYPES.find((gameType) => gameType === named);
}

/** Returns whether a filter's value is offered: links may contain others, which are not sent. */
export const isOneOf = (choices: readonly string[], named: string | undefined): boolean =>
  named !== undefined && choices.includes(named);

/** Lottery bets are counted in units, so a minimum bet does not apply. */
export const offersMinBetFilter = (gameType: GameType | undefined): boolean =>
  !LOTTERY_CATEGORIES.some((category) => category === gameType);
export const offersLinesFilter = (gameType: GameType | undefined): boolean => gameType === 'RNG';

/** Number of active filters by stake and lines; a vendor is named beside the games. */
export function activeFilters(scope: Scope, query: GameQuery): number {
  const gameType = categoryIn(scope, query);
  const filters = [
    offersMinBetFilter(gameType) && isOneOf(SMALLEST_BETS, query.minBet),
    offersLinesFilter(gameType) && isOneOf(LINES, query.minLineNum),
  ];
  return filters.filter(Boolean).length;
}
