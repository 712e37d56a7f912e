import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { GameDetail, Language } from '../../../contract';
import { publishedOdds } from '../../../contract/play/studio-odds';
import { samePlay, variancesOf } from '../../../lottery';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { readCatalogue } from '../game/catalogue';
import { othersLike } from '../game/launchable';
import { nameIn } from '../game/names';
import { gameById } from '../game/rows';
import { games, vendors } from '../game/tables';
import { detailView, type GameRow, gameView } from '../game/view';
import { studioOdds } from './tables';

type Figures = Pick<GameDetail, 'variance' | 'sameAs'>;

/** Returns the details of a game, with alternatives while it is under maintenance; rejects an unknown game. */
export async function detailOf(
  ctx: Pick<ModuleContext, 'db'>,
  gameId: string,
  language: Language,
): Promise<GameDetail> {
  const { db } = ctx;
  const catalogue = await readCatalogue(ctx);
  const row = await gameById(db, gameId);
  if (!row) throw new ApiError(404, 'game.unknown');
  const { maintenance } = gameView(row, catalogue, language);
  const recommended = maintenance ? await othersLike(db, row, catalogue, language) : [];
  return detailView(row, catalogue, language, { recommended, ...(await figuresOf(db, row, language)) });
}

/**
 * Returns the variance of a game, and the game from which it differs in its theme alone (`own.game-info.figures`,
 * `own.game-info.same`): as its studio publishes them, or calculated from the prices of its lottery.
 */
async function figuresOf(tx: Tx, row: GameRow, language: Language): Promise<Figures> {
  const { gameCode, playType } = row;
  const { variances, original } =
    gameCode === null || playType === null ? await published(tx, row) : await ofLottery(tx, gameCode, playType);
  return {
    variance: rangeOf(variances),
    sameAs: original && { gameId: original.gameId, gameName: nameIn(original, language) },
  };
}

type Found = { variances: readonly string[]; original: GameRow | null };

async function published(tx: Tx, { gameId, vassalage }: GameRow): Promise<Found> {
  const [found] = await tx
    .select({ odds: studioOdds.odds })
    .from(studioOdds)
    .innerJoin(vendors, eq(vendors.studio, studioOdds.studioId))
    .where(and(eq(vendors.vassalage, vassalage), eq(studioOdds.gameId, gameId)));
  if (!found) return { variances: [], original: null };
  const { tables, sameAs } = v.parse(publishedOdds, found.odds);
  const original = sameAs === null ? null : await gameById(tx, sameAs);
  return {
    variances: tables.flatMap(({ variance }) => variance ?? []),
    original: original?.vassalage === vassalage ? original : null,
  };
}

async function ofLottery(tx: Tx, gameCode: string, playType: string): Promise<Found> {
  const same = samePlay(gameCode, playType);
  const [original] = same
    ? await tx
        .select()
        .from(games)
        .where(and(eq(games.gameCode, same.lottery), eq(games.playType, same.play)))
    : [];
  return { variances: variancesOf(gameCode, playType), original: original ?? null };
}

/** Returns the lowest and the highest of some decimals. */
function rangeOf(variances: readonly string[]): Figures['variance'] {
  const [first, ...others] = variances;
  if (first === undefined) return null;
  return others.reduce(
    ({ least, most }, candidate) => ({
      least: Number(candidate) < Number(least) ? candidate : least,
      most: Number(candidate) > Number(most) ? candidate : most,
    }),
    { least: first, most: first },
  );
}
