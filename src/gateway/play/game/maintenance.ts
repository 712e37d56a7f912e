import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { isLottery } from '../lottery/names';
import { gameMaintenance, games, vendors } from './tables';

type Kind = 'vendor' | 'game' | 'lottery';

/**
 * Closes a vendor (vassalage), a game (id) or a lottery (code) for maintenance, or reopens it; idempotent. Launches,
 * bets and orders are rejected meanwhile; wins, rollbacks, round ends and settlements continue. Returns null for an
 * unknown code.
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

/** Vendors and lotteries are in capitals, games are not; a vendor takes precedence. */
async function kindOf(tx: Tx, code: string): Promise<Kind | null> {
  const [vendor] = await tx.select({ code: vendors.vassalage }).from(vendors).where(eq(vendors.vassalage, code));
  if (vendor) return 'vendor';
  const [game] = await tx.select({ code: games.gameId }).from(games).where(eq(games.gameId, code));
  if (game) return 'game';
  return isLottery(code) ? 'lottery' : null;
}

/** Returns everything under maintenance, with the start. */
export const inMaintenance = (tx: Tx) =>
  tx.select().from(gameMaintenance).orderBy(gameMaintenance.kind, gameMaintenance.code);
