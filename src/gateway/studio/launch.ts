import { eq, sql } from 'drizzle-orm';
import { type Language, SETTINGS, type Value } from '../../contract';
import type { StudioMode } from '../../contract/studio';
import { readCatalogue } from '../game/catalogue';
import { gameForLaunch, type Launchable, notePlayed, recommendedFor } from '../game/launchable';
import { firstGames } from '../game/rows';
import { gameView } from '../game/view';
import { blockSql, refuseBlocked, type ToldBlock } from '../limits/blocks';
import { ApiError, type Caller, type Input, type ModuleContext, type Session } from '../module-context';
import { askOne } from '../platform/ask';
import { transact } from '../platform/transact';
import { isTokenOf, member } from '../session/service';
import { readSite } from '../system/site';
import { addressOf } from './address';
import type { Studio } from './keys';
import { makeLaunch } from './launches';
import { studios } from './tables';

type Asked = Input<'launchGame'> | Input<'launchGameByGet'>;
type ThirdParty = Extract<Asked, { launchMode: 'GLS' }>;
type Lobby = Extract<Asked, { launchMode: 'LOTT' }>;

/**
 * s7.call.launch-game: a game's address with a one-time token for it; the lottery's lobby is a page of ours. Refuses with `game.unknown`,
 * `game.maintenance` and `game.unconnected` (both with games to play instead), `game.unavailable`, `game.noTrial` or `limits.*`.
 */
export async function launchGame(ctx: ModuleContext, asked: Asked, caller: Caller): Promise<Value<'launchGame'>> {
  const session = member(caller);
  if (asked.launchMode === 'LOTT') return lobbyOf(asked);
  await mustBe(ctx, session, asked);
  const game = await gameOf(ctx, asked);
  const studio = await studioOf(ctx, game, asked.language);
  const mode = modeOf(session, game, asked);
  if (mode === 'real') refuseBlocked(await blockOf(ctx, session.accountId));
  const { country, origin } = caller;
  return transact(ctx, async (tx, within) => {
    const { gameId } = game;
    const { accountId, sessionId: loginId } = session;
    const opened = { studioId: studio.id, accountId, loginId, gameId, roomId: asked.roomId ?? null, mode, country, origin };
    const { launchId, token } = await makeLaunch(within, { ...opened, language: asked.language });
    const path = mode === 'fun' ? (game.trialUrl ?? game.gameUrl) : game.gameUrl;
    const { launchGameCDNs } = await readSite(tx);
    const address = addressOf(ctx, studio, { path, token, language: asked.language, origin }, launchGameCDNs);
    if (address === null) throw new ApiError(503, 'game.unavailable');
    await notePlayed(tx, accountId, gameId);
    return { content: { game_url: address, game_url2: null }, launchId, origin: new URL(address).origin, mode };
  });
}

/** What is said of who plays must be so: the name, and the token where it was said. */
async function mustBe({ db }: ModuleContext, { userName, sessionId }: Session, asked: ThirdParty): Promise<void> {
  if (asked.username.toLowerCase() !== userName.toLowerCase())
    throw new ApiError(422, 'request.invalid', { value: { fields: ['username'] } });
  if ('token' in asked && !(await isTokenOf(db, sessionId, asked.token))) throw new ApiError(401, 'session.ended');
}

async function gameOf({ db }: ModuleContext, { gameId, roomId, vassalage, nodeId }: ThirdParty): Promise<Launchable> {
  const game = await (roomId ? gameForLaunch(db, { roomId }) : gameForLaunch(db, { gameId: gameId ?? '' }));
  const isIt =
    game && game.accountTypeName === vassalage && (gameId ?? game.gameId) === game.gameId && (nodeId ?? game.nodeId) === game.nodeId;
  if (!isIt) throw new ApiError(404, 'game.unknown');
  return game;
}

/** Who runs it; a game that cannot be opened names others that can (s8.message.game-maintenance). */
async function studioOf(ctx: ModuleContext, game: Launchable, language: Language): Promise<Studio> {
  const [studio] = game.studio === null ? [] : await ctx.db.select().from(studios).where(eq(studios.id, game.studio));
  if (game.maintenance || studio?.open === false)
    throw new ApiError(503, 'game.maintenance', { value: { games: await recommendedFor(ctx, game.gameId, language) } });
  if (!studio) throw new ApiError(503, 'game.unconnected', { value: { games: await connected(ctx, language) } });
  return studio;
}

/** The first games of vendors whose studio is there. */
async function connected(ctx: ModuleContext, language: Language) {
  const all = await readCatalogue(ctx);
  const there = [...all.vendors.values()].filter(({ studio }) => studio !== null);
  const rows = await firstGames(
    ctx.db,
    there.map(({ vassalage }) => vassalage),
  );
  return rows.slice(0, SETTINGS.games.recommended).map((row) => gameView(row, all, language));
}

function modeOf({ type }: Session, { trialUrl }: Launchable, { trial }: ThirdParty): StudioMode {
  if (trial && trialUrl === null) throw new ApiError(422, 'game.noTrial');
  if (trial) return 'fun';
  return type === SETTINGS.trialType ? 'trial' : 'real';
}

async function blockOf({ db }: ModuleContext, accountId: string): Promise<ToldBlock> {
  return (await askOne<{ block: ToldBlock }>(db, sql`select ${blockSql(sql`${accountId}::uuid`)} as block`)).block;
}

/** s3.lottery-launch.payload: what was asked for, as an address of ours. */
function lobbyOf({ lottoArea, prizeMode, gameCode, view, device, backUrl, language }: Lobby): Value<'launchGame'> {
  const query = new URLSearchParams({ view, prizeMode, lottoArea, device, backUrl, language, ...(gameCode && { gameCode }) });
  return { content: { game_url: `/vnlottery?${query}`, game_url2: null }, launchId: null, origin: null, mode: 'real' };
}
