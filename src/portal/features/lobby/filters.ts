import type { GameQuery } from '../../../../machines/game-browse/game-browse.machine';
import { GAME_TYPES, type GameType, LOTTERY_CATEGORIES } from '../../../contract/game-kinds';

/** Which games: those of a category, all, the player's own, or those of the vendor that it is opened with. */
export type Scope = GameType | 'all' | 'own' | 'vendor';

/** Smallest bets (whole units) and numbers of lines to choose from. Assumed. */
export const SMALLEST_BETS = ['5', '10', '50', '100'];
export const LINES = ['10', '20', '40', '100'];

/** Category that the games of a lobby belong to, if it is one. */
export function categoryIn(scope: Scope, { type }: GameQuery): GameType | undefined {
  const named = scope === 'all' ? type : scope;
  return GAME_TYPES.find((one) => one === named);
}

/** Bets on our lotteries are by units, so that a smallest bet tells nothing of them. */
export const hasSmallestBet = (gameType: GameType | undefined): boolean => !LOTTERY_CATEGORIES.some((one) => one === gameType);
export const hasLines = (gameType: GameType | undefined): boolean => gameType === 'RNG';
