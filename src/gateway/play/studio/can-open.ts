import { type Language, SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext, type Session } from '../../platform/context';
import { type Launchable, recommendedFor } from '../game/launchable';

/** Throws if a game is under maintenance, with other games that can be opened (s8.message.game-maintenance). */
export async function mustBeOpen(
  ctx: ModuleContext,
  { gameId, maintenance }: Launchable,
  language: Language,
): Promise<void> {
  if (maintenance)
    throw new ApiError(503, 'game.maintenance', { value: { games: await recommendedFor(ctx, gameId, language) } });
}

/** Returns the error for a game that no connected studio runs, with other games that can be opened. */
export const unconnected = async (ctx: ModuleContext, { gameId }: Launchable, language: Language): Promise<ApiError> =>
  new ApiError(503, 'game.unconnected', { value: { games: await recommendedFor(ctx, gameId, language) } });

/** Returns the mode of bets from the account's wallet: a trial account's is play money. */
export const walletMode = ({ type }: Session): 'real' | 'trial' => (type === SETTINGS.trialType ? 'trial' : 'real');
