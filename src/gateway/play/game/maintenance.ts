import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { isLottery } from '../lottery/names';
import { gameMaintenance, games, vendors } from './tables';

type Kind = 'vendor' | 'game' | 'lottery';

/**
 * Closes a vendor (its vassalage), a game (its id) or a lottery (its code) for maintenance, or opens it again; twice is once. It takes no launch, bet or order
 * then; wins, rollbacks, ends of rounds and settlements go on. Returns null for a code that is none of them.
 */
export async function setGameMaintenance(
  tx: Tx,
  code: string,
  on: boolean,
): Promise<{ kind: Kind; code: string; on: boolean } | null> {
  const kind = await kindOf(tx, code);
  if (kind === null) return null;
  const closed = and(eq(gameMaintenance.kind, kind), eq(gameMaintenance.code, code));
  if (on) await tx.insert(gameMaintenance).values({ kind, code, since: sql`app_now()` }).onConflictDoNothing();
  else await tx.delete(gameMaintenance).where(closed);
  return { kind, code, on };
}

/** Vendors and lotteries are written in capitals, games are not; a vendor comes first. */
async function kindOf(tx: Tx, code: string): Promise<Kind | null> {
  const [vendor] = await tx.select({ code: vendors.vassalage }).from(vendors).where(eq(vendors.vassalage, code));
  if (vendor) return 'vendor';
  const [game] = await tx.select({ code: games.gameId }).from(games).where(eq(games.gameId, code));
  if (game) return 'game';
  return isLottery(code) ? 'lottery' : null;
}

/** What is under maintenance, since when. */
export const inMaintenance = (tx: Tx) =>
  tx.select().from(gameMaintenance).orderBy(gameMaintenance.kind, gameMaintenance.code);
