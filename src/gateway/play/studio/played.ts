import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { gameForLaunch } from '../game/launchable';
import { studioLaunches, studioRounds, studioSessions } from './tables';

/** Maximum number of rounds listed. */
const MAX_ROUNDS = 20;
const isOpen = and(isNull(studioRounds.endedAt), gt(studioRounds.bets, 0));

/** Returns the time and result of a player's open game. Throws `game.unknown`. */
export async function sessionOf(
  { db }: ModuleContext,
  accountId: string,
  { launchId }: Input<'gameSession'>,
): Promise<Value<'gameSession'>> {
  const [launch] = await db
    .select()
    .from(studioLaunches)
    .where(and(eq(studioLaunches.id, launchId), eq(studioLaunches.accountId, accountId)));
  if (!launch) throw new ApiError(404, 'game.unknown');
  const [sums] = await db
    .select({
      staked: sql<string>`coalesce(sum(${studioRounds.staked}), 0)::text`,
      won: sql<string>`coalesce(sum(${studioRounds.won}), 0)::text`,
      open: sql<boolean>`coalesce(bool_or(${isOpen}), false)`,
    })
    .from(studioRounds)
    .innerJoin(studioSessions, eq(studioSessions.id, studioRounds.sessionId))
    .where(eq(studioSessions.launchId, launchId));
  const staked = BigInt(sums?.staked ?? 0);
  const won = BigInt(sums?.won ?? 0);
  return {
    startedAt: launch.createdAt.getTime(),
    staked: toWire(staked),
    won: toWire(won),
    net: toWire(won - staked),
    roundOpen: sums?.open ?? false,
  };
}

/** Lists a player's unfinished rounds, the newest first; they can be resumed. */
export async function unfinishedOf({ db }: ModuleContext, accountId: string): Promise<Value<'unfinishedRounds'>> {
  const rows = await db
    .select()
    .from(studioRounds)
    .where(and(eq(studioRounds.accountId, accountId), isOpen))
    .orderBy(desc(studioRounds.openedAt))
    .limit(MAX_ROUNDS);
  const rounds = rows.map(async ({ roundId, gameId, openedAt, staked, won }) => ({
    roundId,
    vassalage: (gameId && (await gameForLaunch(db, { gameId }))?.accountTypeName) || null,
    gameId: gameId ?? '',
    openedAt: openedAt.getTime(),
    staked: toWire(staked),
    won: toWire(won),
  }));
  return { rounds: await Promise.all(rounds) };
}
