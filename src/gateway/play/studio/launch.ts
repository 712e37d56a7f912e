import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language, Value } from '../../../contract';
import type { StudioMode } from '../../../contract/play/studio';
import { isTokenOf, member } from '../../identity';
import { type BlockJson, blockSchema, blockSql, rejectBlocked, rejectUsedUp } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext, type Session } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { readSite } from '../../platform/system/site';
import { gameForLaunch, type Launchable, notePlayed } from '../game/launchable';
import { addressOf } from './address';
import { mustBeOpen, unconnected, walletMode } from './can-open';
import type { Studio } from './keys';
import { isLotteryGame, launchLobby, launchLottery } from './launch-lottery';
import { makeLaunch } from './launches';
import { studios } from './tables';

type GameLaunchRequest = Input<'launchGame'> | Input<'launchGameByGet'>;
type ThirdParty = Extract<GameLaunchRequest, { launchMode: 'GLS' }>;

/**
 * Returns a game's address with a one-time token for it (s7.call.launch-game); a lottery and the lottery lobby are
 * pages of ours. Throws `game.unknown`, `lottery.unknown`, `game.maintenance` and `game.unconnected` (both with games
 * to play instead), `game.unavailable` or `limits.*`.
 */
export async function launchGame(
  ctx: ModuleContext,
  request: GameLaunchRequest,
  caller: Caller,
): Promise<Value<'launchGame'>> {
  const session = member(caller);
  if (request.launchMode === 'LOTT') return launchLobby(ctx, session, request);
  await mustBe(ctx, session, request);
  const { language, roomId = null } = request;
  const game = await gameOf(ctx, request);
  if (isLotteryGame(game)) return launchLottery(ctx, session, game, language);
  const studio = await studioOf(ctx, game, language);
  const mode = walletMode(session);
  if (mode === 'real') {
    rejectBlocked(await blockOf(ctx, session.accountId));
    await rejectUsedUp(ctx.db, session.accountId);
  }
  return openGame(ctx, caller, { game, studio, roomId, mode, path: game.gameUrl, language });
}

/**
 * Returns the address of a game's demo with a one-time token for it, for a visitor, too (`own.launch.visitor`). It
 * reaches no wallet (own.launch.demo); a lottery has none, since orders use the account's wallet. Throws
 * `game.unknown`, `game.noTrial`, `game.maintenance`, `game.unconnected` or `game.unavailable`.
 */
export async function launchDemo(
  ctx: ModuleContext,
  { gameId, language }: Input<'launchDemo'>,
  caller: Caller,
): Promise<Value<'launchDemo'>> {
  const game = await gameForLaunch(ctx.db, { gameId });
  if (!game) throw new ApiError(404, 'game.unknown');
  const { trialUrl: path } = game;
  if (isLotteryGame(game) || path === null) throw new ApiError(422, 'game.noTrial');
  const studio = await studioOf(ctx, game, language);
  return openGame(ctx, caller, { game, studio, roomId: null, mode: 'fun', path, language });
}

type Opening = {
  game: Launchable;
  studio: Studio;
  roomId: string | null;
  /** Mode of its bets. */
  mode: StudioMode;
  /** Path at the studio. */
  path: string;
  language: Language;
};

function openGame(
  ctx: ModuleContext,
  { session, country, origin }: Caller,
  { game, studio, roomId, mode, path, language }: Opening,
): Promise<Value<'launchGame'>> {
  const { gameId } = game;
  return transact(ctx, async (tx, within) => {
    const { launchId, token } = await makeLaunch(within, {
      studioId: studio.id,
      accountId: session?.accountId ?? null,
      loginId: session?.sessionId,
      gameId,
      roomId,
      mode,
      language,
      country,
      origin,
    });
    const { launchGameCDNs } = await readSite(tx);
    const address = addressOf(within, studio, { path, token, language, origin }, launchGameCDNs);
    if (address === null) throw new ApiError(503, 'game.unavailable');
    if (session) await notePlayed(tx, session.accountId, gameId);
    const content = { game_url: address, game_url2: null };
    return { content, launchId: session ? launchId : null, origin: new URL(address).origin, mode };
  });
}

/** Throws if the user name, or the token if present, does not belong to the caller. */
async function mustBe({ db }: ModuleContext, { userName, sessionId }: Session, request: ThirdParty): Promise<void> {
  if (request.username.toLowerCase() !== userName.toLowerCase())
    throw new ApiError(422, 'request.invalid', { value: { fields: ['username'] } });
  if ('token' in request && !(await isTokenOf(db, sessionId, request.token))) throw new ApiError(401, 'session.ended');
}

async function gameOf({ db }: ModuleContext, { gameId, roomId, vassalage, nodeId }: ThirdParty): Promise<Launchable> {
  const game = await (roomId ? gameForLaunch(db, { roomId }) : gameForLaunch(db, { gameId: gameId ?? '' }));
  const isIt =
    game &&
    game.accountTypeName === vassalage &&
    (gameId ?? game.gameId) === game.gameId &&
    (nodeId ?? game.nodeId) === game.nodeId;
  if (!isIt) throw new ApiError(404, 'game.unknown');
  return game;
}

/** Returns the studio that runs a game; throws with other games if none is connected. */
async function studioOf(ctx: ModuleContext, game: Launchable, language: Language): Promise<Studio> {
  const [studio] = game.studio === null ? [] : await ctx.db.select().from(studios).where(eq(studios.id, game.studio));
  await mustBeOpen(ctx, game, language);
  if (!studio) throw await unconnected(ctx, game, language);
  return studio;
}

const blockRow = v.object({ block: blockSchema });

async function blockOf({ db }: ModuleContext, accountId: string): Promise<BlockJson> {
  return (await queryRow(db, blockRow, sql`select ${blockSql(sql`${accountId}::uuid`)} as block`)).block;
}
