import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../module-context';
import { invalid } from '../ops/command';
import { gameMaintenance, games, vendors } from './tables';

type Kind = 'vendor' | 'game';

/**
 * Closes a vendor (its vassalage) or a game (its id) for maintenance, or opens it again; twice is once. What runs in it goes on: bets, wins and ends
 * of rounds do not ask. Refuses what is neither.
 */
export async function setGameMaintenance(tx: Tx, code: string, on: boolean): Promise<{ kind: Kind; code: string; on: boolean }> {
  const kind = await kindOf(tx, code);
  if (kind === null) throw invalid(`there is no vendor and no game ${code}`);
  const closed = and(eq(gameMaintenance.kind, kind), eq(gameMaintenance.code, code));
  if (on) await tx.insert(gameMaintenance).values({ kind, code, since: sql`app_now()` }).onConflictDoNothing();
  else await tx.delete(gameMaintenance).where(closed);
  return { kind, code, on };
}

/** Vendors are written in capitals, games are not: no code is both. */
async function kindOf(tx: Tx, code: string): Promise<Kind | null> {
  const [vendor] = await tx.select({ code: vendors.vassalage }).from(vendors).where(eq(vendors.vassalage, code));
  if (vendor) return 'vendor';
  const [game] = await tx.select({ code: games.gameId }).from(games).where(eq(games.gameId, code));
  return game ? 'game' : null;
}

/** What is under maintenance, since when. */
export const inMaintenance = (tx: Tx) => tx.select().from(gameMaintenance).orderBy(gameMaintenance.kind, gameMaintenance.code);
