import { type Language, SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext, type Session } from '../../platform/context';
import { type Launchable, recommendedFor } from '../game/launchable';

/** A game under maintenance names others that can be opened (s8.message.game-maintenance). */
export async function mustBeOpen(
  ctx: ModuleContext,
  { gameId, maintenance }: Launchable,
  language: Language,
): Promise<void> {
  if (maintenance)
    throw new ApiError(503, 'game.maintenance', { value: { games: await recommendedFor(ctx, gameId, language) } });
}

/** The rejection of a game that nothing here runs; it names others that can be opened. */
export const unconnected = async (ctx: ModuleContext, { gameId }: Launchable, language: Language): Promise<ApiError> =>
  new ApiError(503, 'game.unconnected', { value: { games: await recommendedFor(ctx, gameId, language) } });

/** What bets from the wallet of the account are: a trial account's are points. */
export const walletMode = ({ type }: Session): 'real' | 'trial' => (type === SETTINGS.trialType ? 'trial' : 'real');
