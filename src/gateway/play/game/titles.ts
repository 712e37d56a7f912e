import { eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../contract';
import type { Tx } from '../../platform/context';
import { nameIn } from './names';
import { games, vendors } from './tables';

export type Title = { gameName: string; vendorName: string };

/** Returns names of games and their vendors by game id; leaves out ids that the catalogue lacks. */
export async function titlesOf(tx: Tx, gameIds: readonly string[], language: Language): Promise<Map<string, Title>> {
  if (gameIds.length === 0) return new Map();
  const named = { nameBn: games.nameBn, nameEn: games.nameEn };
  const rows = await tx
    .select({ gameId: games.gameId, game: named, vendor: { nameBn: vendors.nameBn, nameEn: vendors.nameEn } })
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(inArray(games.gameId, [...new Set(gameIds)]));
  return new Map(
    rows.map(({ gameId, game, vendor }) => [
      gameId,
      { gameName: nameIn(game, language), vendorName: nameIn(vendor, language) },
    ]),
  );
}
