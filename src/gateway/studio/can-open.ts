import { type Language, SETTINGS } from '../../contract';
import { readCatalogue } from '../game/catalogue';
import { type Launchable, recommendedFor } from '../game/launchable';
import { firstGames } from '../game/rows';
import { gameView, isClosed } from '../game/view';
import { ApiError, type ModuleContext, type Session } from '../module-context';

/** A game under maintenance names others that can be opened (s8.message.game-maintenance). */
export async function mustBeOpen(ctx: ModuleContext, { gameId, maintenance }: Launchable, language: Language): Promise<void> {
  if (maintenance) throw new ApiError(503, 'game.maintenance', { value: { games: await recommendedFor(ctx, gameId, language) } });
}

/** The rejection of a game that nothing here runs; it names others that can be played. */
export const unconnected = async (ctx: ModuleContext, language: Language): Promise<ApiError> =>
  new ApiError(503, 'game.unconnected', { value: { games: await connected(ctx, language) } });

/** The first games of vendors whose studio is connected, without those under maintenance. */
async function connected(ctx: ModuleContext, language: Language) {
  const all = await readCatalogue(ctx);
  const there = [...all.vendors.values()].filter(({ studio }) => studio !== null);
  const rows = await firstGames(
    ctx.db,
    there.map(({ vassalage }) => vassalage),
  );
  const open = rows.filter((row) => !isClosed(row, all.closed));
  return open.slice(0, SETTINGS.games.recommended).map((row) => gameView(row, all, language));
}

/** What bets from the wallet of the account are: a trial account's are points. */
export const walletMode = ({ type }: Session): 'real' | 'trial' => (type === SETTINGS.trialType ? 'trial' : 'real');
